import type { Chance } from './chance.ts';

/** How a server that cannot be relied on meets what is handed to it. */
export type Mood =
  | 'takes it'
  | 'refuses'
  | 'hangs up'
  | 'says nothing for a while'
  /** As a server does that dies between the two. */
  | 'takes it, but hangs up before saying so';

export type Moods = ReturnType<typeof createMoods>;

/** Bad by chance until it is calm; each thing fails a few times at most, so that a run ends. */
export function createMoods(chance: Chance) {
  const failures = new Map<string, number>();
  let attempts = 0;
  let silences = 0;
  let hangUps = 0;
  let isCalm = false;
  let isAway = false;
  return {
    next(key: string): Mood {
      attempts += 1;
      const failed = failures.get(key) ?? 0;
      if (isCalm || failed >= mostFailures || chance.happens(0.4)) return 'takes it';
      failures.set(key, failed + 1);
      return chance.oneOf(badMoods);
    },
    /** The first is longer than the site waits for anybody. */
    silenceMs() {
      silences += 1;
      return silences === 1 ? 25_000 : chance.between(300, 2_500);
    },
    /** While it is away it hangs up on everybody, which is a failure like the others. */
    hangsUp() {
      const hangsUp = isAway && !isCalm;
      if (hangsUp) hangUps += 1;
      return hangsUp;
    },
    setAway: (away: boolean) => (isAway = away),
    calmDown: () => (isCalm = true),
    /** How often something was handed to it. */
    attempts: () => attempts,
    failures: () => [...failures.values()].reduce((sum, count) => sum + count, hangUps),
  };
}

const mostFailures = 3;

const badMoods: readonly Mood[] = [
  'refuses',
  'hangs up',
  'says nothing for a while',
  'takes it, but hangs up before saying so',
];
