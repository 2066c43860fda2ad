import { capitalised } from '../base/capitalised.ts';

/** The parts of an OpenAPI document that the reference shows. */
type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: {
    type?: string | string[];
    default?: unknown;
    maximum?: number;
    enum?: readonly unknown[];
    example?: string;
    'x-values'?: readonly string[];
  };
};
type Operation = { summary?: string; parameters?: readonly Parameter[] };
export type ApiDocument = {
  info: { description?: string };
  paths?: Record<string, { get?: Operation }>;
};

export type ReferenceEntry = {
  id: string;
  path: string;
  summary: string;
  parameters: readonly {
    name: string;
    place: string;
    about: string;
    /** Accepted values, if they are too many for a sentence. */
    values: readonly string[];
  }[];
  /** A path that works as it is. */
  example: string;
};

export function referenceEntries({ paths = {} }: ApiDocument): ReferenceEntry[] {
  return Object.entries(paths).flatMap(([path, { get }]) => (get ? [entryOf(path, get)] : []));
}

function entryOf(path: string, { summary = '', parameters = [] }: Operation): ReferenceEntry {
  return {
    id: path.replaceAll(/[^a-z]+/gi, '-').replaceAll(/^-|-$/g, ''),
    path: `/api${path}`,
    summary,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      place: parameter.in,
      about: aboutOf(parameter),
      values: parameter.schema?.['x-values'] ?? [],
    })),
    example: `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples[`${path} ${name}`] ?? name)}${exampleQuery(parameters)}`,
  };
}

/** What has to be given, and what makes the example a telling one. */
function exampleQuery(parameters: readonly Parameter[]): string {
  const shown = parameters.filter(
    ({ in: place, required, schema }) => place === 'query' && (required || schema?.example !== undefined),
  );
  const query = new URLSearchParams(shown.map(({ name, schema }) => [name, schema?.example ?? '']));
  return query.size > 0 ? `?${query}` : '';
}

function aboutOf({ description = '', schema = {}, required }: Parameter): string {
  const facts = [
    required && 'required',
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
    schema.maximum !== undefined && schema.maximum < 1_000 && `at most ${schema.maximum}`,
    schema.enum && `${schema.enum.length === 1 ? 'always' : 'one of'} ${schema.enum.join(', ')}`,
  ].filter(Boolean);
  const sentence = facts.join(', ');
  const told = sentence && `${capitalised(sentence)}.`;
  return [description, told].filter(Boolean).join(' ');
}

const examples: Record<string, string> = {
  '/markets/{isoCode}/{category} isoCode': 'de',
  '/markets/{isoCode}/{category} category': 'toys',
  '/retailers/{slug} slug': 'zalando.de-de',
  '/rankings/{slug} slug': 'top-online-stores-in-germany',
  '/articles/{id} id': '101',
  '/content/glossary/{slug} slug': 'gmv',
  '/reports/{id} id': '2501',
};
