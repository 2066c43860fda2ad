import { ChartFrame } from '../../charts/chart-frame.tsx';
import { ExhibitShare } from './exhibit-share.tsx';
import { ExhibitTable } from './exhibit-table.tsx';
import { Fold } from './fold.tsx';
import type { ExhibitView } from './sheet-view.ts';
import { unbroken } from './unbroken.tsx';

type Props = { siteUrl: string; sheetKey: string; exhibit: ExhibitView };

/** One message: headline, measure, chart, source; the table and the ways to take it away fold out below. */
export function ExhibitSection({ siteUrl, sheetKey, exhibit }: Props) {
  const { id, message, subtitle, drawing, note, wide, source } = exhibit;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-message`}
      className={`unseen-later min-w-0 break-inside-avoid ${wide ? 'lg:col-span-2' : ''}`}
    >
      <h2 id={`${id}-message`} className="text-xl leading-snug">
        {unbroken(message)}
      </h2>
      <p className="mt-1 text-[0.9375rem] leading-6 text-soft">{subtitle}</p>
      <div className="mt-4">
        {drawing === null ? <ExhibitTable {...exhibit} /> : <ChartFrame svg={drawing} label={message} />}
      </div>
      {note && <p className="mt-3 max-w-prose text-[0.9375rem] leading-6">{note}</p>}
      <p className="mt-3 text-[0.8125rem] leading-5 text-soft">{source}</p>
      <div className="mt-2 print:hidden">
        {drawing !== null && (
          <Fold title={`The same as a table, ${exhibit.table.rows.length} rows`}>
            <ExhibitTable {...exhibit} />
          </Fold>
        )}
        <ExhibitShare siteUrl={siteUrl} sheetKey={sheetKey} exhibit={exhibit} />
      </div>
    </section>
  );
}
