import { expect, test } from 'vitest';
import { readCampaign, campaignValue, landingPage, withCampaign } from './campaign.ts';

const url = (search: string) => new URL(`https://site.example/faq${search}`);

test('reads the campaign parameters of a URL, without blank and other ones', () => {
  const campaign = readCampaign(url('?utm_source=paid&utm_medium=+&gclid=&q=secret&li_fat_id=l1#top'), '');
  expect(campaign).toEqual({
    utm_source: 'paid',
    li_fat_id: 'l1',
    marketquay_landing_page: 'https://site.example/faq',
  });
});

test('a page reached from one of ours is not the landing page', () => {
  expect(readCampaign(url('?gclid=g'), 'https://site.example/')).toEqual({ gclid: 'g' });
  expect(readCampaign(url(''), 'https://search.example/')).toHaveProperty(landingPage);
});

test('a visitor came through a paid advertisement if the source is "paid"', () => {
  expect(campaignValue({ utm_source: 'paid' }, 'paid')).toBe('1');
  expect(campaignValue({ utm_source: 'Paid' }, 'paid')).toBe('0');
  expect(campaignValue({}, 'paid')).toBe('0');
  expect(campaignValue({ gclid: 'g' }, 'gclid')).toBe('g');
  expect(campaignValue({}, 'gclid')).toBe('');
});

test("a link to the tool carries everything except LinkedIn's id, once", () => {
  const campaign = { utm_source: 'a b', gclid: 'g', li_fat_id: 'l1', [landingPage]: 'https://site.example/' };
  const link = withCampaign('https://tool.example/register?plan=starter', campaign);
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    plan: 'starter',
    utm_source: 'a b',
    gclid: 'g',
    marketquay_landing_page: 'https://site.example/',
  });
  expect(withCampaign(link, campaign)).toBe(link);
  expect(withCampaign('https://tool.example/', {})).toBe('https://tool.example/');
});
