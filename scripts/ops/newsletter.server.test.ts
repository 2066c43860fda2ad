import { expect, onTestFinished, test } from 'vitest';
import { newsletterLink } from '../../app/newsletter/subscriptions.server.ts';
import { createTestDatabase } from '../../test/database.ts';
import { runProgram } from '../../test/run-program.ts';
import { testSecret } from '../../test/test-secret.ts';
import { opsProgram } from '../ops.ts';

test('subscribers are exported with links that the site knows as its own, or not at all', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await database.pool.query(
    `insert into subscriber (email_hash, email, state, confirmed_at)
     values ('a', 'kim@company.example', 'confirmed', '2026-11-16T12:00:00Z')`,
  );
  const run = (settings: Record<string, string>) =>
    runProgram(opsProgram, ['newsletter', 'export'], { DATABASE_URL: database.url, ...settings });
  const links = { secret: testSecret, siteUrl: 'https://www.marketquay.example' };
  expect(await run({ SITE_URL: links.siteUrl })).toMatchObject({
    code: 1,
    errors: 'Set SESSION_SECRET to the value of the site.\n',
  });
  expect(await run({ SESSION_SECRET: links.secret })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Set SITE_URL to the value of the site'),
  });
  const { output } = await run({ SITE_URL: links.siteUrl, SESSION_SECRET: links.secret });
  expect(output.trimEnd().split('\n')).toEqual([
    'email,confirmed,unsubscribe',
    `kim@company.example,2026-11-16T12:00:00.000Z,${newsletterLink(links, 'unsubscribe', 1)}`,
  ]);
});
