import { ChartFrame } from '../../charts/chart-frame.tsx';
import { ExhibitTable } from '../../data-pages/page/exhibit-table.tsx';
import { Fold } from '../../data-pages/page/fold.tsx';
import type { ExhibitView } from '../../data-pages/page/sheet-view.ts';
import { unbroken } from '../../data-pages/page/unbroken.tsx';

/** What a data page says, on another page: message, chart and source; the table folds out below. */
export function LiveExhibit({ exhibit }: { exhibit: ExhibitView }) {
  const { message, subtitle, drawing, note, source, table } = exhibit;
  return (
    <div className="min-w-0">
      <h3 className="text-lg leading-snug">{unbroken(message)}</h3>
      <p className="mt-1 text-sm text-soft">{subtitle}</p>
      <div className="mt-4">
        {drawing === null ? <ExhibitTable {...exhibit} /> : <ChartFrame svg={drawing} label={message} />}
      </div>
      {note && <p className="mt-3 max-w-prose text-sm text-soft">{note}</p>}
      <p className="mt-3 text-[0.8125rem] leading-5 text-soft">{source}</p>
      {drawing !== null && (
        <Fold title={`The same as a table, ${table.rows.length} rows`}>
          <ExhibitTable {...exhibit} />
        </Fold>
      )}
    </div>
  );
}
