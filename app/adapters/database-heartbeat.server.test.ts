import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { startHeartbeat } from './database-heartbeat.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('one refused connection beside one that works changes nothing', async () => {
  const { accepted, url } = await startProxy((number) => number === 2);
  const onChange = vi.fn<(isAnswering: boolean) => void>();
  const heartbeat = startHeartbeat({ databaseUrl: url, onChange, ...quickButPatient });
  onTestFinished(heartbeat.stop);
  await eventually(() => expect(accepted()).toBeGreaterThan(3));
  expect(onChange).not.toHaveBeenCalled();
});

test('a server that takes no new connections is noticed, and so is that it does again', async () => {
  let isFull = false;
  const { url } = await startProxy(() => isFull);
  const onChange = vi.fn<(isAnswering: boolean) => void>();
  const heartbeat = startHeartbeat({ databaseUrl: url, onChange, ...quickButPatient });
  onTestFinished(heartbeat.stop);
  isFull = true;
  await eventually(() => expect(onChange.mock.calls).toEqual([[false]]));
  isFull = false;
  await eventually(() => expect(onChange.mock.calls).toEqual([[false], [true]]));
});

test('a late answer is no alarm while the server answers other queries', async () => {
  let isSilent = false;
  let isBusyElsewhere = true;
  let ticks = 0;
  const { url, accepted } = await startProxy(
    () => false,
    () => isSilent,
  );
  const onChange = vi.fn<(isAnswering: boolean) => void>();
  let answered = 0;
  const answers = () => {
    ticks += 1;
    return isBusyElsewhere ? (answered += 1) : answered;
  };
  const heartbeat = startHeartbeat({ databaseUrl: url, onChange, answers, tickMs: 10 });
  onTestFinished(heartbeat.stop);
  await eventually(() => expect(accepted()).toBeGreaterThan(0));
  isSilent = true;
  const later = ticks + 200;
  await eventually(() => expect(ticks).toBeGreaterThan(later));
  expect(onChange).not.toHaveBeenCalled();
  isBusyElsewhere = false;
  await eventually(() => expect(onChange.mock.calls).toEqual([[false]]));
});

/** On a busy machine an answer may take longer than four such ticks. */
const quickButPatient = { tickMs: 10, mostMissedTicks: 1_000 };

/** Stands before the database. It hangs up on the connections that it is told to refuse, and can keep answers back. */
async function startProxy(isRefused: (number: number) => boolean, isSilent = () => false) {
  const { host, port, user = 'postgres', database: name } = new Client({ connectionString: database.url });
  let accepted = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    accepted += 1;
    sockets.add(client);
    client.on('error', () => {});
    if (isRefused(accepted)) return void client.destroy();
    const real = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    real.on('error', () => client.destroy());
    client.pipe(real);
    real.on('data', (bytes) => isSilent() || client.write(bytes)).on('end', () => client.end());
  });
  const folder = temporaryFolder('proxy');
  await new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `postgres://${encodeURIComponent(user)}@/${name}?host=${encodeURIComponent(folder)}&port=5432`;
  return { accepted: () => accepted, url };
}
