import type { Services } from '../../context.server.ts';
import { sampleUrl, shortJson } from '../../api/reference/code-samples.ts';
import { drawChart } from '../../charts/draw-chart.server.tsx';
import { edgesOf, markOf, tickOf } from '../../figures/figure-marks.ts';
import { findFigure } from '../../passport/find-figure.server.ts';
import { figureFrom, runTool } from '../../mcp/run-tool.server.ts';
import { sheetContext } from '../../figures/sheet-context.server.ts';

export type ToolCall = { command: string; answer: string };

/** Calls a tool of our own MCP server and shortens the answer; null if the data set has no such thing. */
export async function callTool(services: Services, name: string, given: object): Promise<ToolCall | null> {
  const answer = await structuredAnswer(services, name, given);
  const { siteUrl } = services.settings;
  return (
    answer && {
      command: `${name} ${JSON.stringify(given)}`,
      answer: shortJson(answer, { maxItems: 1 }).replaceAll(siteUrl, sampleUrl(siteUrl)),
    }
  );
}

/** The question of the page and what the tools answer to it. */
export async function sizeOfMarket(services: Services, place: string, category: string) {
  const market = await structuredAnswer(services, 'get_market', { place, category });
  const size = market && figureFrom(market, 'market-size');
  if (!market || !size) return null;
  const { grades, excluded } = market as { grades: Record<string, string>; excluded: string[] };
  return {
    size,
    grade: grades[size.confidence] ?? '',
    excluded,
    drawing: await rangeBar(services, `market/${place}/${category}/market-size/${size.period}`),
  };
}

/** Where a figure lies among the steps of its measure. */
async function rangeBar(services: Services, address: string) {
  const data = sheetContext(services);
  const found = data && (await findFigure(data, address));
  if (!found) return null;
  const { figure } = found;
  const mark = markOf(figure, figure.scope);
  const chart = { kind: 'ladder', marks: [mark], edges: edgesOf(figure), tick: tickOf(figure) } as const;
  return drawChart(chart, `${mark.label}: ${mark.text}`);
}

async function structuredAnswer(services: Services, name: string, given: object) {
  const data = sheetContext(services);
  return data && runTool({ services, data }, name, given);
}
