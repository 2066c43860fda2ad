import { useEffect, useRef, type MouseEvent } from 'react';
import { useRevalidator } from 'react-router';
import { offerReading } from '../../charts/chart-frame.tsx';
import { copyText } from '../../ui/copy-button.tsx';
import type { Markup } from '../../ui/markup.ts';

/** Markup drawn by the server. `PassportArea` around it handles its links. */
export function DrawnExhibits({ markup, className }: { markup: Markup; className: string }) {
  const area = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    for (const chart of area.current!.querySelectorAll<HTMLElement>('[data-chart=""]')) offerReading(chart);
    // If an extension changes the page before hydration, React renders it again without the markup.
    if (markup.html === undefined && area.current!.childElementCount === 0) void revalidate();
  }, [markup, revalidate]);

  return (
    // The buttons are in the markup; this div handles their events.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={area}
      data-drawn=""
      // The browser has no copy of the markup: the server's stays in place (docs/decisions/016).
      suppressHydrationWarning
      onClick={copyFrom}
      className={className}
      dangerouslySetInnerHTML={{ __html: markup.html ?? '' }}
    />
  );
}

function copyFrom({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  if (!button) return;
  const code = button.closest('details')?.querySelector('[data-embed]')?.textContent ?? '';
  void copyText(button.dataset['copy'] || code, button.textContent);
}
