import { brand } from '../../../base/brand.ts';
import { colours } from '../../../charts/colours.ts';
import { wrapText } from '../../../charts/fitting.ts';
import { figuresOf, type Exhibit } from '../../../data-pages/exhibit.ts';
import type { Wording } from '../../../data-pages/wording.ts';
import type { Picture } from '../../../documents/document.ts';
import { drawPage, TextLines } from './drawn-page.server.tsx';
import { chartHeight, PageChart } from './page-chart.server.tsx';

/** A chart with headline and source; null if the exhibit is a table only. */
export function exhibitPicture(exhibit: Exhibit, wording: Wording): Picture | null {
  const { chart, message, subtitle, note = '' } = exhibit;
  if (!chart) return null;
  const title = wrapText(message, titleSize, inner * 0.96);
  const about = wrapText(subtitle, 13, inner);
  const source = wrapText(`${note} ${wording.sourceLine(figuresOf(exhibit))}`, 12, inner - 100);
  const aboutBaseline = margin + 18 + title.length * 23;
  const box = { x: margin, y: aboutBaseline + about.length * 17 + 6, width: inner, height: tallest };
  const ruleTop = Math.round(box.y + chartHeight(chart, box, largest) + 16);
  const height = ruleTop + 8 + source.length * 16 + 12;
  const svg = drawPage(
    { title: message, width, height },
    <>
      <TextLines lines={title} x={margin} baseline={margin + 15} size={titleSize} step={23} strong />
      <TextLines
        lines={about}
        x={margin}
        baseline={aboutBaseline}
        size={13}
        step={17}
        colour={colours.soft}
      />
      <PageChart chart={chart} box={box} largest={largest} />
      <line x1={margin} x2={width - margin} y1={ruleTop + 0.5} y2={ruleTop + 0.5} stroke={colours.line} />
      <TextLines
        lines={source}
        x={margin}
        baseline={ruleTop + 20}
        size={12}
        step={16}
        colour={colours.soft}
      />
      <TextLines
        lines={[brand.product]}
        x={width - margin}
        baseline={ruleTop + 20}
        size={12}
        anchor="end"
        strong
      />
    </>,
  );
  return { svg, width, height, label: `${message} ${subtitle}` };
}

/** At this width its type is eight to nine points on the page. */
const width = 680;
const margin = 20;
const titleSize = 18;
const inner = width - 2 * margin;
const tallest = 460;
const largest = 1;
