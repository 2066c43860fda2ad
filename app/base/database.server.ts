import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The database as features see it. Inside a transaction pass the transaction on: it has the same type. */
export type Database = Omit<NodePgDatabase, '$client'>;

/** True when an error means that the database cannot be reached, not that a query was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = 'code' in e ? String(e.code) : '';
    if (connectionCodes.test(code) || connectionMessages.test(e.message)) return true;
    if (e instanceof AggregateError && e.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** Socket errors, and Postgres' classes 08 (connection), 53300 (too many connections), 57P (shutdown, starting). */
const connectionCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\w{3}|53300|57P0[123])$/;
const connectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;
