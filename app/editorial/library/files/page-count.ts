/** How many pages a PDF says that it has; null where it is none. */
export function pageCount(pdf: Uint8Array): number | null {
  const text = new TextDecoder('latin1').decode(pdf);
  const [, tree] = /<<([^<>]*\/Type \/Pages\b[^<>]*)>>/.exec(text) ?? [];
  const [, count] = /\/Count (\d+)/.exec(tree ?? '') ?? [];
  return count === undefined ? null : Number(count);
}
