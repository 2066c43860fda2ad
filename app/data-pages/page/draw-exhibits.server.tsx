import { ChartFrame } from '../../charts/chart-frame.tsx';
import { chartPath, embedPath, sheetPath } from '../../figures/sheet-address.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { staticMarkup } from '../../ui/static-markup.server.tsx';
import { textLink } from '../../ui/text-link.ts';
import { ExhibitTable } from './exhibit-table.tsx';
import type { ExhibitView } from './sheet-view.ts';
import { unbroken } from './unbroken.tsx';

/** A page has thousands of cells and marks that never change; as static markup they need no hydration. */
export function drawExhibits(exhibits: readonly ExhibitView[], sheetKey: string, siteUrl: string): string {
  return staticMarkup(
    exhibits.map((exhibit) => (
      <ExhibitSection key={exhibit.id} siteUrl={siteUrl} sheetKey={sheetKey} exhibit={exhibit} />
    )),
  );
}

type Props = { siteUrl: string; sheetKey: string; exhibit: ExhibitView };

function ExhibitSection({ siteUrl, sheetKey, exhibit }: Props) {
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

function ExhibitShare({ siteUrl, sheetKey, exhibit: { id, message, drawing } }: Props) {
  const link = `${siteUrl}${sheetPath(sheetKey)}#${id}`;
  const code = `<iframe src="${siteUrl}${embedPath(sheetKey, id)}" title="${inAttribute(message)}" width="100%" height="520" loading="lazy" style="border:0"></iframe>`;
  return (
    <Fold title="Share or embed">
      <div className="flex flex-wrap items-center gap-3 text-[0.9375rem]">
        {drawing !== null && (
          <>
            <a href={chartPath(sheetKey, id, 'svg')} download className={textLink}>
              SVG
            </a>
            <a href={chartPath(sheetKey, id, 'png')} download className={textLink}>
              PNG
            </a>
          </>
        )}
        <CopyButton text={link} label="Copy link" />
        <CopyButton text={code} label="Copy embed code" />
      </div>
      <p className="mt-3 text-sm text-soft">
        The embed needs no scripts and sets no cookies. You may use it with the source line.
      </p>
      <pre className="mt-2 overflow-x-auto rounded-md bg-mist p-3 text-[0.8125rem] leading-5 whitespace-pre-wrap select-all wrap-anywhere">
        {code}
      </pre>
    </Fold>
  );
}

function inAttribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
