import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeLines } from './code-lines.tsx';

const markupOf = (line: string) => renderToStaticMarkup(<CodeLines lines={[line]} />);

test('a long address may break after its punctuation, and is copied as it is', () => {
  const line = 'curl https://site.example/api/markets?region=de&category=all';
  const markup = markupOf(line);
  expect(markup).toContain('api/<wbr/>markets?<wbr/>region=<wbr/>de&amp;<wbr/>category');
  expect(
    markup
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .trim(),
  ).toBe(line);
});

test('short words stay as they are', () => {
  expect(markupOf('"from": 2018, "to": 2025')).not.toContain('<wbr/>');
});
