import { expect, test } from 'vitest';
import type { Content } from '../content.ts';
import { findShareCard } from './share-card.ts';

const content = {
  terms: [{ slug: 'gmv', title: 'GMV', definition: 'What was sold.' }],
} as unknown as Content;

test('finds a card by its exact key only', () => {
  expect(findShareCard(content, 'glossary/gmv')).toMatchObject({ kicker: 'Glossary', title: 'GMV' });
  for (const key of ['glossary/nothing', 'glossary', 'toString/gmv', 'glossary/gmv/', 'glossary/gmv/1'])
    expect([key, findShareCard(content, key)]).toEqual([key, null]);
});
