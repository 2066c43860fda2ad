import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFileStore } from './file-store.server.ts';

const folder = join(await mkdtemp(join(tmpdir(), 'files-')), 'documents');
afterAll(() => rm(folder, { recursive: true, force: true }));

const store = openFileStore(folder);
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const first = { slug: 'toys', key: 'a1', format: 'pdf' };

test('reads back a file, and null for an unknown one', async () => {
  expect(await store.read(first)).toBeNull();
  await store.write(first, bytes('one'));
  expect(await openFileStore(folder).read(first)).toEqual(bytes('one'));
  expect(await store.read({ ...first, key: 'b2' })).toBeNull();
});

test('replaces older files of the same slug only', async () => {
  await store.write({ ...first, slug: 'toys-2024' }, bytes('neighbour'));
  await store.write({ ...first, key: 'b2' }, bytes('two'));
  expect((await readdir(folder)).toSorted()).toEqual(['toys-2024.a1.pdf', 'toys.b2.pdf']);
});

test('leaves alone what another process is still writing', async () => {
  await writeFile(join(folder, 'toys.c3.pdf.77.unfinished'), 'half');
  await store.write({ ...first, key: 'd4' }, bytes('four'));
  expect((await readdir(folder)).filter((name) => name.startsWith('toys.')).toSorted()).toEqual([
    'toys.c3.pdf.77.unfinished',
    'toys.d4.pdf',
  ]);
});

test('an unreadable folder is an error, not a missing file', async () => {
  const file = join(folder, 'toys.d4.pdf');
  await expect(openFileStore(file).read(first)).rejects.toThrow('ENOTDIR');
});
