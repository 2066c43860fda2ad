import { useEffect, useRef, type MouseEvent } from 'react';
import { offerReading } from '../charts/chart-frame.tsx';
import type { DrawnPageData } from '../shell/drawn-pages.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { copyText } from '../ui/copy-text.client.ts';
import type { Markup } from '../ui/drawn/markup.ts';
import { StaticBody } from '../ui/drawn/static-body.tsx';
import { PassportArea } from './passport-area.tsx';

/** A `DrawnPage` whose figures open their passports, whose charts can be read and whose code can be copied. */
export function DrawnFiguresPage({ loaderData: { head, body } }: { loaderData: DrawnPageData }) {
  return (
    <PassportArea className="">
      <PageHead {...head} />
      <DrawnExhibits markup={body} className="" />
    </PassportArea>
  );
}

/** Markup drawn by the server, with charts to read and buttons that copy. */
export function DrawnExhibits({ markup, className }: { markup: Markup; className: string }) {
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    for (const chart of area.current!.querySelectorAll<HTMLElement>('[data-chart=""]')) offerReading(chart);
  }, [markup]);

  return (
    // The buttons are in the markup, so their clicks are handled here.
    <StaticBody ref={area} data-drawn="" markup={markup} onClick={copyFrom} className={className} />
  );
}

function copyFrom({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  if (!button) return;
  const code = button.closest('details')?.querySelector('[data-embed]')?.textContent ?? '';
  void copyText(button.dataset['copy'] || code, button.textContent);
}
