/** Written text as data; the same blocks become web pages and PDFs. */
export type Block<Figure = FigureRef, Chart = ChartRef> =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; children: readonly Inline<Figure>[] }
  | { kind: 'quote'; children: readonly Inline<Figure>[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline<Figure>[])[] }
  | { kind: 'table'; head: readonly Row<Figure>[number][]; rows: readonly Row<Figure>[] }
  | { kind: 'chart'; chart: Chart };

export type Inline<Figure = FigureRef> =
  | string
  | { kind: 'strong' | 'emphasis' | 'code'; children: readonly Inline<Figure>[] }
  | { kind: 'link'; to: string; children: readonly Inline<Figure>[] }
  | { kind: 'figure'; figure: Figure };

type Row<Figure> = readonly (readonly Inline<Figure>[])[];

/** A number of the data set: `[](figure:market/de/all/market-size/2025)`. */
type FigureRef = { ref: string };

/** A chart of the data set: `![What it shows.](chart:series/market/de/all/market-size)`. */
type ChartRef = { ref: string; title: string };

export const chartBlock = ({ chart, title }: { chart: string; title: string }): Block => ({
  kind: 'chart',
  chart: { ref: chart, title },
});

export function mapProse<F, C, G, D>(
  blocks: readonly Block<F, C>[],
  to: { figure: (figure: F) => G; chart: (chart: C) => D },
): Block<G, D>[] {
  const inlines = (children: readonly Inline<F>[]) => children.map(inline);
  const inline = (node: Inline<F>): Inline<G> => {
    if (typeof node === 'string') return node;
    if (node.kind === 'figure') return { kind: 'figure', figure: to.figure(node.figure) };
    return { ...node, children: inlines(node.children) };
  };
  return blocks.map((block): Block<G, D> => {
    switch (block.kind) {
      case 'heading':
        return block;
      case 'chart':
        return { kind: 'chart', chart: to.chart(block.chart) };
      case 'list':
        return { ...block, items: block.items.map(inlines) };
      case 'table':
        return { ...block, head: block.head.map(inlines), rows: block.rows.map((row) => row.map(inlines)) };
      default:
        return { ...block, children: inlines(block.children) };
    }
  });
}

/** For a text that has to be shown even without a data set. */
export function withoutReferences(blocks: readonly Block[]): Block<never, never>[] {
  const refuse = ({ ref }: { ref: string }): never => {
    throw new Error(`"${ref}" cites the data set in a text that must not.`);
  };
  return mapProse(blocks, { figure: refuse, chart: refuse });
}

export function referencesOf(blocks: readonly Block[]): { figures: string[]; charts: string[] } {
  const figures = new Set<string>();
  const charts = new Set<string>();
  mapProse(blocks, {
    figure: ({ ref }) => figures.add(ref),
    chart: ({ ref }) => charts.add(ref),
  });
  return { figures: [...figures], charts: [...charts] };
}

export function linksOf(blocks: readonly Block<unknown, unknown>[]): string[] {
  const found: string[] = [];
  const walk = (node: Inline<unknown>) => {
    if (typeof node === 'string' || node.kind === 'figure') return;
    if (node.kind === 'link') found.push(node.to);
    node.children.forEach(walk);
  };
  for (const block of blocks) {
    if (block.kind === 'list') block.items.flat().forEach(walk);
    else if (block.kind === 'table') [block.head, ...block.rows].flat(2).forEach(walk);
    else if (block.kind !== 'heading' && block.kind !== 'chart') block.children.forEach(walk);
  }
  return found;
}

/** The words alone; by default a figure counts as one word. */
export function plainText<Figure>(
  blocks: readonly Block<Figure, unknown>[],
  figureText: (figure: Figure) => string = () => '…',
): string {
  const words: string[] = [];
  const inline = (node: Inline<Figure>): string => {
    if (typeof node === 'string') return node;
    return node.kind === 'figure' ? figureText(node.figure) : node.children.map(inline).join('');
  };
  const line = (children: readonly Inline<Figure>[]) => words.push(children.map(inline).join(''));
  for (const block of blocks) {
    if (block.kind === 'heading') words.push(block.text);
    else if (block.kind === 'list') block.items.forEach(line);
    else if (block.kind === 'table') [block.head, ...block.rows].forEach((row) => row.forEach(line));
    else if (block.kind !== 'chart') line(block.children);
  }
  return words.join('\n');
}

export type Part = { id: string; text: string };

/** The sections for a table of contents; empty if there are fewer than three. */
export function partsOf(blocks: readonly Block<unknown, unknown>[]): Part[] {
  const parts = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  );
  return parts.length < 3 ? [] : parts;
}

export function readingMinutes(blocks: readonly Block<unknown, unknown>[]): number {
  const words = plainText(blocks).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / 220));
}
