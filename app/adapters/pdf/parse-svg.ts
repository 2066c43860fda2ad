export type SvgElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (SvgElement | string)[];
};

export function parseSvg(svg: string): SvgElement {
  const open: { name: string; attributes: Record<string, string>; children: (SvgElement | string)[] }[] = [
    { name: 'file', attributes: {}, children: [] },
  ];
  for (const { closes, name, attributes, alone, text } of tokensOf(svg)) {
    const parent = open.at(-1)!;
    if (text !== undefined) {
      parent.children.push(decode(text));
    } else if (closes !== undefined) {
      if (open.length === 1 || parent.name !== closes)
        throw new Error(`The SVG closes <${closes}> too early.`);
      open.pop();
    } else if (name !== undefined) {
      const element = { name, attributes: attributesOf(attributes ?? ''), children: [] };
      parent.children.push(element);
      if (!alone) open.push(element);
    }
  }
  if (open.length > 1) throw new Error(`The SVG does not close <${open.at(-1)!.name}>.`);
  const root = open[0]!.children.find((child) => typeof child !== 'string');
  if (root?.name !== 'svg') throw new Error('The SVG has no <svg>.');
  return root;
}

const token =
  /<!--.*?-->|<\?.*?\?>|<\/(?<closes>[\w:-]+)\s*>|<(?<name>[\w:-]+)(?<attributes>(?:\s+[\w:-]+="[^"]*")*)\s*(?<alone>\/?)>|(?<text>[^<]+)/sy;

function* tokensOf(svg: string) {
  let at = 0;
  while (at < svg.length) {
    token.lastIndex = at;
    const found = token.exec(svg);
    if (!found) throw new Error(`The SVG cannot be read: ${svg.slice(at, at + 40)}`);
    at = token.lastIndex;
    yield found.groups as Partial<Record<'closes' | 'name' | 'attributes' | 'alone' | 'text', string>>;
  }
}

function attributesOf(source: string) {
  const pairs = source.matchAll(/([\w:-]+)="([^"]*)"/g);
  return Object.fromEntries([...pairs].map(([, name, value]) => [name!, decode(value!)]));
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string) {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (entity, hex?: string, code?: string, name = '') =>
      hex || code ? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(code)) : (named[name] ?? entity),
  );
}
