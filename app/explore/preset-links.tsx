import { ArrowRight } from 'lucide-react';
import { explorePath } from '../subjects/exploration.ts';
import { AppLink } from '../ui/app-link.tsx';
import { ShortOnPhones } from '../ui/fold.tsx';
import { stretchedLink, textLink } from '../ui/text-link.ts';
import type { Preset } from './presets.ts';

/** Ready-made questions in one row above the chart, which scrolls sideways on a phone. */
export function PresetChips({ presets }: { presets: readonly Preset[] }) {
  if (presets.length === 0) return null;
  return (
    <nav
      aria-label="Start from a question"
      className="-mx-4 mt-4 overflow-x-auto px-4 print:hidden sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        {presets.map(({ title, to }) => (
          <li key={to} className="shrink-0">
            <AppLink to={to} className={chipLook}>
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const chipLook =
  'inline-flex min-h-9 items-center rounded-full border border-line px-3 text-[0.9375rem] no-underline ' +
  'transition-colors hover:border-sea hover:text-sea';

/** Ready-made questions on the hub. */
export function ExplorePresets({ presets }: { presets: readonly Preset[] }) {
  if (presets.length === 0) return null;
  return (
    <section aria-labelledby="explore" className="mt-11 sm:mt-14 print:hidden">
      <h2 id="explore" className="text-2xl">
        Explore the data
      </h2>
      <p className="mt-1 text-[0.9375rem] text-soft">
        Chart any measure for up to twelve markets or retailers.{' '}
        <AppLink to={explorePath} className={textLink}>
          Open the data explorer
        </AppLink>
      </p>
      <ShortOnPhones label={`Show all ${presets.length} questions`}>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {presets.map(({ title, about, to }, at) => (
            <li
              key={to}
              className={`group relative flex items-start justify-between gap-4 rounded-md border border-line p-3 transition-colors hover:border-sea sm:p-4 ${at < firstOnPhones ? '' : 'more-on-phones'}`}
            >
              <div>
                <AppLink to={to} className={`${stretchedLink} font-medium`}>
                  {title}
                </AppLink>
                <p className="text-sm leading-6 text-soft">{about}</p>
              </div>
              <ArrowRight
                aria-hidden="true"
                className="mt-1 size-4 shrink-0 text-soft group-hover:text-sea"
              />
            </li>
          ))}
        </ul>
      </ShortOnPhones>
    </section>
  );
}

const firstOnPhones = 3;
