// @module-tag exhaustive
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../eventually.ts';
import { startEmbeddedPostgres } from '../../app/adapters/embedded-postgres.ts';
import { withConnection } from '../../app/dataset/dataset-session.server.ts';
import { rowsSource } from '../../app/dataset/import/dataset-source.server.ts';
import { importRows } from '../../app/dataset/import/import-dataset.server.ts';
import { sampleDataset } from '../samples/sample-dataset.ts';
import { limits } from '../../app/base/limits.ts';
import { checkoutTargets } from '../fuzz/checkout-targets.ts';
import { testSecret } from '../test-secret.ts';
import { runSite, untilReady, type SiteProcess } from './site-process.ts';
import { preparedDataDir } from './storm/prepared-data-dir.ts';
import { findNginx, freePorts, startNginx } from './two-processes/nginx.ts';
import {
  browse,
  openContactForm,
  openVisitor,
  submitUntilAcknowledged,
  type Visitor,
} from './two-processes/visitors.ts';

const nginx = findNginx();
const missing =
  'nginx is not installed, so two processes behind a proxy are not tried: apt-get install nginx-light';
if (!nginx) throw new Error(missing);

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

describe('two processes behind nginx', () => {
  const filesDir = mkdtempSync(join(tmpdir(), 'marketquay-two-'));
  const visitors: Visitor[] = [];
  const sites: SiteProcess[] = [];
  let ports: number[];
  let dataDir: string;
  let databaseUrl: string;
  let origin: string;
  let stopAll: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    ports = await freePorts(3);
    origin = `http://localhost:${ports[2]}`;
    dataDir = await preparedDataDir();
    const server = await startEmbeddedPostgres({ dataDir, say: () => {} });
    databaseUrl = server.url;
    stopAll = [server.stop];
    await Promise.all([startSite(0), startSite(1)]);
    const proxy = await startNginx(nginx, ports[2]!, [ports[0]!, ports[1]!]);
    stopAll.unshift(proxy.stop);
  });
  afterAll(async () => {
    for (const visitor of visitors) visitor.leave();
    await Promise.all(sites.map((_, at) => stopSite(at, 'SIGKILL')));
    for (const stop of stopAll) await stop();
    for (const folder of [dataDir, filesDir]) rmSync(folder, { recursive: true, force: true });
  });

  test('limits hold across both', async () => {
    const visitor = newVisitor();
    const { attempts } = limits['requests-by-address'];
    const forms: URLSearchParams[] = [];
    for (let number = 0; number < attempts + 4; number += 1)
      forms.push(await openContactForm(visitor, `limited-${number}@company.example`));
    const statuses: number[] = [];
    for (const form of forms) statuses.push((await visitor.ask('/contact', form)).status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(attempts);
    expect(statuses.slice(attempts)).not.toContain(303);
  });

  test('a new data set is shown by both', async () => {
    await withConnection(databaseUrl, (client) =>
      importRows(client, rowsSource(sampleDataset('Edition for both')), { onProgress: () => {} }),
    );
    for (const port of ports)
      await eventually(
        async () =>
          expect(await (await fetch(`http://127.0.0.1:${port}/about-us`)).text()).toContain(
            'Edition for both',
          ),
        200,
      );
  });

  test('invoices bought at once are numbered without a gap', async () => {
    const url = `http://127.0.0.1:${ports[2]}`;
    const buyers = Array.from({ length: 6 }, (_, number) => `buyer-${number}@company.example`);
    await Promise.all(buyers.map((email) => buy(url, email)));
    const invoices = () => rows<{ number: string }>('select number from invoice order by number');
    await eventually(async () => expect(await invoices()).toHaveLength(buyers.length), 500);
    const counts = (await invoices()).map(({ number }) => Number(number.split('-').at(-1)));
    expect(counts).toEqual(buyers.map((_, at) => at + 1));
  });

  test('a rolling restart, a kill and a database restart fail no page view and lose no submission', async () => {
    const emails = Array.from({ length: 40 }, (_, number) => `visitor-${number}@company.example`);
    const submitters = Array.from({ length: 4 }, newVisitor);
    const forms = new Map<string, URLSearchParams>();
    for (const [at, email] of emails.entries())
      forms.set(email, await openContactForm(submitters[at % submitters.length]!, email));
    const over = new AbortController();
    const browsing = Array.from({ length: 3 }, () => browse(newVisitor(), pages, over.signal));
    let isDone = false;
    const waiting = [...emails.entries()];
    const submitting = submitters.map(async (visitor) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await submitUntilAcknowledged(visitor, forms.get(next[1])!);
        // Spread over all that happens; what is left then is sent at once.
        await sleep(isDone ? 0 : 1_500);
      }
    });

    for (const at of [0, 1]) {
      await stopSite(at, 'SIGTERM');
      await startSite(at);
    }
    await stopSite(0, 'SIGKILL');
    await startSite(0);
    // A page that no process has at hand needs the database.
    for (const port of ports)
      for (const path of pages) expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
    await restartDatabase();
    await sleep(2_000);
    isDone = true;
    await Promise.all(submitting);
    over.abort();
    const views = await Promise.all(browsing);

    expect(sites.map(({ child }) => child.exitCode ?? child.signalCode)).toEqual([null, null]);
    expect(views.flatMap(({ failed }) => failed)).toEqual([]);
    expect(views.reduce((sum, { views: seen }) => sum + seen, 0)).toBeGreaterThan(100);
    const stored = await rows<{ email: string }>(`select email from lead where email like 'visitor-%'`);
    expect(stored.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
  });

  test('what was submitted is delivered, each under one key', async () => {
    const undelivered = () => rows('select from lead where delivered_at is null');
    await eventually(async () => expect(await undelivered()).toEqual([]), 500);
    const [{ leads, deliveries }] = (await rows<{ leads: number; deliveries: number }>(
      `select (select count(*)::integer from lead) as leads,
         (select count(*)::integer from captured_delivery where body ->> 'email' like any (array['visitor-%', 'limited-%'])) as deliveries`,
    )) as [{ leads: number; deliveries: number }];
    expect(deliveries).toBe(leads);
    expect(await rows(`select from jobs.job where state in ('failed', 'cancelled')`)).toEqual([]);
  });

  /** All are shared pages: rendered once, then kept by each process. */
  const pages = ['/', '/pricing', '/about-us', '/faq', '/glossary'];

  function newVisitor(): Visitor {
    const visitor = openVisitor(ports[2]!, visitors.length + 1);
    visitors.push(visitor);
    return visitor;
  }

  async function startSite(at: number): Promise<void> {
    sites[at] = runSite({
      PORT: String(ports[at]),
      SITE_URL: origin,
      DATABASE_URL: databaseUrl,
      DATA_DIR: filesDir,
      SESSION_SECRET: testSecret,
      TRUST_PROXY: '1',
      MIN_TYPING_MS: '0',
      JOB_RETRY_SECONDS: '1',
    });
    await untilReady(sites[at]);
  }

  async function stopSite(at: number, signal: NodeJS.Signals): Promise<void> {
    sites[at]!.child.kill(signal);
    await sites[at]!.exitCode();
  }

  /** As `pg_ctl restart -m fast` does: every connection is ended, and the server is back after a second or two. */
  async function restartDatabase(): Promise<void> {
    const file = join(dataDir, 'postgres/cluster/postmaster.pid');
    const processId = () => Number.parseInt(readFileSync(file, 'utf8'), 10);
    const before = processId();
    process.kill(before, 'SIGINT');
    await eventually(async () => {
      expect(processId()).not.toBe(before);
      await rows('select 1');
    }, 30_000);
  }

  async function rows<Row extends object>(sql: string): Promise<Row[]> {
    const client = new Client({ connectionString: databaseUrl });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async function buy(url: string, email: string): Promise<void> {
    const page = (await checkoutTargets(url, origin, email)).find(({ path }) => path.includes('/pay/'))!;
    const answer = await fetch(url + page.path, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ ...page.fields, ...card }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
  }

  const card = {
    method: 'card',
    number: '4242 4242 4242 4242',
    expiry: '12 / 44',
    cvc: '123',
    name: 'A Buyer',
  };
});
