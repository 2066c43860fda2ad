import { describe, expect, test } from 'vitest';
import { content } from '../content.server.ts';
import type { Setting } from '../library/files/library-data.ts';
import { documentWords } from '../library/files/document-words.ts';
import { legalDocument } from './legal-document.server.ts';

// Legal texts have no figures, so that nothing is worded.
const setting = { siteUrl: 'https://site.example', words: documentWords.en } as Setting;
const made = { setting, settings: { retentionDays: 123 }, yearCents: { starter: 94_800 } };
const printed = content.legal.filter((text) => text.printed);
const documentOf = (slug: string) =>
  legalDocument(
    printed.find((text) => text.slug === slug)!,
    made,
  );

test('the files that the site links to are there', () => {
  expect(printed.map(({ slug }) => slug).toSorted()).toEqual([
    'privacy-policy',
    'product-description-corporate',
    'product-description-starter',
    'terms-and-conditions',
  ]);
});

describe.each(printed.map(({ slug }) => slug))('%s', (slug) => {
  test('has no blank left, and no link that a file could not follow', () => {
    const text = JSON.stringify(documentOf(slug));
    expect(text).not.toMatch(/\{\w+\}/);
    expect(text).not.toMatch(/"href":"\//);
    expect(text).toContain('template');
  });
});

test('the privacy policy says how long the running site keeps things', () => {
  expect(JSON.stringify(documentOf('privacy-policy'))).toContain('123 days');
});

test('a product description has the prices of the plans it is about', () => {
  const text = JSON.stringify(documentOf('product-description-starter'));
  expect(text).toContain('€1,128.12');
  expect(text).not.toContain('Corporate+');
});
