import { useEffect, useRef, type MouseEvent } from 'react';
import { useRevalidator } from 'react-router';
import { offerReading } from '../../charts/chart-frame.tsx';
import { copyText } from '../../ui/copy-button.tsx';
import type { Markup } from '../../ui/markup.ts';

/** The exhibits as the server has drawn them. Their links are followed by the area around them (`PassportArea`). */
export function DrawnExhibits({ markup, className }: { markup: Markup; className: string }) {
  const area = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    for (const chart of area.current!.querySelectorAll<HTMLElement>('[data-chart=""]')) offerReading(chart);
    // Whatever changes a page before our scripts run makes React draw it anew, and then the markup is missing.
    if (markup.html === undefined && area.current!.childElementCount === 0) void revalidate();
  }, [markup, revalidate]);

  return (
    // The buttons are in the markup; this listens on their behalf.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={area}
      data-drawn=""
      // The browser gets no markup of its own: what the server has drawn is meant to stay (docs/decisions/016).
      suppressHydrationWarning
      onClick={copyFrom}
      className={className}
      dangerouslySetInnerHTML={{ __html: markup.html ?? '' }}
    />
  );
}

function copyFrom({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  if (button) void copyText(button.dataset['copy']!);
}
