import type { Database } from '../base/database.server.ts';
import type { LoadedData } from './dataset.ts';

/** Bounds the memory for answers to questions that visitors can vary. */
const mostAnswers = 300;

/** Remembers what a loaded data set answers: its rows never change, and the next edition has another id. */
export function perDataset<Data extends LoadedData, Question, Answer>(
  load: (data: Data, question: Question) => Promise<Answer>,
) {
  const remembered = new WeakMap<Database, { datasetId: number; answers: Map<string, Promise<Answer>> }>();

  function answersOf({ db, datasetId }: Data) {
    const known = remembered.get(db);
    if (known?.datasetId === datasetId) return known.answers;
    const answers = new Map<string, Promise<Answer>>();
    remembered.set(db, { datasetId, answers });
    return answers;
  }

  return (data: Data, question: Question): Promise<Answer> => {
    const answers = answersOf(data);
    const key = JSON.stringify(question) ?? '';
    const known = answers.get(key);
    if (known) return known;
    const answer = load(data, question);
    // A failure is not an answer: the next one asks again.
    answer.catch(() => answers.delete(key));
    if (answers.size >= mostAnswers) answers.delete(answers.keys().next().value!);
    answers.set(key, answer);
    return answer;
  };
}
