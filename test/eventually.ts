import { vi } from 'vitest';

/** A busy machine may take its time; what never comes is noticed all the same. */
export const eventually = <Result>(check: () => Result | Promise<Result>, interval?: number) =>
  vi.waitFor(check, { timeout: 60_000, interval });
