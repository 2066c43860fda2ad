import type { ReactNode } from 'react';
import type { CapsuleChart, FunnelChart, LadderChart, Mark } from '../chart.ts';
import { scaleOf } from '../scale.ts';
import { edgePlaces, groupByRange, shownSteps } from '../steps.ts';
import type { AxisLabel, Insets } from './row-axis.tsx';
import { CapsuleTrack, FunnelTrack, funnelTrackHeight, LadderTrack, trackHeight } from './tracks.tsx';

export type RowsChart = LadderChart | CapsuleChart | FunnelChart;

/** Rows of words with a track each, on one axis: what a page and a picture both draw. */
export type RangeRows = {
  groups: readonly (readonly Mark[])[];
  axis: readonly AxisLabel[];
  track: (group: readonly Mark[]) => ReactNode;
  trackHeight: number;
  /** Room at both ends of the track, so that a mark or a label centred on an end of the scale stays inside. */
  insets: Insets;
  /** What a forecast is called. */
  outlook: string;
};

export function rangeRows(chart: RowsChart): RangeRows {
  if (chart.kind === 'ladder') return ladderRows(chart);
  if (chart.kind === 'capsules') return capsuleRows(chart, groupByRange(chart.marks));
  const { steps, tick } = chart;
  return {
    ...capsuleRows(
      { kind: 'capsules', marks: steps, tick, full: [0, 100] },
      // A step keeps its own row, even where its range is that of the step before.
      steps.map((step) => [step]),
      FunnelTrack,
    ),
    trackHeight: funnelTrackHeight,
  };
}

function ladderRows({ marks, edges, tick, outlook = 'Forecast' }: LadderChart): RangeRows {
  const shown = shownSteps(marks, edges);
  return {
    groups: groupByRange(marks),
    trackHeight,
    // A ladder fills its track from edge to edge.
    insets: { left: 0, right: 0 },
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
  Track: typeof CapsuleTrack = CapsuleTrack,
): RangeRows {
  const scale = scaleOf(
    marks.map(({ extent }) => extent),
    { full },
  );
  return {
    groups,
    trackHeight,
    insets: { left: 10, right: 18 },
    outlook,
    axis: scale.ticks.map((value) => ({ at: scale.at(value), text: tick(value) })),
    track: (group) => <Track group={group} all={marks} scale={scale} />,
  };
}
