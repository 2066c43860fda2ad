import type { UpcomingWebinar } from './upcoming.ts';

/** What is planned: before the form, or beside it. */
export function WebinarList({ webinars }: { webinars: readonly UpcomingWebinar[] }) {
  return (
    <ul className="grid content-start gap-8 lg:order-last">
      {webinars.map(({ slug, title, about, starts, when, speakers }) => (
        <li key={slug} className="max-w-prose border-t border-ink pt-4">
          <h2 className="text-xl text-pretty">{title}</h2>
          <p className="mt-2 text-[0.9375rem] font-medium tabular-nums">
            <time dateTime={starts}>{when}</time>
          </p>
          <p className="mt-2 text-[0.9375rem] leading-6">{about}</p>
          <ul className="mt-3 text-[0.9375rem] leading-6 text-soft">
            {speakers.map(({ name, role }) => (
              <li key={name}>
                {name}, {role.toLowerCase()}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
