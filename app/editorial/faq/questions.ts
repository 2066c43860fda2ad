import type { QuestionGroup } from '../content.ts';
import { hasWords } from '../has-words.ts';
import { plainText } from '../prose/prose.ts';

/** The questions in which every word occurs, in the question or its answer; groups without any are left out. */
export function filterQuestions(groups: readonly QuestionGroup[], q: string): QuestionGroup[] {
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) =>
        hasWords(q, `${question} ${plainText(answer)}`),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
