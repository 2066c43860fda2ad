import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../base/brand.ts';
import { figuresOf, rowCount, type Exhibit } from '../exhibit.ts';
import { presentExhibit } from '../page/present-sheet.server.ts';
import type { Sheet } from '../sheet.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import { exhibitSource, rangesNoteOf } from '../sheet-notes.ts';
import type { ExhibitView, RowView } from '../page/sheet-view.ts';
import { unbroken } from '../page/unbroken.tsx';
import style from './embed.css?inline';

/** One exhibit as a document for frames on other sites: no scripts, no cookies, no requests. */
export function embedDocument(sheet: Sheet, exhibit: Exhibit, siteUrl: string): string {
  const view = presentExhibit(exhibit);
  const page = siteUrl + sheetPath(sheet.key);
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${view.message} | ${brand.product}`}</title>
        <link rel="canonical" href={page} />
        {/* Links replace the page around the frame. */}
        <base target="_top" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body className="p-4">
        <main>
          <h1 className="text-xl leading-snug font-semibold tracking-tight text-balance">
            {unbroken(view.message)}
          </h1>
          <p className="mt-1 text-[0.9375rem] leading-6 text-soft">{view.subtitle}</p>
          <Figures view={view} siteUrl={siteUrl} />
          {view.note && <p className="mt-3 max-w-prose text-[0.9375rem] leading-6">{view.note}</p>}
          <p className="mt-3 text-[0.8125rem] leading-5 text-soft">
            {[rangesNoteOf(figuresOf(exhibit)), exhibitSource(exhibit, sheet.edition)]
              .filter(Boolean)
              .join(' ')}
          </p>
          <p className="mt-1 text-[0.8125rem] leading-5">
            <a href={`${page}#${view.id}`} rel="noopener" className={embedLink}>
              {sheet.title}, {brand.product}
            </a>
          </p>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** Allows nothing but its own style; any site may frame it. */
export const embedPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

function Figures({ view, siteUrl }: { view: ExhibitView; siteUrl: string }) {
  const { drawing, table } = view;
  if (drawing === null) return <EmbedTable exhibit={view} siteUrl={siteUrl} />;
  return (
    <>
      <div className="mt-4" dangerouslySetInnerHTML={{ __html: absolute(drawing, siteUrl) }} />
      <details className="mt-3">
        <summary className="w-fit py-1 text-sm text-sea marker:text-edge hover:underline">
          View as table ({rowCount(table)})
        </summary>
        <EmbedTable exhibit={view} siteUrl={siteUrl} />
      </details>
    </>
  );
}

/** Marks link to pages of this site; inside an SVG, browsers ignore the document's base target. */
function absolute(drawing: string, siteUrl: string) {
  return drawing.replaceAll('<a href="/', `<a target="_top" href="${siteUrl}/`);
}

type Cell = RowView['cells'][number];

/** Plain links only, since an embed has no scripts and no router. */
function EmbedTable({ exhibit, siteUrl }: { exhibit: ExhibitView; siteUrl: string }) {
  const { title, table } = exhibit;
  const [first = '', ...columns] = table.columns;
  const looks = columns.map((_, at) => lookOf(table.rows.map(({ cells }) => cells[at] ?? null)));
  return (
    // Scrolling by keyboard needs focus on the scrolled element.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={title} tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-ink text-soft">
            <th scope="col" className={`${cellLook} text-left align-bottom`}>
              {first}
            </th>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={`${cellLook} ${looks[at]} align-bottom`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={`${row.label} ${row.href}`} className="border-b border-line">
              <th scope="row" className={`${cellLook} ${row.label.length > 24 ? 'min-w-40' : ''} text-left`}>
                <RowName {...row} siteUrl={siteUrl} />
              </th>
              {columns.map((column, at) => (
                <td key={column} className={`${cellLook} ${looks[at]}`}>
                  <Value cell={row.cells[at] ?? null} siteUrl={siteUrl} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Figures are right-aligned; sentences need room. */
function lookOf(cells: readonly Cell[]): string {
  if (cells.some(isFigure)) return 'text-right';
  return cells.some((cell) => textOf(cell).length > 24) ? 'min-w-56 text-left' : 'text-left';
}

function RowName({ label, href, siteUrl }: Pick<RowView, 'label' | 'href'> & { siteUrl: string }) {
  if (!href) return label;
  return (
    <a href={siteUrl + href} rel="noopener" className={embedLink}>
      {label}
    </a>
  );
}

function Value({ cell, siteUrl }: { cell: Cell; siteUrl: string }) {
  if (cell === null || typeof cell === 'string') {
    const text = textOf(cell);
    return text.length > 16 ? text : <span className="whitespace-nowrap">{text}</span>;
  }
  const [href, look] = isFigure(cell) ? [siteUrl + cell.passport, figureLook] : [cell.href, embedLink];
  return (
    <a href={href} rel="noopener" className={look}>
      {cell.text}
    </a>
  );
}

function textOf(cell: Cell): string {
  if (cell === null) return 'N/A';
  return typeof cell === 'string' ? cell : cell.text;
}

function isFigure(cell: Cell): cell is Extract<Cell, { passport: string }> {
  return typeof cell === 'object' && cell !== null && 'passport' in cell;
}

const embedLink = 'text-sea underline underline-offset-4';
const figureLook = 'whitespace-nowrap underline decoration-edge decoration-dotted underline-offset-4';
const cellLook = 'px-2 py-2 font-medium first:pl-0 last:pr-0 sm:px-3';
