import { ResourceNotFoundError, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import { markdownOf } from '../data-pages/export/export-file.server.ts';
import { content } from '../editorial/content.server.ts';
import { termPath } from '../editorial/glossary/glossary-index.ts';
import { presentProse } from '../editorial/references/present-prose.server.ts';
import { shownText } from '../editorial/prose/shown-prose.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import { findSheet } from '../sample-data/find-sheet.server.ts';
import { listMarkets } from '../subjects/market-queries.server.ts';
import { marketKey } from '../subjects/market.ts';
import { listRankings } from '../subjects/ranking-queries.server.ts';
import { rankingKey } from '../subjects/ranking.ts';
import { messageOf, type ToolContext } from './tool.server.ts';

const markdown = 'text/markdown';

/** Data pages and the glossary. Their URIs are the addresses of the same texts on the web. */
export function registerResources(server: McpServer, context: ToolContext) {
  const { siteUrl } = context.data;
  for (const { kind, variables, title, description, list } of dataPages) {
    const uri = `${siteUrl}${sheetPath(`${kind}/${variables}`)}.md`;
    const listAll = list && (async () => ({ resources: await list(context) }));
    server.registerResource(
      `${kind}-page`,
      new ResourceTemplate(uri, { list: listAll }),
      { title, description, mimeType: markdown },
      (asked) => read(context, asked, () => sheetText(context, asked)),
    );
  }
  server.registerResource(
    'glossary-term',
    new ResourceTemplate(`${siteUrl}${termPath('{term}')}`, {
      list: () => ({ resources: content.terms.map((term) => termResource(term, siteUrl)) }),
      complete: {
        term: (start) => content.terms.map(({ slug }) => slug).filter((slug) => slug.startsWith(start)),
      },
    }),
    { title: 'Glossary term', description: 'What a measure or term means.', mimeType: markdown },
    (asked) => read(context, asked, () => termText(context, asked)),
  );
}

type DataPage = {
  kind: string;
  variables: string;
  title: string;
  description: string;
  list?: (context: ToolContext) => Promise<Listed[]>;
};

type Listed = { uri: string; name: string; title: string; mimeType: string };

/** Lists name whole markets and rankings; the thousands of others are found by template. */
const dataPages: readonly DataPage[] = [
  {
    kind: 'market',
    variables: '{place}/{category}',
    title: 'Market page',
    description: 'A market by two-letter place code and category.',
    async list({ data }) {
      const markets = await listMarkets(data, { category: 'all' });
      return markets.map((market) => listed(data.siteUrl, marketKey(market), market.seoTitle));
    },
  },
  {
    kind: 'retailer',
    variables: '{retailer}',
    title: 'Retailer page',
    description: 'A retailer by its slug.',
  },
  {
    kind: 'ranking',
    variables: '{ranking}',
    title: 'Ranking page',
    description: 'A ranking by its slug.',
    async list({ data }) {
      return (await listRankings(data)).map(({ slug, title }) =>
        listed(data.siteUrl, rankingKey(slug), title),
      );
    },
  },
];

function listed(siteUrl: string, key: string, title: string): Listed {
  return { uri: `${siteUrl}${sheetPath(key)}.md`, name: key, title, mimeType: markdown };
}

const termResource = ({ slug, title }: { slug: string; title: string }, siteUrl: string): Listed => ({
  uri: siteUrl + termPath(slug),
  name: `glossary/${slug}`,
  title,
  mimeType: markdown,
});

async function read({ services }: ToolContext, asked: URL, load: () => Promise<string | null>) {
  const text = await load().catch((error: unknown) => {
    throw new Error(messageOf(error, services));
  });
  if (text === null) throw new ResourceNotFoundError(asked.href);
  return { contents: [{ uri: asked.href, mimeType: markdown, text }] };
}

async function sheetText({ data }: ToolContext, { pathname }: URL): Promise<string | null> {
  const key = decodeURIComponent(pathname.slice(sheetPath('').length).replace(/\.md$/, ''));
  const sheet = /\p{Cc}/u.test(key) ? null : await findSheet(data, key);
  return sheet && markdownOf(sheet, data.siteUrl);
}

async function termText({ data }: ToolContext, { pathname }: URL): Promise<string | null> {
  const term = content.terms.find(({ slug }) => termPath(slug) === pathname);
  if (!term) return null;
  const prose = await presentProse(data, term.body);
  const related = term.see.map((slug) => `- ${data.siteUrl}${termPath(slug)}`).join('\n');
  return [
    `# ${term.title}`,
    term.definition,
    term.formula && `Formula: ${term.formula}`,
    shownText(prose),
    prose.rangesNote,
    related && `## See also\n\n${related}`,
    `The page: ${data.siteUrl}${termPath(term.slug)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
