import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadDemonstration } from '../app/dataset/load-demonstration.server.ts';
import { sampleDataset } from '../test/samples/sample-dataset.ts';
import { createTestDatabase } from '../test/database.ts';
import { runProgram } from '../test/run-program.ts';
import { dataProgram } from './data.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeEach(async () => {
  database = await createTestDatabase();
  return database.drop;
});

test('import, export, versions, rollback and verify, from the command line', async () => {
  const folder = newFolder();
  expect(await run('versions')).toMatchObject({ code: 0, output: 'There is no data yet.\n' });
  expect(await run('export', folder)).toMatchObject({ code: 0 });
  appendFileSync(join(folder, 'edition.csv'), 'Mine,2025,2026-01-31,2026-07-31,false\n');
  expect(await run('import', folder)).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^reading \d+ %\n[^]*Version 1 is published. It has 1 row.\n0 figures masked; .*\n$/,
    ),
  });
  expect(await run('versions')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/ 1 .* 1 row .*published .*Mine\n$/),
  });
  expect(await run('verify')).toMatchObject({
    code: 0,
    output: expect.stringContaining('right  Categories add up'),
  });
  expect(await run('rollback', '7')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('There is no version 7.'),
  });

  appendFileSync(join(folder, 'locked-regions.csv'), 'xyz\n');
  expect(await run('import', folder)).toMatchObject({
    code: 1,
    errors:
      'locked-regions.csv, line 2, column region: "xyz" is not a known region code such as deu.\nNothing was changed.\n',
  });
});

test('prints its usage on request and after a wrong call', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, output: expect.stringContaining('rollback <id>') });
  for (const words of [[], ['import'], ['rollback', 'x'], ['versions', 'all'], ['frobnicate']])
    expect(await run(...words)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('npm run data -- <command>'),
    });
});

test(
  'killed half-way, an import leaves the version before, and the next one works',
  { tags: ['exhaustive'] },
  async () => {
    await loadDemonstration(
      database.url,
      () => sampleDataset('before'),
      () => {},
    );
    const folder = newFolder();
    await run('export', folder);

    // Places are written last, so an import that waits for them has written everything else.
    const { pool } = database;
    const blocker = await pool.connect();
    await blocker.query('begin; lock table ranking_place in share mode');
    const child = spawn(process.execPath, ['scripts/data.ts', 'import', folder], {
      env: { PATH: process.env.PATH, DATABASE_URL: database.url },
      stdio: 'ignore',
    });
    const isHalfWay = async () =>
      (await pool.query(`select from pg_locks where relation = 'ranking_place'::regclass and not granted`))
        .rowCount === 1;
    while (!(await isHalfWay())) await sleep(20);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await blocker.query('rollback');
    blocker.release();

    const states = await pool.query('select state, is_current from dataset order by id');
    expect(states.rows).toEqual([
      { state: 'ready', is_current: true },
      { state: 'loading', is_current: false },
    ]);
    const again = newFolder();
    await run('export', again);
    expect(readFileSync(join(again, 'ranking-places.csv'))).toEqual(
      readFileSync(join(folder, 'ranking-places.csv')),
    );

    // The database needs a moment to notice that its client is gone.
    for (let tries = 0; (await run('import', folder)).code !== 0; tries += 1) {
      expect(tries).toBeLessThan(10);
      await sleep(300);
    }
    const { rows } = await pool.query('select state, is_current from dataset order by id');
    expect(rows).toEqual([
      { state: 'ready', is_current: false },
      { state: 'ready', is_current: true },
    ]);
  },
);

const run = (...words: string[]) => runProgram(dataProgram, words, { DATABASE_URL: database.url });

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'marketquay-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
