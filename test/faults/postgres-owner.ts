/**
 * Owns the Postgres of a data folder and writes numbers to it until it is killed.
 * It prints how many it found at its start, then each number after its commit.
 */
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../app/adapters/embedded-postgres.ts';

const server = await start();
const client = new Client({ connectionString: server.url });
await client.connect();
await client.query('create table if not exists entry (number integer primary key)');
const found = await count();
console.log(found);
for (let number = found + 1; ; number += 1) {
  await client.query('insert into entry values ($1)', [number]);
  console.log(number);
}

function start() {
  return startEmbeddedPostgres({ dataDir: process.argv[2]!, say: () => {} }).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

async function count(): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::integer as count from entry');
  return rows[0]!.count;
}
