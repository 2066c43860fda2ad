import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ExhibitTable } from './exhibit-table.tsx';
import type { DrawnExhibit, ExhibitView } from './sheet-view.ts';

/**
 * An exhibit whose table is drawn, like its chart. A page has thousands of cells that nobody may ever unfold: as
 * markup they cost a browser no script.
 */
export function drawTable({ table, ...exhibit }: ExhibitView): DrawnExhibit {
  const markup = renderToStaticMarkup(
    <StaticRouter location="/">
      <ExhibitTable title={exhibit.title} table={table} />
    </StaticRouter>,
    { identifierPrefix: exhibit.id },
  );
  return { ...exhibit, table: markup, rows: table.rows.length };
}
