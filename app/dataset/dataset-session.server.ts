import { Client } from 'pg';

/** A separate connection, because these commands need session locks and temporary tables. */
export async function withConnection<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl });
  // A lost connection also fails the query in flight, which reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Only one process changes the versions at a time; another one waits, or gets null. */
export async function withDatasetLock<Result>(
  client: Client,
  { wait }: { wait: boolean },
  work: () => Promise<Result>,
): Promise<Result | null> {
  if (!(await takeLock(client, wait))) return null;
  // A killed command releases its lock at once, even during a long statement.
  await client.query(`set client_connection_check_interval = '1s'`).catch(ignoreWhereUnknown);
  try {
    return await work();
  } finally {
    await client.query(`select pg_advisory_unlock(${lockKey})`).catch(() => {});
  }
}

const lockKey = `hashtext('marketquay data set')`;

async function takeLock(client: Client, wait: boolean): Promise<boolean> {
  if (wait) {
    await client.query(`select pg_advisory_lock(${lockKey})`);
    return true;
  }
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lockKey}) as taken`);
  return rows[0]!.taken;
}

// Systems that cannot watch a connection refuse the value.
function ignoreWhereUnknown(error: { code?: string }) {
  if (error.code !== '22023') throw error;
}
