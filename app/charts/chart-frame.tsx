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
  offerViews(frame);
}

/** A choice made before the scripts came, or kept by the browser on the way back, is shown as well. */
function offerViews(frame: HTMLElement) {
  const form = frame.querySelector<HTMLFormElement>('[data-map-switch]');
  if (!form) return;
  const show = async () => (await import('./map-switch.client.ts')).showChosenView(frame, form);
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  if ([...form.elements].some(isChanged)) void show();
}

function isChanged(control: Element) {
  if (!(control instanceof HTMLInputElement)) return false;
  return control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}
