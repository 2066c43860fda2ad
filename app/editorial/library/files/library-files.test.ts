import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleWhitepaper } from '../../../../test/samples/sample-content.ts';
import { sampleLibraryData } from '../../../../test/samples/sample-library.ts';
import { openFileStore } from './file-store.server.ts';
import { createLibraryFiles } from './library-files.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'library-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const papers = ['one', 'two', 'three'].map((slug) => sampleWhitepaper({ slug, format: 'xlsx' }));
const one = papers[0]!;

function setUp({ broken = new Set<string>(), store = openFileStore(folder) } = {}) {
  const lines: { level: number; msg: string }[] = [];
  const made: string[] = [];
  const state = { data: sampleLibraryData(), broken };
  const files = createLibraryFiles({
    papers,
    store,
    data: () => state.data,
    async make({ slug }, { edition }) {
      made.push(slug);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (state.broken.has(slug)) throw new Error('out of ink');
      return new Uint8Array(Buffer.from(`${slug} ${edition.version}`));
    },
    log: pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[0]) }),
    breathMs: 0,
  });
  const textOf = async (paper = one) => Buffer.from(await files.get(paper)).toString();
  return { files, made, lines, state, textOf };
}

const newEdition = () => {
  const { edition } = sampleLibraryData();
  return sampleLibraryData({ edition: { ...edition, version: 'Next (8)' } });
};

describe('a file', () => {
  test('is made once for all who ask at the same time, and kept for those who come later', async () => {
    const { made, textOf, files } = setUp();
    expect(files.facts(one)).toBeNull();
    const answers = await Promise.all([textOf(), textOf(), textOf()]);
    expect(new Set(answers)).toEqual(new Set(['one Demonstration data set 2025 (7)']));
    await textOf();
    expect(made).toEqual(['one']);
    expect(files.facts(one)).toEqual({ bytes: 35, pages: null });

    const afterRestart = setUp();
    await afterRestart.textOf();
    expect(afterRestart.made).toEqual([]);
  });

  test('is made anew for new data or a new text, and takes the place of the old one', async () => {
    const { state, made, textOf, files } = setUp();
    await textOf();
    state.data = newEdition();
    expect(files.facts(one)).toBeNull();
    expect(await textOf()).toBe('one Next (8)');
    await textOf({ ...one, title: 'Another title' });
    expect(made).toEqual(['one', 'one', 'one']);
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('that fails is tried again when it is asked for', async () => {
    const { state, textOf, lines } = setUp({ broken: new Set(['one']) });
    await expect(textOf()).rejects.toThrow('out of ink');
    expect(lines.map(({ msg }) => msg)).toEqual(['whitepaper file could not be built']);
    state.broken.clear();
    expect(await textOf()).toMatch(/^one/);
  });

  test('is handed out even where it cannot be kept', async () => {
    const full = { read: async () => null, write: () => Promise.reject(new Error('The disk is full.')) };
    const { textOf, lines, made } = setUp({ store: full });
    expect(await textOf()).toMatch(/^one/);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'built 1 of 3: one.xlsx, 0 kB',
      'whitepaper file could not be saved',
    ]);
    await textOf();
    expect(made).toEqual(['one', 'one']);
  });
});

describe('behind everything else', () => {
  test('what is missing is made one by one, and told', async () => {
    const { files, made, lines, textOf } = setUp({ broken: new Set(['two']) });
    files.begin();
    await Promise.all([textOf(), until(() => made.length === 3 && files.facts(papers[2]!) !== null)]);
    await files.stop();
    expect(made).toEqual(['one', 'two', 'three']);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'built 1 of 3: one.xlsx, 0 kB',
      'whitepaper file could not be built',
      'built 2 of 3: three.xlsx, 0 kB',
    ]);
  });

  test('new data makes all of them anew, but only where it was begun', async () => {
    const idle = setUp();
    idle.files.refresh();
    await idle.files.stop();
    expect(idle.made).toEqual([]);

    const { files, made, state } = setUp();
    files.begin();
    await until(() => files.facts(papers[2]!) !== null);
    state.data = newEdition();
    files.refresh();
    await until(() => files.facts(papers[2]!) !== null);
    await files.stop();
    expect(made).toEqual(['one', 'two', 'three', 'one', 'two', 'three']);
  });

  test('it stops when it is told to, without complaint', async () => {
    const { files, made, lines } = setUp({ broken: new Set(['one', 'two', 'three']) });
    files.begin();
    await until(() => made.length === 1);
    await files.stop();
    expect([made, lines]).toEqual([['one'], []]);
  });
});

async function until(isTrue: () => boolean) {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 2));
}
