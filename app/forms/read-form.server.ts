import * as z from 'zod';
import { parseMailAddress } from '../base/mail-address.server.ts';
import type { FormError } from '../ui/form/error-summary.tsx';

export type Refusal = {
  /** New on every attempt, so that the error summary takes the focus again. */
  attempt: string;
  errors: FormError[];
  /** Nothing is wrong, but the visitor is asked for one more click. */
  question?: string;
  entered: Record<string, string>;
  token?: string;
};

export type Refused = { ok: false; status: 422 | 429; refusal: Refusal };

type Read<Schema extends z.ZodObject> =
  | { ok: true; values: z.output<Schema>; entered: Record<string, string> }
  | Refused;

export const formIn = (request: Request) => request.formData().catch(() => new FormData());

export function readForm<Schema extends z.ZodObject>(schema: Schema, form: FormData): Read<Schema> {
  const entered = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, textIn(form, name)]));
  const parsed = schema.safeParse(entered);
  if (parsed.success) return { ok: true, values: parsed.data, entered };
  const faults = new Map(
    parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
  const errors = Object.keys(schema.shape).flatMap((field) => {
    const message = faults.get(field);
    return message ? [{ field, message }] : [];
  });
  return { ok: false, status: 422, refusal: { attempt: crypto.randomUUID(), errors, entered } };
}

export function refusalFor(message: string, entered: Record<string, string>): Refusal {
  return { attempt: crypto.randomUUID(), errors: [{ message }], entered };
}

/** For errors that no schema can find, such as an unknown coupon. */
export function refusalAt(field: string, message: string, entered: Record<string, string>): Refusal {
  return { attempt: crypto.randomUUID(), errors: [{ field, message }], entered };
}

export function refused(
  status: Refused['status'],
  message: string,
  entered: Record<string, string>,
): Refused {
  return { ok: false, status, refusal: refusalFor(message, entered) };
}

export const neededLine = (fault: string, most = 120) => line(most).pipe(z.string().min(1, fault));

export const line = (most = 120) =>
  z
    .string()
    .transform((entered) =>
      entered
        .toWellFormed()
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(most, tooLong(most)));

export const lines = (most: number) =>
  z
    .string()
    .transform((entered) =>
      entered
        .toWellFormed()
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .pipe(z.string().max(most, tooLong(most)));

export const neededLines = (fault: string, most = 4_000) =>
  lines(most).pipe(z.string().min(10, `${fault} (at least 10 characters)`));

const addressFault = 'Enter an email address, such as name@company.example';

const domainFault = 'Check the part after the @: it is not a valid domain';

/** Outputs the single spelling that is compared, stored and sent to. */
export const email = z.string().transform((entered, context) => {
  const parsed = parseMailAddress(entered);
  if (parsed.ok) return parsed.address;
  const message = parsed.fault === 'domain' ? domainFault : addressFault;
  context.issues.push({ code: 'custom', input: entered, message });
  return z.NEVER;
});

export const emailOrNone = z.string().transform((entered, context) => {
  if (entered.trim() === '') return '';
  const parsed = parseMailAddress(entered);
  if (parsed.ok) return parsed.address;
  const message = parsed.fault === 'domain' ? domainFault : `${addressFault}, or leave this blank`;
  context.issues.push({ code: 'custom', input: entered, message });
  return z.NEVER;
});

const tooLong = (most: number) => `Shorten this to ${most.toLocaleString('en-US')} characters or fewer`;

export const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

export function textIn(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
