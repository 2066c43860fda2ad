import type { CSSProperties } from 'react';
import type { Rungs } from './steps.ts';

/** A small ladder for the cell of a table; the words of the range are beside it. `charts.css` draws its steps. */
export function RungCell({ from, to, of }: Rungs) {
  const steps = { '--from': from, '--to': to, '--of': of } as CSSProperties;
  return <i className="rungs" style={steps} />;
}
