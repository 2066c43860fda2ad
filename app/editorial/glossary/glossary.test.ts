import { describe, expect, test } from 'vitest';
import { sampleTerm } from '../../../test/samples/sample-content.ts';
import { glossaryAddress, parseGlossaryChoice, byLetter, filterTerms } from './glossary-index.ts';

const terms = [
  sampleTerm({ slug: '3pl', title: '3PL', group: 'Pay & ship', definition: 'Logistics by another company.' }),
  sampleTerm(),
  sampleTerm({ slug: 'session', title: 'Session', group: 'Funnel', definition: 'One visit to a shop.' }),
  sampleTerm({ slug: 'share', title: 'Share', group: 'Method', definition: 'A part of the whole.' }),
];
const choose = (query: string) => parseGlossaryChoice(new URLSearchParams(query));
const found = (query: string) => filterTerms(terms, choose(query)).map(({ slug }) => slug);

describe('a choice', () => {
  test('matches words in term or definition, a group, or both', () => {
    expect(found('')).toEqual(['3pl', 'gmv', 'session', 'share']);
    expect(found('q=VISIT')).toEqual(['session']);
    expect(found('q=goods+gross')).toEqual(['gmv']);
    expect(found('group=pay-ship')).toEqual(['3pl']);
    expect(found('q=part&group=funnel')).toEqual([]);
  });

  test('ignores an unknown group', () => {
    expect(found('group=cars')).toHaveLength(4);
    expect(found('group=Funnel')).toHaveLength(4);
  });

  test('has an address without the search words', () => {
    expect(glossaryAddress(choose('q=gmv'))).toBe('/glossary');
    expect(glossaryAddress(choose('q=gmv&group=size-money'))).toBe('/glossary?group=size-money');
  });
});

test('the index has all letters, digits first', () => {
  const index = byLetter(terms);
  expect(index).toHaveLength(27);
  expect(index.filter((entry) => entry.terms.length > 0).map(({ letter }) => letter)).toEqual([
    '#',
    'g',
    's',
  ]);
  expect(index[0]!.terms[0]!.slug).toBe('3pl');
});
