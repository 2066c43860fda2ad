import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choosePlaces,
  cutText,
  shownWhere,
  spread,
  strideOf,
  textWidth,
  wrapText,
  type Box,
} from './fitting.ts';

const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 20 });

describe('texts', () => {
  test('longer ones are wider, larger ones too', () => {
    expect(textWidth('Germany', 12)).toBeGreaterThan(textWidth('Ger', 12));
    expect(textWidth('Germany', 24)).toBeCloseTo(2 * textWidth('Germany', 12));
  });

  test('wrap between words and lose none', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 20, max: 300 }), (list, width) => {
        const lines = wrapText(list.join(' '), 13, width);
        expect(lines.join(' ')).toBe(list.join(' '));
        for (const line of lines)
          if (line.includes(' ')) expect(textWidth(line, 13)).toBeLessThanOrEqual(width);
      }),
    );
  });

  test('do not wrap at a no-break space', () => {
    expect(wrapText('Stand: 31.\u00a0Oktober 2026', 13, 1)).toEqual(['Stand:', '31.\u00a0Oktober', '2026']);
  });

  test('are cut only when they are too wide', () => {
    expect(cutText('ikea.com', 13, 100)).toBe('ikea.com');
    const cut = cutText('a-rather-long-name.example', 13, 100);
    expect(cut).toMatch(/^a-rather.*…$/);
    expect(textWidth(cut, 13)).toBeLessThanOrEqual(100);
  });

  test('are thinned out if there is no room for all', () => {
    expect(strideOf(['2015', '2016'], 12, 100)).toBe(1);
    expect(strideOf(['2015', '2016'], 12, 20)).toBe(2);
    expect(strideOf(['2015', '2016'], 12, 0)).toBeGreaterThan(10);
  });
});

describe('where something is shown', () => {
  test('needs no class if it fits everywhere, and no element if it fits nowhere', () => {
    expect(shownWhere([true, true, true, true])).toEqual({});
    expect(shownWhere([false, false, false, false])).toBeNull();
  });

  test('is hidden at the widths where it does not fit', () => {
    expect(shownWhere([false, true, true, true])).toEqual({ className: '@max-xs:hidden' });
    expect(shownWhere([false, false, true, true])).toEqual({ className: '@max-md:hidden' });
    expect(shownWhere([true, true, false, true])).toEqual({ className: '@md:@max-2xl:hidden' });
  });
});

describe('places', () => {
  const box = (left: number): Box => ({ left, right: left + 10, top: 0, bottom: 10 });

  test('go to the first text; the others take their next choice', () => {
    const choices = [[box(0)], [box(5), box(20)], [box(25)]].map((places) => ({ places }));
    expect(choosePlaces(choices)).toEqual([0, 1, -1]);
  });

  test('that are already taken are not given away', () => {
    expect(choosePlaces([{ places: [box(0), box(10)] }], [box(0)])).toEqual([1]);
  });

  test('are found for a text that must be printed, and kept free of the others', () => {
    const choices = [{ places: [box(0), box(4)], orElse: 1 }, { places: [box(12)] }];
    expect(choosePlaces(choices, [box(2)])).toEqual([1, -1]);
  });

  test('never overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 3 })), (wishes) => {
        const choices = wishes.map((lefts) => ({ places: lefts.map(box) }));
        const lefts = choosePlaces(choices)
          .flatMap((place, at) => (place === -1 ? [] : [wishes[at]![place]!]))
          .toSorted((a, b) => a - b);
        for (const [at, left] of lefts.slice(1).entries())
          expect(left - lefts[at]!).toBeGreaterThanOrEqual(10);
      }),
    );
  });

  test('are moved apart in order, and stay inside as long as there is room', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 6 }), (positions) => {
        const moved = spread(positions, 30, 200);
        const pairs = positions.map((from, at) => ({ from, to: moved[at]! })).toSorted((a, b) => a.to - b.to);
        for (const [at, { from, to }] of pairs.slice(1).entries()) {
          expect(to - pairs[at]!.to).toBeGreaterThanOrEqual(30);
          expect(from).toBeGreaterThanOrEqual(pairs[at]!.from);
        }
        expect(Math.max(0, ...moved)).toBeLessThanOrEqual(200);
      }),
    );
    expect(spread([10, 100], 30, 200)).toEqual([10, 100]);
  });
});
