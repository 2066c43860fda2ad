import { createReopenBlock } from './timings.ts';

const block = createReopenBlock(() => performance.now());

export function openingIsBlocked() {
  return block.isActive();
}

export function closeAllPopovers() {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  block.everythingClosed();
}

/** Call it when something opens. A press on another trigger does not count: that one should open. */
export function watchOutsidePresses() {
  if (watching) return;
  watching = true;

  let pressedOutside = false;
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressedOutside = document.querySelector(':popover-open') !== null && isOutside(target);
    },
    true,
  );
  document.addEventListener(
    'pointerup',
    ({ target }) => {
      if (pressedOutside && isOutside(target)) closeAllPopovers();
      pressedOutside = false;
    },
    true,
  );
}

let watching = false;

function isOutside(target: EventTarget | null) {
  return target instanceof Element && !target.closest('[popover], [popovertarget], [data-tooltip-trigger]');
}
