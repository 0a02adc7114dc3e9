import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';

/** An nginx with HTTPS in front of one of our servers, configured as in `deploy/nginx/`. */
export interface Nginx {
  /** Public address of the server behind it. */
  readonly url: string;
  /** The same host without TLS; null if another server handles that. */
  readonly plainUrl: string | null;
  /** The self-signed certificate. */
  readonly certificate: string;
  close(): void;
}

const DEPLOY = new URL('../../deploy/nginx/', import.meta.url);

/** Deployment form: a host name of its own, or a path of another server. */
export type Site = 'lusoria' | 'lusoria-path';

/**
 * Starts the machine's nginx with the files of `deploy/nginx/`, changing only names, ports and paths.
 *
 * @param upstream port of the server behind it
 * @throws if nginx or openssl is missing, or with nginx's errors in the files
 */
export async function openNginx(site: Site, upstream: number): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-nginx-'));
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  const [port, plain] = [await freePort(), await freePort()];
  const certificate = certify(folder);
  const read = (name: string): string =>
    readFileSync(new URL(`${name}.conf`, DEPLOY), 'utf8')
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${upstream}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll('https://$host$', `https://$host:${port}$`)
      .replaceAll('cards.example.org;', 'localhost;')
      .replaceAll(/\/etc\/letsencrypt\/\S+\//g, `${folder}/`)
      .replaceAll('/etc/nginx/snippets/', `${folder}/`);
  writeFileSync(join(folder, 'lusoria-proxy.conf'), read('lusoria-proxy'));
  const around = `server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${folder}/fullchain.pem; ssl_certificate_key ${folder}/privkey.pem;
    ${read(site)} }`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; events {}
    http { access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${site === 'lusoria' ? read(site) : around}
    }`,
  );
  // It listens by the time this returns.
  run('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', config]);
  return {
    url: `https://localhost:${port}${site === 'lusoria' ? '' : '/cards'}`,
    plainUrl: site === 'lusoria' ? `http://localhost:${plain}` : null,
    certificate,
    close() {
      run('nginx', ['-p', folder, '-c', config, '-s', 'quit']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function certify(folder: string): string {
  const certificate = join(folder, 'fullchain.pem');
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const name = '-subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', certificate];
  run('openssl', [...kind.split(' '), ...name.split(' '), ...files]);
  return certificate;
}

function run(program: string, args: readonly string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
}
