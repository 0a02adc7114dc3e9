// Preloaded by programs that tests start (`node --import`, with an IPC channel): a program exits when its parent has
// exited, for whatever reason.
process.on('disconnect', () => process.exit(1));
// The channel alone does not keep a program running.
process.channel?.unref();
