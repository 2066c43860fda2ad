import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NextSteps } from './next-steps.tsx';

test('numbers several steps, and shows a single one as a plain paragraph', () => {
  const markupOf = (...steps: string[]) => renderToStaticMarkup(<NextSteps steps={steps} />);
  expect(markupOf('We write.', 'You read.')).toMatch(
    /<h2[^>]*>What happens next<\/h2><ol[^>]*><li>We write\.<\/li><li>You read\.<\/li><\/ol>$/,
  );
  expect(markupOf('You can close this page.')).toMatch(/^<p[^>]*>You can close this page\.<\/p>$/);
});
