import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownAddress, readTracking } from './lead.ts';

const siteUrl = 'https://www.marketquay.example';

describe('the return address of a form', () => {
  test.each([
    ['/request/offer/success', `${siteUrl}/request/offer/success`],
    [`${siteUrl}/pricing?tier=starter`, `${siteUrl}/pricing?tier=starter`],
    ['https://elsewhere.example/', null],
    ['//elsewhere.example/', null],
    ['https://www.marketquay.example.elsewhere.example/', null],
    ['https://www.marketquay.example@elsewhere.example/', null],
    ['javascript:alert(1)', null],
    ['\\\\elsewhere.example', null],
    [`${siteUrl}//elsewhere.example/`, null],
    ['/.//elsewhere.example/', null],
    ['', null],
    [`/${'a'.repeat(3_000)}`, null],
  ])('%s', (address, expected) => {
    expect(ownAddress(address, siteUrl)).toBe(expected);
  });

  test('stays on our own site, whatever is sent', () => {
    fc.assert(
      fc.property(fc.webUrl(), (address) => {
        const own = ownAddress(address, siteUrl);
        expect(own === null || new URL(own).origin === siteUrl).toBe(true);
      }),
    );
  });
});

test('campaign fields are cut to one short line each, and unknown fields are dropped', () => {
  const sent: Record<string, string> = {
    utm_source: 'paid\r\nBcc: someone@else.example',
    gclid: 'g'.repeat(1_000),
    utm_medium: '  ',
    oid: 'another account',
    lead_source: 'Somewhere',
  };
  const tracking = readTracking(new Map(Object.entries(sent)), undefined, siteUrl);
  expect(tracking).toEqual({ utm_source: 'paid Bcc: someone@else.example', gclid: 'g'.repeat(255) });
});

test('without scripts, the campaign and the page viewed come from the address of the form', () => {
  const query = new URLSearchParams('utm_source=mail&gclid=1&utm_medium=&from=/blog/parcels/7&plan=starter');
  expect(readTracking(new FormData(), query, siteUrl)).toEqual({
    utm_source: 'mail',
    gclid: '1',
    viewed_page: '/blog/parcels/7',
  });
  const filled = new FormData();
  filled.set('utm_source', 'paid');
  expect(readTracking(filled, query, siteUrl)).toMatchObject({ utm_source: 'paid', gclid: '1' });
});
