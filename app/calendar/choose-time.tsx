import { useEffect, useRef, type ReactNode } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook, Button } from '../ui/button.tsx';
import type { Option } from '../ui/form/control.ts';
import { Select } from '../ui/form/select.tsx';
import type { CalendarView, DayLink, ShownDay } from './calendar-view.ts';
import type { SpanWords } from './zones.ts';

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
    <span className="whitespace-nowrap">
      {number}
      {month && <span className="ml-0.5 text-[0.6875rem] font-normal">{month}</span>}
    </span>
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
        {name}, {count} {count === 1 ? 'slot' : 'slots'} free
      </span>
    </AppLink>
  );
}

const square = 'flex min-h-11 items-center justify-center rounded-md border border-transparent';

const linkLook =
  'border-line bg-sea-wash font-medium text-ink no-underline transition-colors hover:border-sea ' +
  'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper';

type Choosing = { choice: { action: string; key: string } };

export function TimeButtons({ day, clock, choice }: Choosing & { day: ShownDay; clock: string }) {
  return (
    <section aria-labelledby="day">
      <h2 id="day" className="text-xl">
        {day.name}
      </h2>
      <p className="mt-1 font-medium">{clock}</p>
      <Times choice={choice} className="grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]">
        {day.times.map(({ value, time, local }) => (
          <li key={value}>
            <button type="submit" name="slot" value={value} className={look}>
              <time dateTime={local}>{time}</time>
            </button>
          </li>
        ))}
      </Times>
    </section>
  );
}

/** Radio buttons for a form elsewhere on the page. */
export function TimeChoices({
  day,
  clock,
  form,
  chosen,
}: {
  day: ShownDay;
  clock: string;
  form: string;
  chosen?: string;
}) {
  return (
    <fieldset>
      <legend>
        <span className="block text-xl font-semibold tracking-[-0.015em]">{day.name}</span>
        <span className="mt-1 block font-medium">{clock}</span>
      </legend>
      <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {day.times.map(({ value, time, local }) => (
          <label key={value} className={choiceLook}>
            <input
              type="radio"
              name="slot"
              value={value}
              form={form}
              defaultChecked={value === chosen}
              className="sr-only"
            />
            <time dateTime={local}>{time}</time>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const choiceLook =
  'relative inline-flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-edge px-3 font-medium tabular-nums ' +
  'transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-sea forced-colors:has-checked:outline-2';

export function NextTimes({ next, choice }: Choosing & Pick<NonNullable<CalendarView['taken']>, 'next'>) {
  return (
    <Times choice={choice} className="max-w-2xl sm:grid-cols-3">
      {next.map(({ value, day, time }) => (
        <li key={value}>
          <button type="submit" name="slot" value={value} className={look}>
            <span>
              {time}
              <span className="block text-sm font-normal text-soft">{day}</span>
            </span>
          </button>
        </li>
      ))}
    </Times>
  );
}

function Times({ choice, className, children }: Choosing & { className: string; children: ReactNode }) {
  return (
    <Form method="post" action={choice.action} className="mt-4">
      <input type="hidden" name="key" value={choice.key} />
      <ul className={`grid gap-2 ${className}`}>{children}</ul>
    </Form>
  );
}

const look = `${buttonLook()} w-full tabular-nums`;

type ZoneProps = {
  action: string;
  zone: string;
  zones: Option[];
  /** The rest of the query. */
  kept: Readonly<Record<string, string | undefined>>;
};

/** A plain form. With scripts, a choice shows its times at once, since those of another zone mislead. */
export function ZoneForm({ action, zone, zones, kept }: ZoneProps) {
  const showZone = useZone(zone);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = zone;
  }, [zone, zones]);
  return (
    <Form method="get" action={action} preventScrollReset className="flex max-w-md flex-wrap items-end gap-2">
      {Object.entries(kept).map(
        ([name, value]) =>
          name !== 'zone' && value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="min-w-0 flex-[1_1_11rem]">
        <Select
          ref={select}
          id="zone"
          name="zone"
          label="Time zone"
          options={zones}
          defaultValue={zone}
          onChange={({ target }) => showZone(target.value)}
        />
      </div>
      <Button type="submit" className="[[data-hydrated]_&]:hidden">
        Show times
      </Button>
    </Form>
  );
}

/** Shows the browser’s zone until the visitor chooses one. */
function useZone(shown: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useEffect(() => {
    const own = ownZone();
    if (search.has('zone') || !own || own === shown) return;
    const show = () => void navigate(inZone(search, own), { replace: true, preventScrollReset: true });
    // In a separate task, so that it does not lengthen the last one of hydration.
    const timer = setTimeout(show);
    return () => clearTimeout(timer);
  }, [search, shown, navigate]);
  return (zone: string) => void navigate(inZone(search, zone), { preventScrollReset: true });
}

/** A browser's first `Intl` formatter takes 50 ms; not every browser has `Temporal`. */
const ownZone = () =>
  'Temporal' in globalThis ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone;

function inZone(search: URLSearchParams, zone: string) {
  const asked = new URLSearchParams(search);
  asked.set('zone', zone);
  return `?${asked}`;
}

export function ChosenTime({ words }: { words: SpanWords }) {
  return (
    <div className="border-l-3 border-sea pl-4 tabular-nums sm:pl-5">
      <p className="text-xl font-semibold tracking-[-0.015em] sm:text-2xl">{words.day}</p>
      <p className="mt-1 text-lg">
        {words.hours}, {words.zone}
      </p>
      {words.atTheOffice && <p className="mt-1 text-soft">That is {words.atTheOffice}.</p>}
    </div>
  );
}
