/** What the server has drawn, ready to be shown. */
export type Markup = { readonly html?: string };

/** In a document the markup is part of the page: scripts take it over as it stands, so it is not sent as data too. */
export function markupInPage(html: string): Markup {
  return Object.defineProperty({}, 'html', { value: html, enumerable: false });
}

/** Who changes the page in the browser has no document to take it from. */
export function markupAsData(html: string): Markup {
  return { html };
}
