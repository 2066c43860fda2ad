import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Null where it is not installed. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file)) ?? null;
}

/** nginx with the configuration of the deployment kit: only ports and folders are other ones. */
export async function startNginx(program: string, port: number, upstreams: readonly [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), 'marketquay-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, mainContext(folder, siteConfiguration(port, upstreams)));
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await sleep(20);
  }
  return { stop };
}

/** Chosen by the system, all at once so that no two are the same. The proxy has to know them beforehand. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  return ports;
}

function siteConfiguration(port: number, [first, second]: readonly [number, number]): string {
  const written = readFileSync('deploy/nginx.conf', 'utf8');
  const changes: [string, string][] = [
    ['127.0.0.1:3001', `127.0.0.1:${first}`],
    ['127.0.0.1:3002', `127.0.0.1:${second}`],
    ['listen 80;', `listen 127.0.0.1:${port};`],
  ];
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}".`);
    return text.replaceAll(from, to);
  }, written);
}

function mainContext(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${site}
    }`;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
