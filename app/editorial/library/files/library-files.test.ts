import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleWhitepaper } from '../../../../test/samples/sample-content.ts';
import { sampleLibraryData } from '../../../../test/samples/sample-library.ts';
import { startPrinter } from '../../../adapters/workers/workers.ts';
import type { Document } from '../../../documents/document.ts';
import { openFileStore } from '../../../documents/file-store.server.ts';
import { createLibraryFiles, pageCount } from './library-files.server.ts';

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
  test('is built once for concurrent requests, and kept for later ones', async () => {
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

  test('is built again for new data or a new text, and replaces the old one', async () => {
    const { state, made, textOf, files } = setUp();
    await textOf();
    state.data = newEdition();
    expect(files.facts(one)).toBeNull();
    expect(await textOf()).toBe('one Next (8)');
    await textOf({ ...one, title: 'Another title' });
    expect(made).toEqual(['one', 'one', 'one']);
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('is retried on request after a failure', async () => {
    const { state, textOf, lines } = setUp({ broken: new Set(['one']) });
    await expect(textOf()).rejects.toThrow('out of ink');
    expect(lines.map(({ msg }) => msg)).toEqual(['whitepaper file could not be built']);
    state.broken.clear();
    expect(await textOf()).toMatch(/^one/);
  });

  test('is served even if it cannot be saved', async () => {
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

describe('in the background', () => {
  test('builds missing files one by one and logs them', async () => {
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

  test('builds all files again for new data, but only once begun', async () => {
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

  test('stops without logging errors', async () => {
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

const printer = startPrinter();
afterAll(printer.stop);

const chapters = (count: number): Document => ({
  language: 'en',
  title: 'Parcels',
  description: 'About parcels.',
  date: '2026-03-01',
  cover: null,
  running: 'Parcels',
  footer: 'Marketquay',
  blocks: Array.from({ length: count }, (_, at) => [
    { kind: 'heading' as const, level: 1 as const, text: `Chapter ${at + 1}` },
    { kind: 'paragraph' as const, words: ['Some words.'] },
  ]).flat(),
});

test('reads the page count of a printed PDF', async () => {
  for (const count of [1, 3]) expect(pageCount(await printer.print(chapters(count)))).toBe(count);
});

test('has no page count for other files', () => {
  expect(pageCount(new Uint8Array(Buffer.from('PK /Type /Catalog /Count 7')))).toBeNull();
});
