// @module-tag pages
import { expect, test } from 'vitest';
import { pageAddresses } from '../../test/journeys/page-addresses.ts';
import { openDemonstrationSite } from '../../test/site.ts';
import { spread } from '../../test/spread.ts';

const site = openDemonstrationSite();

const german = '/whitepaper/onlinehandel-deutschland-2025';
const addresses = [...pageAddresses(), german].filter((path) => !/^\/(sandbox|playground)/.test(path));

const sentences = [
  /Displayed as ranges\. For exact data, <a [^>]*href="\/pricing"[^>]*>register for one of our paid plans<\/a>\./,
  /enthalten <a [^>]*href="\/pricing"[^>]*>unsere kostenpflichtigen Tarife<\/a>\./,
];

test.each(spread(addresses, 15))(
  'where %s shows ranges, it links to the plans',
  { tags: ['walk'] },
  async (path) => {
    const html = await (await site.fetch(path)).text();
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    const linked = [...main.matchAll(/<a [^>]*class="figure-link[^"]*"[^>]*>(.*?)<\/a>/gs)].map(
      ([, text]) => text!,
    );
    const drawn = [...main.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);
    const ranges = [...linked, ...drawn].filter((text) => /\d–\$?\d/.test(text));
    if (ranges.length === 0) return;
    expect(sentences.some((sentence) => sentence.test(main))).toBe(true);
  },
);

const dataPages = addresses.filter((path) =>
  /^\/resources\/sample-data\/(market|ranking|retailer|compare\/market)\/|^\/(whitepaper|blog)\/./.test(path),
);

test.each(spread(dataPages, 6))(
  '%s says once what a plan would show, with three options that carry the page',
  { tags: ['walk'] },
  async (path) => {
    const html = await (await site.fetch(path)).text();
    const [block, ...others] = html.match(/<aside[^>]*data-unlock="".*?<\/aside>/gs) ?? [];
    expect(others).toEqual([]);
    const links = [...block!.matchAll(/href="([^"]+)"/g)].map(
      ([, to]) => new URL(to!.replaceAll('&amp;', '&'), 'https://site.example'),
    );
    expect(links.map(({ pathname }) => pathname)).toEqual([
      '/checkout/personal-information',
      '/pricing',
      '/book-a-demo',
    ]);
    const [choose, , demo] = links;
    expect(demo!.searchParams.get('from')).toBe(path);
    expect(demo!.searchParams.get('plan')).toBe(choose!.searchParams.get('tier'));
    expect(block).toMatch(/€[\d,]+<\/span> a year plus VAT/);
  },
);
