import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

const rules =
  'Give each value as published, with its range, period and confidence grade, and cite its passport. Never report the ' +
  'middle of a range as a value. Say what the figures leave out, and say so if the data does not answer the question.';

export function registerPrompts(server: McpServer) {
  server.registerPrompt(
    'size_market',
    {
      title: 'Size a market',
      description:
        'How large online retail is in a place and category, how certain the figure is, and what it leaves out.',
      argsSchema: z.object({ place: z.string(), category: z.string() }),
    },
    ({ place, category }) =>
      ask(
        `How large is the online market for ${category} in ${place}? Use get_market for the size, growth and outlook, ` +
          `find_figures for the years before, and explain_figure for the market size.`,
      ),
  );
  server.registerPrompt(
    'profile_retailer',
    {
      title: 'Profile a retailer',
      description: 'What an online shop sells, where, how it is growing and who it competes with.',
      argsSchema: z.object({ retailer: z.string() }),
    },
    ({ retailer }) =>
      ask(
        `Profile ${retailer}: sales and growth, reach and conversion, providers, competitors and rank. Use search if ` +
          `the name is not clear, then get_retailer, and get_ranking for its home market.`,
      ),
  );
  server.registerPrompt(
    'compare_markets',
    {
      title: 'Compare two markets',
      description: 'Two markets side by side, and which differences the ranges support.',
      argsSchema: z.object({ first: z.string(), second: z.string(), category: z.string() }),
    },
    ({ first, second, category }) =>
      ask(
        `Compare the online market for ${category} in ${first} with that in ${second}. Use compare. State a ` +
          `difference only where the two ranges do not overlap; where they do, say that the data cannot tell.`,
      ),
  );
  server.registerPrompt(
    'check_claim',
    {
      title: 'Check a claim against the data',
      description: 'Whether a statement about eCommerce agrees with the published figures.',
      argsSchema: z.object({ claim: z.string() }),
    },
    ({ claim }) =>
      ask(
        `Check this claim: "${claim}". Use find_figures or get_market to find the figures it concerns, and read the ` +
          `passport with explain_figure, because a different definition often explains a difference. Conclude with ` +
          `"supported", "contradicted" or "cannot be decided from ranges", and why.`,
      ),
  );
}

function ask(text: string) {
  return {
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text: `${text} ${rules}` } }],
  };
}
