/**
 * The attributes with which a cookie can have been set so that a page sees it: with a path above the page, and for this
 * host alone or for one of the domains it belongs to. Only the same attributes remove it.
 */
export function cookieForms(hostname: string, pathname: string): readonly string[] {
  const labels = hostname.split('.');
  const domains = labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
  return ['', ...domains].flatMap((domain) => pathsAbove(pathname).map((path) => `; Path=${path}${domain}`));
}

function pathsAbove(pathname: string): readonly string[] {
  const parts = pathname.split('/').filter(Boolean);
  const paths = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])];
}
