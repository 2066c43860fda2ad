/**
 * Anyone can write an address: only a path on our own site is read, without spaces or markup. What the data explorer
 * shows is in its query, which is read as far as our own links have one.
 */
export function viewedPage(query: Pick<URLSearchParams, 'get'> | undefined): string | undefined {
  const from = query?.get('from') ?? '';
  return from.length <= 500 && page.test(from) && !from.includes('..') ? from : undefined;
}

const page = /^((\/[\w.~+-]+){1,8}|\/resources\/sample-data\/explore\?[a-z]+=[\w.,~-]+(&[a-z]+=[\w.,~-]+)*)$/;
