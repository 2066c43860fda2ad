import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { InstallationProvider, type Installation } from '../../base/installation.tsx';
import { WebinarForm } from './webinar-form.tsx';

const planned = {
  slug: 'shoes',
  title: 'Shoes in Poland',
  about: 'Who sells them.',
  starts: '2026-12-10T14:00:00Z',
  day: '10 Dec',
  time: '15:00',
  when: 'Thursday 10 December 2026 at 15:00',
  minutes: 45,
  speakers: [{ name: 'Ines Hartog', role: 'Methodology' }],
};

test('offers the planned webinars, with what they are about, once each', () => {
  const html = formWith([planned]);
  expect(html).toContain('Which one?');
  expect(html.split('Shoes in Poland')).toHaveLength(2);
  for (const text of [
    planned.when,
    planned.about,
    'Ines Hartog, methodology',
    'Tell me about future webinars instead',
  ])
    expect(html).toContain(text);
  expect(html).toMatch(/>Register</);
});

test('offers no choice if none is planned', () => {
  const html = formWith([]);
  expect(html).not.toContain('Which one?');
  expect(html).toContain('<input type="hidden" name="webinar" value="next"/>');
  expect(html).toMatch(/>Tell me about the next one</);
});

function formWith(webinars: Parameters<typeof WebinarForm>[0]['webinars']) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <InstallationProvider installation={{ salesId: 'us' } as Installation}>
          <WebinarForm webinars={webinars} token="token" answer={undefined} />
        </InstallationProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Page />);
}
