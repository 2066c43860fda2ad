import type * as z from 'zod';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export function readParams<Schema extends z.ZodType>(schema: Schema, fields: FormFields): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue!.path.map(String);
  if (issue!.code === 'unrecognized_keys') {
    const param = bracketed([...path, issue.keys[0]!]);
    throw new ApiError(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = bracketed(path);
  if (valueAt(fields, path) === undefined)
    throw new ApiError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  throw new ApiError(400, `Invalid ${param}: ${issue!.message}`, { code: 'parameter_invalid', param });
}

function bracketed([head = '', ...rest]: readonly string[]): string {
  return head + rest.map((part) => `[${part}]`).join('');
}

function valueAt(fields: FormFields, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as FormFields)[key] : undefined),
    fields,
  );
}

/** Brackets are resolved: `items[0][price]=x` is `{ items: [{ price: 'x' }] }`. */
type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormFields = { [name: string]: FormValue };

export function parseFormBody(body: string | URLSearchParams): FormFields {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(body)) insertValue(root, pathOf(name), value);
  return Object.fromEntries([...root].map(([key, child]) => [key, toValue(child)]));
}

export function textsOf(value: FormValue | undefined): string[] {
  return [value].flat().filter((item) => typeof item === 'string');
}

/** A map, because `__proto__` is an ordinary key in it. */
type Branch = Map<string, Branch | string>;

function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function insertValue(branch: Branch, [key = '', ...rest]: readonly string[], value: string): void {
  // `expand[]=a&expand[]=b` appends.
  const name = key === '' ? String(branch.size) : key;
  if (rest.length === 0) return void branch.set(name, value);
  const known = branch.get(name);
  const child: Branch = known instanceof Map ? known : new Map();
  branch.set(name, child);
  insertValue(child, rest, value);
}

function toValue(child: Branch | string): FormValue {
  if (typeof child === 'string') return child;
  const entries = [...child];
  const isArray = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  if (isArray)
    return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => toValue(value));
  return Object.fromEntries(entries.map(([key, value]) => [key, toValue(value)]));
}

type Details = { type?: 'idempotency_error'; code?: string; param?: string; decline_code?: string };

export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: Details;

  constructor(status: ContentfulStatusCode, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  toJSON() {
    return { error: { type: 'invalid_request_error', message: this.message, ...this.details } };
  }
}

export function missing(what: string, id: string, param = 'id') {
  return new ApiError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}
