import { reopenBlockTime } from './timings.ts';

/** A tap that closes everything also sends a late click or hover; that must not open the panel under the finger. */
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
