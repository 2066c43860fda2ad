import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ExhibitSection } from './exhibit-section.tsx';
import type { ExhibitView } from './sheet-view.ts';

/** A page has thousands of cells and marks that never change: as markup they cost a browser no script. */
export function drawExhibits(exhibits: readonly ExhibitView[], sheetKey: string, siteUrl: string): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      {exhibits.map((exhibit) => (
        <ExhibitSection key={exhibit.id} siteUrl={siteUrl} sheetKey={sheetKey} exhibit={exhibit} />
      ))}
    </StaticRouter>,
    // Else its ids could be those of the page around it.
    { identifierPrefix: 'exhibits' },
  );
}
