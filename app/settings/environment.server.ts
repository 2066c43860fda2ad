import type { OfficeHours } from './office-hours.ts';
import type { ConsentScripts } from '../base/installation.tsx';
import { faultsIn, type Environment } from './faults.server.ts';
import {
  variables,
  type AppEnv,
  type LogLevel,
  type Part,
  type Values,
  type VatRules,
} from './variables.server.ts';

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
  /** False if siteUrl is only the default on localhost. */
  siteUrlGiven: boolean;
  appEnv: AppEnv;
  dataDir: string;
  /** Undefined: the site starts an embedded Postgres. */
  databaseUrl: string | undefined;
  sessionSecret: string | undefined;
  sandbox: readonly Part[];
  stripe: StripeKeys | null;
  /** `german-rate` charges German VAT to everybody. */
  vatRules: VatRules;
  /** How long before a renewal the buyer is told of it. */
  renewalNoticeDays: readonly number[];
  logLevel: LogLevel;
  /** The number of proxies in front of the site. */
  trustProxy: number;
  /** The process keeps serving this long after SIGTERM, with `/readyz` failing. */
  shutdownDelaySeconds: number;
  /** How many pages are rendered before anybody asks for them, after a start and after an import. */
  pageCacheMegabytes: number;
  warmPages: number;
  /** The bearer token for remote access to `/metrics`; undefined allows local access only. */
  metricsToken: string | undefined;
  maintenance: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  teamMail: string;
  salesLeadUrl: string | undefined;
  salesLeadId: string;
  retentionDays: number;
  /** Before the first retry of a job; doubles each time. */
  jobRetrySeconds: number;
  /** Nobody types that fast: a form sent sooner needs one more click. */
  minTypingMs: number;
  booking: BookingRules;
  iconServices: readonly string[];
  consentScripts: ConsentScripts;
}>;

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
      vatRules: values.VAT_RULES,
      renewalNoticeDays: values.RENEWAL_NOTICE_DAYS,
      logLevel: values.LOG_LEVEL ?? (isDeployed(values.APP_ENV) ? 'info' : 'warn'),
      trustProxy: values.TRUST_PROXY,
      shutdownDelaySeconds: values.SHUTDOWN_DELAY_SECONDS ?? (isDeployed(values.APP_ENV) ? 5 : 0),
      pageCacheMegabytes: values.PAGE_CACHE_MB,
      warmPages: values.WARM_PAGES ?? (isDeployed(values.APP_ENV) ? 600 : 0),
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
      consentScripts: consentScriptsIn(values),
    },
  };
}

function consentScriptsIn(values: Values): ConsentScripts {
  const tagManager = values.GTM_ID ? `${values.TAG_MANAGER_URL}/gtm.js?id=${values.GTM_ID}` : null;
  return {
    statistics: values.STATISTICS_SCRIPT_URL ?? tagManager,
    marketing: values.MARKETING_SCRIPT_URL ?? tagManager,
  };
}

export function onPort(settings: Settings, port: number): Settings {
  const siteUrl = settings.siteUrlGiven ? settings.siteUrl : localUrl(port);
  return { ...settings, port, siteUrl };
}

const localUrl = (port: number) => `http://localhost:${port}`;

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
