import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { runProgram } from '../../test/run-program.ts';
import { opsProgram } from '../ops.ts';

test('searches without a hit are listed with their day and count, newest and most frequent first', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await database.pool.query(
    `insert into search_miss values ('2026-11-14', 'shein', 9), ('2026-11-15', 'temu', 1), ('2026-11-15', 'wish', 12)`,
  );
  expect(await runProgram(opsProgram, ['search', '--misses'], { DATABASE_URL: database.url })).toMatchObject({
    code: 0,
    output: '2026-11-15     12  wish\n2026-11-15      1  temu\n2026-11-14      9  shein\n',
    errors: '3 queries\n',
  });
});
