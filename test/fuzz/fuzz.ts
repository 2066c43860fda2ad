import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { chanceFrom } from '../faults/storm/chance.ts';
import { preparedDataDir } from '../faults/storm/prepared-data-dir.ts';
import { runSite, untilReady, type SiteProcess } from '../faults/site-process.ts';
import { parseAnswers } from './answer.ts';
import { complaintsAbout } from './judge.ts';
import { makeRequest, type FuzzRequest } from './requests.ts';
import { send } from './send.ts';
import { discoverTargets, type Target } from './targets.ts';

export type FuzzOptions = {
  requests: number;
  seed: number;
  /** Sends this one alone. */
  only?: number;
  say: (line: string) => void;
};

export type Failure = {
  complaint: string;
  /** What was asked: the route, the operation, the form or the trick. */
  name: string;
  /** The first request that met it, by its number and as it was sent. */
  number: number;
  sent: string;
  times: number;
};

export type FuzzResult = {
  targets: number;
  sent: number;
  /** How many answers there were of each status; 0 for connections closed without one. */
  statuses: ReadonlyMap<number, number>;
  failures: readonly Failure[];
};

/** Sends malformed requests to a site that it starts on this machine, and judges every answer. */
export async function fuzz({ requests, seed, only, say }: FuzzOptions): Promise<FuzzResult> {
  await using site = await startOwnSite();
  const targets = await discoverTargets(site.url, site.origin);
  say(`Targets: ${targets.length}. Requests: ${only === undefined ? requests : 1}. Seed: ${seed}.`);
  const statuses = new Map<number, number>();
  const failures = new Map<string, Failure>();
  const numbers =
    only === undefined ? Array.from({ length: requests }, (_, at) => at).values() : [only].values();
  let sent = 0;

  const fail = (complaint: string, number: number, request: Pick<FuzzRequest, 'name' | 'pieces'>) => {
    const key = `${complaint} ${request.name}`;
    const known = failures.get(key);
    if (known) known.times += 1;
    else
      failures.set(key, { complaint, name: request.name, number, sent: readable(request.pieces), times: 1 });
  };
  const workers = Array.from({ length: atOnce }, async () => {
    for (const number of numbers) {
      if (!site.isAlive() || failures.size >= mostFailures) return;
      const request = requestOf(seed, number, targets, site);
      const { bytes, timedOut, reset } = await send(site.port, request);
      const answers = parseAnswers(bytes, request);
      // Answered before its last piece was sent, the answer may be lost; no other request may go without one.
      const mayBeRefused = request.mayBeRefused || (reset && request.pieces.length > 1);
      for (const { status } of answers) count(statuses, status);
      if (answers.length === 0) count(statuses, 0);
      const complaints = complaintsAbout({ answers, timedOut, mayBeRefused }, site.internals);
      for (const complaint of complaints) fail(complaint, number, request);
      sent += 1;
      if (sent % 5_000 === 0) say(`${sent} sent, ${failures.size} failures.`);
    }
  });
  await Promise.all(workers);
  const complaints = await site.complaints();
  if (complaints.length > 0) say(`The site said last:\n${site.lastLines()}`);
  for (const complaint of complaints) fail(complaint, sent, { name: 'the site itself', pieces: [] });
  return { targets: targets.length, sent, statuses, failures: [...failures.values()] };
}

const atOnce = 6;
const mostFailures = 200;

/** Each request has its own random numbers, so that one can be repeated without those before it. */
function requestOf(seed: number, number: number, targets: readonly Target[], { port }: { port: number }) {
  return makeRequest(chanceFrom(seed, `request ${number}`), targets, `localhost:${port}`);
}

async function startOwnSite() {
  const dataDir = await preparedDataDir();
  const site = runSite({ DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
  const isAlive = () => site.child.exitCode === null && site.child.signalCode === null;
  const stop = async () => {
    site.child.kill('SIGKILL');
    await site.exitCode();
    // Its Postgres needs a moment to notice.
    await sleep(500);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  };
  const port = await untilReady(site, 60_000).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    origin: `http://localhost:${port}`,
    isAlive,
    /** Words that no answer may hold. */
    internals: [dataDir, process.cwd()],
    lastLines: () => site.lines.slice(-10).join('\n'),
    complaints: () => wellness(site, isAlive, port),
    [Symbol.asyncDispose]: stop,
  };
}

async function wellness(
  { lines, child }: SiteProcess,
  isAlive: () => boolean,
  port: number,
): Promise<string[]> {
  if (!isAlive()) return [`ended with ${child.exitCode ?? child.signalCode}: ${lines.slice(-5).join(' / ')}`];
  const checks = ['/healthz', '/readyz', '/'].map(async (path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(10_000) });
    return answer.status === 200 ? [] : [`${path} answers ${answer.status} at the end`];
  });
  const settled = await Promise.allSettled(checks);
  return settled.flatMap((check) =>
    check.status === 'fulfilled' ? check.value : ['does not answer at the end'],
  );
}

function count(counts: Map<number, number>, key: number) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** As a string that can be pasted into a program; what is long is shortened. */
function readable(pieces: readonly Buffer[]): string {
  return pieces
    .map((piece) => JSON.stringify(piece.toString('latin1')).replace(/(.{1,20}?)\1{20,}/g, '$1…(repeated)…'))
    .join(' then ')
    .slice(0, 1_500);
}
