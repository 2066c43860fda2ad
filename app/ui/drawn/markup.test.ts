import { expect, test } from 'vitest';
import { markupFor, withDrawn } from './markup.ts';

test('a shared page is rendered with marks, and completed with what was drawn', () => {
  const drawn: string[] = [];
  const markup = markupFor({ isData: false, drawn });
  const [one, other] = [markup('<p>$1</p>'), markup('<b>$&</b>')];
  expect(JSON.stringify([one, other])).toBe('[{},{}]');
  expect(withDrawn(`<i>${other.html}</i>${one.html}`, drawn).join('')).toBe('<i><b>$&</b></i><p>$1</p>');
});

test('a mark that nothing was drawn for stays a comment', () => {
  expect(withDrawn('<!--drawn 7-->', []).join('')).toBe('<!--drawn 7-->');
});

test('data of a navigation holds the markup itself, as does a page for one visitor', () => {
  expect(markupFor({ isData: true, drawn: [] })('<p></p>')).toEqual({ html: '<p></p>' });
  expect(markupFor({ isData: false })('<p></p>').html).toBe('<p></p>');
});
