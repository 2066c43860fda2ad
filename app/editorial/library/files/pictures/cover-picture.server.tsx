import { brand } from '../../../../base/brand.ts';
import { colours, stepColour } from '../../../../charts/colours.ts';
import type { Exhibit } from '../../../../data-pages/exhibit.ts';
import { BoldDrawing } from './bold-drawing.tsx';
import { drawPage } from './drawn-page.server.tsx';
import { fitText } from './fit-text.ts';
import { TextLines } from './text-lines.tsx';

type Cover = {
  kind: 'whitepaper' | 'report';
  /** 'Whitepaper · Europe · 2025'. */
  kicker: string;
  title: string;
  exhibit: Exhibit | null;
};

/** Portrait, 3:4: the title, and the first chart as a large drawing. */
export function coverPicture({ kind, kicker, title, exhibit }: Cover): string {
  const { ground, text, quiet, tones } = looks[kind];
  const head = fitText(title, [60, 54, 48, 42], inner * 0.95, 5);
  const step = Math.round(head.size * 1.12);
  const top = 130 + head.lines.length * step;
  const box = { x: margin, y: top, width: inner, height: height - top - 120 };
  return drawPage(
    { title, width, height, ground },
    <>
      <TextLines lines={[kicker]} x={margin} baseline={76} size={22} colour={quiet} strong />
      <TextLines {...head} x={margin} baseline={104 + head.size} step={step} colour={text} strong />
      {exhibit && <BoldDrawing exhibit={exhibit} box={box} tones={tones} />}
      <TextLines lines={[brand.product]} x={margin} baseline={height - 48} size={24} colour={text} strong />
    </>,
  );
}

const [width, height] = [720, 960];
const margin = 56;
const inner = width - 2 * margin;

const looks = {
  whitepaper: {
    ground: colours.ink,
    text: colours.paper,
    quiet: stepColour(0, 6),
    tones: { known: stepColour(2, 6), range: stepColour(0, 6) },
  },
  report: {
    ground: colours.wash,
    text: colours.ink,
    quiet: colours.sea,
    tones: { known: stepColour(4, 6), range: stepColour(1, 6) },
  },
} as const;
