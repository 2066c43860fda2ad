import { createReopenBlock } from './reopen-block.ts';

const block = createReopenBlock(() => performance.now());

/** Asked before anything floating opens. */
export function openingIsBlocked() {
  return block.isActive();
}

/** The global close: by a press outside, and by following a link inside. */
export function closeAllPopovers() {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  block.everythingClosed();
}

/** A press on another trigger is no global close: that one shall open. Call it when something opens. */
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
