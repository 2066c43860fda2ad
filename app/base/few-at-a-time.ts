/** Does a few things at a time; what comes meanwhile waits for its turn. */
export function fewAtATime(most: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= most) await new Promise<void>((begin) => waiting.push(begin));
    else busy += 1;
    try {
      return await work();
    } finally {
      // The turn goes to the next, or is given back.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
