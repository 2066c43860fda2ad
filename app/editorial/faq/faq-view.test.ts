import { expect, test } from 'vitest';
import { sentence } from '../../../test/samples/sample-content.ts';
import type { QuestionGroup } from '../content.ts';
import { mapProse } from '../prose/prose.ts';
import type { ShowProse } from '../prose/shown-prose.ts';
import { faqView } from './faq-view.server.ts';

const groups: QuestionGroup[] = [
  {
    id: 'data',
    name: 'The data',
    questions: [
      { id: 'coverage', question: 'Which countries do you cover?', answer: [sentence('Sixty of them.')] },
      {
        id: 'size',
        question: 'How large is Germany?',
        answer: [{ kind: 'paragraph', children: ['It is ', { kind: 'figure', figure: { ref: 'a' } }, '.'] }],
      },
    ],
  },
  {
    id: 'plans',
    name: 'Plans',
    questions: [{ id: 'end', question: 'How do I end it?', answer: [sentence('Write to us.')] }],
  },
];

const show: ShowProse = async (blocks) => ({
  blocks: mapProse(blocks, {
    figure: ({ ref }) => ({ text: '> 100bn', passport: `/${ref}`, state: 'shown' as const }),
    chart: () => ({}) as never,
  }),
  rangesNote: null,
});

const view = (query = '') => faqView(groups, new URLSearchParams(query), show);

test('shows all questions, with numbers in their linked data', async () => {
  const { total, linkedData } = await view();
  expect(total).toBe(3);
  expect(linkedData[0]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{}, { acceptedAnswer: { text: 'It is > 100bn.' } }, {}],
  });
});

test('searches questions and answers, and leaves out empty groups', async () => {
  const { total, groups: found } = await view('q=SIXTY+countries');
  expect([total, found.map(({ id }) => id)]).toEqual([1, ['data']]);
  expect((await view('q=xqzvwk')).groups).toEqual([]);
});
