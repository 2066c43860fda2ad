import type { ReactNode } from 'react';
import type { CapsuleChart, FunnelChart, LadderChart, Mark } from '../chart.ts';
import { scaleOf } from '../scale.ts';
import { edgePlaces, groupByRange, shownSteps } from '../steps.ts';
import type { AxisLabel } from './row-axis.tsx';
import { CapsuleTrack, LadderTrack } from './tracks.tsx';

export type RowsChart = LadderChart | CapsuleChart | FunnelChart;

/** Rows of words with a track each, on one axis: what a page and a picture both draw. */
export type RangeRows = {
  groups: readonly (readonly Mark[])[];
  axis: readonly AxisLabel[];
  track: (group: readonly Mark[]) => ReactNode;
  /** What a forecast is called. */
  outlook: string;
};

export function rangeRows(chart: RowsChart): RangeRows {
  if (chart.kind === 'ladder') return ladderRows(chart);
  if (chart.kind === 'capsules') return capsuleRows(chart, groupByRange(chart.marks));
  // A step of a funnel keeps its own row, even where its range is that of the step before.
  const full = [0, 100] as const;
  return capsuleRows(
    { kind: 'capsules', marks: chart.steps, tick: chart.tick, full },
    chart.steps.map((step) => [step]),
  );
}

function ladderRows({ marks, edges, tick, outlook = 'Forecast' }: LadderChart): RangeRows {
  const shown = shownSteps(marks, edges);
  return {
    groups: groupByRange(marks),
    axis: edgePlaces(shown, edges).map(({ edge, at }) => ({
      at,
      text: tick(edge),
      filled: marks.some(({ extent }) => extent?.low === edge || extent?.high === edge),
    })),
    outlook,
    track: (group) =>
      shown.to > shown.from && <LadderTrack group={group} all={marks} edges={edges} shown={shown} />,
  };
}

function capsuleRows(
  { marks, tick, full, outlook = 'Forecast' }: CapsuleChart,
  groups: RangeRows['groups'],
): RangeRows {
  const scale = scaleOf(
    marks.map(({ extent }) => extent),
    { full },
  );
  return {
    groups,
    outlook,
    axis: scale.ticks.map((value) => ({ at: scale.at(value), text: tick(value) })),
    track: (group) => <CapsuleTrack group={group} all={marks} scale={scale} />,
  };
}
