import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../base/brand.ts';
import { colours } from '../../charts/colours.ts';
import { inLightTheme } from '../../charts/draw-chart.server.tsx';
import { wrapText } from '../../charts/fitting.ts';
import type { ShareCard } from './share-card.ts';

export function drawShareCard({ kicker, title, about }: ShareCard): string {
  const size = [72, 60, 52].find((each) => wrapText(title, each, width).length <= 3) ?? 44;
  const lines = wrapText(title, size, width).slice(0, 4);
  const aboutTop = 200 + lines.length * size * 1.15;
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={1200}
      height={630}
      viewBox="0 0 1200 630"
      fontFamily="Inter, sans-serif"
    >
      <rect width={1200} height={630} fill={colours.mist} />
      <rect width={1200} height={12} fill={colours.sea} />
      <text x={margin} y={100} fontSize={28} fontWeight={600} fill={colours.sea}>
        {brand.product}
      </text>
      <text x={1200 - margin} y={100} fontSize={28} fill={colours.soft} textAnchor="end">
        {kicker}
      </text>
      {lines.map((line, at) => (
        <text
          key={line}
          x={margin}
          y={190 + (at + 0.6) * size * 1.15}
          fontSize={size}
          fontWeight={600}
          fill={colours.ink}
        >
          {line}
        </text>
      ))}
      {wrapText(about, 28, width)
        .slice(0, 3)
        .map((line, at) => (
          <text key={line} x={margin} y={aboutTop + 40 + at * 40} fontSize={28} fill={colours.soft}>
            {line}
          </text>
        ))}
    </svg>,
  );
  return inLightTheme(svg);
}

const margin = 72;
const width = 1200 - 2 * margin;
