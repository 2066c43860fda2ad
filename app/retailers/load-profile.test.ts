import { expect, test } from 'vitest';
import { profileOf } from './load-profile.server.ts';
import type { RetailerProfile } from '../subjects/retailer.ts';
import { introductionOf } from '../subjects/retailer-words.ts';

const harbour: RetailerProfile = {
  name: 'harbour',
  displayName: 'Harbour',
  slug: 'harbour.example-de',
  hasDetails: true,
  domain: 'harbour.example',
  country: 'deu',
  category: 'toys',
  businessModel: 'hybrid',
  type: 'pure player',
  parent: null,
  headquarters: 'Hamburg, Germany',
  founded: 1999,
};

test('a profile lists the known facts', () => {
  expect(profileOf(harbour, 'Germany')).toEqual([
    { label: 'Headquarters', value: 'Hamburg, Germany' },
    { label: 'Home market', value: 'Germany' },
    { label: 'Founded', value: '1999' },
    { label: 'Type', value: 'Pure player' },
    { label: 'Business model', value: 'Own stock and third-party sellers (hybrid)' },
  ]);
});

test('an introduction describes the kind of shop, as far as known', () => {
  expect(introductionOf(harbour, 'Germany')).toBe(
    'harbour.example is an online-only toy shop, based in Hamburg, Germany.',
  );
  expect(introductionOf({ ...harbour, type: null, category: 'all', headquarters: null }, 'Germany')).toBe(
    'harbour.example is an online shop, based in Germany.',
  );
});

test.each([
  ['brand', 'fashion', 'a fashion brand’s own online shop'],
  ['brand', 'homeware', 'a homeware brand’s own online shop'],
  ['brand', 'electronics', 'an electronics brand’s own online shop'],
  ['brand', 'all', 'a brand’s own online shop'],
  ['omnichannel', 'electronics', 'the online shop of an electronics retailer with physical stores'],
  [
    'omnichannel',
    'furniture-homeware',
    'the online shop of a furniture and homeware retailer with physical stores',
  ],
  ['omnichannel', 'toys', 'the online shop of a toy retailer with physical stores'],
  ['omnichannel', 'all', 'the online shop of a retailer with physical stores'],
  ['marketplace', 'grocery', 'an online grocery shop with a marketplace'],
] as const)('introduces a shop of type %s for %s', (type, category, kind) => {
  expect(introductionOf({ ...harbour, type, category }, 'Germany')).toBe(
    `harbour.example is ${kind}, based in Hamburg, Germany.`,
  );
});
