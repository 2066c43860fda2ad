/** Says where the next page starts, and in which edition of the data: rows of another edition have another order. */
export type Cursor = { datasetId: number; position: unknown };

export function writeCursor({ datasetId, position }: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([datasetId, position]));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null for a text that is no cursor. What the position holds is for the caller to check. */
export function readCursor(text: string): Cursor | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(parsed) || parsed.length !== 2 || !Number.isSafeInteger(parsed[0])) return null;
    return { datasetId: parsed[0] as number, position: parsed[1] };
  } catch {
    return null;
  }
}
