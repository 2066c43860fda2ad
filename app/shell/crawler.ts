/** Programs that read pages for search engines and link previews. */
export const isCrawler = (userAgent: string) =>
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|mediapartners/i.test(userAgent);
