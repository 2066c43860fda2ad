import type * as z from 'zod';
import { ApiError } from './api-error.ts';
import type { FormFields } from './form-body.ts';

/** Parameters as the schema knows them; Stripe's words for the first thing that is wrong with them. */
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
