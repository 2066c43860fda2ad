import { describe, expect, test } from 'vitest';
import type { DocumentBlock } from '../../documents/document.ts';
import { features } from '../../plans/tier.ts';
import { content } from '../content.server.ts';
import { textOf } from '../library/files/document-blocks.server.ts';
import { documentWords } from '../library/files/document-words.ts';
import type { Setting } from '../library/files/library-data.ts';
import { legalDocument, planTable } from './legal-document.server.ts';

// Legal texts cite no figures, so they need no wording.
const setting = { siteUrl: 'https://site.example', words: documentWords.en } as Setting;
const made = {
  setting,
  settings: { retentionDays: 123, vatRules: 'by-country' as const },
  yearCents: { starter: 94_800 },
};
const printed = content.legal.filter((text) => text.printed);
const documentOf = (slug: string) =>
  legalDocument(
    printed.find((text) => text.slug === slug)!,
    made,
  );

test('offers the PDFs that the site links to', () => {
  expect(printed.map(({ slug }) => slug).toSorted()).toEqual([
    'privacy-policy',
    'product-description-corporate',
    'product-description-starter',
    'terms-and-conditions',
  ]);
});

describe.each(printed.map(({ slug }) => slug))('%s', (slug) => {
  test('has no placeholder and no relative link left', () => {
    const text = JSON.stringify(documentOf(slug));
    expect(text).not.toMatch(/\{\w+\}/);
    expect(text).not.toMatch(/"href":"\//);
    expect(text).toContain('Template only');
  });
});

test('the privacy policy states the configured retention', () => {
  expect(JSON.stringify(documentOf('privacy-policy'))).toContain('123 days');
});

test('a product description has the prices of its plans', () => {
  const text = JSON.stringify(documentOf('product-description-starter'));
  expect(text).toContain('€1,128.12');
  expect(text).not.toContain('Corporate+');
});

type Table = Extract<DocumentBlock, { kind: 'table' }>;

const rowsOf = (blocks: readonly DocumentBlock[]) =>
  (blocks.find(({ kind }) => kind === 'table') as Table).rows.map((row) => row.map(textOf));

test('compares the features and prices of plans', () => {
  const rows = rowsOf(planTable(['starter', 'leadsAndContacts'], { starter: 94_800 }));
  expect(rows).toContainEqual(['Leads & Contacts', 'No', 'Yes']);
  expect(rows).toHaveLength(Object.keys(features).length + 4);
  expect(rows.slice(-3)).toEqual([
    ['Annual price, net', '€948', 'On request'],
    ['German VAT, 19%', '€180.12', 'On request'],
    ['Annual total', '€1,128.12', 'On request'],
  ]);
});
