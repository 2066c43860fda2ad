import { Accordion } from '../../ui/accordion.tsx';
import { textLink } from '../../ui/text-link.ts';
import { ProseView } from '../prose/prose-view.tsx';
import type { FaqView } from './faq-view.server.ts';

export function FaqList({ groups, q }: Pick<FaqView, 'groups' | 'q'>) {
  return groups.map(({ id, name, questions }) => (
    <section key={id} aria-labelledby={id} className="mt-10 first:mt-2 lg:mt-14 lg:first:mt-0">
      <h2 id={id} className="mb-4 scroll-mt-24 text-2xl">
        {name}
      </h2>
      <Accordion
        openFirst={q !== ''}
        items={questions.map((one) => ({
          id: one.id,
          summary: one.question,
          content: (
            <>
              <ProseView prose={one.answer} />
              <p className="mt-4 text-sm print:hidden">
                <a href={`#${one.id}`} className={textLink}>
                  Link to this answer
                </a>
              </p>
            </>
          ),
        }))}
      />
    </section>
  ));
}
