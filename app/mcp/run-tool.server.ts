import { UnknownName } from '../api/wanted.server.ts';
import type { FigureAnswer } from './figure-answer.server.ts';
import { tools } from './mcp-server.server.ts';
import type { ToolContext } from './tool.server.ts';

/** A tool's answer for pages that show it; null where the data set lacks what is asked for. */
export async function runTool(
  context: ToolContext,
  name: string,
  given: object,
): Promise<Record<string, unknown> | null> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`There is no tool "${name}".`);
  try {
    return await tool.run(context, tool.input.parse(given));
  } catch (error) {
    if (error instanceof UnknownName) return null;
    throw error;
  }
}

export function figureFrom(answer: Record<string, unknown>, measure: string): FigureAnswer | undefined {
  const figures = (answer.figures ?? []) as readonly FigureAnswer[];
  return figures.find((figure) => figure.measure === measure);
}

export const toolBriefs = () => tools.map(({ name, title, description }) => ({ name, title, description }));
