import pino from 'pino';
import { expect, test, vi } from 'vitest';
import type { Document } from './document.ts';
import { createPrintOnce } from './print-once.server.ts';

const bytes = new Uint8Array([1, 2, 3]);
const silent = pino({ level: 'silent' });

function memoryStore() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const nameOf = ({ slug, key }: { slug: string; key: string }) => `${slug} ${key}`;
  return {
    files,
    read: async (name: { slug: string; key: string }) => files.get(nameOf(name)) ?? null,
    write: async (name: { slug: string; key: string }, file: Uint8Array<ArrayBuffer>) =>
      void files.set(nameOf(name), file),
  };
}

const document: Document = {
  language: 'en',
  title: 'Terms',
  description: 'What holds.',
  date: '2026-11-15',
  cover: null,
  running: 'Terms',
  footer: 'The company',
  blocks: [{ kind: 'paragraph', words: ['Everything holds.'] }],
};

test('prints a document once, however often it is requested', async () => {
  const print = vi.fn(async () => bytes);
  const store = memoryStore();
  const printOnce = createPrintOnce(print, store, silent);
  const asked = await Promise.all([printOnce('terms', document), printOnce('terms', document)]);
  expect(asked).toEqual([bytes, bytes]);
  expect(await createPrintOnce(print, store, silent)('terms', document)).toEqual(bytes);
  expect(print).toHaveBeenCalledTimes(1);
});

test('prints a document again when its content changes', async () => {
  const print = vi.fn(async () => bytes);
  const printOnce = createPrintOnce(print, memoryStore(), silent);
  await printOnce('terms', document);
  await printOnce('terms', { ...document, date: '2030-01-01' });
  expect(print).toHaveBeenCalledTimes(2);
});

test('serves a file that cannot be stored', async () => {
  const store = { ...memoryStore(), write: () => Promise.reject(new Error('no space left')) };
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  expect(await createPrintOnce(async () => bytes, store, log)('terms', document)).toEqual(bytes);
  expect(lines.join()).toContain('no space left');
});

test('prints again after a failure', async () => {
  const print = vi.fn(async () => bytes).mockRejectedValueOnce(new Error('out of paper'));
  const printOnce = createPrintOnce(print, memoryStore(), silent);
  await expect(printOnce('terms', document)).rejects.toThrow('out of paper');
  expect(await printOnce('terms', document)).toEqual(bytes);
});
