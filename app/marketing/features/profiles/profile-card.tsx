import { DrawnExhibits } from '../../../data-pages/page/drawn-exhibits.tsx';
import { KeyFigures } from '../../../data-pages/page/key-figures.tsx';
import { unbroken } from '../../../data-pages/page/unbroken.tsx';
import { LiveFrame } from '../../sections/live-frame.tsx';
import type { ProfileExcerpt } from './profile-excerpt.server.ts';

/** How the profile of a shop opens: who it is, what counts, how its sales went. */
export function ProfileCard({ profile }: { profile: ProfileExcerpt }) {
  const { title, lead, path, facts, keyFigures, drawn } = profile;
  return (
    <LiveFrame
      {...profile}
      title={`From the profile of ${title}`}
      source={{ label: 'The whole profile', to: path }}
    >
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <p className="text-2xl font-semibold tracking-[-0.02em]">{title}</p>
          <p className="mt-2 text-[0.9375rem] leading-6 text-pretty">{unbroken(lead)}</p>
          <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 text-[0.9375rem] leading-6">
            {facts.map(({ label, value }) => (
              <div key={label} className="col-span-2 grid grid-cols-subgrid border-t border-line py-1.5">
                <dt className="text-soft">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {drawn.sales && <DrawnExhibits markup={drawn.sales} className="" />}
      </div>
      <div className="mt-10">
        <KeyFigures figures={keyFigures} />
      </div>
    </LiveFrame>
  );
}
