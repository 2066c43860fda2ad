/** Authors type straight quotes; readers see English typographic ones. Code keeps its own. */
export function curlQuotes(markdown: string): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : curled(part)))
    .join('');
}

/** Curls every text in a value that was read from YAML. */
export function curlQuotesIn(value: unknown): unknown {
  if (typeof value === 'string') return curlQuotes(value);
  if (Array.isArray(value)) return value.map(curlQuotesIn);
  // A date is an object too, and has nothing to curl.
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, curlQuotesIn(one)]));
}

/** A quote opens after a space, a bracket, a dash or the marks of Markdown; anywhere else it closes. */
function curled(text: string) {
  return text
    .replaceAll(/(?<=^|[\s([{*_–—/])"(?=\S)/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([{*_–—/“])'(?=[^\s\d])/g, '‘')
    .replaceAll("'", '’');
}
