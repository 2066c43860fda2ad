import * as z from 'zod';

export type Settings = Readonly<{
  port: number;
  host: string;
  siteUrl: string;
  /** False: siteUrl is only the default on localhost. */
  siteUrlGiven: boolean;
  appEnv: AppEnv;
  dataDir: string;
  databaseUrl: string | undefined;
  sessionSecret: string | undefined;
  sandbox: readonly Part[];
  logLevel: (typeof logLevels)[number];
  /** How many proxies stand in front of us. */
  trustProxy: number;
  maintenance: boolean;
  /** Iconify services to ask when our own icons do not answer; none unless named. */
  iconServices: readonly string[];
}>;

type Environment = Readonly<Record<string, string | undefined>>;
type AppEnv = (typeof appEnvs)[number];
type Part = (typeof parts)[number];
type Name = keyof typeof variables.shape;

const appEnvs = ['development', 'preview', 'stage', 'production'] as const;
const parts = ['payments', 'mail', 'leads', 'database'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Reads the environment once, at start, and names every fault at once. */
export function parseSettings(
  env: Environment,
  defaults: { appEnv: 'development' | 'preview' },
): { ok: true; settings: Settings } | { ok: false; faults: string[] } {
  const given: Environment = { APP_ENV: defaults.appEnv, ...withoutBlanks(env) };
  const parsed = variables.safeParse(given);
  const faults = [...wrongValues(parsed.error, given), ...unsafeValues(given), ...missingValues(given)];
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
      databaseUrl: values.DATABASE_URL,
      sessionSecret: values.SESSION_SECRET,
      sandbox: values.SANDBOX,
      logLevel: values.LOG_LEVEL ?? (isDeployed(values.APP_ENV) ? 'info' : 'warn'),
      trustProxy: values.TRUST_PROXY,
      maintenance: values.MAINTENANCE,
      iconServices: values.ICON_SERVICES,
    },
  };
}

// What a deployment has to set, unless the part is sandboxed on purpose.
const required: { in: AppEnv[]; part?: Part; needs: Name[] }[] = [
  { in: ['production'], needs: ['SITE_URL'] },
  { in: ['production', 'stage'], needs: ['SESSION_SECRET'] },
  { in: ['production'], part: 'database', needs: ['DATABASE_URL'] },
];

const secrets = new Set(['SESSION_SECRET', 'DATABASE_URL']);

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
  ICON_SERVICES: z
    .string()
    .refine((list) => splitList(list).every(isOrigin), 'a comma-separated list of addresses without a path')
    .transform((list) => splitList(list).map((url) => new URL(url).origin))
    .default([]),
});

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

function wholeNumber(lowest: number, highest: number) {
  return z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= lowest && Number(value) <= highest,
      `a whole number from ${lowest} to ${highest}`,
    )
    .transform(Number);
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
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
