import { McpServer } from '@modelcontextprotocol/server';
import { brand } from '../base/brand.ts';
import { compareTools } from './compare-tool.server.ts';
import { explainTools } from './explain-tool.server.ts';
import { findTools } from './find-tools.server.ts';
import { listTools } from './list-tools.server.ts';
import { registerPrompts } from './prompts.server.ts';
import { registerResources } from './resources.server.ts';
import { subjectTools } from './subject-tools.server.ts';
import { registerTool, type ToolContext } from './tool.server.ts';

export const tools = [...findTools, ...subjectTools, ...compareTools, ...explainTools, ...listTools];

/** A server for one request: it keeps nothing, so any process can answer the next one. */
export function createMcpServer(context: ToolContext): McpServer {
  const { siteUrl, edition } = context.data;
  const server = new McpServer(
    { name: brand.slug, title: brand.product, version: '1', websiteUrl: siteUrl },
    { instructions: instructionsFor(edition.demonstration) },
  );
  for (const tool of tools) registerTool(server, tool, context);
  registerResources(server, context);
  registerPrompts(server);
  return server;
}

const instructionsFor = (isDemonstration: boolean) =>
  [
    `${brand.product} publishes eCommerce figures: markets by place and category, retailers, rankings.`,
    'Most values are ranges. Quote the range with its period and confidence grade; do not report its midpoint as a value.',
    'Cite the passport of every figure you use. For what a figure includes and excludes, call get_market or explain_figure.',
    'If a name is unknown, the error lists the nearest valid ones.',
    ...(isDemonstration
      ? [
          'This is a demonstration data set: names and published facts are real; other figures are modelled. Say so.',
        ]
      : []),
  ].join(' ');
