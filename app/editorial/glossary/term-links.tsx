import type { ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { TermView } from './term-view.ts';

/** Where the term appears on the site, and what stands near it. */
export function TermLinks({ term: { title: term, see, pages, articles } }: { term: TermView }) {
  return (
    <aside className="grid content-start gap-8 text-[0.9375rem] lg:pt-10 print:hidden">
      {pages.length > 0 && (
        <LinkList title="Where it appears">
          {pages.map(({ title, path, figures }) => (
            <li key={path}>
              <AppLink to={path} className={textLink}>
                {title}
              </AppLink>
              {figures.join() !== term && (
                <span className="block text-sm text-soft">{figures.join(', ')}</span>
              )}
            </li>
          ))}
        </LinkList>
      )}
      {articles.length > 0 && (
        <LinkList title="In the blog">
          {articles.map(({ title, path }) => (
            <li key={path}>
              <AppLink to={path} className={textLink}>
                {title}
              </AppLink>
            </li>
          ))}
        </LinkList>
      )}
      {see.length > 0 && (
        <LinkList title="See also">
          {see.map(({ title, path }) => (
            <li key={path}>
              <AppLink to={path} className={textLink}>
                {title}
              </AppLink>
            </li>
          ))}
        </LinkList>
      )}
    </aside>
  );
}

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 grid gap-2 leading-6">{children}</ul>
    </section>
  );
}
