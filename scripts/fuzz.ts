/** `npm run fuzz`: sends malformed requests to a site of its own, and judges every answer. */
import { parseArgs } from 'node:util';
import { fuzz, type FuzzOptions, type FuzzResult } from '../test/fuzz/fuzz.ts';

const usage = `npm run fuzz -- [--requests 100000] [--seed <number>] [--only <number>]

Starts a site of its own on this machine and sends it malformed paths, queries, headers, bodies and protocols: to every
route, every operation of the API and every form. No answer may be a 5xx other than a 503 with Retry-After, take more
than five seconds, or disclose internals; and the site has to be well at the end.

The same seed sends the same requests (SEED=<number> works too). --only <number> repeats one of them alone.

It ends with 0 when all is well, 1 when not, 2 when called in another way than above.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const options = readOptions();
  if (options === 'help') {
    console.log(usage);
    return 0;
  }
  if (!options) {
    console.error(usage);
    return 2;
  }
  const start = performance.now();
  const result = await fuzz({ ...options, say: console.log });
  report(result, options, (performance.now() - start) / 1000);
  return result.failures.length === 0 ? 0 : 1;
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

function readOptions(): Omit<FuzzOptions, 'say'> | 'help' | null {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: { requests: text, seed: text, only: text, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return 'help';
    const requests = Number(values.requests ?? 100_000);
    const seed = Number(values.seed ?? process.env.SEED ?? Math.trunc(Math.random() * 1_000_000));
    const only = values.only === undefined ? undefined : Number(values.only);
    const isRight = [requests, seed, only ?? 0].every(
      (number) => Number.isSafeInteger(number) && number >= 0,
    );
    return isRight ? { requests, seed, only } : null;
  } catch {
    return null;
  }
}
