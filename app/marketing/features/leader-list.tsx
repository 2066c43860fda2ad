import { RowLabel } from '../../data-pages/page/exhibit-table.tsx';
import { PassportLink } from '../../passport/passport-link.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import type { Leaderboard } from './showcase.server.ts';

export function LeaderList({ places }: Pick<Leaderboard, 'places'>) {
  return (
    <ol className="border-t border-ink">
      {places.map(({ place, change, moved, home, value, ...row }) => (
        <li
          key={place}
          value={place}
          className="grid grid-cols-[1.75rem_auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5"
        >
          <span className="text-xl font-semibold tracking-[-0.02em] tabular-nums">{place}</span>
          <Monogram name={row.label} size="small" />
          <span className="min-w-0">
            <span className="font-medium">
              <RowLabel {...row} />
            </span>
            <span className="block text-sm leading-5 text-soft">{home}</span>
          </span>
          <span className="text-right">
            <PassportLink value={value} />
            {change !== 0 && (
              <span className={`block text-sm leading-5 ${changeColour(change)}`}>{moved}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function changeColour(change: number | null) {
  if (change === null || change > 0) return 'font-medium text-success';
  return 'text-danger';
}
