import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { TermView } from './term-view.ts';

/** Where the term appears on the site, and what stands near it. */
export function TermLinks({ term: { title, see, pages, articles } }: { term: TermView }) {
  const places = pages.map(({ figures, ...page }) => ({
    ...page,
    note: figures.join() === title ? undefined : figures.join(', '),
  }));
  return (
    <aside className="grid content-start gap-8 text-[0.9375rem] lg:pt-10 print:hidden">
      <LinkList title="Where it appears" links={places} />
      <LinkList title="In the blog" links={articles} />
      <LinkList title="See also" links={see} />
    </aside>
  );
}

type Link = { title: string; path: string; note?: string };

function LinkList({ title, links }: { title: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 grid gap-2 leading-6">
        {links.map((link) => (
          <li key={link.path}>
            <AppLink to={link.path} className={textLink}>
              {link.title}
            </AppLink>
            {link.note && <span className="block text-sm text-soft">{link.note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
