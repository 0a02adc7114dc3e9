import { keepCompiledCode } from './compile-cache.ts';

keepCompiledCode(process.env);
// A closed pipe (`| head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
const [{ lusoria }, { terminal }] = await Promise.all([
  import('./lusoria.ts'),
  import('@lusoria/cli-kit/terminal.ts'),
]);
process.exitCode = await lusoria(process.argv.slice(2), { environment: process.env, terminal });
