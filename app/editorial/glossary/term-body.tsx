import { PassportArea } from '../../passport/passport-area.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { quietLink } from '../../ui/text-link.ts';
import { ProseView } from '../prose/prose-view.tsx';
import { TermLinks } from './term-links.tsx';
import type { TermView } from './term-view.ts';

export function TermBody({ term }: { term: TermView }) {
  const { title, definition, formula, group, prose, linkedData } = term;
  return (
    <PassportArea className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[{ label: 'Glossary', to: '/glossary' }]} current={title} />
      <div className="mt-6 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <article>
          <AppLink to={group.to} className={`${quietLink} inline-flex min-h-8 items-center text-sm text-sea`}>
            {group.name}
          </AppLink>
          <h1 className="mt-1 text-3xl sm:text-5xl">{title}</h1>
          <p className="mt-5 max-w-prose text-lg text-pretty">{definition}</p>
          {formula && <Formula text={formula} />}
          <div className="mt-8">
            <ProseView prose={prose} />
          </div>
        </article>
        <TermLinks term={term} />
      </div>
      <LinkedData data={linkedData} />
    </PassportArea>
  );
}

function Formula({ text }: { text: string }) {
  return (
    <figure className="mt-6 max-w-prose rounded-md bg-mist px-5 py-4">
      <figcaption className="text-sm text-soft">Formula</figcaption>
      <p className="mt-1 text-lg wrap-anywhere">{text}</p>
    </figure>
  );
}
