import { describe, expect, test } from 'vitest';
import { brand } from './brand.ts';
import { longestDescription, longestTitle, searchDescription, searchTitle } from './search-snippet.ts';

describe('the title of a page', () => {
  test('ends with the name of the site where there is room', () => {
    expect(searchTitle(['Toys in Germany'])).toBe(`Toys in Germany | ${brand.product}`);
  });

  test('is the first candidate that fits, even without the name of the site', () => {
    const [long, fitting] = ['x'.repeat(longestTitle + 1), 'y'.repeat(longestTitle)];
    expect(searchTitle([long, fitting, 'short'])).toBe(fitting);
  });

  test('drops what comes after the colon of a long headline', () => {
    const headline = 'Chinese platforms and the end of de minimis: what the figures can show';
    expect(searchTitle([headline])).toBe(
      `Chinese platforms and the end of de minimis | ${brand.product}`.slice(0, longestTitle),
    );
  });

  test('is cut at a word if nothing else helps', () => {
    const cut = searchTitle([Array.from({ length: 20 }, () => 'word').join(' ')]);
    expect(cut).toMatch(/^word( word)*…$/);
    expect(cut.length).toBeLessThanOrEqual(longestTitle);
  });
});

describe('the description of a page', () => {
  const sentence = (length: number) => `S${'x'.repeat(length - 2)}.`;

  test('keeps what fits', () => {
    expect(searchDescription('One. Two.')).toBe('One. Two.');
  });

  test('leaves out a later sentence that does not fit, and tries the next', () => {
    const [first, last] = [sentence(100), sentence(20)];
    expect(searchDescription(`${first} ${sentence(90)} ${last}`)).toBe(`${first} ${last}`);
  });

  test('cuts the text at a word where whole sentences would say little', () => {
    const long = `${Array.from({ length: 60 }, () => 'word').join(' ')}.`;
    for (const text of [long, `Short. W${long}`]) {
      const cut = searchDescription(text);
      expect(cut).toMatch(/word…$/);
      expect(cut.length).toBeGreaterThan(longestDescription - 10);
      expect(cut.length).toBeLessThanOrEqual(longestDescription);
    }
  });
});
