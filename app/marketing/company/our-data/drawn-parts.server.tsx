import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { drawChart } from '../../../charts/draw-chart.server.tsx';
import { coverageMap, type Covered } from './coverage/coverage.ts';
import { CoverageView } from './coverage/coverage-view.tsx';
import { SourcesList } from './sources-list.tsx';
import type { ListedSource } from './sources.ts';

/** Hundreds of rows and shapes that never change: as markup they cost a browser no script. */
export function drawCoverage(covered: readonly Covered[]): string {
  const map = drawChart(coverageMap(covered), mapLabel);
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <CoverageView map={map} mapLabel={mapLabel} covered={covered} />
    </StaticRouter>,
    { identifierPrefix: 'coverage' },
  );
}

const mapLabel = 'What there is for each country';

export function drawSources(sources: readonly ListedSource[]): string {
  return renderToStaticMarkup(<SourcesList sources={sources} />);
}
