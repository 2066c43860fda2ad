export function ChartFrame({ svg, label }: { svg: string; label: string }) {
  return (
    <figure data-chart="" aria-label={`Chart: ${label}`} ref={offerReading} className="chart-frame">
      <div dangerouslySetInnerHTML={{ __html: svg }} />
    </figure>
  );
}

/** Focusable only with scripts; the reader's code loads on first use. */
export function offerReading(frame: HTMLElement | null) {
  if (!frame) return;
  const start = async () => (await import('./chart-reader.client.ts')).readChart(frame);
  frame.addEventListener('pointerenter', start, { once: true });
  frame.addEventListener('focusin', start, { once: true });
  frame.setAttribute('aria-description', 'Use the arrow keys to read its values.');
  frame.tabIndex = 0;
}
