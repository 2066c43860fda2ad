import type { Switch } from './consent.ts';
import { cookieForms } from './cookie-forms.ts';
import { isOf, storageList } from './storage-list.ts';

/** Removes from the browser whatever needs something that is not enabled. */
export function forgetStorage(enabled: readonly Switch[]) {
  const unwanted = storageList.filter(({ needs }) => needs !== 'necessary' && !enabled.includes(needs));
  const isUnwanted = (name: string, place: string) =>
    unwanted.some((item) => item.place === place && isOf(item, name));

  for (const name of cookieNames()) if (isUnwanted(name, 'cookie')) removeCookie(name);
  for (const [place, storage] of storages()) {
    for (const name of Object.keys(storage)) if (isUnwanted(name, place)) storage.removeItem(name);
  }
}

function cookieNames() {
  return document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!);
}

function removeCookie(name: string) {
  for (const form of cookieForms(location.hostname, location.pathname)) {
    document.cookie = `${name}=; Max-Age=0${form}`;
  }
}

/** None where the browser allows no storage. */
function storages(): [string, Storage][] {
  try {
    return [
      ['local storage', localStorage],
      ['session storage', sessionStorage],
    ];
  } catch {
    return [];
  }
}
