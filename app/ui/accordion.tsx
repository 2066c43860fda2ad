import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export type AccordionItem = {
  /** A link to this fragment opens the item. */
  id: string;
  summary: ReactNode;
  content: ReactNode;
};

type Props = {
  items: AccordionItem[];
  /** Only one item of a group is open at a time. */
  group?: string;
  openFirst?: boolean;
};

export function Accordion({ items, group, openFirst = false }: Props) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ id, summary, content }, at) => (
        <details key={id} name={group} open={openFirst && at === 0} className={`group ${slide}`}>
          <summary className={summaryLook}>
            <span className="min-w-0 wrap-anywhere">{summary}</span>
            <Plus
              aria-hidden="true"
              strokeWidth={1.5}
              className="mt-0.5 size-5 shrink-0 text-sea transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <div id={id} className="max-w-[68ch] scroll-mt-20 pr-9 pb-6 text-soft">
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}

const summaryLook =
  'flex min-h-14 list-none items-start justify-between gap-6 rounded-xs py-4 font-medium text-ink transition-colors ' +
  'hover:text-sea [&::-webkit-details-marker]:hidden';

const slide =
  '[interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip details-content:transition-[height,content-visibility] ' +
  'details-content:transition-discrete details-content:duration-200 open:details-content:h-auto';
