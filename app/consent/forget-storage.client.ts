import { switches, type Switch } from './consent.ts';
import { optionalNames } from './own-storage.ts';

export function forgetStorage(enabled: readonly Switch[]) {
  const unwanted = switches
    .filter((one) => !enabled.includes(one))
    .flatMap<string>((one) => optionalNames[one]);
  const isUnwanted = (name: string) => unwanted.some((pattern) => matchesName(pattern, name));

  for (const name of cookieNames()) if (isUnwanted(name)) removeCookie(name);
  for (const storage of storages()) {
    for (const name of Object.keys(storage)) if (isUnwanted(name)) storage.removeItem(name);
  }
}

export function matchesName(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

function cookieNames() {
  return document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!);
}

function removeCookie(name: string) {
  for (const form of cookieAttributes(location.hostname, location.pathname)) {
    document.cookie = `${name}=; Max-Age=0${form}`;
  }
}

/** Browsers that block storage throw on access. */
function storages(): readonly Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

/** Every path and domain a visible cookie may have been set with: it can only be removed with the same ones. */
export function cookieAttributes(hostname: string, pathname: string): readonly string[] {
  const labels = hostname.split('.');
  const domains = labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
  return ['', ...domains].flatMap((domain) => pathsAbove(pathname).map((path) => `; Path=${path}${domain}`));
}

function pathsAbove(pathname: string): readonly string[] {
  const parts = pathname.split('/').filter(Boolean);
  const paths = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])];
}
