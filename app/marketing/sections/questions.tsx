import type { ShownGroup } from '../../editorial/faq/faq-view.server.ts';
import { ProseView } from '../../editorial/prose/prose-view.tsx';
import { Accordion } from '../../ui/accordion.tsx';

/** Some of the questions of the FAQ, on the page that raises them. */
export function Questions({ questions }: Pick<ShownGroup, 'questions'>) {
  return (
    <Accordion
      items={questions.map(({ id, question, answer }) => ({
        id,
        summary: question,
        content: <ProseView prose={answer} />,
      }))}
    />
  );
}
