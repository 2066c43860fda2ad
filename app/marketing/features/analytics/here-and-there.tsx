import { PassportLink } from '../../../passport/passport-link.tsx';
import type { AnalyticsView } from './analytics.server.ts';

/** Figures as visitors see them, and what the tool has in their place. */
export function HereAndThere({ examples }: Pick<AnalyticsView, 'examples'>) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {examples.map(({ about, value, there }) => (
        <li
          key={about}
          className="grid content-start gap-y-1 border-t border-ink pt-4 md:row-span-3 md:grid-rows-subgrid"
        >
          <p className="text-sm leading-5 text-soft">{about}</p>
          <p className="text-3xl font-semibold tracking-[-0.025em]">
            <PassportLink value={value} />
          </p>
          <p className="mt-2 text-[0.9375rem] leading-6 text-pretty">
            <span className="text-soft">In the tool:</span> {there}
          </p>
        </li>
      ))}
    </ul>
  );
}
