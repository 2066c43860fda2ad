/** Chance that can be had again: the same seed and name give the same numbers in the same order. */
export type Chance = {
  /** From 0 up to, but not including, 1. */
  number: () => number;
  between: (low: number, high: number) => number;
  happens: (probability: number) => boolean;
  oneOf: <T>(choices: readonly T[]) => T;
};

export function chanceFrom(seed: number, name: string): Chance {
  let state = Buffer.from(name).reduce((mixed, byte) => Math.imul(mixed ^ byte, 16_777_619), seed);
  // Mulberry32.
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    number,
    between: (low, high) => low + number() * (high - low),
    happens: (probability) => number() < probability,
    oneOf: (choices) => choices[Math.floor(number() * choices.length)]!,
  };
}
