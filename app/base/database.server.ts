import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Also the type of a transaction: inside one, pass that on. */
export type Database = Omit<NodePgDatabase, '$client'>;

export class DatabaseAway extends Error {
  constructor(options?: ErrorOptions) {
    super('The database cannot be reached.', options);
  }
}

export function isDatabaseAway(error: unknown): boolean {
  return someCause(
    error,
    (e) => e instanceof DatabaseAway || awayCodes.test(codeOf(e)) || awayMessages.test(e.message),
  );
}

export function isDiskFull(error: unknown): boolean {
  return someCause(error, (e) => codeOf(e) === '53100');
}

/** No answer in time: the query may or may not have taken effect. */
export function isReadTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Socket errors, and Postgres' classes 08 (connection), 53 (out of resources) and 57 (cancelled, shutting down). */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|53\w{3}|57014|57P0\d)$/;

const awayMessages =
  /^(Connection terminated|timeout e(xceeded when trying to connect|xpired)|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

function someCause(error: unknown, holds: (error: Error) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (holds(error) || someCause(error.cause, holds)) return true;
  return error instanceof AggregateError && error.errors.some((each) => someCause(each, holds));
}
