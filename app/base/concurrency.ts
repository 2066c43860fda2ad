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

export class Busy extends Error {}

/** A single client asks for too much; others are still served. */
export class TooManyAtOnce extends Busy {}
