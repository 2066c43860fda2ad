import { AppLink } from '../../ui/app-link.tsx';
import type { CalendarView, DayLink } from './calendar-view.ts';

/** The days, week by week; those with free times lead to them. */
export function DayTable({ months, weeks }: Pick<CalendarView, 'months' | 'weeks'>) {
  return (
    <table className="w-full max-w-md table-fixed text-center tabular-nums">
      <caption className="pb-3 text-left text-xl font-semibold tracking-[-0.015em]">{months}</caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" className="pb-1.5 text-sm font-normal text-soft">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]!.date}>
            {week.map((day) => (
              <td key={day.date} className="p-0.5">
                <Day {...day} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function Day({ number, month, name, count, to, isChosen }: DayLink) {
  const label = (
    <>
      {number}
      {month && <span className="block text-xs leading-none font-normal">{month}</span>}
    </>
  );
  if (!to) return <span className={`${square} text-soft`}>{label}</span>;
  return (
    <AppLink
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={`${square} ${linkLook}`}
    >
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">
        {name}, {count} free
      </span>
    </AppLink>
  );
}

const square = 'flex min-h-11 flex-col items-center justify-center rounded-md border border-transparent';

const linkLook =
  'border-line bg-sea-wash font-medium text-ink no-underline transition-colors hover:border-sea ' +
  'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper';
