import { afterEach, expect, test, vi } from 'vitest';
import { carryCampaign } from './campaign.client.ts';
import type { Campaign } from './campaign.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a form sends of the campaign in a page that knows this of it. */
function sentBy(held: Record<string, string>, known: Campaign) {
  const heard: Record<string, (event: { target: unknown }) => void> = {};
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => void (heard[name] = listener));
  carryCampaign(() => known);
  const fields = Object.entries(held).map(([campaign, value]) => ({ dataset: { campaign }, value }));
  heard['submit']!({ target: { querySelectorAll: () => fields } });
  return Object.fromEntries(fields.map(({ dataset, value }) => [dataset.campaign, value]));
}

const empty = { paid: '0', utm_source: '', gclid: '' };

test('fills the campaign that the page knows into a form', () => {
  expect(sentBy(empty, { utm_source: 'paid' })).toEqual({ paid: '1', utm_source: 'paid', gclid: '' });
});

test('a refused form keeps its campaign on a page that no longer knows it', () => {
  const held = { paid: '1', utm_source: 'paid', gclid: 'g' };
  expect(sentBy(held, {})).toEqual(held);
  expect(sentBy(held, { utm_source: 'letter' })).toEqual({ paid: '0', utm_source: 'letter', gclid: 'g' });
});
