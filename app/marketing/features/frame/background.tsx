import { href } from 'react-router';
import { AppLink } from '../../../ui/app-link.tsx';
import { quietLink, textLink } from '../../../ui/text-link.ts';
import { Section } from '../../../shell/section.tsx';
import type { FeatureView } from './feature-view.server.ts';

type Props = Pick<FeatureView, 'method' | 'limit' | 'terms' | 'articles'>;

/** How the figures are made, what they cannot do, and what to read about them. */
export function Background({ method, limit, terms, articles }: Props) {
  return (
    <Section title="How it is made, and its limits">
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <p className="max-w-prose text-pretty">
          {method}{' '}
          <AppLink to={href('/our-data')} className={textLink}>
            More on our data
          </AppLink>
        </p>
        <p className="max-w-prose self-start border-l-2 border-edge pl-5 text-pretty">{limit}</p>
        <Reading title="From the blog" links={articles} />
        <Reading title="What the words mean" links={terms} />
      </div>
    </Section>
  );
}

type Link = { title: string; about: string; path: string };

function Reading({ title, links }: { title: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h3 className="border-b border-ink pb-2 text-base">{title}</h3>
      <ul>
        {links.map(({ title: name, about, path }) => (
          <li key={path} className="border-b border-line py-3">
            <AppLink to={path} className={`${quietLink} font-medium`}>
              {name}
            </AppLink>
            <span className="mt-0.5 block max-w-prose text-sm leading-5 text-pretty text-soft">{about}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
