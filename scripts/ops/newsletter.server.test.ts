import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { newsletterLink } from '../../app/newsletter/newsletter-link.server.ts';
import { createTestDatabase } from '../../test/database.ts';
import { testSecret } from '../../test/test-secret.ts';

test('subscribers are exported with links that the site knows as its own, or not at all', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await database.pool.query(
    `insert into subscriber (email_hash, email, state, confirmed_at)
     values ('a', 'kim@company.example', 'confirmed', '2026-11-16T12:00:00Z')`,
  );
  const run = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, ['scripts/ops.ts', 'newsletter', 'export'], {
      env: { PATH: process.env['PATH'], DATABASE_URL: database.url, ...env },
    });
  const links = { secret: testSecret, siteUrl: 'https://www.marketquay.example' };
  await expect(run({ SITE_URL: links.siteUrl })).rejects.toMatchObject({
    code: 1,
    stderr: 'Set SESSION_SECRET as the site has it.\n',
  });
  await expect(run({ SESSION_SECRET: links.secret })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Set SITE_URL as the site has it'),
  });
  const { stdout } = await run({ SITE_URL: links.siteUrl, SESSION_SECRET: links.secret });
  expect(stdout.trimEnd().split('\n')).toEqual([
    'email,confirmed,unsubscribe',
    `kim@company.example,2026-11-16T12:00:00.000Z,${newsletterLink(links, 'unsubscribe', 1)}`,
  ]);
});
