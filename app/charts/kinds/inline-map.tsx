import type { MapChart } from '../chart.ts';
import { colours, stepColour } from '../colours.ts';
import { LegendKey } from '../inline-drawing.tsx';
import { fluid } from '../fitting.ts';
import { axisHeight, RowAxis } from '../rows/row-axis.tsx';
import { stretch } from '../scale.ts';
import { Countries, Inset, mapParts } from './map-drawing.tsx';
import { europe, viewBox } from './map-geometry.ts';
import { MapSwitch } from './map-switch.tsx';

export function InlineMap({ chart, label }: { chart: MapChart; label: string }) {
  const parts = mapParts(chart);
  const { views } = chart;
  const legends = views?.measures ?? [{ ...chart, key: '' }];
  return (
    <div className="map">
      {views && <MapSwitch views={views} />}
      <div className="map-plot">
        <svg
          role={parts.known.some(({ href }) => href) ? 'group' : 'img'}
          aria-label={label}
          viewBox={viewBox(parts.main)}
        >
          <Countries parts={parts} linked />
        </svg>
        {parts.inset.length > 0 && (
          <div className="map-inset" aria-hidden="true">
            <span>Europe</span>
            <svg viewBox={viewBox(europe)}>
              <Inset parts={parts} linked />
            </svg>
          </div>
        )}
      </div>
      {legends.map((legend) => (
        <div
          key={legend.key}
          className="map-legend"
          aria-hidden="true"
          data-legend={legend.steps.join('|')}
          hidden={views && legend.key !== views.measure}
        >
          {legend.scaleName && <p>{legend.scaleName}</p>}
          {legend.edges ? (
            <StepBar edges={legend.edges} below={legend.below} />
          ) : (
            <StepList steps={legend.steps} />
          )}
          {parts.blank.length > 0 && (
            <p>
              <svg width="12" height="12">
                <LegendKey colour={colours.mist} look="hatched" x={0} y={0} />
              </svg>
              {chart.blankName ?? 'No data'}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

/** Every step of the ladder at equal width, its edges below. */
function StepBar({ edges, below }: { edges: readonly string[]; below?: number }) {
  const count = edges.length - 1;
  const labels = edges.flatMap((text, at) => (text ? [{ at: at / count, text }] : []));
  return (
    <div>
      <svg width="100%" height="12">
        {Array.from({ length: count }, (_, step) => (
          <rect
            key={step}
            {...stretch(step / count, (step + 1) / count)}
            height="12"
            fill={stepColour(step, count, below)}
          />
        ))}
      </svg>
      <svg width="100%" height={axisHeight} overflow="visible">
        <RowAxis labels={labels} widths={fluid.widths.map((width) => Math.min(width - 90, widest))} />
      </svg>
    </div>
  );
}

/** As `charts.css` limits the bar. */
const widest = 576;

function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <ul>
      {steps.map((name, step) => (
        <li key={name}>
          <svg width="12" height="12">
            <LegendKey colour={stepColour(step, steps.length)} x={0} y={0} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
