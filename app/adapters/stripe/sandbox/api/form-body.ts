/** A form's fields with their brackets resolved: `items[0][price]=x` is `{ items: [{ price: 'x' }] }`. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormFields = { [name: string]: FormValue };

export function parseFormBody(body: string | URLSearchParams): FormFields {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(body)) plant(root, pathOf(name), value);
  return Object.fromEntries([...root].map(([key, child]) => [key, harvest(child)]));
}

/** A parameter's texts, whether it was given once or as a list. */
export function textsOf(value: FormValue | undefined): string[] {
  return [value].flat().filter((item) => typeof item === 'string');
}

/** A map, since a name like `__proto__` is nothing special to it. */
type Branch = Map<string, Branch | string>;

/** `items[0][price]` → items, 0, price. */
function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function plant(branch: Branch, [key = '', ...rest]: readonly string[], value: string): void {
  // `expand[]=a&expand[]=b` counts by itself.
  const name = key === '' ? String(branch.size) : key;
  if (rest.length === 0) return void branch.set(name, value);
  const known = branch.get(name);
  const child: Branch = known instanceof Map ? known : new Map();
  branch.set(name, child);
  plant(child, rest, value);
}

function harvest(child: Branch | string): FormValue {
  if (typeof child === 'string') return child;
  const entries = [...child];
  const isArray = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  if (isArray)
    return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => harvest(value));
  return Object.fromEntries(entries.map(([key, value]) => [key, harvest(value)]));
}
