import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../base/brand.ts';
import { figuresOf, type Exhibit } from '../exhibit.ts';
import { presentExhibit } from '../page/present-sheet.server.ts';
import type { Sheet } from '../sheet.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import { exhibitSource, rangesNoteOf } from '../sheet-notes.ts';
import type { ExhibitView } from '../page/sheet-view.ts';
import { unbroken } from '../page/unbroken.tsx';
import { EmbedTable, embedLink } from './embed-table.tsx';
import style from './embed.css?inline';

/** One exhibit as a document that other sites show in a frame: no script, no cookie, nothing loaded. */
export function embedDocument(sheet: Sheet, exhibit: Exhibit, siteUrl: string): string {
  const view = presentExhibit(exhibit, (url) => url);
  const page = siteUrl + sheetPath(sheet.key);
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${view.message} | ${brand.product}`}</title>
        <link rel="canonical" href={page} />
        {/* Whatever is followed replaces the page around the frame. */}
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

/** Nothing but its own style and its own words; any site may show it. */
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
          The same as a table, {table.rows.length} rows
        </summary>
        <EmbedTable exhibit={view} siteUrl={siteUrl} />
      </details>
    </>
  );
}

/** Marks lead to pages of this site; inside of an SVG, browsers do not heed the document's target. */
function absolute(drawing: string, siteUrl: string) {
  return drawing.replaceAll('<a href="/', `<a target="_top" href="${siteUrl}/`);
}
