import * as z from 'zod';
import type { StripeKeys } from './stripe/stripe-payments.ts';
import { brand } from '../brand.ts';
import type { BookingRules } from '../calendar/times/offered-times.ts';
import { readOfficeHours } from '../calendar/times/office-hours.ts';
import { googleTagManager } from '../tracking/tag-sources.ts';

export type Settings = Readonly<{
  port: number;
  host: string;
  siteUrl: string;
  /** False: siteUrl is only the default on localhost. */
  siteUrlGiven: boolean;
  appEnv: AppEnv;
  dataDir: string;
  /** Undefined: the site starts its own. */
  databaseUrl: string | undefined;
  sessionSecret: string | undefined;
  sandbox: readonly Part[];
  /** Null where payments are sandboxed. */
  stripe: StripeKeys | null;
  logLevel: (typeof logLevels)[number];
  /** How many proxies stand in front of us. */
  trustProxy: number;
  maintenance: boolean;
  /** Undefined: mails are kept in the sandbox. */
  smtpUrl: string | undefined;
  /** Who our mails are from, and who gets those to ourselves. */
  mailFrom: string;
  teamMail: string;
  /** Undefined: leads are kept in the sandbox. */
  salesLeadUrl: string | undefined;
  /** How the sales system knows us. */
  salesLeadId: string;
  /** How long we keep what visitors tell us. */
  retentionDays: number;
  /** After how long a job that failed is tried again; each further time it is twice as long. */
  jobRetrySeconds: number;
  /** When demos can be booked. */
  booking: BookingRules;
  /** Iconify services to ask when our own icons do not answer; none unless named. */
  iconServices: readonly string[];
  /** The script of the tag manager with its container; null: there are no tags. */
  tagManager: string | null;
}>;

type Environment = Readonly<Record<string, string | undefined>>;
type AppEnv = (typeof appEnvs)[number];
type Part = (typeof parts)[number];
type Name = keyof typeof variables.shape;

const appEnvs = ['development', 'preview', 'stage', 'production'] as const;
const parts = ['payments', 'mail', 'leads', 'database'] as const;
const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Reads the environment once, at start, and names every fault at once. */
export function parseSettings(
  env: Environment,
  defaults: { appEnv: 'development' | 'preview' },
): { ok: true; settings: Settings } | { ok: false; faults: string[] } {
  const given: Environment = { APP_ENV: defaults.appEnv, ...withoutBlanks(env) };
  const parsed = variables.safeParse(given);
  const faults = [
    ...wrongValues(parsed.error, given),
    ...unsafeValues(given),
    ...missingValues(given),
    ...halfGiven(given),
    ...shortRetention(given),
  ];
  if (!parsed.success || faults.length > 0) return { ok: false, faults };

  const values = parsed.data;
  return {
    ok: true,
    settings: {
      port: values.PORT,
      host: values.HOST,
      siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
      siteUrlGiven: values.SITE_URL !== undefined,
      appEnv: values.APP_ENV,
      dataDir: values.DATA_DIR,
      databaseUrl: values.SANDBOX.includes('database') ? undefined : values.DATABASE_URL,
      sessionSecret: values.SESSION_SECRET,
      sandbox: values.SANDBOX,
      stripe: stripeKeys(values),
      logLevel: values.LOG_LEVEL ?? (isDeployed(values.APP_ENV) ? 'info' : 'warn'),
      trustProxy: values.TRUST_PROXY,
      maintenance: values.MAINTENANCE,
      smtpUrl: values.SANDBOX.includes('mail') ? undefined : values.SMTP_URL,
      mailFrom: values.MAIL_FROM,
      teamMail: values.TEAM_MAIL,
      salesLeadUrl: values.SANDBOX.includes('leads') ? undefined : values.SALES_LEAD_URL,
      salesLeadId: values.SALES_LEAD_ID,
      retentionDays: values.RETENTION_DAYS,
      jobRetrySeconds: values.JOB_RETRY_SECONDS,
      booking: {
        hours: values.OFFICE_HOURS,
        slotMinutes: values.SLOT_MINUTES,
        holidays: values.HOLIDAYS,
        noticeHours: values.BOOKING_NOTICE_HOURS,
        days: values.BOOKING_DAYS,
      },
      iconServices: values.ICON_SERVICES,
      tagManager: values.GTM_ID ? `${values.TAG_MANAGER_URL}/gtm.js?id=${values.GTM_ID}` : null,
    },
  };
}

/** For commands and tests, which need some of them and end at a fault. */
export function settingsFrom(env: Environment): Settings {
  const parsed = parseSettings(env, { appEnv: 'preview' });
  if (parsed.ok) return parsed.settings;
  throw new Error(parsed.faults.join('\n'));
}

// What a deployment has to set, unless the part is sandboxed on purpose.
const required: { in: AppEnv[]; part?: Part; needs: Name[] }[] = [
  { in: ['production', 'stage'], needs: ['SITE_URL', 'SESSION_SECRET'] },
  { in: ['production'], part: 'database', needs: ['DATABASE_URL'] },
  { in: ['production'], part: 'payments', needs: [...stripeNames] },
  { in: ['production'], part: 'mail', needs: ['SMTP_URL'] },
  { in: ['production'], part: 'leads', needs: ['SALES_LEAD_URL'] },
];

const secrets = new Set<string>([
  ...stripeNames,
  'SESSION_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'SALES_LEAD_URL',
]);

// A message completes the sentence "PORT is …, but has to be …".
const variables = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
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
  SANDBOX: z
    .string()
    .refine(namesParts, `a comma-separated list of ${parts.join(', ')}`)
    .transform((list) => parts.filter((part) => splitList(list).includes(part)))
    .default([]),
  LOG_LEVEL: z.enum(logLevels, oneOf(logLevels)).optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
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
});

/** The environment variables that are read. */
export const settingNames = Object.keys(variables.shape);

const isDeployed = (appEnv: AppEnv) => appEnv === 'production' || appEnv === 'stage';

// A rehearsal of production on one's own machine needs no certificate.
const isLoopback = (host: string) => host === 'localhost' || host.startsWith('127.') || host === '[::1]';

function withoutBlanks(env: Environment): Environment {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value));
}

function wrongValues(error: z.ZodError | undefined, given: Environment): string[] {
  return (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    const value = secrets.has(name) ? 'set' : JSON.stringify(given[name]);
    return `${name} is ${value}, but has to be ${message}.`;
  });
}

function unsafeValues({ APP_ENV, SITE_URL }: Environment): string[] {
  const url = URL.parse(SITE_URL ?? '');
  const isUnsafe = APP_ENV === 'production' && url?.protocol === 'http:' && !isLoopback(url.hostname);
  return isUnsafe
    ? [`SITE_URL is ${JSON.stringify(SITE_URL)}, but has to begin with https:// in production.`]
    : [];
}

function missingValues(given: Environment): string[] {
  const sandboxed = splitList(given.SANDBOX ?? '');
  return required
    .filter(
      (rule) => rule.in.some((appEnv) => appEnv === given.APP_ENV) && !sandboxed.includes(rule.part ?? ''),
    )
    .flatMap(({ part, needs }) => {
      const wayOut = part ? `, unless SANDBOX names "${part}"` : '';
      return needs
        .filter((name) => given[name] === undefined)
        .map((name) => `${name} is not set, but has to be when APP_ENV is "${given.APP_ENV}"${wayOut}.`);
    });
}

/** Outside production both keys of Stripe may be missing, but not one of them. */
function halfGiven(given: Environment): string[] {
  if (given.APP_ENV === 'production' || splitList(given.SANDBOX ?? '').includes('payments')) return [];
  const [set, unset] = given.STRIPE_SECRET_KEY ? stripeNames : stripeNames.toReversed();
  return given[set] && !given[unset] ? [`${unset} is not set, but has to be when ${set} is.`] : [];
}

/**
 * A lead waits up to six days for the sales system, and may not be deleted before. And whoever has sent one has some
 * days to choose a demo that is over before we have to delete it.
 */
function shortRetention(given: Environment): string[] {
  const parsed = variables.pick({ RETENTION_DAYS: true, BOOKING_DAYS: true }).safeParse(given);
  if (!parsed.success) return [];
  const least = parsed.data.BOOKING_DAYS + 7;
  return parsed.data.RETENTION_DAYS < least
    ? [
        `RETENTION_DAYS is "${given.RETENTION_DAYS}", but has to be at least ${least}: a week more than BOOKING_DAYS.`,
      ]
    : [];
}

function stripeKeys(values: z.output<typeof variables>): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, SANDBOX } = values;
  return secretKey && webhookSecret && !SANDBOX.includes('payments') ? { secretKey, webhookSecret } : null;
}

function wholeNumber(lowest: number, highest: number) {
  return z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= lowest && Number(value) <= highest,
      `a whole number from ${lowest} to ${highest}`,
    )
    .transform(Number);
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

function oneOf(values: readonly string[]): string {
  return `one of ${values.join(', ')}`;
}

function namesParts(list: string): boolean {
  return splitList(list).every((name) => parts.some((part) => part === name));
}

function splitList(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
