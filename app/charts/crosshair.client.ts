/** One year for all charts of a page: pointing at it in one shows it in all, a click keeps it. */
let shown: string | null = null;
let pinned: string | null = null;

/** Without `x` the pointer has left the chart. */
export function showYear(frame: HTMLElement, x: number | null): void {
  const year = x === null ? null : yearAt(frame, x);
  if (year === shown) return;
  shown = year;
  draw();
}

export function toggleYear(frame: HTMLElement, x: number): void {
  const year = yearAt(frame, x);
  pinned = year === pinned ? null : year;
  draw();
}

function yearAt(frame: HTMLElement, x: number): string | null {
  const plot = plotOf(frame);
  if (!plot || x < plot.left || x >= plot.left + plot.width) return null;
  return plot.columns[Math.floor(((x - plot.left) / plot.width) * plot.columns.length)] ?? null;
}

function draw() {
  const year = shown ?? pinned;
  for (const frame of document.querySelectorAll<HTMLElement>('[data-chart]')) {
    frame.querySelector('.chart-cross')?.remove();
    const plot = year === null ? null : plotOf(frame);
    const at = plot ? plot.columns.indexOf(year!) : -1;
    // A single column, and names of countries, need no line.
    if (!plot || at === -1 || plot.columns.length < 3) continue;
    const line = document.createElement('span');
    line.className = 'chart-cross';
    line.dataset['year'] = year!;
    const left = plot.left + ((at + 0.5) / plot.columns.length) * plot.width;
    line.style.left = `${left - frame.getBoundingClientRect().left}px`;
    frame.append(line);
  }
}

type Plot = { columns: readonly string[]; left: number; width: number };

function plotOf(frame: HTMLElement): Plot | null {
  const named = frame.querySelector<HTMLElement>('[data-columns]');
  const plot = named?.querySelector('[data-plot]') ?? named;
  if (!named || !plot) return null;
  const { left, width } = plot.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(plot);
  const [before, after] = [Number.parseFloat(paddingLeft) || 0, Number.parseFloat(paddingRight) || 0];
  return {
    columns: (named.dataset['columns'] ?? '').split('|'),
    left: left + before,
    width: width - before - after,
  };
}
