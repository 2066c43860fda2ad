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
  ({ isData, drawn }: { isData: boolean; drawn?: string[] }) =>
  (html: string): Markup =>
    isData || html === '' ? markupAsData(html) : markupInPage(drawn ? markFor(html, drawn) : html);

/** React would measure, copy and encode hundreds of kilobytes that it never looks at, so it gets a mark in their place. */
export const markFor = (html: string, drawn: string[]): string => `<!--drawn ${drawn.push(html) - 1}-->`;

/** The page with what was drawn in place of the marks, in pieces: one long string would only be copied once more. */
export const withDrawn = (page: string, drawn: readonly string[]): string[] =>
  page
    .split(/(<!--drawn \d+-->)/)
    .map((piece, at) => (at % 2 === 1 ? (drawn[placeIn(piece)] ?? piece) : piece));

const placeIn = (mark: string) => Number(mark.slice('<!--drawn '.length, -'-->'.length));
