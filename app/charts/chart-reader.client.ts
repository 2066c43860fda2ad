/** Looks marks up by attribute on every event, because a page can redraw the chart at any time. */
export function readChart(frame: HTMLElement): void {
  if (frame.dataset['chart'] === 'read') return;
  frame.dataset['chart'] = 'read';
  const tip = frame.querySelector<HTMLElement>('output')!;

  const hide = () => {
    frame.querySelector('[data-active]')?.removeAttribute('data-active');
    tip.textContent = '';
  };

  const show = (mark: Element, x: number, y: number) => {
    if (!mark.hasAttribute('data-active')) {
      hide();
      mark.setAttribute('data-active', '');
      // Otherwise the browser shows its own tooltip as well.
      mark.querySelector('title')?.remove();
      tip.textContent = mark.getAttribute('data-mark');
    }
    const box = frame.getBoundingClientRect();
    const most = box.width - tip.offsetWidth;
    tip.style.left = `${Math.max(0, Math.min(x - box.left - tip.offsetWidth / 2, most))}px`;
    tip.style.top = `${y - box.top - tip.offsetHeight - 10}px`;
  };

  const showAtItself = (mark: Element) => {
    const { left, width, top } = mark.getBoundingClientRect();
    show(mark, left + width / 2, top);
  };

  const showFocused = () => {
    const mark = frame.querySelector(':focus > [data-mark]');
    if (mark) showAtItself(mark);
  };

  const follow = ({ target, clientX, clientY }: PointerEvent) => {
    const mark = (target as Element).closest('[data-mark]');
    if (mark) show(mark, clientX, clientY);
    else hide();
  };

  frame.addEventListener('pointermove', follow);
  frame.addEventListener('pointerdown', follow);
  frame.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') hide();
  });
  showFocused();
  frame.addEventListener('focusin', showFocused);
  frame.addEventListener('focusout', hide);
  frame.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return hide();
    const marks = [...frame.querySelectorAll('[data-mark]')];
    const at = marks.findIndex((mark) => mark.hasAttribute('data-active'));
    const next = nextPlace(event.key, at, marks.length);
    if (next === undefined || !marks[next]) return;
    event.preventDefault();
    showAtItself(marks[next]);
  });
}

/** `at` is -1 before the first step. */
function nextPlace(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at === -1 ? count - 1 : Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
