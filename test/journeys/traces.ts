import type { Page } from '@playwright/test';
import { matchesName } from '../../app/consent/forget-storage.client.ts';
import { storageList, type StoredItem } from '../../app/consent/storage-list.ts';

/** Watches which addresses of others a page asks for, from now on. */
export function watchForeignRequests(page: Page, site: string) {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== site) foreign.push(url.href);
  });
  return foreign;
}

/** What the browser keeps, as items of the list. Anything that the list does not know is an error. */
export async function keptItems(page: Page): Promise<readonly StoredItem[]> {
  const cookies = await page.context().cookies();
  const { local, session, others } = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    others: [...(await indexedDB.databases()).map(({ name }) => name), ...(await caches.keys())],
  }));
  if (others.length > 0) throw new Error(`Kept where nothing should be: ${others.join(', ')}`);
  return [
    ...cookies.map(({ name }) => itemOf(name, 'cookie')),
    ...local.map((name) => itemOf(name, 'local storage')),
    ...session.map((name) => itemOf(name, 'session storage')),
  ];
}

/** What needed consent. */
export async function optionalNames(page: Page) {
  const items = await keptItems(page);
  return items.filter(({ needs }) => needs === 'statistics' || needs === 'marketing').map(({ name }) => name);
}

function itemOf(name: string, place: StoredItem['place']) {
  const item = storageList.find((one) => one.place === place && matchesName(one.name, name));
  if (!item) throw new Error(`"${name}" in ${place} is not in app/consent/storage-list.ts.`);
  return item;
}
