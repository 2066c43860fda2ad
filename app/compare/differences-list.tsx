import { Flag } from '../ui/flag.tsx';
import { textLink } from '../ui/text-link.ts';
import type { ComparedSide } from './compare-frame.ts';
import type { Difference } from './differences.ts';

type Props = { compared: readonly ComparedSide[]; tooClose: readonly Difference[] };

/** What the tables below add up to: the measures each side leads on, and those that nobody can tell. */
export function Differences({ compared, tooClose }: Props) {
  if (compared.every(({ highestOn }) => highestOn.length === 0)) return null;
  return (
    <section aria-labelledby="differences" className="mt-10">
      <h2 id="differences" className="text-xl">
        Where the ranges show a clear difference
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-5 sm:auto-cols-fr sm:grid-cols-2 lg:grid-flow-col lg:grid-cols-none">
        {compared.map(({ subject, name, country, highestOn }) => (
          <div key={subject} className="border-t-2 border-sea pt-2">
            <dt className="font-medium">
              <Flag country={country} /> {name} is {compared.length > 2 ? 'highest' : 'higher'} on
            </dt>
            <dd className="mt-1 text-[0.9375rem] leading-7">
              {highestOn.length > 0 ? (
                <Measures of={highestOn} />
              ) : (
                <span className="text-soft">No measure, as far as the ranges show</span>
              )}
            </dd>
          </div>
        ))}
        {tooClose.length > 0 && (
          <div className="border-t-2 border-line pt-2">
            <dt className="font-medium text-soft">Too close to call</dt>
            <dd className="mt-1 text-[0.9375rem] leading-7">
              <Measures of={tooClose} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Measures({ of }: { of: readonly Difference[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 sm:block">
      {of.map(({ measure, exhibit }) => (
        <li key={measure}>
          <a href={`#${exhibit}`} className={textLink}>
            {measure}
          </a>
        </li>
      ))}
    </ul>
  );
}
