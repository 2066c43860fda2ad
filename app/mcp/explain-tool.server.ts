import { z } from 'zod';
import { UnknownName } from '../api/wanted.server.ts';
import { countedForRetailers, countedInMarkets } from '../data-pages/sheet-notes.ts';
import { passportPath } from '../figures/publish.ts';
import { passportAddress, passportPathIn, passportRoot } from '../figures/sheet-address.ts';
import { findFigure, passportTarget, subjectFigures } from '../passport/find-figure.server.ts';
import { passportOf, unlockedBy } from '../passport/passport.ts';
import { editionOf, editionSchema, figureAnswer, figureAnswerSchema } from './figure-answer.server.ts';
import { defineTool, type ToolContext } from './tool.server.ts';

const explainFigure = defineTool({
  name: 'explain_figure',
  title: 'Explain a figure',
  description:
    'The passport of one figure: definition, what it includes and excludes, method, confidence, source, dates, why it ' +
    'is shown as a range, and citations in three styles. Use it before you rely on a number.',
  input: z.object({
    figure: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .describe('The passportUrl of a figure, or its address: "market/pl/fashion/market-size/2025".'),
  }),
  output: z.object({
    figure: figureAnswerSchema,
    definition: z.string(),
    definitionUrl: z.string(),
    scope: z.string(),
    included: z.array(z.string()),
    excluded: z.array(z.string()),
    unit: z.string(),
    method: z.string(),
    confidence: z.string(),
    source: z.object({ name: z.string(), url: z.string() }).nullable(),
    asOf: z.string(),
    nextUpdate: z.string(),
    version: z.string(),
    shownAs: z.string().nullable().describe('Why the value is a range, or what it takes to see it.'),
    citations: z.object({ plain: z.string(), apa: z.string(), bibtex: z.string() }),
    page: z.object({ title: z.string(), url: z.string() }),
    edition: editionSchema,
  }),
  async run(context, { figure: asked }) {
    const { data } = context;
    const found = await findFigure(data, addressIn(asked));
    if (!found) throw await unknownFigure(context, addressIn(asked));
    const text = passportOf(found.figure, () => found.part);
    const scope = found.kind === 'market' ? countedInMarkets : countedForRetailers;
    return {
      figure: figureAnswer(found.figure, data),
      definition: text.definition,
      definitionUrl: text.definitionUrl,
      scope: text.scope,
      included: [...scope.counted],
      excluded: [...scope.notCounted],
      unit: text.unit,
      method: text.method,
      confidence: text.confidence,
      source: text.source,
      asOf: text.asOf,
      nextUpdate: text.nextUpdate,
      version: text.version,
      shownAs: [text.shownAs, unlockedBy(found.kind, found.figure)].filter(Boolean).join(' ') || null,
      citations: text.citation,
      page: { title: found.page.label, url: data.siteUrl + found.page.to },
      edition: editionOf(data),
    };
  },
});

/** Models shorten and lengthen addresses: a URL, a path and the address itself are all fine. */
function addressIn(asked: string): string {
  const path = URL.canParse(asked) ? new URL(asked).pathname : asked.split(/[?#]/)[0]!;
  const address = path.includes(passportRoot) ? passportAddress(passportPathIn(path)) : path;
  return decoded(address).split('/').filter(Boolean).join('/');
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function unknownFigure({ data }: ToolContext, address: string): Promise<UnknownName> {
  const target = passportTarget(address);
  const known = target ? await subjectFigures(data, target.subject) : [];
  const [measure] = target?.figure ?? [];
  const near = [...known.filter(({ metric }) => metric === measure), ...known]
    .slice(0, 5)
    .map((figure) => passportAddress(passportPath(target!.subject, figure)));
  return new UnknownName(
    near.length > 0
      ? `There is no such figure. Nearest: ${near.join(', ')}.`
      : 'There is no such figure. Give the passportUrl of a figure from another tool, or an address such as ' +
          '"market/pl/fashion/market-size/2025".',
  );
}

export const explainTools = [explainFigure];
