import { ArrowRight } from 'lucide-react';
import { explorePath } from '../subjects/exploration.ts';
import { AppLink } from '../ui/app-link.tsx';
import { stretchedLink, textLink } from '../ui/text-link.ts';
import type { Preset } from './presets.ts';

/** Ready-made questions, on the hub and below the explorer. */
export function ExplorePresets({ presets, isHub = false }: { presets: readonly Preset[]; isHub?: boolean }) {
  if (presets.length === 0) return null;
  return (
    <section aria-labelledby="explore" className="mt-14 print:hidden">
      <h2 id="explore" className="text-2xl">
        {isHub ? 'Explore the data' : 'Start from a question'}
      </h2>
      {isHub && (
        <p className="mt-1 text-[0.9375rem] text-soft">
          Chart any measure for up to twelve markets or retailers.{' '}
          <AppLink to={explorePath} className={textLink}>
            Open the data explorer
          </AppLink>
        </p>
      )}
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {presets.map(({ title, about, to }) => (
          <li
            key={to}
            className="group relative flex items-start justify-between gap-4 rounded-md border border-line p-4 transition-colors hover:border-sea"
          >
            <div>
              <AppLink to={to} className={`${stretchedLink} font-medium`}>
                {title}
              </AppLink>
              <p className="text-sm leading-6 text-soft">{about}</p>
            </div>
            <ArrowRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-soft group-hover:text-sea" />
          </li>
        ))}
      </ul>
    </section>
  );
}
