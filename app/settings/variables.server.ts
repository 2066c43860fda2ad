import * as z from 'zod';
import { brand } from '../base/brand.ts';
import { readOfficeHours } from './office-hours.ts';
import { googleTagManager } from './tag-sources.ts';

export type AppEnv = (typeof appEnvs)[number];
export type Part = (typeof parts)[number];
export type VatRules = (typeof vatRules)[number];
export type LogLevel = (typeof logLevels)[number];
export type Name = keyof typeof variables.shape;
export type Values = z.output<typeof variables>;

const appEnvs = ['development', 'preview', 'stage', 'production'] as const;
const parts = ['payments', 'mail', 'leads', 'database'] as const;
const vatRules = ['by-country', 'german-rate'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A message completes the sentence "PORT must be …". */
export const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'an http or https address without a path, like https://www.example.com')
    .transform((url) => new URL(url).origin)
    .optional(),
  APP_ENV: z.enum(appEnvs, oneOf(appEnvs)),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'an address that begins with postgres://')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'at least 32 characters long').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'a key that begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'a secret that begins with whsec_')
    .optional(),
  VAT_RULES: z.enum(vatRules, oneOf(vatRules)).default('by-country'),
  RENEWAL_NOTICE_DAYS: z
    .string()
    .refine(
      (list) => splitList(list).length > 0 && splitList(list).every(isNoticeDays),
      'a comma-separated list of days from 1 to 180, like 30,7',
    )
    .transform((list) => splitList(list).map(Number))
    .default([30, 7]),
  SANDBOX: z
    .string()
    .refine(namesParts, `a comma-separated list of ${parts.join(', ')}`)
    .transform((list) => parts.filter((part) => splitList(list).includes(part)))
    .default([]),
  LOG_LEVEL: z.enum(logLevels, oneOf(logLevels)).optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 120).optional(),
  PAGE_CACHE_MB: wholeNumber(0, 4_096).default(64),
  WARM_PAGES: wholeNumber(0, 10_000).optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters long').optional(),
  MAINTENANCE: z
    .enum(['0', '1', 'true', 'false'], oneOf(['0', '1', 'true', 'false']))
    .transform((value) => value === '1' || value === 'true')
    .default(false),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'an address that begins with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: mailAddress().default(brand.company.email),
  TEAM_MAIL: mailAddress().default(brand.company.email),
  SALES_LEAD_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/, 'an address that begins with https://')
    .optional(),
  SALES_LEAD_ID: z.string().default(brand.slug),
  RETENTION_DAYS: wholeNumber(1, 3_650).default(365),
  JOB_RETRY_SECONDS: wholeNumber(1, 3_600).default(5),
  MIN_TYPING_MS: wholeNumber(0, 60_000).default(1_500),
  OFFICE_HOURS: z
    .string()
    .refine(readOfficeHours, 'days and times like "mon-thu 09:00-12:00,13:00-17:00; fri 09:00-14:00"')
    .default('mon-fri 09:00-12:00,13:00-17:00')
    .transform((text) => readOfficeHours(text)!),
  SLOT_MINUTES: wholeNumber(10, 240).default(30),
  HOLIDAYS: z
    .string()
    .refine((list) => splitList(list).every(isDate), 'a comma-separated list of dates like 2026-12-24')
    .transform(splitList)
    .default([]),
  BOOKING_NOTICE_HOURS: wholeNumber(0, 336).default(24),
  BOOKING_DAYS: wholeNumber(1, 90).default(21),
  ICON_SERVICES: z
    .string()
    .refine((list) => splitList(list).every(isOrigin), 'a comma-separated list of addresses without a path')
    .transform((list) => splitList(list).map((url) => new URL(url).origin))
    .default([]),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'the id of a container, like GTM-ABC1234')
    .optional(),
  TAG_MANAGER_URL: z
    .string()
    .refine(isOrigin, 'an address without a path')
    .transform((url) => new URL(url).origin)
    .default(googleTagManager),
  STATISTICS_SCRIPT_URL: scriptAddress().optional(),
  MARKETING_SCRIPT_URL: scriptAddress().optional(),
});

export const settingNames = Object.keys(variables.shape);

function wholeNumber(lowest: number, highest: number) {
  return z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= lowest && Number(value) <= highest,
      `a whole number from ${lowest} to ${highest}`,
    )
    .transform(Number);
}

function scriptAddress() {
  return z.string().regex(/^https:\/\/[^\s"'<>;,]+\/[^\s"'<>;,]+$/, 'the https address of a script');
}

function mailAddress() {
  return z.string().regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/, 'one mail address, like hello@example.com');
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isDate(value: string): boolean {
  return z.iso.date().safeParse(value).success;
}

const isNoticeDays = (days: string) => /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= 180;

function oneOf(values: readonly string[]): string {
  return `one of ${values.join(', ')}`;
}

function namesParts(list: string): boolean {
  return splitList(list).every((name) => parts.some((part) => part === name));
}

export function splitList(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
