import { lusoria } from './lusoria.ts';
import { terminal } from '@lusoria/cli-kit/terminal.ts';

// A closed pipe (`| head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await lusoria(process.argv.slice(2), { environment: process.env, terminal });
