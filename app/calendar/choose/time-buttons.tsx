import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { buttonLook } from '../../ui/button.tsx';
import type { ShownDay } from '../times/agenda.ts';
import type { CalendarView } from './calendar-view.ts';

/** Where a choice is sent, and the key under which the time is held. */
type Choosing = { choice: { action: string; key: string } };

/** The free times of a day; choosing one holds it. */
export function TimeButtons({ day, city, choice }: Choosing & { day: ShownDay; city: string }) {
  return (
    <section aria-labelledby="day">
      <h2 id="day" className="text-xl">
        {day.name}
      </h2>
      <p className="mt-1 text-soft">{city} time</p>
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

/** What is free instead of a time that somebody else took. */
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
