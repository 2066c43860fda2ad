/**
 * `npm test` checks the core in minutes, `npm run test:all` runs every test there is. Each phase prints one line, and its
 * whole output where it fails.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { isSetting } from '../test/clean-environment.ts';
import { dropDatabasesOfRun } from '../test/database-server.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

type Counts = { passed: number; failed: number; skipped: number };
/** `flaky` ones have passed only the second time, which the CI allows journeys. */
type PhaseCounts = Counts & { flaky?: number };
type Phase = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** What makes it end early and clean up; Playwright stops its site only on SIGINT. */
  stopSignal?: NodeJS.Signals;
  /** Reads how many tests there were, once they have run. */
  count?: () => PhaseCounts;
};
type Ended = { ok: boolean; output: string };

const everything = process.argv.includes('--all');
/** After `npm test` on the same tree: what it has run in full is not run again. */
const isBeyondCore = everything && process.argv.includes('--beyond-core');
/** A Postgres of another version, on which the integration tests run once more. */
const givenPostgres = process.env.TEST_DATABASE_URL;
const coreOnly = ['--tags-filter', '!exhaustive'];
const databaseOnly = ['--tags-filter', '!exhaustive && !pages'];
const scope = isBeyondCore ? beyondCore() : everything ? [] : coreOnly;
const longestPhaseMs = 25 * 60_000;
const startedAt = performance.now();
// Whatever is temporary goes here, so that nothing outlives the command however it ends.
const folder = temporaryFolder('run');
process.env.TEST_RUN = randomUUID().slice(0, 8);
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failed: string[] = [];
const running = new Map<ChildProcess, NodeJS.Signals>();
let isInterrupted = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
await runPhases();
if (givenPostgres) await dropDatabasesOfRun(givenPostgres).catch(() => {});
await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
const outcome = failed.length === 0 ? 'All phases passed' : `Failed: ${failed.join(', ')}`;
console.log(`${isInterrupted ? 'Interrupted' : outcome} after ${since(startedAt)}.`);
process.exit(failed.length === 0 && !isInterrupted ? 0 : 1);

/** What needs the build and the data waits for them; meanwhile the rest keeps the other core busy. */
async function runPhases() {
  const browser = runPhase({ name: 'Browser', command: ['node', 'scripts/chromium.ts'] });
  const build = runPhase({ name: 'Build', command: ['node', 'scripts/build.ts', '--if-stale'] });
  const data = runPhase({ name: 'Demonstration data', command: ['node', 'test/prepared-cluster.ts'] });
  const checks = isBeyondCore
    ? Promise.resolve()
    : runPhase({ name: 'Static checks', command: ['npm', 'run', 'check'] });
  const units = checks.then(() => runPhase(vitest('Unit tests', 'unit')));

  const isPrepared = (await build).ok && (await data).ok;
  await runIf(isPrepared, vitest('Integration tests', 'integration'));
  await units;
  if (everything && givenPostgres) {
    const suite = vitest('Integration tests on TEST_DATABASE_URL', 'integration', databaseOnly);
    await runIf(isPrepared, { ...suite, env: { TEST_DATABASE_URL: givenPostgres } });
  }
  await runIf(isPrepared && (await browser).ok, journeys((await browser).output.trim()));
}

/** Named, because Vitest would load every other file only to find no such tag in it. */
function beyondCore(): string[] {
  const files = globSync('{app,data,db,scripts,test}/**/*.test.{ts,tsx}');
  const tagged = files.filter((file) => /exhaustive|'walk'/.test(readFileSync(file, 'utf8')));
  return [...tagged, '--tags-filter', 'exhaustive || walk'];
}

function vitest(name: string, project: string, tests = scope): Phase {
  const report = join(folder, `${randomUUID()}.json`);
  return {
    name,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      ...tests,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count() {
      const said = read(report) as Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>;
      return { passed: said.numPassedTests, failed: said.numFailedTests, skipped: said.numPendingTests };
    },
  };
}

function journeys(chromium: string): Phase {
  const report = join(folder, 'journeys.json');
  return {
    name: 'Browser journeys',
    stopSignal: 'SIGINT',
    command: [
      'playwright',
      'test',
      ...(isBeyondCore ? ['--grep-invert', '@smoke'] : everything ? [] : ['--grep', '@smoke']),
      '--trace=off',
      '--reporter=dot,json',
    ],
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count() {
      const { stats } = read(report) as {
        stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
      };
      const { expected, unexpected, flaky, skipped } = stats;
      return { passed: expected + flaky, failed: unexpected, skipped, flaky };
    },
  };
}

function runIf(isPossible: boolean, phase: Phase): Promise<Ended> | void {
  if (isPossible) return runPhase(phase);
  failed.push(phase.name);
  console.log(`– ${phase.name}: not run, because of what failed above`);
}

async function runPhase({ name, command, env = {}, stopSignal = 'SIGTERM', count }: Phase): Promise<Ended> {
  if (isInterrupted) return { ok: false, output: '' };
  const start = performance.now();
  const { code, output } = await runProcess(command, env, stopSignal);
  if (isInterrupted) return { ok: false, output };
  const counts = countsOf(count);
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts?.[key] ?? 0;
  const tests = counts ? `, ${counts.passed} passed` : '';
  const flaky = counts?.flaky ? `, ${counts.flaky} of them flaky` : '';
  if (code !== 0) failed.push(name);
  if (code !== 0 || flaky) console.log(output);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${since(start)}${tests}${flaky}`);
  return { ok: code === 0, output };
}

/** Starts a process group, so that everything a phase has started ends with it. */
function runProcess([program, ...args]: string[], env: Record<string, string>, stopSignal: NodeJS.Signals) {
  const child = spawn(program!, args, {
    env: { ...ownEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.set(child, stopSignal);
  const limit = setTimeout(() => endGroup(child, stopSignal), longestPhaseMs);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise<{ code: number; output: string }>((done) => {
    const end = (code: number | null, problem = '') => {
      running.delete(child);
      clearTimeout(limit);
      done({ code: code ?? 1, output: Buffer.concat(chunks).toString() + problem });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code) => end(code));
  });
}

/** What the shell has set for a site or another test run is not for this one. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const foreign = (name: string) => isSetting(name) || name === 'NODE_ENV' || name === 'TEST_DATABASE_URL';
  const kept = Object.entries(process.env).filter(([name]) => !foreign(name));
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  return { ...Object.fromEntries(kept), PATH: path, TMPDIR: folder };
}

function interrupt() {
  isInterrupted = true;
  for (const [child, signal] of running) endGroup(child, signal);
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals) {
  killGroup(child, signal);
  setTimeout(() => killGroup(child, 'SIGKILL'), 20_000).unref();
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It has just ended by itself.
  }
}

function countsOf(count: Phase['count']): PhaseCounts | undefined {
  try {
    return count?.();
  } catch {
    // A phase that broke off has written no report; its output says why.
    return undefined;
  }
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function since(moment: number): string {
  const seconds = Math.round((performance.now() - moment) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
