import goneText from '../../content/gone.txt?raw';
import redirectsText from '../../content/redirects.txt?raw';
import { brand } from '../base/brand.ts';

export type Redirect = { from: string; status: 301 | 302 | 307 | 308; to: string };

export function redirectFor({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): { status: number; to: string } | null {
  const found = redirects.get(pathname);
  if (!found) return null;
  const glue = found.to.includes('?') ? '&' : '?';
  const query = filledIn(search);
  return { status: found.status, to: query ? found.to + glue + query : found.to };
}

/** Without blank parameters, the others as they were written. */
function filledIn(search: string): string {
  const isFilled = (parameter: string) => /=(?!(?:\+|%20)*$)/.test(parameter);
  return search.slice(1).split('&').filter(isFilled).join('&');
}

export const isGone = (pathname: string) => gone.has(pathname);

/** Exported for the test; a fault names its line. */
export function parseRedirects(text: string): Map<string, Redirect> {
  const found = new Map<string, Redirect>();
  for (const { line, number } of contentLines(text)) {
    const [from = '', status = '', target = '', ...rest] = line.split(/\s+/);
    const to = target.replace('{tool}', brand.tool.url);
    const fault = (what: string) => new Error(`redirects.txt, line ${number}: ${what}`);
    if (rest.length > 0 || !to) throw fault('expected "/old 301 /new".');
    if (!from.startsWith('/')) throw fault(`"${from}" does not start with a slash.`);
    if (!/^(301|302|307|308)$/.test(status)) throw fault(`"${status}" is not 301, 302, 307 or 308.`);
    if (!to.startsWith('/') && !URL.canParse(to))
      throw fault(`"${to}" is neither a path nor an absolute URL.`);
    if (found.has(from)) throw fault(`"${from}" is listed twice.`);
    found.set(from, { from, status: Number(status) as Redirect['status'], to });
  }
  return found;
}

export function parseGone(text: string): Set<string> {
  return new Set(
    contentLines(text).map(({ line, number }) => {
      if (!line.startsWith('/')) throw new Error(`gone.txt, line ${number}: "${line}" is not a path.`);
      return line;
    }),
  );
}

function contentLines(text: string) {
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
}

const redirects = parseRedirects(redirectsText);
const gone = parseGone(goneText);
