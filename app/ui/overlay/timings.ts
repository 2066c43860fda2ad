export const tooltipShowDelay = 200;
export const menuShowDelay = 200;
export const menuHideDelay = 400;
/** Covers a panel's fade-out, and the pointer's way from trigger to tooltip. */
export const disposeTimeout = 150;
export const reopenBlockTime = 300;

export const panelDistance = 5;
export const menuDistance = 10;
export const defaultPlacement = 'right-start';

/** A tap that closes everything also sends a late click or hover, which must not open the panel under the finger. */
export function createReopenBlock(now: () => number) {
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    everythingClosed() {
      closedAt = now();
    },
    isActive() {
      return now() - closedAt < reopenBlockTime;
    },
  };
}
