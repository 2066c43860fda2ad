import { chartPath, downloadPath, embedPath, sheetPath } from '../../figures/sheet-address.ts';
import { rowCount } from '../exhibit.ts';
import { ExhibitTable } from './exhibit-table.tsx';
import type { ExhibitView } from './sheet-view.ts';

type Props = { siteUrl: string; sheetKey: string; exhibit: ExhibitView };

/**
 * Chart · Table · Download · Share · Explore data. Disclosures of one name: opening one closes the others, also without scripts. The
 * empty one called "Chart" is how the table is left again; `charts.css` sets them in a row.
 */
export function ExhibitTools({ siteUrl, sheetKey, exhibit }: Props) {
  const { id, drawing, table, title, explore } = exhibit;
  const name = `tools-${id}`;
  return (
    <div className="chart-tools print:hidden" data-tools="">
      {drawing !== null && (
        <>
          <details name={name} open>
            <summary>Chart</summary>
          </details>
          <details name={name} data-table="">
            <summary aria-label={`View “${title}” as a table (${rowCount(table)})`}>Table</summary>
            <ExhibitTable {...exhibit} />
          </details>
        </>
      )}
      <details name={name}>
        <summary aria-label={`Download “${title}”`}>Download</summary>
        <p>
          {drawing !== null && (
            <>
              <a href={chartPath(sheetKey, id, 'png')} download>
                PNG
              </a>
              <a href={chartPath(sheetKey, id, 'svg')} download>
                SVG
              </a>
            </>
          )}
          <a href={chartPath(sheetKey, id, 'pptx')} download>
            PowerPoint
          </a>
          <a href={downloadPath(sheetKey, 'csv')} download>
            CSV (whole page)
          </a>
        </p>
      </details>
      <details name={name}>
        <summary aria-label={`Share “${title}”`}>Share</summary>
        <Share siteUrl={siteUrl} sheetKey={sheetKey} exhibit={exhibit} />
      </details>
      {explore && !sheetKey.startsWith('explore/') && (
        <a href={explore} rel="nofollow" aria-label={`Explore data: “${title}”`}>
          Explore data
        </a>
      )}
    </div>
  );
}

function Share({ siteUrl, sheetKey, exhibit: { id, title } }: Props) {
  const code = `<iframe src="${siteUrl}${embedPath(sheetKey, id)}" title="${inAttribute(title)}" width="100%" height="520" loading="lazy" style="border:0"></iframe>`;
  return (
    <div>
      <p>
        <button
          type="button"
          data-copy={`${siteUrl}${sheetPath(sheetKey)}#${id}`}
          className="noscript:hidden"
        >
          Copy link
        </button>
        <button type="button" data-copy="" className="noscript:hidden">
          Copy embed code
        </button>
      </p>
      <code data-embed="">{code}</code>
    </div>
  );
}

function inAttribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
