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
type Operation = {
  tags?: readonly string[];
  summary?: string;
  description?: string;
  parameters?: readonly Parameter[];
};
type Tag = { name: string; description?: string };
export type ApiDocument = {
  info: { description?: string };
  tags?: Tag[];
  paths?: Record<string, { get?: Operation }>;
};

export type ReferenceParameter = {
  name: string;
  about: string;
  /** Accepted values, if they are too many for a sentence. */
  values: readonly string[];
};

export type ReferenceEntry = {
  id: string;
  path: string;
  summary: string;
  about: string;
  parameters: readonly ReferenceParameter[];
  /** Names of those that most lists have, which are explained once. */
  sharedParameters: readonly string[];
  /** A path that works as it is. */
  example: string;
};

export type ReferenceGroup = {
  id: string;
  name: string;
  about: string;
  isBrief: boolean;
  entries: readonly ReferenceEntry[];
};

export type ApiReference = {
  groups: readonly ReferenceGroup[];
  sharedParameters: readonly ReferenceParameter[];
};

export function apiReference({ tags = [], paths = {} }: ApiDocument): ApiReference {
  const operations = Object.entries(paths).flatMap(([path, { get }]) => (get ? [{ path, ...get }] : []));
  const shared = sharedParameters(operations.flatMap(({ parameters = [] }) => parameters.map(parameterOf)));
  const groups = tags.map(({ name, description = '' }) => ({
    id: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-endpoints`,
    name,
    about: description,
    isBrief: brief.has(name),
    entries: operations
      .filter((operation) => operation.tags?.includes(name))
      .map((operation) => entryOf(operation, shared)),
  }));
  return { groups, sharedParameters: shared };
}

/** Groups whose responses are folded: they are long, and few readers need them. */
const brief = new Set(['Content', 'Filters and settings']);

export const referenceEntries = (document: ApiDocument): ReferenceEntry[] =>
  apiReference(document).groups.flatMap(({ entries }) => entries);

/** Those that four endpoints or more describe in the same words. */
function sharedParameters(all: readonly ReferenceParameter[]): ReferenceParameter[] {
  const known = Map.groupBy(all, ({ name, about }) => `${name} ${about}`);
  return [...known.values()].filter(({ length }) => length > 3).map(([first]) => first!);
}

function entryOf(
  { path, summary = '', description = '', parameters = [] }: Operation & { path: string },
  shared: readonly ReferenceParameter[],
): ReferenceEntry {
  const isShared = ({ name, about }: ReferenceParameter) =>
    shared.some((other) => other.name === name && other.about === about);
  const all = parameters.map(parameterOf);
  return {
    id: path.replaceAll(/[^a-z]+/gi, '-').replaceAll(/^-|-$/g, ''),
    path: `/api${path}`,
    summary,
    about: description,
    parameters: all.filter((parameter) => !isShared(parameter)),
    sharedParameters: all.filter(isShared).map(({ name }) => name),
    example: `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples[`${path} ${name}`] ?? name)}${exampleQuery(parameters)}`,
  };
}

function parameterOf(parameter: Parameter): ReferenceParameter {
  return {
    name: parameter.name,
    about: aboutOf(parameter),
    values: parameter.schema?.['x-values'] ?? [],
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

function aboutOf({ in: place, description = '', schema = {}, required }: Parameter): string {
  const facts = [
    required && place !== 'path' && 'required',
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
    schema.maximum !== undefined && schema.maximum < 1_000 && `at most ${schema.maximum}`,
    schema.enum &&
      `${schema.enum.length === 1 ? 'may be left out; can only be' : 'one of'} ${schema.enum.join(', ')}`,
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
