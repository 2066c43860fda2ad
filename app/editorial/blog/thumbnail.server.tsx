import type { Chart } from '../../charts/chart.ts';
import type { Theme } from '../../charts/draw-chart.server.tsx';
import { colours } from '../../charts/colours.ts';
import { groupByRange } from '../../charts/steps.ts';
import type { Exhibit } from '../../data-pages/exhibit.ts';
import { drawPage } from '../library/pictures/drawn-page.server.tsx';
import { chartHeight, PageChart } from '../library/pictures/page-chart.server.tsx';

/** Landscape, 16:9: the first rows of the article's chart, large enough to be read on a card. */
export function thumbnailPicture(title: string, exhibit: Exhibit | null, theme: Theme): string {
  const chart = exhibit?.chart && openingOf(exhibit.chart);
  const top = chart && Math.max(margin, (height - chartHeight(chart, box, largest)) / 2);
  return drawPage(
    { title, width, height, ground: colours.mist, theme },
    chart && <PageChart chart={chart} box={{ ...box, y: top! }} largest={largest} />,
  );
}

const [width, height, margin] = [384, 216, 16];
const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
const largest = 1.1;

const mostRows = 4;
const mostNames = 2;

function openingOf(chart: Chart): Chart {
  switch (chart.kind) {
    case 'ladder':
    case 'capsules': {
      const groups = groupByRange(chart.marks).slice(0, mostRows);
      return { ...chart, marks: groups.flatMap((group) => group.slice(0, mostNames)) };
    }
    case 'strip':
      return { ...chart, rows: chart.rows.slice(0, mostRows) };
    case 'series':
      return { ...chart, lines: chart.lines.slice(0, 1) };
    default:
      return chart;
  }
}
