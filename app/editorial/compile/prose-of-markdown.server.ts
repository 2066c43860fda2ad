import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Block, Inline } from '../prose/prose.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Reports Markdown that our texts do not support (HTML, image files) to `fault`. */
export function proseOfMarkdown(markdown: string, fault: (what: string) => void): Block[] {
  const ids = new Set<string>();
  return parser.parse(markdown).children.flatMap((node) => blockOf(node, fault, ids));
}

function blockOf(node: RootContent, fault: (what: string) => void, ids: Set<string>): Block[] {
  const inlines = (children: readonly PhrasingContent[]) => children.map((child) => inlineOf(child, fault));
  switch (node.type) {
    case 'heading': {
      const text = textOf(node);
      if (node.depth !== 2 && node.depth !== 3)
        fault(`heading "${text}" has level ${node.depth}; use ## or ###`);
      return [{ kind: 'heading', level: node.depth === 3 ? 3 : 2, id: uniqueId(text, ids), text }];
    }
    case 'paragraph': {
      const [only] = node.children;
      if (only?.type === 'image' && node.children.length === 1) return chartOf(only, fault);
      return [{ kind: 'paragraph', children: inlines(node.children) }];
    }
    case 'blockquote':
      return node.children.flatMap((child) =>
        child.type === 'paragraph' ? [{ kind: 'quote' as const, children: inlines(child.children) }] : [],
      );
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node.ordered ?? false,
          items: node.children.map((item) =>
            item.children.flatMap((child) => {
              if (child.type === 'paragraph') return inlines(child.children);
              fault('a list item contains more than a paragraph');
              return [];
            }),
          ),
        },
      ];
    case 'table': {
      const [head, ...rows] = node.children.map(({ children }) =>
        children.map((cell) => inlines(cell.children)),
      );
      return [{ kind: 'table', head: head ?? [], rows }];
    }
    default:
      fault(`"${node.type}" is not supported`);
      return [];
  }
}

function chartOf({ url, alt }: { url: string; alt?: string | null }, fault: (what: string) => void): Block[] {
  if (!url.startsWith('chart:')) fault(`image "${url}" is not a chart`);
  if (!alt?.trim()) fault(`image "${url}" has no alt text`);
  return [{ kind: 'chart', chart: { ref: url.slice('chart:'.length), title: alt?.trim() ?? '' } }];
}

function inlineOf(node: PhrasingContent, fault: (what: string) => void): Inline {
  const inlines = (children: readonly PhrasingContent[]) => children.map((child) => inlineOf(child, fault));
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return ' ';
    case 'inlineCode':
      return { kind: 'code', children: [node.value] };
    case 'strong':
    case 'emphasis':
      return { kind: node.type, children: inlines(node.children) };
    case 'link':
      if (node.url.startsWith('figure:'))
        return { kind: 'figure', figure: { ref: node.url.slice('figure:'.length) } };
      return { kind: 'link', to: addressOf(node.url), children: inlines(node.children) };
    default:
      fault(`"${node.type}" is not supported`);
      return textOf(node);
  }
}

/** `term:gmv` links to the glossary. */
function addressOf(url: string) {
  return url.startsWith('term:') ? `/glossary/${url.slice('term:'.length)}` : url;
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function uniqueId(text: string, ids: Set<string>) {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
  const id = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'part';
  const free = ids.has(id) ? `${id}-${ids.size}` : id;
  ids.add(free);
  return free;
}
