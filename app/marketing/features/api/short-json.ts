/** As indented JSON in which lists show their first items, and say how many more there are. */
export function shortJson(value: unknown, most: number, indent = ''): string {
  const inside = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.slice(0, most).map((item) => shortJson(item, most, inside));
    const more = value.length > most ? [`… ${value.length - most} more`] : [];
    if (!value.some(isObject)) return `[${[...items, ...more].join(', ')}]`;
    return block('[', [...items, ...more], ']', indent);
  }
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${shortJson(member, most, inside)}`,
  );
  return block('{', members, '}', indent);
}

function block(open: string, lines: readonly string[], close: string, indent: string): string {
  if (lines.length === 0) return open + close;
  return `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
