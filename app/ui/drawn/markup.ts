export type Markup = { readonly html?: string };

/** In a document the HTML is already on the page and hydration reuses it, so it is left out of the loader data. */
export function markupInPage(html: string): Markup {
  return Object.defineProperty({}, 'html', { value: html, enumerable: false });
}

/** A client navigation has no server HTML to reuse, so the markup travels as data. */
export function markupAsData(html: string): Markup {
  return { html };
}

/** Empty markup is data in both: in a page, nothing would look like markup that was lost. */
export const markupFor =
  ({ isData }: { isData: boolean }) =>
  (html: string): Markup =>
    isData || html === '' ? markupAsData(html) : markupInPage(html);
