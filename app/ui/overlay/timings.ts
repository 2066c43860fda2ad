/** Milliseconds and pixels that all floating things share. */

export const tooltipShowDelay = 200;
export const menuShowDelay = 200;
export const menuHideDelay = 400;
/** How long a closed panel keeps its place, for its way out; and the time to cross from trigger to tooltip. */
export const disposeTimeout = 150;
/** After everything was closed at once, nothing opens again for this long. */
export const reopenBlockTime = 300;

export const panelDistance = 5;
export const menuDistance = 10;
export const defaultPlacement = 'right-start';
