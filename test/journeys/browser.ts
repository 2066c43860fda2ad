import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page, type Response } from '@playwright/test';
import { ownCookies } from '../../app/consent/own-storage.ts';

type Visit = (path: string, expected?: { status?: number; hydrates?: boolean }) => Promise<Response>;
type Options = {
  /** The consent cookie that the visitor brings along. Most have refused, so that no banner is in their way. */
  consent: string | null;
};

/** A page that may log no error and violate no policy; `visit` also checks its accessibility, as `checkPage` does. */
export const test = base.extend<{ visit: Visit; checkPage: () => Promise<void> } & Options>({
  consent: ['0', { option: true }],
  context: async ({ context, consent, baseURL }, use) => {
    if (consent !== null)
      await context.addCookies([{ name: ownCookies.consent.name, value: consent, url: baseURL! }]);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) scriptless.add(page);
    const faults = await collectFaults(page);
    await use(page);
    expect(faults(), 'errors in the browser').toEqual([]);
  },
  // A page that many journeys open in the same colours is checked by the first.
  checkPage: async ({ page, colorScheme }, use, { project }) => {
    // In the gate, one folder serves both commands.
    const checked = process.env.CHECKED_PAGES ?? join(project.outputDir, '.accessible');
    await use(async () => {
      if (scriptless.has(page)) return;
      const { pathname, search } = new URL(page.url());
      const mark = join(checked, encodeURIComponent(`${project.name} ${colorScheme} ${pathname}${search}`));
      if (!isFirst(mark)) return;
      try {
        await checkAccessibility(page);
      } catch (error) {
        // Else a second try would skip the check and pass.
        rmSync(mark);
        throw error;
      }
    });
  },
  visit: async ({ page, checkPage }, use) => {
    await use(async (path, { status = 200, hydrates = true } = {}) => {
      if (status >= 400) expectStatus(page, status);
      const response = await page.goto(path);
      expect(response?.status(), `status of ${path}`).toBe(status);
      // On a busy machine the page is drawn long before it listens.
      if (hydrates && !scriptless.has(page)) await page.waitForFunction(isHydratedOrForeign);
      await checkPage();
      return response!;
    });
  },
});

export { expect };

/** For pages that are complete when they arrive and are loaded again until they say something: no use in waiting. */
export const atOnce = { timeout: 1 };

/** Files, embeds and the payment sandbox are not pages of our build. */
function isHydratedOrForeign() {
  const { dataset } = document.documentElement;
  return 'hydrated' in dataset || !('buildId' in dataset);
}

/** For what a test provokes on purpose. It may, but need not be logged: an answer from the cache is not. */
export function expectConsoleError(page: Page, pattern: RegExp) {
  expected.set(page, [...(expected.get(page) ?? []), pattern]);
}

/** Chromium logs every answer from 400 on, also that of an error page which is meant. */
export function expectStatus(page: Page, status: number) {
  expectConsoleError(page, new RegExp(`Failed to load resource: .* status of ${status}`));
}

/** The first of all workers. */
function isFirst(mark: string) {
  mkdirSync(dirname(mark), { recursive: true });
  try {
    writeFileSync(mark, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** By axe, in the state the page is in now. With scripts off there is none: axe waits for timers that never end. */
export async function checkAccessibility(page: Page) {
  if (scriptless.has(page)) return;
  await layOutAll(page);
  await endAnimations(page);
  for (const frame of page.frames()) {
    // A frame whose scripts are off, such as that of a mail, is left out.
    await frame.evaluate(axe).catch((error: unknown) => {
      if (frame === page.mainFrame()) throw error;
    });
  }
  const violations = await page.evaluate(runAxe, { rules, alike });
  const faults = violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${help}\n    ${node.html}\n    ${node.failureSummary?.replaceAll('\n', '\n    ')}\n    ${helpUrl}`,
    ),
  );
  if (faults.length > 0) throw new Error(`Not accessible: ${page.url()}\n\n${faults.join('\n\n')}`);
}

/** Its package for Playwright sends four times as much to every page, which took longer than the check itself. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function runAxe(options: { rules: string[]; alike: string }) {
  const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(
    { exclude: [[options.alike]] },
    // It describes only what it is asked for, which is most of its work.
    { runOnly: options.rules, resultTypes: ['violations'] },
  );
  return violations;
}

/** The rows of a long table are built alike; axe looks at all of them one by one. */
const alike = 'tbody > tr:nth-child(n + 8)';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const expected = new WeakMap<Page, RegExp[]>();
const scriptless = new WeakSet<Page>();

async function collectFaults(page: Page) {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(error.stack ?? error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`Content security policy: ${violatedDirective} blocks ${blockedURI} ${sample}`);
    });
  });
  return () => seen.filter((text) => !expected.get(page)?.some((pattern) => pattern.test(text)));
}

/** What the browser has not laid out yet, far down a page, neither has colours to compare nor ends its animations. */
async function layOutAll(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Half faded in, text has less contrast than it will have. */
async function endAnimations(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
      if (animation.timeline instanceof DocumentTimeline && !isEndless) animation.finish();
    }
  });
}
