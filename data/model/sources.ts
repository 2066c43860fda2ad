import type { SourceRow } from './rows.ts';

/** Collects the sources that reported figures name; the same one is listed once. */
export class SourceRegister {
  readonly #rows = new Map<string, SourceRow>();

  /** The id under which figures refer to it. */
  add(source: Omit<SourceRow, 'id'>): string {
    const key = JSON.stringify([source.name, source.url, source.year]);
    const known = this.#rows.get(key);
    if (known) return known.id;
    const wanted = slugOf(`${source.name} ${source.year}`);
    const taken = new Set(this.#rows.values().map(({ id }) => id));
    let id = wanted;
    for (let copy = 2; taken.has(id); copy++) id = `${wanted}-${copy}`;
    this.#rows.set(key, { id, ...source });
    return id;
  }

  rows(): readonly SourceRow[] {
    return [...this.#rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }
}

export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
