/** Makes the buttons of a drawn `SlideViewer` and the arrow keys in it go from slide to slide. */
export function operateSlides(viewer: HTMLElement): () => void {
  const row = viewer.querySelector('ol')!;
  const position = viewer.querySelector('output')!;
  const buttons = viewer.querySelectorAll<HTMLElement>('[data-step]');
  const last = row.children.length - 1;
  const end = new AbortController();
  const { signal } = end;
  let at = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;

  function mark(shown: number) {
    at = Math.min(Math.max(shown, 0), last);
    position.textContent = `${at + 1} of ${last + 1}`;
    for (const button of buttons) {
      const next = at + Number(button.dataset['step']);
      button.ariaDisabled = String(next < 0 || next > last);
    }
  }

  function show(wanted: number) {
    mark(wanted);
    row.scrollTo({ left: at * stepOf(row) });
    if (!row.contains(document.activeElement)) return;
    row.querySelectorAll<HTMLElement>('[data-picture]')[at]?.focus({ preventScroll: true });
  }

  const readPosition = () => mark(Math.round(row.scrollLeft / stepOf(row)));

  for (const button of buttons)
    button.addEventListener('click', () => show(at + Number(button.dataset['step'])), { signal });
  viewer.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      show(at + step);
    },
    { signal },
  );
  row.addEventListener(
    'scroll',
    () => {
      clearTimeout(settling);
      settling = setTimeout(readPosition, settleMs);
    },
    { signal },
  );
  return () => {
    clearTimeout(settling);
    end.abort();
  };
}

/** While a scroll is under way, the position is between two slides. */
const settleMs = 120;

function stepOf({ children: [first, second] }: HTMLElement) {
  const left = (slide: Element | undefined) => slide?.getBoundingClientRect().left ?? 0;
  return left(second) - left(first) || 1;
}
