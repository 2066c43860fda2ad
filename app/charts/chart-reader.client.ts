import { toggleYear, showYear } from './crosshair.client.ts';

/** Looks marks up by attribute on every event, because a page can redraw the chart at any time. */
export function readChart(frame: HTMLElement): void {
  if (frame.dataset['chart'] === 'read') return;
  frame.dataset['chart'] = 'read';
  const tip = document.createElement('output');
  tip.className = 'chart-tip';
  frame.append(tip);
  let isPinned = false;

  const hide = () => {
    frame.querySelector('[data-active]')?.removeAttribute('data-active');
    tip.replaceChildren();
    isPinned = false;
    tip.removeAttribute('data-pinned');
  };

  const show = (mark: Element, y: number) => {
    if (!mark.hasAttribute('data-active')) {
      hide();
      mark.setAttribute('data-active', '');
      // Otherwise the browser shows its own tooltip as well.
      mark.querySelector('title')?.remove();
      tip.replaceChildren(...tipOf(frame, mark));
    }
    placeBeside(tip, mark, frame, y);
  };

  const showAtItself = (mark: Element) => {
    const { top, height } = mark.getBoundingClientRect();
    show(mark, top + height / 2);
  };

  const showFocused = () => {
    const focused = frame.querySelector(':focus');
    const mark = focused?.matches('[data-mark]') ? focused : focused?.querySelector('[data-mark]');
    if (mark) showAtItself(mark);
    else if (frame.matches(':focus-visible')) {
      tip.textContent = 'Use the arrow keys to read the values.';
      Object.assign(tip.style, { left: '0', top: '0' });
    }
  };

  const follow = ({ target, clientX, clientY }: PointerEvent) => {
    if (tip.contains(target as Element)) return;
    showYear(frame, clientX);
    if (isPinned) return;
    const mark = (target as Element).closest('[data-mark]');
    if (mark) show(mark, clientY);
    else hide();
  };

  const pin = ({ target, clientX }: PointerEvent | MouseEvent) => {
    const mark = (target as Element).closest('[data-mark]');
    if (!mark || mark.closest('a')) return;
    isPinned = !isPinned;
    tip.toggleAttribute('data-pinned', isPinned);
    toggleYear(frame, clientX);
  };

  frame.addEventListener('pointermove', follow);
  frame.addEventListener('pointerdown', follow);
  frame.addEventListener('click', pin);
  frame.addEventListener('pointerleave', ({ pointerType }) => {
    showYear(frame, null);
    if (pointerType === 'mouse' && !isPinned) hide();
  });
  showFocused();
  frame.addEventListener('focusin', showFocused);
  frame.addEventListener('focusout', ({ relatedTarget }) => {
    if (frame.contains(relatedTarget as Node | null)) return;
    showYear(frame, null);
    hide();
  });
  frame.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      showYear(frame, null);
      return hide();
    }
    // The arrow keys of a slider or a choice are its own.
    if (event.target instanceof HTMLInputElement) return;
    // What an inset draws again is not read again.
    const marks = [...frame.querySelectorAll('[data-mark]:not(use)')];
    const at = marks.findIndex((mark) => mark.hasAttribute('data-active'));
    const next = nextPlace(event.key, at, marks.length);
    if (next === undefined || !marks[next]) return;
    event.preventDefault();
    showAtItself(marks[next]);
    const { left, width } = marks[next].getBoundingClientRect();
    showYear(frame, left + width / 2);
  });
}

/** To its right where there is room, else to its left, and within the frame. */
function placeBeside(tip: HTMLElement, mark: Element, frame: HTMLElement, y: number) {
  const [box, around] = [mark.getBoundingClientRect(), frame.getBoundingClientRect()];
  const right = box.right - around.left + 8;
  const left = right + tip.offsetWidth <= around.width ? right : box.left - around.left - tip.offsetWidth - 8;
  tip.style.left = `${Math.max(0, Math.min(left, around.width - tip.offsetWidth))}px`;
  tip.style.top = `${y - around.top - tip.offsetHeight / 2}px`;
}

/** The mark in words; where the table has its figure, the grade and a link to the passport as well. */
function tipOf(frame: HTMLElement, mark: Element): Node[] {
  const words = document.createElement('span');
  words.textContent = mark.getAttribute('data-mark');
  const link = figureOf(frame, words.textContent ?? '');
  if (!link) return [words];
  const passport = document.createElement('a');
  passport.href = link.href;
  passport.dataset['passport'] = '';
  passport.textContent = link.dataset['grade'] ? `Grade ${link.dataset['grade']} · passport` : 'Passport';
  return [words, passport];
}

/** Its cell in the table of the exhibit: named like the mark, or by measure and year as in 'Returns, 2018–2020'. */
function figureOf(frame: HTMLElement, words: string): HTMLAnchorElement | null {
  const table = frame.closest('section')?.querySelector('table');
  const label = words.slice(0, words.lastIndexOf(': '));
  if (!table || label === '') return null;
  const rowOf = (name: string) =>
    [...table.querySelectorAll('tbody tr')].find(({ children }) => children[0]?.textContent === name);
  const own = rowOf(label)?.querySelector<HTMLAnchorElement>('a[data-passport]');
  if (own) return own;
  const at = label.lastIndexOf(', ');
  const [measure, year] = [label.slice(0, at), label.slice(at + 2).split('–')[0]!];
  const column = [...table.querySelectorAll('thead th')].findIndex((head) => head.textContent === measure);
  const cell = at === -1 || column === -1 ? undefined : rowOf(year)?.children[column];
  return cell?.querySelector('a[data-passport]') ?? null;
}

/** `at` is -1 before the first step. */
function nextPlace(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at === -1 ? count - 1 : Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
