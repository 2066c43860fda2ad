import { afterAll, expect, test } from 'vitest';
import { startPrinter } from '../../../adapters/workers/pdf-printer.ts';
import type { Document } from '../../../documents/document.ts';
import { pageCount } from './library-files.server.ts';

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

test('is what the printed file has', async () => {
  for (const count of [1, 3]) expect(pageCount(await printer.print(chapters(count)))).toBe(count);
});

test('is not known of anything else', () => {
  expect(pageCount(new Uint8Array(Buffer.from('PK /Type /Catalog /Count 7')))).toBeNull();
});
