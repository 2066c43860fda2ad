import type { McpServer } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { UnknownName } from '../api/wanted.server.ts';
import { isDatabaseAway } from '../base/database.server.ts';
import type { Services } from '../context.server.ts';
import { retryAfterSeconds } from '../edge/policies.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';

/** What a tool works with: the services of the site and the edition of the data that is current. */
export type ToolContext = { services: Services; data: SheetContext };

export type Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  run: (context: ToolContext, input: z.output<Input>) => Promise<z.input<Output>>;
};

/** Lets TypeScript check a tool against its own schemas, and a list hold tools of different ones. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool {
  return tool;
}

export function registerTool(server: McpServer, tool: Tool, context: ToolContext) {
  const { name, title, description, input, output } = tool;
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    name,
    { title, description, inputSchema: input, outputSchema: output, annotations },
    async (given) => {
      try {
        const answer = await tool.run(context, given);
        return { structuredContent: answer, content: [{ type: 'text', text: JSON.stringify(answer) }] };
      } catch (error) {
        return { isError: true, content: [{ type: 'text', text: messageOf(error, context.services) }] };
      }
    },
  );
}

/** Tells a model how to correct its own mistake, and nothing about ours. */
export function messageOf(error: unknown, { log }: Pick<Services, 'log'>): string {
  if (error instanceof UnknownName) return error.message;
  log.error({ err: error }, 'MCP call failed');
  return isDatabaseAway(error)
    ? `The data is temporarily unavailable. Try again in ${retryAfterSeconds} seconds.`
    : 'Something went wrong on our side. The call was fine; try again later.';
}
