import type { ReactNode } from 'react';
import { Cover } from './cover.tsx';

type Props = {
  label: string;
  cover: string;
  facts: readonly { name: string; value: string }[];
  /** How to get it. */
  children: ReactNode;
};

/** What it looks like, how to get it, and what it is; on wide screens beside the text, and in sight all along. */
export function Side({ label, cover, facts, children }: Props) {
  return (
    <aside aria-label={label} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-6 gap-y-5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] lg:contents">
        <Cover src={cover} className="sm:row-span-2 lg:max-w-60" />
        <div className="contents lg:sticky lg:top-24 lg:mt-7 lg:block lg:max-w-xs">
          <div>{children}</div>
          <dl className="grid content-start text-[0.9375rem] leading-snug tabular-nums max-sm:col-span-2 lg:mt-6">
            {facts.map(({ name, value }) => (
              <div key={name} className="flex gap-x-2 border-t border-line py-2">
                <dt className="w-28 shrink-0 text-soft">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </aside>
  );
}
