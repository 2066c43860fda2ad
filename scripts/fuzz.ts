/** `npm run fuzz`: sends malformed requests to a site that it starts, and checks every answer. */
import { fuzz, type FuzzOptions, type FuzzResult } from '../test/fuzz/fuzz.ts';
import { runCommand, type Args, type Run } from './run-command.ts';
import { readSeed, wholeNumber } from './terminal.ts';

await runCommand<void>({
  name: 'npm run fuzz',
  commands: [
    {
      usage: '[--requests <number>] [--seed <number>] [--only <number>]',
      does: 'Sends malformed requests, 100,000 by default.',
      read: toRun,
    },
  ],
  notes: `Starts a site on this machine and sends it malformed paths, queries, headers, bodies and protocols: to every route,
every operation of the API and every form. No answer may be a 5xx other than a 503 with Retry-After, take more than five
seconds, or disclose internals; and the site must be healthy at the end.

The same seed sends the same requests (SEED=<number> works too). --only <number> repeats one of them.`,
  provide: (use) => use(),
});

function toRun(args: Args): Run<void> | null {
  const requests = wholeNumber(args.requests ?? '100000');
  const seed = readSeed(args.seed);
  const only = args.only === undefined ? undefined : wholeNumber(args.only);
  if (requests === null || seed === null || only === null) return null;
  return () => run({ requests, seed, only });
}

async function run(options: Omit<FuzzOptions, 'say'>): Promise<boolean> {
  const start = performance.now();
  const result = await fuzz({ ...options, say: console.log });
  report(result, options, (performance.now() - start) / 1000);
  return result.failures.length === 0;
}

function report(
  { sent, targets, statuses, failures }: FuzzResult,
  { seed }: { seed: number },
  seconds: number,
) {
  const counts = [...statuses].toSorted(([one], [other]) => one - other);
  for (const [status, times] of counts) console.log(`${status || 'closed'}  ${times}`);
  for (const { complaint, name, number, sent: bytes, times } of failures) {
    console.error(`\n${name}: ${complaint} (${times}×)`);
    console.error(`  npm run fuzz -- --seed ${seed} --only ${number}`);
    console.error(`  ${bytes}`);
  }
  console.log(
    `${sent} requests to ${targets} targets in ${Math.round(seconds)} s, seed ${seed}: ${failures.length} failures.`,
  );
}
