import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '../base/brand.ts';
import { parseSettings } from './environment.server.ts';
import { settingNames } from './variables.server.ts';

const production = {
  APP_ENV: 'production',
  SITE_URL: 'https://www.example.com',
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  DATABASE_URL: 'postgres://shop:hunter2@db.example.com/marketquay',
  STRIPE_SECRET_KEY: 'sk_live_hunter2',
  STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
  SMTP_URL: 'smtps://shop:hunter2@mail.example.com',
  SALES_LEAD_URL: 'https://sales.example.com/leads?key=hunter2',
};

test('the manual names every variable, and none that is not read', () => {
  const [, table = ''] = readFileSync('docs/operating.md', 'utf8').split('| variable |');
  const named = table
    .slice(0, table.indexOf('\n\n'))
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(new Set(named)).toEqual(new Set(settingNames));
});

test('a deployment logs requests; at home only warnings are shown', () => {
  const levelOf = (env: Record<string, string>) => {
    const parsed = parseSettings({ ...production, ...env }, { appEnv: 'preview' });
    return parsed.ok ? parsed.settings.logLevel : parsed.faults;
  };
  expect(levelOf({ APP_ENV: 'production' })).toBe('info');
  expect(levelOf({ APP_ENV: 'preview' })).toBe('warn');
  expect(levelOf({ APP_ENV: 'production', LOG_LEVEL: 'error' })).toBe('error');
});

test('icon services are origins', () => {
  const parsed = parseSettings(
    { ICON_SERVICES: 'https://one.example, https://two.example/' },
    { appEnv: 'preview' },
  );
  expect(parsed.ok && parsed.settings.iconServices).toEqual(['https://one.example', 'https://two.example']);
  expect(faultsOf({ ICON_SERVICES: 'icons' })).toHaveLength(1);
});

test('tags come from the container that is named, from Google unless said otherwise', () => {
  const scripts = (env: Record<string, string>) => {
    const parsed = parseSettings(env, { appEnv: 'preview' });
    return parsed.ok ? parsed.settings.consentScripts : null;
  };
  const tagManager = (env: Record<string, string>) => scripts(env)?.statistics;
  expect(tagManager({ GTM_ID: 'GTM-ABC1' })).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC1');
  expect(tagManager({ GTM_ID: 'GTM-ABC1', TAG_MANAGER_URL: 'https://tags.example/' })).toBe(
    'https://tags.example/gtm.js?id=GTM-ABC1',
  );
  expect(tagManager({ TAG_MANAGER_URL: 'https://tags.example' })).toBeNull();
  expect(faultsOf({ GTM_ID: 'UA-1"><script>' })).toHaveLength(1);
  expect(faultsOf({ TAG_MANAGER_URL: 'tags' })).toHaveLength(1);
  expect(scripts({ GTM_ID: 'GTM-ABC1', MARKETING_SCRIPT_URL: 'https://ads.example/tag.js' })).toEqual({
    statistics: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1',
    marketing: 'https://ads.example/tag.js',
  });
  expect(faultsOf({ STATISTICS_SCRIPT_URL: "https://stats.example/a.js'; script-src *" })).toHaveLength(1);
});

test('leads leave production encrypted, and the fault shows no key', () => {
  expect(faultsOf({ ...production, SALES_LEAD_URL: 'http://sales.example.com/leads?key=hunter2' })).toEqual([
    'SALES_LEAD_URL must begin with https:// in production.',
  ]);
});

test('production can be rehearsed without a certificate on this machine only', () => {
  const parse = (SITE_URL: string) => parseSettings({ ...production, SITE_URL }, { appEnv: 'preview' }).ok;
  expect(parse('http://localhost:4000')).toBe(true);
  expect(parse('http://shop.example')).toBe(false);
});

const officeDay = [
  { from: '09:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
];
const officeHours = [officeDay, officeDay, officeDay, officeDay, officeDay, [], []];

test('a bare start needs nothing', () => {
  expect(parseSettings({}, { appEnv: 'preview' })).toEqual({
    ok: true,
    settings: {
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      siteUrlGiven: false,
      appEnv: 'preview',
      dataDir: '.data',
      databaseUrl: undefined,
      sessionSecret: undefined,
      sandbox: [],
      stripe: null,
      vatRules: 'by-country',
      renewalNoticeDays: [30, 7],
      logLevel: 'warn',
      iconServices: [],
      consentScripts: { statistics: null, marketing: null },
      trustProxy: 0,
      shutdownDelaySeconds: 0,
      pageCacheMegabytes: 64,
      warmPages: 0,
      metricsToken: undefined,
      maintenance: false,
      smtpUrl: undefined,
      mailFrom: brand.company.email,
      teamMail: brand.company.email,
      salesLeadUrl: undefined,
      salesLeadId: 'marketquay',
      retentionDays: 365,
      jobRetrySeconds: 5,
      minTypingMs: 1_500,
      booking: {
        hours: officeHours,
        slotMinutes: 30,
        holidays: [],
        noticeHours: 24,
        days: 21,
      },
    },
  });
});

test('every variable is read', () => {
  const env = {
    ...production,
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/data',
    SANDBOX: 'mail, payments',
    VAT_RULES: 'german-rate',
    RENEWAL_NOTICE_DAYS: '60, 14,3',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '2',
    ICON_SERVICES: 'https://icons.example',
    GTM_ID: 'GTM-ABC1',
    MAINTENANCE: '1',
    MAIL_FROM: 'hello@example.com',
    TEAM_MAIL: 'team@example.com',
    SALES_LEAD_ID: '00D1',
    SHUTDOWN_DELAY_SECONDS: '20',
    PAGE_CACHE_MB: '128',
    WARM_PAGES: '100',
    METRICS_TOKEN: 'a token of Prometheus',
    RETENTION_DAYS: '30',
    JOB_RETRY_SECONDS: '60',
    MIN_TYPING_MS: '200',
    OFFICE_HOURS: 'mon-fri 09:00-12:00,13:00-17:00',
    SLOT_MINUTES: '45',
    HOLIDAYS: '2026-12-24',
    BOOKING_NOTICE_HOURS: '4',
    BOOKING_DAYS: '7',
  };
  expect(parseSettings(env, { appEnv: 'development' })).toEqual({
    ok: true,
    settings: {
      port: 8080,
      host: '0.0.0.0',
      siteUrl: 'https://www.example.com',
      siteUrlGiven: true,
      appEnv: 'production',
      dataDir: '/srv/data',
      databaseUrl: production.DATABASE_URL,
      sessionSecret: production.SESSION_SECRET,
      sandbox: ['payments', 'mail'],
      stripe: null,
      vatRules: 'german-rate',
      renewalNoticeDays: [60, 14, 3],
      logLevel: 'silent',
      trustProxy: 2,
      shutdownDelaySeconds: 20,
      pageCacheMegabytes: 128,
      warmPages: 100,
      metricsToken: 'a token of Prometheus',
      iconServices: ['https://icons.example'],
      consentScripts: {
        statistics: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1',
        marketing: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1',
      },
      maintenance: true,
      // Sandboxed on purpose, in spite of its address.
      smtpUrl: undefined,
      mailFrom: 'hello@example.com',
      teamMail: 'team@example.com',
      salesLeadUrl: production.SALES_LEAD_URL,
      salesLeadId: '00D1',
      retentionDays: 30,
      jobRetrySeconds: 60,
      minTypingMs: 200,
      booking: {
        hours: officeHours,
        slotMinutes: 45,
        holidays: ['2026-12-24'],
        noticeHours: 4,
        days: 7,
      },
    },
  });
});

test('a blank value counts as unset', () => {
  const blanks = {
    PORT: '',
    HOST: ' ',
    SITE_URL: '',
    APP_ENV: '',
    SANDBOX: '',
    LOG_LEVEL: '',
    MAINTENANCE: '',
  };
  expect(parseSettings(blanks, { appEnv: 'preview' })).toEqual(parseSettings({}, { appEnv: 'preview' }));
});

test('every fault is named at once, with its value and what is expected', () => {
  const env = {
    PORT: '65536',
    SITE_URL: 'https://www.example.com/shop',
    APP_ENV: 'live',
    DATABASE_URL: 'mysql://shop:hunter2@db.example.com',
    SESSION_SECRET: 'too short',
    SMTP_URL: 'mail.example.com',
    MAIL_FROM: 'hello@example.com, team@example.com',
    TEAM_MAIL: 'team',
    SALES_LEAD_URL: 'sales.example.com',
    RETENTION_DAYS: '0',
    JOB_RETRY_SECONDS: '0.5',
    VAT_RULES: 'none',
    RENEWAL_NOTICE_DAYS: '30,0',
    SANDBOX: 'mail,stripe',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'yes',
    MAINTENANCE: 'on',
  };
  const faults = faultsOf(env);
  expect(new Set(faults.map((fault) => fault.split(' ')[0]))).toEqual(new Set(Object.keys(env)));
  expect(faults).toContain('PORT must be a whole number from 0 to 65535, but is "65536".');
  expect(faults).toContain('SESSION_SECRET must be at least 32 characters long.');
});

test('a fault never shows a secret', () => {
  const faults = faultsOf({
    DATABASE_URL: 'mysql://shop:hunter2@db.example.com',
    SESSION_SECRET: 'too short',
    SMTP_URL: 'imap://shop:hunter2@mail.example.com',
    SALES_LEAD_URL: 'ftp://hunter2@sales.example.com',
  });
  expect(faults).toHaveLength(4);
  expect(faults.join()).not.toMatch(/hunter2|too short/);
});

test('production refuses to start without what it needs', () => {
  expect(faultsOf({ APP_ENV: 'production', LOG_LEVEL: 'loud' })).toEqual([
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, but is "loud".',
    'SITE_URL must be set when APP_ENV is "production".',
    'SESSION_SECRET must be set when APP_ENV is "production".',
    'DATABASE_URL must be set when APP_ENV is "production", unless SANDBOX names "database".',
    'STRIPE_SECRET_KEY must be set when APP_ENV is "production", unless SANDBOX names "payments".',
    'STRIPE_WEBHOOK_SECRET must be set when APP_ENV is "production", unless SANDBOX names "payments".',
    'SMTP_URL must be set when APP_ENV is "production", unless SANDBOX names "mail".',
    'SALES_LEAD_URL must be set when APP_ENV is "production", unless SANDBOX names "leads".',
  ]);
  expect(faultsOf({ ...production, DATABASE_URL: undefined, SANDBOX: 'database' })).toEqual([]);
});

test('a part that is sandboxed on purpose does not get what is set for it', () => {
  const parsed = parseSettings(
    { ...production, SANDBOX: 'payments,mail,leads,database' },
    { appEnv: 'preview' },
  );
  expect(parsed.ok && parsed.settings).toMatchObject({
    stripe: null,
    smtpUrl: undefined,
    salesLeadUrl: undefined,
    databaseUrl: undefined,
  });
});

test('payments are sandboxed without keys, or on purpose', () => {
  const stripeOf = (env: Record<string, string>) => {
    const parsed = parseSettings(env, { appEnv: 'preview' });
    return parsed.ok ? parsed.settings.stripe : parsed.faults;
  };
  const keys = { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(stripeOf({})).toBeNull();
  expect(stripeOf(keys)).toEqual({ secretKey: 'rk_test_1', webhookSecret: 'whsec_1' });
  expect(stripeOf({ ...keys, SANDBOX: 'payments' })).toBeNull();
  expect(stripeOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
    'STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is.',
  ]);
  expect(stripeOf({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([
    'STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is.',
  ]);
  expect(stripeOf({ STRIPE_SECRET_KEY: 'pk_live_hunter2', STRIPE_WEBHOOK_SECRET: 'hunter2' })).toEqual([
    'STRIPE_SECRET_KEY must be a key that begins with sk_ or rk_.',
    'STRIPE_WEBHOOK_SECRET must be a secret that begins with whsec_.',
  ]);
});

test('production is served over https only', () => {
  expect(faultsOf({ ...production, SITE_URL: 'http://www.example.com', LOG_LEVEL: 'loud' })).toContain(
    'SITE_URL must begin with https:// in production, but is "http://www.example.com".',
  );
});

test('stage needs its own address and a secret, but no database', () => {
  expect(faultsOf({ APP_ENV: 'stage' })).toEqual([
    'SITE_URL must be set when APP_ENV is "stage".',
    'SESSION_SECRET must be set when APP_ENV is "stage".',
  ]);
});

test('the office hours of demos are read, and what cannot be read is named', () => {
  const parsed = parseSettings(
    { OFFICE_HOURS: 'fri 09:00-12:00', HOLIDAYS: '2026-12-24, 2026-12-31' },
    { appEnv: 'preview' },
  );
  expect(parsed.ok && parsed.settings.booking).toEqual({
    hours: [[], [], [], [], [{ from: '09:00', to: '12:00' }], [], []],
    slotMinutes: 30,
    holidays: ['2026-12-24', '2026-12-31'],
    noticeHours: 24,
    days: 21,
  });
  expect(faultsOf({ OFFICE_HOURS: '9 to 5', HOLIDAYS: '2026-02-30', SLOT_MINUTES: '0' })).toEqual([
    'OFFICE_HOURS must be days and times like "mon-thu 09:00-12:00,13:00-17:00; fri 09:00-14:00", but is "9 to 5".',
    'SLOT_MINUTES must be a whole number from 10 to 240, but is "0".',
    'HOLIDAYS must be a comma-separated list of dates like 2026-12-24, but is "2026-02-30".',
  ]);
});

test('requests are kept until they are delivered, and for long enough to book by them', () => {
  const fault = 'RETENTION_DAYS must be at least 28, a week more than BOOKING_DAYS, but is "27".';
  expect(faultsOf({ RETENTION_DAYS: '27' })).toEqual([fault]);
  expect(faultsOf({ RETENTION_DAYS: '27', LOG_LEVEL: 'loud' })).toContain(fault);
  expect(faultsOf({ RETENTION_DAYS: '28' })).toEqual([]);
  expect(faultsOf({ RETENTION_DAYS: '8', BOOKING_DAYS: '1' })).toEqual([]);
  expect(faultsOf({ RETENTION_DAYS: '8', BOOKING_DAYS: '100' })).toHaveLength(1);
});

test.for([
  ['https://www.example.com/', 'https://www.example.com'],
  ['http://LOCALHOST:3000', 'http://localhost:3000'],
  ['www.example.com', null],
  ['ftp://www.example.com', null],
  ['https://www.example.com/?a=1', null],
  ['https://user@www.example.com', null],
])('the site URL %s is read as %s', ([given, expected]) => {
  const result = parseSettings({ SITE_URL: given! }, { appEnv: 'preview' });
  expect(result.ok ? result.settings.siteUrl : null).toBe(expected);
});

test.for(['3000.5', '-1', '0x10', '1e3', '65536'])('the port %s is refused', (PORT) => {
  expect(faultsOf({ PORT })).toHaveLength(1);
});

function faultsOf(env: Record<string, string | undefined>): string[] {
  const result = parseSettings(env, { appEnv: 'preview' });
  return result.ok ? [] : result.faults;
}
