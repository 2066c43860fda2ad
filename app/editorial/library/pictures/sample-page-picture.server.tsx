import { brand } from '../../../base/brand.ts';
import { colours } from '../../../charts/colours.ts';
import type { Exhibit } from '../../../data-pages/exhibit.ts';
import type { Wording } from '../../../data-pages/wording.ts';
import type { DocumentWords } from '../files/document-words.ts';
import { exhibitNotes, tableTexts } from '../files/exhibit-texts.ts';
import { drawPage, fitText, TextLines } from './drawn-page.server.tsx';
import { DrawnTable } from './drawn-table.server.tsx';
import { chartHeight, PageChart } from './page-chart.server.tsx';

type SamplePage = {
  report: { title: string };
  exhibit: Exhibit;
  at: number;
  wording: Wording;
  words: DocumentWords;
  theme?: 'light' | 'page';
};

/** A4 portrait: headline, chart, and its table. */
export function samplePagePicture({ report, exhibit, at, wording, words, theme }: SamplePage): string {
  const running = fitText(report.title, [13], inner - 140, 1);
  const head = fitText(exhibit.message, [30, 27, 24], inner * 0.95, 3);
  const subtitle = fitText(exhibit.subtitle, [15, 14], inner, 2);
  const foot = fitText(exhibitNotes(exhibit, wording), [12], inner, 3);
  const headStep = Math.round(head.size * 1.2);
  const subtitleBaseline = 146 + head.lines.length * headStep;
  const top = subtitleBaseline + subtitle.lines.length * 20 + 8;
  const chartBox = { x: margin, y: top, width: inner, height: 430 };
  const tableTop = exhibit.chart ? top + chartHeight(exhibit.chart, chartBox) + 36 : top;
  const tableBox = { x: margin, y: tableTop, width: inner, height: ruleTop - 16 - tableTop };
  return drawPage(
    { title: exhibit.message, width, height, theme },
    <>
      <TextLines {...running} x={margin} baseline={60} colour={colours.soft} />
      <SampleMark text={words.samplePage} />
      <line x1={margin} x2={width - margin} y1={78.5} y2={78.5} stroke={colours.line} />
      <TextLines {...head} x={margin} baseline={112 + head.size} step={headStep} strong />
      <TextLines {...subtitle} x={margin} baseline={subtitleBaseline} step={20} colour={colours.soft} />
      {exhibit.chart && <PageChart chart={exhibit.chart} box={chartBox} />}
      <DrawnTable table={tableTexts(exhibit, { wording, words })} box={tableBox} moreRows={words.moreRows} />
      <line x1={margin} x2={width - margin} y1={ruleTop + 0.5} y2={ruleTop + 0.5} stroke={colours.line} />
      <TextLines {...foot} x={margin} baseline={ruleTop + 22} step={17} colour={colours.soft} />
      <TextLines lines={[brand.product]} x={margin} baseline={height - 40} size={14} strong />
      <TextLines lines={[String(at)]} x={width - margin} baseline={height - 40} size={14} anchor="end" />
    </>,
  );
}

const [width, height] = [744, 1052];
const margin = 60;
const inner = width - 2 * margin;
const ruleTop = height - 128;

function SampleMark({ text }: { text: string }) {
  return (
    <g>
      <rect x={width - margin - 112} y={42} width={112} height={26} rx={13} fill={colours.wash} />
      <text x={width - margin - 56} y={60} fontSize={13} textAnchor="middle" fill={colours.sea}>
        {text}
      </text>
    </g>
  );
}
