import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { findRunningPostgres } from '../../../app/adapters/embedded-postgres.ts';

type Rows = <Row extends QueryResultRow>(sql: string) => Promise<Row[]>;

/** Waits until nothing is left to do, but not for ever, and reads what is there then. */
export async function readAftermath<Found>(
  dataDir: string,
  { undone, patienceMs }: { undone: string; patienceMs: number },
  read: (rows: Rows) => Promise<Found>,
): Promise<Found> {
  const client = new Client({ connectionString: (await findRunningPostgres(dataDir))! });
  await client.connect();
  const rows: Rows = async <Row extends QueryResultRow>(sql: string) => (await client.query<Row>(sql)).rows;
  try {
    const deadline = Date.now() + patienceMs;
    while ((await rows(undone)).length > 0 && Date.now() < deadline) await sleep(200);
    return await read(rows);
  } finally {
    await client.end();
  }
}
