import { expect, test } from 'vitest';
import type { DocumentBlock } from '../../../documents/document.ts';
import { fillPages } from './fill-pages.ts';

const words = 'A sentence of some length that fills a line and a half of the page, more or less. '.repeat(4);
const paragraph = (name: string): DocumentBlock => ({ kind: 'paragraph', words: [name, words] });
const heading: DocumentBlock = { kind: 'heading', level: 2, text: 'Next' };
/** Half a page high. */
const chart = (label: string): DocumentBlock => ({
  kind: 'picture',
  picture: { svg: '', width: 459, height: 330, label },
});
const namesOf = (blocks: readonly DocumentBlock[]) =>
  blocks.map((block) => {
    if (block.kind === 'picture') return block.picture.label;
    return block.kind === 'paragraph' ? (block.words[0] as string) : block.kind;
  });

test('moves text ahead of a chart that does not fit on the page', () => {
  const blocks = [chart('one'), paragraph('a'), chart('two'), paragraph('b'), heading, paragraph('c')];
  expect(namesOf(fillPages(blocks, 0))).toEqual(['one', 'a', 'b', 'two', 'heading', 'c']);
});

test('leaves a chart that fits in place, and never moves text across sections', () => {
  const fitting = [chart('one'), paragraph('a'), paragraph('b')];
  expect(fillPages(fitting, 0)).toEqual(fitting);
  const alone = [chart('one'), paragraph('a'), chart('two'), heading, paragraph('b')];
  expect(fillPages(alone, 0)).toEqual(alone);
});

test('neither loses nor repeats a block', () => {
  const blocks = [chart('one'), chart('two'), paragraph('a'), chart('three'), paragraph('b'), paragraph('c')];
  for (const above of [0, 100, 300, 600])
    expect(namesOf(fillPages(blocks, above)).toSorted()).toEqual(namesOf(blocks).toSorted());
});
