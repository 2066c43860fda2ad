import { describe, expect, test } from 'vitest';
import { sampleLibraryData, sampleResolvedPaper } from '../../../../test/samples/sample-library.ts';
import type { Document, DocumentBlock } from '../../../documents/document.ts';
import { shownFigure } from '../../../../test/samples/sample-figures.ts';
import { textOf } from './document-blocks.server.ts';
import { whitepaperDocument } from './whitepaper-document.server.ts';

const english = whitepaperDocument(sampleResolvedPaper({ title: 'Toys 2025' }), sampleLibraryData());
const german = whitepaperDocument(
  sampleResolvedPaper({ lang: 'de', title: 'Spielwaren 2025' }),
  sampleLibraryData(),
);

describe('a whitepaper as a document', () => {
  test('has a cover with subject, chart and date', () => {
    expect(english.cover).toMatchObject({
      kicker: 'Whitepaper · Germany · 2025',
      title: 'Toys 2025',
      subtitle: 'How many parcels there are',
    });
    expect(english.cover?.picture.svg).toContain('The German online market for toys was at $2–5bn in 2025.');
    expect(english.cover?.imprint).toContain('1 March 2026');
    expect(english.cover?.imprint).toContain('31 October 2026');
  });

  test('opens with the contents and ends with the methodology', () => {
    expect(english.blocks[0]).toEqual({ kind: 'contents', title: 'Contents' });
    const headings = english.blocks.flatMap((block) =>
      block.kind === 'heading' ? [`${block.level} ${block.text}`] : [],
    );
    expect(headings).toEqual([
      '3 At a glance',
      '1 Toys 2025',
      '2 In short',
      '2 Shops',
      '1 Method and sources',
      '3 To cite',
    ]);
  });

  test('links every figure to its passport, and resolves every link', () => {
    const paragraph = english.blocks.find(({ kind }) => kind === 'paragraph');
    const { passportUrl } = shownFigure('market-size', 2025, [2e9, 5e9]);
    expect(paragraph).toMatchObject({
      words: [
        'Toys were worth ',
        { text: '$2–5bn', href: passportUrl },
        ', not ',
        { text: 'N/A' },
        '; see ',
        { text: 'GMV', strong: true, href: 'https://marketquay.example/glossary/gmv' },
        ' and ',
        { text: 'the office', href: 'https://office.example/toys' },
        '.',
      ],
    });
  });

  test('draws charts with headline and source, and right-aligns numbers in tables', () => {
    const pictures = english.blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []));
    expect(pictures).toHaveLength(2);
    for (const { svg } of pictures) expect(svg).toMatch(/Modelled.*by Marketquay\. As of 31 October 2026\./);
    const [written, taken] = tablesIn(english.blocks);
    expect(written!.columns.map(({ align }) => align)).toEqual(['start', 'end']);
    expect(taken).toMatchObject({
      rows: [
        [['One'], ['$1.2m'], ['$2–5bn']],
        [['Other'], ['N/A'], ['$2–5bn']],
      ],
      note: 'Modelled by Marketquay; Annual report (2024). As of 31 October 2026.',
    });
    expect(taken!.columns.map(({ align }) => align)).toEqual(['start', 'end', 'end']);
  });

  test('notes ranges on every page if there are any', () => {
    expect(english.footer).toMatch(/^Displayed as ranges\./);
    const exact = { ...sampleResolvedPaper(), body: [] };
    expect(whitepaperDocument(exact, sampleLibraryData()).footer).not.toMatch(/ranges/);
  });

  test('has no cover if the data set lacks its charts', () => {
    expect(
      whitepaperDocument({ ...sampleResolvedPaper(), slides: [null] }, sampleLibraryData()).cover,
    ).toBeNull();
  });
});

describe('method and sources', () => {
  test('name scope, confidence, quoted sources and edition', () => {
    expect(factsOf(english)).toMatchObject({
      Markets: expect.stringContaining('Online consumer spending') as string,
      Ranges: expect.stringContaining('Displayed as ranges.') as string,
      Measures: 'Market size; Company revenue',
      Methods: expect.stringMatching(/\d modelled by us.*; 1 reported by a named source\./) as string,
      Confidence: expect.stringMatching(/^A \(1\): high.*; C \(\d\): fair/) as string,
      Sources: 'Annual report, 2024 (retailer.example/annual-report)',
      Quoted: 'office.example/toys',
      'Data set': expect.stringContaining('Next update: 31 January 2027. A demonstration data set') as string,
    });
  });

  test('end with how to cite the paper', () => {
    const last = english.blocks.at(-1);
    const words = last?.kind === 'paragraph' ? textOf(last.words) : '';
    expect(words).toMatch(
      /^Marketquay \(2026\): Toys 2025\. .* https:\/\/marketquay\.example\/whitepaper\/parcels-2025\. You may use/,
    );
  });

  test('leave out what does not apply', () => {
    const own = { ...sampleLibraryData().edition, demonstration: false };
    const document = whitepaperDocument(
      { ...sampleResolvedPaper(), body: [] },
      sampleLibraryData({ edition: own }),
    );
    expect(Object.keys(factsOf(document))).not.toContain('Sources');
    expect(Object.keys(factsOf(document))).not.toContain('Ranges');
    expect(factsOf(document)['Data set']).not.toContain('demonstration');
  });
});

test('a German paper is German throughout', () => {
  expect(german.cover?.kicker).toBe('Whitepaper · Deutschland · 2025');
  expect(german.language).toBe('de');
  expect(german.footer).toMatch(/Spannen/);
  const facts = factsOf(german);
  expect(facts['Datensatz']).toContain('Nächste Aktualisierung: 31.\u00a0Januar 2027.');
  const allText = JSON.stringify({ ...facts, Kennzahlen: '' });
  expect(allText).not.toMatch(/\b(the|and|of|as|modelled|range)\b/i);
  expect(JSON.stringify(german.blocks)).toContain('2–5\u00a0Mrd.\u00a0$');
});

function tablesIn(blocks: readonly DocumentBlock[]): Extract<DocumentBlock, { kind: 'table' }>[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'together') return tablesIn(block.blocks);
    return block.kind === 'table' ? [block] : [];
  });
}

function factsOf({ blocks }: Document): Record<string, string> {
  const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
  return Object.fromEntries(facts.map(({ name, words }) => [name, textOf(words)]));
}
