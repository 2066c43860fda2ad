import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../test/read-pdf.ts';
import type { Document, DocumentBlock, Picture, Words } from '../../documents/document.ts';
import { sampleDocument } from '../../../test/samples/sample-document.ts';
import { drawStandalone } from '../../charts/draw-chart.server.tsx';
import { sampleCharts } from '../../charts/sample-charts.ts';
import { startPrinter } from './workers.ts';

const printer = startPrinter();
afterAll(printer.stop);

const picture: Picture = {
  svg: '<svg viewBox="0 0 400 200"><rect width="50%" height="200" fill="#0f6b72"/><text x="210" y="100">Half &amp; half</text></svg>',
  width: 400,
  height: 200,
  label: 'One half',
};
const plain = (blocks: DocumentBlock[]): Document => ({
  ...sampleDocument('en', picture),
  cover: null,
  blocks,
});
const print = async (document: Document) => readPdf(await printer.print(document));

describe.each(['en', 'de'] as const)('a document with a block of every kind, in %s', (language) => {
  const document = sampleDocument(language, picture);
  let source: string;
  let pages: string[];
  beforeAll(async () => {
    ({ source, pages } = await print(document));
  });

  test('is a PDF that says what it is, in which language, and whence', () => {
    expect(source).toMatch(/^%PDF-1\.7\n/);
    expect(source).toContain(`/Lang (${language})`);
    expect(source).toContain(asWritten(document.title));
    expect(source).toContain(asWritten(document.description));
    expect(source).toContain('(D:20260331000000Z)');
  });

  test('prints every word of it', () => {
    const printed = wordsOf(pages.join(' '));
    expect(everyText(document).filter((text) => !printed.includes(wordsOf(text)))).toEqual([]);
    expect(printed).toContain('Half&half');
  });

  test('has a cover, and a head, a foot and a number on every other page', () => {
    expect(pages).toHaveLength(4);
    expect(wordsOf(pages[0]!)).toContain(wordsOf(document.cover!.kicker));
    for (const [at, page] of pages.slice(1).entries()) {
      const lines = page.trim().split('\n');
      expect(lines.slice(0, 2)).toEqual(['Marketquay', document.running]);
      expect(lines.slice(-2)).toEqual([document.footer, `${at + 2} / 4`]);
    }
  });

  test('names the page of each heading, in the contents and in the outline', () => {
    const lines = pages[1]!.trim().split('\n').slice(3, -2);
    const listed = Object.fromEntries(
      lines.flatMap((line, at) => (at % 2 ? [] : [[line, Number(lines[at + 1])]])),
    );
    const headings = document.blocks.flatMap(headingsIn).filter(({ level }) => level < 3);
    expect(Object.keys(listed)).toEqual(headings.map(({ text }) => text));
    for (const { text } of headings) {
      expect(pages[listed[text]! - 1]).toContain(text);
      expect(source).toContain(`/Title ${asWritten(text)}`);
    }
  });
});

describe('a printed document', () => {
  const document = sampleDocument('de', picture);

  test(
    'is the same whenever it is printed, and another one for another text',
    { tags: ['exhaustive'] },
    async () => {
      const [one, other, again] = await Promise.all(
        [document, { ...document, running: 'Anders' }, document].map(printer.print),
      );
      expect(Buffer.from(one!).equals(again!)).toBe(true);
      expect(Buffer.from(one!).equals(other!)).toBe(false);
    },
  );

  test('is the same whatever was printed before', { tags: ['exhaustive'] }, async () => {
    const fresh = startPrinter();
    const [colon, point] = ['A: b', 'No. 1'].map((title) => ({ ...plain([]), title }));
    const first = await fresh.print(colon!);
    const second = await fresh.print(point!);
    await fresh.stop();
    expect(readPdf(first).pages[0]).toContain('A: b');
    expect(readPdf(second).pages[0]).toContain('No. 1');
    expect(Buffer.from(await printer.print(point!)).equals(second)).toBe(true);
  });

  test('has links that lead somewhere', async () => {
    const { source } = await print(document);
    expect(source).toContain('/URI (https://marketquay.example/markets)');
    const words = [{ text: 'Here', href: '/markets' }];
    await expect(printer.print(plain([{ kind: 'paragraph', words }]))).rejects.toThrow(
      '/markets leads nowhere',
    );
  });

  test('without a cover has its title on the first page', async () => {
    const { pages } = await print(plain([{ kind: 'heading', level: 1, text: 'First chapter' }]));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/Harbours of trade.*First chapter/s);
  });
});

test('every chart can be printed, and its words are text', { tags: ['exhaustive'] }, async () => {
  const text = { title: 'The message', subtitle: 'Subtitle', source: 'Source: example', note: 'A note.' };
  const pictures = sampleCharts.map(({ name, chart }) => ({ ...drawStandalone(chart, text), label: name }));
  const { pages } = await print(plain(pictures.map((drawn) => ({ kind: 'picture', picture: drawn }))));
  const printed = wordsOf(pages.join(''));
  const words = pictures.flatMap(({ svg }) =>
    [...svg.matchAll(/<text[^>]*>([^<]+)/g)].map(([, line]) => line!),
  );
  expect(words.length).toBeGreaterThan(200);
  expect(words.filter((line) => !printed.includes(wordsOf(unescaped(line))))).toEqual([]);
});

describe('where a page ends', () => {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `w${from + at}.`).join(' ');

  test('nothing is lost, and no heading stands alone', { tags: ['exhaustive'] }, async () => {
    const blocks = Array.from({ length: 40 }, (_, at): DocumentBlock[] => [
      { kind: 'heading', level: at % 3 ? 3 : 2, text: `Heading ${at}` },
      { kind: 'paragraph', words: [words(at * 1000, 20 + ((at * 37) % 90))] },
      { kind: 'list', ordered: false, items: [[words(at * 1000 + 300, 1 + ((at * 13) % 40))]] },
    ]).flat();
    const { pages } = await print(plain(blocks));
    const expected = blocks
      .flatMap((block) => (block.kind === 'heading' ? [] : textsOf(block)))
      .join(' ')
      .split(' ');
    expect(pages.join(' ').match(/w\d+\./g)).toEqual(expected);
    expect(pages.length).toBeGreaterThan(6);
    for (const page of pages) expect(page.trim().split('\n').at(-3)).not.toContain('Heading');
  });

  const columns = [
    { title: 'Retailer', align: 'start' as const, share: 3 },
    { title: 'Revenue', align: 'end' as const, share: 1 },
  ];
  const tableOf = (count: number): DocumentBlock => {
    const rows = Array.from({ length: count }, (_, at) => [[`Shop ${at}.`], [`${at}`]]);
    return { kind: 'table', columns, rows, note: 'The note.' };
  };
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at): DocumentBlock => ({ kind: 'paragraph', words: [`Line ${at}.`] }));

  /** Chapters of all lengths between these; each begins a page. */
  const chaptersOf = (least: number, most: number, fill: (count: number) => DocumentBlock[]) =>
    Array.from({ length: most - least + 1 }, (_, at): DocumentBlock[] => [
      { kind: 'heading', level: 1, text: `Chapter ${at}` },
      ...fill(least + at),
    ]).flat();

  test('a table goes on under its head, row by row', async () => {
    const { pages } = await print(plain([tableOf(80)]));
    expect(pages).toHaveLength(3);
    for (const page of pages) expect(page.match(/Retailer\nRevenue\nShop/g)).toHaveLength(1);
    expect(pages.join('').match(/Shop \d+\./g)).toEqual(Array.from({ length: 80 }, (_, at) => `Shop ${at}.`));
  });

  test('no row stands alone, nor does the note', { tags: ['exhaustive'] }, async () => {
    const { pages } = await print(plain(chaptersOf(24, 34, (count) => [tableOf(count)])));
    for (const page of pages) expect(page.match(/Shop/g)?.length).toBeGreaterThan(1);
  });

  test('what belongs together stays together', async () => {
    const kept: DocumentBlock = { kind: 'paragraph', words: ['Kept.'] };
    const parted = await print(plain([...lines(20), kept, { kind: 'picture', picture }]));
    expect(parted.pages[0]).toContain('Kept.');
    const blocks: DocumentBlock[] = [kept, { kind: 'picture', picture }];
    const { pages } = await print(plain([...lines(20), { kind: 'together', blocks }]));
    expect(pages[0]).not.toContain('Kept.');
    expect(pages[1]).toMatch(/Kept\..*Half & half/s);
  });

  test('a page is never begun for one line', { tags: ['exhaustive'] }, async () => {
    const { pages } = await print(plain(chaptersOf(22, 32, lines)));
    for (const page of pages) expect(page.match(/Line/g)?.length).toBeGreaterThan(1);
  });
});

describe('when something goes wrong', () => {
  const drawn = (svg: string): Document => plain([{ kind: 'picture', picture: { ...picture, svg } }]);

  test.each([
    ['a broken drawing', drawn('<svg><rect</svg>'), 'The SVG cannot be read'],
    [
      'a drawing that would lose something',
      drawn('<svg><filter></filter></svg>'),
      '<filter> cannot be printed',
    ],
    [
      'a group that is higher than a page',
      plain([{ kind: 'together', blocks: Array.from({ length: 5 }, () => ({ kind: 'picture', picture })) }]),
      'exceeds available height',
    ],
  ])('%s is refused, and the next document is printed', async (_, document, reason) => {
    const refused = printer.print(document);
    const next = print(plain([{ kind: 'paragraph', words: ['Next.'] }]));
    await expect(refused).rejects.toThrow(reason);
    expect((await next).pages[0]).toContain('Next.');
  });

  test('what takes too long is given up, and the next one gets a new thread', async () => {
    const hasty = startPrinter({ timeout: 1 });
    await expect(hasty.print(plain([]))).rejects.toThrow('printer took longer than 1 ms');
    await expect(hasty.print(plain([]))).rejects.toThrow('printer took longer than 1 ms');
    await hasty.stop();
  });

  test('what still waits when it is stopped is refused', async () => {
    const stopping = startPrinter();
    const waiting = Promise.allSettled([stopping.print(plain([])), stopping.print(plain([]))]);
    await stopping.stop();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

/** Lines and runs are parted anywhere, so spaces do not count. */
function wordsOf(text: string) {
  return text.replaceAll(/\s/g, '');
}

function unescaped(markup: string) {
  return markup.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** Text in the catalogue of a PDF. */
function asWritten(text: string) {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text})`;
  return `(${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1')})`;
}

function everyText({ cover, running, footer, blocks }: Document): string[] {
  return [
    cover!.kicker,
    cover!.title,
    cover!.subtitle,
    cover!.imprint,
    running,
    footer,
    ...blocks.flatMap(textsOf),
  ];
}

function textsOf(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'contents':
      return [block.title];
    case 'paragraph':
    case 'quote':
      return [textOf(block.words)];
    case 'lines':
      return block.lines.map(textOf);
    case 'list':
      return block.items.map(textOf);
    case 'table':
      return [...block.columns.map(({ title }) => title), ...block.rows.flat().map(textOf), block.note ?? ''];
    case 'facts':
      return block.facts.flatMap(({ name, words }) => [name, textOf(words)]);
    case 'picture':
      return [];
    case 'together':
      return block.blocks.flatMap(textsOf);
  }
}

function textOf(words: Words) {
  return words.map((word) => (typeof word === 'string' ? word : word.text)).join('');
}

function headingsIn(block: DocumentBlock): Extract<DocumentBlock, { kind: 'heading' }>[] {
  if (block.kind === 'together') return block.blocks.flatMap(headingsIn);
  return block.kind === 'heading' ? [block] : [];
}
