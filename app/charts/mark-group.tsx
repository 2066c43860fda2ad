import type { ReactNode } from 'react';
import type { Mark } from './chart.ts';

/** One mark: what it says is its tooltip, with scripts and without. */
export function MarkGroup({ mark, linked, children }: { mark: Mark; linked?: boolean; children: ReactNode }) {
  const says = markText(mark);
  const group = (
    <g data-mark={says}>
      <title>{says}</title>
      {children}
    </g>
  );
  if (!linked || mark.href === undefined) return group;
  return <a href={mark.href}>{group}</a>;
}

export function markText({ label, text }: Pick<Mark, 'label' | 'text'>): string {
  return `${label}: ${text}`;
}
