export function limitConcurrency(most: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= most) await new Promise<void>((begin) => waiting.push(begin));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

const waitingForTurn: (() => void)[] = [];

/** Await it before long synchronous work: one piece runs per round of the event loop, so small requests never wait for two. */
export function nextTurn(): Promise<void> {
  return new Promise((begin) => {
    waitingForTurn.push(begin);
    if (waitingForTurn.length === 1) setImmediate(giveTurn);
  });
}

function giveTurn() {
  waitingForTurn[0]!();
  waitingForTurn.shift();
  if (waitingForTurn.length > 0) setImmediate(giveTurn);
}

export class Busy extends Error {}

/** A single client asks for too much; others are still served. */
export class TooManyAtOnce extends Busy {}
