import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCsv } from './read-csv.server.ts';

test('a large file comes in parts, with a byte-order mark or without', async () => {
  const lines = Array.from({ length: 60_000 }, (_, index) => `${index},"Größe\n${index}"`);
  for (const mark of ['', '\uFEFF']) {
    const parts = await Array.fromAsync(readCsv(fileOf(`${mark}${lines.join('\n')}\n`)));
    expect(parts.length).toBeGreaterThan(3);
    const records = parts.flatMap((part) => (part.kind === 'records' ? part.records : []));
    expect(records).toHaveLength(60_000);
    expect(records[0]).toEqual({ line: 1, cells: ['0', 'Größe\n0'] });
    expect(records.at(-1)).toEqual({ line: 119_999, cells: ['59999', 'Größe\n59999'] });
  }
});

test('bytes that are no UTF-8 are a fault with its line', async () => {
  const latin1 = Buffer.from('a,b\nc,d\nGr\u00F6\u00DFe,e\n', 'latin1');
  expect(await Array.fromAsync(readCsv(fileOf(latin1)))).toEqual([
    { kind: 'fault', line: 3, sentence: 'This is not UTF-8 text.' },
  ]);
});

test('an open quote does not bring the whole file into memory', async () => {
  const parts = await Array.fromAsync(readCsv(fileOf(`a\n"${'b\n'.repeat(2_000_000)}`)));
  expect(parts.at(-1)).toEqual({
    kind: 'fault',
    line: 2,
    sentence: expect.stringContaining('longer than a million'),
  });
  expect(parts.length).toBeLessThan(8);
});

function fileOf(content: string | Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'marketquay-csv-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'file.csv');
  writeFileSync(file, content);
  return file;
}
