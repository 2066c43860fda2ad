export function ChartFrame({ svg, label }: { svg: string; label: string }) {
  return (
    <figure
      data-chart=""
      aria-label={`Chart: ${label}`}
      ref={offerReading}
      className="relative min-w-0 rounded-xs outline-offset-8 [&_[data-mark]]:transition-opacity [&:has([data-active])_[data-mark]:not([data-active])]:opacity-40"
    >
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <output className="pointer-events-none absolute z-10 w-max max-w-full rounded-sm bg-ink px-2.5 py-1 text-sm text-paper shadow-float tabular-nums empty:opacity-0 print:hidden" />
    </figure>
  );
}

/** Focusable only with scripts; the reader's code loads on first use. */
export function offerReading(frame: HTMLElement | null) {
  if (!frame) return;
  const start = async () => (await import('./chart-reader.client.ts')).readChart(frame);
  frame.addEventListener('pointerenter', start, { once: true });
  frame.addEventListener('focusin', start, { once: true });
  frame.setAttribute('aria-description', 'Arrow keys read its numbers.');
  frame.tabIndex = 0;
}
