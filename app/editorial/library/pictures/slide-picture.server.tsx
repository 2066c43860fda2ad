import { brand } from '../../../base/brand.ts';
import { colours } from '../../../charts/colours.ts';
import type { Exhibit } from '../../../data-pages/exhibit.ts';
import type { Wording } from '../../../data-pages/wording.ts';
import type { DocumentWords } from '../files/document-words.ts';
import { exhibitNotes, tableTexts } from '../files/exhibit-texts.ts';
import { drawPage, fitText, TextLines } from './drawn-page.server.tsx';
import { DrawnTable } from './drawn-table.server.tsx';
import { PageChart, type Box } from './page-chart.server.tsx';

type Setting = { wording: Wording; words: DocumentWords };
type Slide = Setting & { exhibit: Exhibit; at: number; of: number };

/** 16:9: headline, chart or table, and source. */
export function slidePicture({ exhibit, at, of, wording, words }: Slide): string {
  const head = fitText(exhibit.message, [30, 27, 24], inner * 0.95, 2);
  const subtitle = fitText(exhibit.subtitle, [16, 14], inner, 1);
  const foot = fitText(exhibitNotes(exhibit, wording), [12, 11], inner - 160, 2);
  const subtitleBaseline = 72 + head.lines.length * head.size * 1.2;
  const top = subtitleBaseline + 22;
  const box = { x: margin, y: top, width: inner, height: ruleTop - 14 - top };
  return drawPage(
    { title: exhibit.message, width, height },
    <>
      <rect width={width} height={6} fill={colours.sea} />
      <TextLines {...head} x={margin} baseline={44 + head.size} strong />
      <TextLines {...subtitle} x={margin} baseline={subtitleBaseline} colour={colours.soft} />
      <Content exhibit={exhibit} box={box} setting={{ wording, words }} />
      <line x1={margin} x2={width - margin} y1={ruleTop + 0.5} y2={ruleTop + 0.5} stroke={colours.line} />
      <TextLines {...foot} x={margin} baseline={ruleTop + 22} step={16} colour={colours.soft} />
      <g textAnchor="end">
        <TextLines lines={[brand.product]} x={width - margin - 56} baseline={ruleTop + 23} size={14} strong />
        <TextLines
          lines={[`${at} / ${of}`]}
          x={width - margin}
          baseline={ruleTop + 23}
          size={14}
          colour={colours.soft}
        />
      </g>
    </>,
  );
}

const [width, height] = [960, 540];
const margin = 48;
const inner = width - 2 * margin;
const ruleTop = height - 54;

function Content({ exhibit, box, setting }: { exhibit: Exhibit; box: Box; setting: Setting }) {
  const { chart } = exhibit;
  if (!chart) {
    const table = tableTexts(exhibit, setting);
    return <DrawnTable table={table} box={box} most={10} moreRows={setting.words.moreRows} />;
  }
  // A chart of few rows fills the slide as well.
  return <PageChart chart={chart} box={box} largest={2.2} />;
}
