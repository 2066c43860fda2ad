import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import type { Exploration } from '../subjects/exploration.ts';
import { IconButton } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { useExploration } from './explore-form.tsx';
import { useFailedExploration } from './failed-exploration.tsx';

type Props = {
  state: Exploration;
  years: readonly number[];
  /** The year on the map. */
  year: number;
};

const signs = {
  pause:
    'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z',
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19Z',
};

/** How long a year stays on the map while it plays. */
const yearMs = 1_100;

/** Only with scripts; without them, the form has the same years. There is no play button for readers who prefer less motion. */
export function MapYears({ state, years, year }: Props) {
  const go = useExploration();
  const [isPlaying, setPlaying] = useState(false);
  // The slider follows the finger before the map does, and the map once it has arrived.
  const [{ sought, since }, setSought] = useState({ sought: year, since: year });
  if (since !== year) setSought({ sought: year, since: year });
  const failed = useFailedExploration();
  const [knownFailure, setKnownFailure] = useState(failed);
  if (knownFailure !== failed) {
    setKnownFailure(failed);
    // The map stays at its year, so playing on would ask for the same one again and again.
    if (failed) {
      setPlaying(false);
      setSought({ sought: year, since: year });
    }
  }
  const isIdle = useNavigation().state === 'idle';
  const next = years[years.indexOf(year) + 1];
  const show = (wanted: number) => go({ ...state, from: null, to: wanted }, { replace: true });

  useEffect(() => {
    if (!isPlaying || !isIdle) return undefined;
    const timer = setTimeout(() => (next === undefined ? setPlaying(false) : show(next)), yearMs);
    return () => clearTimeout(timer);
  });

  if (years.length < 2) return null;
  const play = () => {
    if (!isPlaying && next === undefined) show(years[0]!);
    setPlaying(!isPlaying);
  };
  return (
    <div className="mt-4 flex items-center gap-3 noscript:hidden print:hidden">
      <IconButton
        label={isPlaying ? 'Pause' : 'Play through the years'}
        icon={<Mark path={isPlaying ? signs.pause : signs.play} />}
        onClick={play}
        className="border border-edge motion-reduce:hidden"
      />
      <span className="text-sm text-soft tabular-nums" aria-hidden="true">
        {years[0]}
      </span>
      <input
        type="range"
        aria-label="Year shown on the map"
        aria-valuetext={String(sought)}
        min={0}
        max={years.length - 1}
        step={1}
        value={Math.max(0, years.indexOf(sought))}
        onChange={({ target }) => {
          setPlaying(false);
          setSought({ sought: years[Number(target.value)]!, since });
          show(years[Number(target.value)]!);
        }}
        className="h-8 min-w-0 flex-1 cursor-pointer accent-sea"
      />
      <span className="text-sm text-soft tabular-nums" aria-hidden="true">
        {years.at(-1)}
      </span>
      <output className="min-w-16 text-right text-2xl font-semibold tabular-nums">{sought}</output>
    </div>
  );
}
