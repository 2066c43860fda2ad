import type { FunnelChart, Mark } from '../chart.ts';
import { colours } from '../colours.ts';
import type { Drawing } from '../drawing.ts';
import { emptyDrawing, MarkGroup } from '../drawing-parts.tsx';
import { round, scaleOf, spanOf, type Scale } from '../scale.ts';
import { Bar } from './bar.tsx';

export function drawFunnel({ steps }: FunnelChart): Drawing {
  if (steps.length === 0) return emptyDrawing();
  const scale = fullScale(steps);
  return {
    height: (steps.length - 1) * stepHeight + textHeight + barHeight,
    left: 0,
    right: 0,
    legend: [],
    content: (
      <>
        {steps.slice(1).map((step, at) => (
          <Loss key={step.label} from={steps[at]!} to={step} y={at * stepHeight} scale={scale} />
        ))}
        {steps.map((step, at) => (
          <Step key={step.label} step={step} y={at * stepHeight} scale={scale} />
        ))}
      </>
    ),
  };
}

const textHeight = 24;
const barHeight = 18;
const stepHeight = textHeight + barHeight + 10;

/** The largest step takes the full width, without rounding up the axis. */
function fullScale(steps: readonly Mark[]): Scale {
  const scale = scaleOf(steps.map(({ extent }) => extent));
  const most = Math.max(...steps.map(({ extent }) => (extent ? spanOf(extent, scale).to : 0))) || 1;
  return { ...scale, at: (value) => scale.at(value) / most };
}

function Step({ step, y, scale }: { step: Mark; y: number; scale: Scale }) {
  return (
    <MarkGroup mark={step}>
      <rect x="0" width="100%" y={y} height={textHeight + barHeight} fill="none" pointerEvents="all" />
      <text x="0" y={y + 16} fontSize={13} fill={colours.ink}>
        {step.label}
      </text>
      <text
        x="100%"
        y={y + 16}
        textAnchor="end"
        fontSize={13}
        fontWeight={600}
        fill={step.extent ? colours.ink : colours.soft}
      >
        {step.text}
      </text>
      {step.extent && (
        <Bar extent={step.extent} colour={colours.sea} scale={scale} y={y + textHeight} height={barHeight} />
      )}
    </MarkGroup>
  );
}

function Loss({ from, to, y, scale }: { from: Mark; to: Mark; y: number; scale: Scale }) {
  if (!from.extent || !to.extent) return null;
  const [above, below] = [spanOf(from.extent, scale).to, spanOf(to.extent, scale).to];
  return (
    <svg
      x="0"
      width="100%"
      y={y + textHeight + barHeight}
      height={stepHeight - barHeight}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,0 ${round(above * 100)},0 ${round(below * 100)},10 0,10`} fill={colours.wash} />
    </svg>
  );
}
