import type { ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { inspectors } from './inspectors.ts';

type Props = { inspector: (typeof inspectors)[number]; children: ReactNode };

/** What all inspectors have around what they show. */
export function InspectorFrame({ inspector, children }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-14 pb-16 sm:px-6 sm:pt-20">
      <nav aria-label="Inspectors" className="mb-6 flex flex-wrap gap-x-5 gap-y-2">
        {inspectors.map(({ slug, title }) => (
          <AppLink
            key={slug}
            to={`/sandbox/${slug}`}
            aria-current={slug === inspector.slug ? 'page' : undefined}
            className={`${textLink} aria-[current=page]:font-semibold`}
          >
            {title}
          </AppLink>
        ))}
      </nav>
      <h1 className="text-4xl sm:text-5xl">{inspector.title}</h1>
      <p className="mt-4 mb-10 max-w-prose text-lg text-soft">{inspector.description}</p>
      {children}
    </div>
  );
}
