import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileContent } from './compile-content.server.ts';

const paper = 'whitepapers/global-ecommerce-2025.md';
const lists = ['authors.yml', 'topics.yml', 'faq.yml', 'report-terms.yml', 'german.yml', 'webinars.yml'];
const files = [...lists, paper];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  for (const file of files) await cp(join('content', file), join(folder, file));
});
afterAll(() => rm(folder, { recursive: true }));

async function faultsAfter(name: string, change: (text: string) => string) {
  const file = join(folder, name);
  const text = await readFile(file, 'utf8');
  await writeFile(file, change(text));
  const { faults } = await compileContent(folder);
  await writeFile(file, text);
  return faults.map(({ file: where, what }) => `${where.slice(folder.length + 1)}: ${what}`);
}

test('compiles the content', async () => {
  const { content, faults } = await compileContent(folder);
  expect(faults).toEqual([]);
  expect(content.german?.metrics['market-size']).toBe('Marktgröße');
});

test('reports missing and unknown fields of a whitepaper', async () => {
  const faults = await faultsAfter(paper, (text) => {
    const head = ['title: A paper with too little', 'published: 2026-03-01', 'features: []', 'mood: glad'];
    return text.replace(/^---\n[\s\S]*?\n---/, ['---', ...head, '---'].join('\n'));
  });
  const fields = faults.map((fault) => fault.split(': ')[1]);
  expect(fields).toEqual(expect.arrayContaining(['features', 'paragraphs', 'slides', 'head']));
});

test('reports images without alt text, image files and HTML', async () => {
  const more = '\n\n![](chart:series/market/de/all/market-size)\n\n![A cat](cat.png)\n\n<b>Loud</b>\n';
  expect(await faultsAfter(paper, (text) => text + more)).toEqual([
    `${paper}: image "chart:series/market/de/all/market-size" has no alt text`,
    `${paper}: image "cat.png" is not a chart`,
    expect.stringContaining('is not supported'),
    expect.stringContaining('is not supported'),
  ]);
});

test('reports missing translations and translations of unknown terms', async () => {
  const faults = await faultsAfter('german.yml', (text) =>
    text
      .replace('  market-size: Marktgröße\n', '')
      .replace('  toys: Spielwaren\n', '  cars: Autos\n')
      .replace('seit {year}', 'seither'),
  );
  expect(faults).toEqual([
    'german.yml: metrics.market-size: is not translated',
    'german.yml: categories.toys: is not translated',
    expect.stringMatching(/^german\.yml: categories: .*"cars"/),
    expect.stringMatching(/^german\.yml: phrases\.since: /),
  ]);
});
