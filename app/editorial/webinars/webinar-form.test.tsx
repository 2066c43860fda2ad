import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { InstallationProvider, type Installation } from '../../base/installation.tsx';
import { WebinarForm } from './webinar-form.tsx';

const next = { value: 'next', label: 'None of these: tell me about the next one' };
const planned = { value: 'shoes', label: 'Shoes in Poland', hint: 'Thursday, 10 December 2026 at 15:00' };

test('offers the planned webinars', () => {
  const html = formWith([planned, next]);
  expect(html).toContain('Which one?');
  expect(html).toContain('Shoes in Poland');
  expect(html).toMatch(/>Register</);
});

test('offers no choice if none is planned', () => {
  const html = formWith([next]);
  expect(html).not.toContain('Which one?');
  expect(html).toContain('<input type="hidden" name="webinar" value="next"/>');
  expect(html).toMatch(/>Tell me about the next one</);
});

function formWith(choices: Parameters<typeof WebinarForm>[0]['choices']) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <InstallationProvider installation={{ salesId: 'us' } as Installation}>
          <WebinarForm choices={choices} token="token" answer={undefined} />
        </InstallationProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Page />);
}
