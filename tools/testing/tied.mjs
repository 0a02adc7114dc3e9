// Preloaded by programs that tests start (`node --import`, with an IPC channel): a program ends when whoever started it
// has ended, however that was.
process.on('disconnect', () => process.exit(1));
// The channel alone keeps no program running.
process.channel?.unref();
