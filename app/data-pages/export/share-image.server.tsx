import { renderToStaticMarkup } from 'react-dom/server';
import { dateInWords } from '../../base/dates.ts';
import { brand } from '../../base/brand.ts';
import { colours } from '../../charts/colours.ts';
import { inLightTheme } from '../../charts/draw-chart.server.tsx';
import { wrapText } from '../../charts/fitting.ts';
import { layOut, Sheet as Picture } from '../../charts/standalone-sheet.tsx';
import { formatFigure } from '../../figures/format/format.ts';
import { extentOf } from '../../figures/figure-marks.ts';
import { sheetFigures, type KeyFigure, type Sheet } from '../sheet.ts';
import { rangesNoteOf } from '../sheet-notes.ts';

export function shareImage(sheet: Sheet): { svg: string; width: number; height: number } {
  const pictures = sheet.exhibits.flatMap(pictureOf);
  const picture = pictures.find(({ scale }) => scale > 1) ?? pictures[0];
  const figures = sheet.keyFigures.filter(({ figure }) => extentOf(figure) !== null).slice(0, 2);
  const note = wrapText(rangesNoteOf(sheetFigures(sheet)) ?? '', 16, columnWidth);
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="Inter, sans-serif"
    >
      <rect width={width} height={height} fill={colours.mist} />
      <text x={margin} y={80} fontSize={28} fontWeight={600} fill={colours.sea}>
        {brand.product}
      </text>
      <Title of={sheet.title} />
      {figures.map((figure, at) => (
        <LeadFigure key={figure.label} {...figure} bottom={382 + at * 88} />
      ))}
      <text x={margin} y={528} fontSize={18} fill={colours.soft}>
        As of {dateInWords(sheet.edition.asOf)}
      </text>
      {note.map((line, at) => (
        <text key={line} x={margin} y={562 + at * 22} fontSize={16} fill={colours.soft}>
          {line}
        </text>
      ))}
      {picture && <Card {...picture} />}
    </svg>,
  );
  return { svg: inLightTheme(svg), width, height };
}

const [width, height] = [1200, 630];
const margin = 56;
const columnWidth = 420;
const card = { x: 516, y: 40, width: 644, height: 550 };

/** As large as three lines allow. */
function Title({ of: text }: { of: string }) {
  const size = [46, 38].find((each) => wrapText(text, each, columnWidth).length <= 3) ?? 30;
  return wrapText(text, size, columnWidth).map((line, at) => (
    <text
      key={line}
      x={margin}
      y={150 + at * size * 1.17}
      fontSize={size}
      fontWeight={600}
      fill={colours.ink}
    >
      {line}
    </text>
  ));
}

type Fitted = { layout: ReturnType<typeof layOut>; scale: number };

/** As large as the card allows; a tall chart becomes too small to read. */
function pictureOf({ chart, message, subtitle }: Sheet['exhibits'][number]): Fitted[] {
  if (!chart) return [];
  const layout = layOut(chart, { title: message, subtitle, source: '', note: null }, 504);
  const scale = Math.min(card.width / layout.width, card.height / layout.tops.rule);
  return [{ layout, scale }];
}

function Card({ layout, scale }: Fitted) {
  return (
    <>
      <rect {...card} fill={colours.paper} />
      <svg
        x={card.x + (card.width - layout.width * scale) / 2}
        y={card.y + (card.height - layout.tops.rule * scale) / 2}
        width={layout.width * scale}
        height={layout.tops.rule * scale}
        viewBox={`0 0 ${layout.width} ${layout.tops.rule}`}
      >
        <Picture {...layout} />
      </svg>
    </>
  );
}

function LeadFigure({ label, figure, bottom }: KeyFigure & { bottom: number }) {
  return (
    <>
      <text x={margin} y={bottom - 30} fontSize={40} fontWeight={600} fill={colours.ink}>
        {formatFigure(figure)}
      </text>
      <text x={margin} y={bottom} fontSize={20} fill={colours.soft}>
        {label}, {figure.period}
      </text>
    </>
  );
}
