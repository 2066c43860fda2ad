import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

type Options = {
  /** The network address that the site counts calls by, behind its trusted proxy. */
  address?: string;
  protocol?: 'auto' | 'legacy' | { pin: string };
  fetch?: (url: string | URL, init?: RequestInit) => Promise<Response>;
};

/** The official client, connected to `/mcp`. */
export async function connectMcp(
  url: string,
  { address, protocol = 'auto', fetch }: Options = {},
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: protocol } });
  const headers: Record<string, string> = address ? { 'x-forwarded-for': address } : {};
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', url), {
      requestInit: { headers },
      ...(fetch ? { fetch } : {}),
    }),
  );
  return client;
}

export type ToolAnswer<Structured> = { isError: boolean; structured: Structured; text: string };

export async function callTool<Structured = Record<string, unknown>>(
  client: Client,
  name: string,
  given: Record<string, unknown> = {},
): Promise<ToolAnswer<Structured>> {
  const result = await client.callTool({ name, arguments: given });
  const [first] = result.content;
  return {
    isError: result.isError === true,
    structured: result.structuredContent as Structured,
    text: first?.type === 'text' ? first.text : '',
  };
}

/** One call of every tool, on subjects that the demonstration data has. */
export const sampleCalls: readonly (readonly [tool: string, given: Record<string, unknown>])[] = [
  ['search', { query: 'fashion poland', limit: 10 }],
  ['find_figures', { measures: ['market-size'], places: ['Poland'], categories: ['fashion'] }],
  ['find_figures', { measures: ['net-sales'], of: 'retailer', limit: 50 }],
  ['find_figures', { measures: ['device-share'], places: ['de'], categories: ['all'], split: 'device' }],
  ['find_figures', { measures: ['net-sales'], of: 'ranking', places: ['de'], limit: 50 }],
  ['get_market', { place: 'pl', category: 'fashion' }],
  ['get_market', { place: 'Germany' }],
  ['get_retailer', { retailer: 'zalando.de-de' }],
  ['get_ranking', { ranking: 'top-online-stores-in-germany', limit: 50 }],
  ['get_ranking', { place: 'de', category: 'fashion', edition: 2024 }],
  [
    'compare',
    {
      markets: [
        { place: 'pl', category: 'fashion' },
        { place: 'de', category: 'fashion' },
      ],
    },
  ],
  ['compare', { retailers: ['zalando.de-de', 'otto.de-de'] }],
  ['explain_figure', { figure: 'market/pl/fashion/market-size/2025' }],
  ['explain_figure', { figure: 'retailer/zalando.de-de/net-sales/2024' }],
  ['list_measures', {}],
  ['list_places', {}],
  ['list_categories', {}],
];
