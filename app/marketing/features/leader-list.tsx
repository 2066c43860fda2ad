import { RowLabel } from '../../data-pages/page/exhibit-table.tsx';
import { PassportLink } from '../../passport/passport-link.tsx';
import type { Leaderboard } from './showcase.server.ts';

export function LeaderList({ places }: Pick<Leaderboard, 'places'>) {
  return (
    <ol className="border-t border-ink">
      {places.map(({ place, change, moved, home, value, ...row }) => (
        <li
          key={place}
          className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-b border-line py-2.5"
        >
          <span className="text-xl font-semibold tracking-[-0.02em] tabular-nums">{place}</span>
          <span className="min-w-0">
            <span className="font-medium">
              <RowLabel {...row} />
            </span>
            <span className="block text-sm leading-5 text-soft">{home}</span>
          </span>
          <span className="text-right">
            <PassportLink value={value} />
            <span className={`block text-sm leading-5 ${changeColour(change)}`}>{moved}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function changeColour(change: number | null) {
  if (change === null || change > 0) return 'font-medium text-success';
  return change < 0 ? 'text-danger' : 'text-soft';
}
