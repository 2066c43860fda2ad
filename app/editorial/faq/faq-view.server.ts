import type { QuestionGroup } from '../content.ts';
import { longestFilter, hasWords } from '../has-words.ts';
import { plainText } from '../prose/prose.ts';
import { shownText, type ShownProse, type ShowProse } from '../prose/shown-prose.ts';

export type FaqView = {
  q: string;
  total: number;
  groups: readonly ShownGroup[];
  linkedData: readonly object[];
};

export type ShownGroup = { id: string; name: string; questions: readonly ShownQuestion[] };

type ShownQuestion = { id: string; question: string; answer: ShownProse };

export async function faqView(
  groups: readonly QuestionGroup[],
  query: URLSearchParams,
  show: ShowProse,
): Promise<FaqView> {
  const q = (query.get('q') ?? '').trim().slice(0, longestFilter);
  const shown = await showGroups(filterQuestions(groups, q), show);
  const questions = shown.flatMap((group) => group.questions);
  return { q, total: questions.length, groups: shown, linkedData: q ? [] : [faqPage(questions)] };
}

export async function showGroups(groups: readonly QuestionGroup[], show: ShowProse): Promise<ShownGroup[]> {
  return Promise.all(
    groups.map(async ({ id, name, questions }) => ({
      id,
      name,
      questions: await Promise.all(
        questions.map(async (one) => ({ ...one, answer: await show(one.answer) })),
      ),
    })),
  );
}

function faqPage(questions: readonly ShownQuestion[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: shownText(answer) },
    })),
  };
}

function filterQuestions(groups: readonly QuestionGroup[], q: string): QuestionGroup[] {
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) =>
        hasWords(q, `${question} ${plainText(answer)}`),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
