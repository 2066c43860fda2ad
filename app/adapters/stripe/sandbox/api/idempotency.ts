import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { World } from '../world.ts';
import { ApiError } from './api-error.ts';

const answerTable = pgTable('sandbox_payment_answer', {
  key: text('idempotency_key').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  body: jsonb('body').$type<object>(),
});

type Asked = { key: string | undefined; path: string; body: string };

/**
 * Answers a repeat as the first time, and refuses another request under the same key. In one transaction with the
 * work: a repeat that comes too early waits for the first to end, and after a failure nothing is remembered.
 */
export async function answerOnce(
  { db }: World,
  { key, path, body }: Asked,
  work: () => Promise<object>,
): Promise<object> {
  if (!key) return work();
  const fingerprint = createHash('sha256').update(`${path}\n${body}`).digest('hex');
  const isFirst = await db.insert(answerTable).values({ key, fingerprint }).onConflictDoNothing().returning();
  if (isFirst.length === 0) {
    const [known] = await db.select().from(answerTable).where(eq(answerTable.key, key));
    if (known?.fingerprint === fingerprint) return known.body!;
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new ApiError(400, message, { type: 'idempotency_error' });
  }
  const answer = await work();
  await db.update(answerTable).set({ body: answer }).where(eq(answerTable.key, key));
  return answer;
}
