import type { OfficeHours } from './office-hours.ts';
import { faultsIn, type Environment } from './faults.server.ts';
import { variables, type AppEnv, type LogLevel, type Part, type Values } from './variables.server.ts';

export type StripeKeys = { secretKey: string; webhookSecret: string };

export type BookingRules = Readonly<{
  hours: OfficeHours;
  slotMinutes: number;
  /** In addition to public holidays, as `2026-12-24`. */
  holidays: readonly string[];
  noticeHours: number;
  days: number;
}>;

export type Settings = Readonly<{
  /** 0 lets the system choose a free port. */
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
  logLevel: LogLevel;
  /** The number of proxies in front of the site. */
  trustProxy: number;
  /** How long the process still serves after SIGTERM, with `/readyz` failing. */
  shutdownDelaySeconds: number;
  /** Bearer token for remote access to `/metrics`; undefined allows local access only. */
  metricsToken: string | undefined;
  maintenance: boolean;
  /** Undefined: mails are kept in the sandbox. */
  smtpUrl: string | undefined;
  /** The sender of our mails, and the recipient of those to ourselves. */
  mailFrom: string;
  teamMail: string;
  /** Undefined: leads are kept in the sandbox. */
  salesLeadUrl: string | undefined;
  salesLeadId: string;
  retentionDays: number;
  /** The delay before the first retry of a job; it doubles each time. */
  jobRetrySeconds: number;
  /** A form sent sooner after it was opened needs one more click: nobody types that fast. */
  minTypingMs: number;
  booking: BookingRules;
  /** Iconify services to fall back to when our own icons do not load. */
  iconServices: readonly string[];
  /** The script of the tag manager with its container; null for no tags. */
  tagManager: string | null;
}>;

/** Reads the environment once, at start, and names every fault at once. */
export function parseSettings(
  env: Environment,
  defaults: { appEnv: 'development' | 'preview' },
): { ok: true; settings: Settings } | { ok: false; faults: string[] } {
  const given: Environment = { APP_ENV: defaults.appEnv, ...withoutBlanks(env) };
  const faults = faultsIn(given);
  if (faults.length > 0) return { ok: false, faults };

  const values = variables.parse(given);
  return {
    ok: true,
    settings: {
      port: values.PORT,
      host: values.HOST,
      siteUrl: values.SITE_URL ?? localUrl(values.PORT),
      siteUrlGiven: values.SITE_URL !== undefined,
      appEnv: values.APP_ENV,
      dataDir: values.DATA_DIR,
      databaseUrl: values.SANDBOX.includes('database') ? undefined : values.DATABASE_URL,
      sessionSecret: values.SESSION_SECRET,
      sandbox: values.SANDBOX,
      stripe: stripeKeys(values),
      logLevel: values.LOG_LEVEL ?? (isDeployed(values.APP_ENV) ? 'info' : 'warn'),
      trustProxy: values.TRUST_PROXY,
      shutdownDelaySeconds: values.SHUTDOWN_DELAY_SECONDS ?? (isDeployed(values.APP_ENV) ? 5 : 0),
      metricsToken: values.METRICS_TOKEN,
      maintenance: values.MAINTENANCE,
      smtpUrl: values.SANDBOX.includes('mail') ? undefined : values.SMTP_URL,
      mailFrom: values.MAIL_FROM,
      teamMail: values.TEAM_MAIL,
      salesLeadUrl: values.SANDBOX.includes('leads') ? undefined : values.SALES_LEAD_URL,
      salesLeadId: values.SALES_LEAD_ID,
      retentionDays: values.RETENTION_DAYS,
      jobRetrySeconds: values.JOB_RETRY_SECONDS,
      minTypingMs: values.MIN_TYPING_MS,
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

/** For a port that the system has chosen. */
export function onPort(settings: Settings, port: number): Settings {
  const siteUrl = settings.siteUrlGiven ? settings.siteUrl : localUrl(port);
  return { ...settings, port, siteUrl };
}

const localUrl = (port: number) => `http://localhost:${port}`;

/** For commands and tests, which need only some settings and throw on a fault. */
export function settingsFrom(env: Environment): Settings {
  const parsed = parseSettings(env, { appEnv: 'preview' });
  if (parsed.ok) return parsed.settings;
  throw new Error(parsed.faults.join('\n'));
}

function withoutBlanks(env: Environment): Environment {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value));
}

const isDeployed = (appEnv: AppEnv) => appEnv === 'production' || appEnv === 'stage';

function stripeKeys(values: Values): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, SANDBOX } = values;
  return secretKey && webhookSecret && !SANDBOX.includes('payments') ? { secretKey, webhookSecret } : null;
}
