import { splitList, variables, type AppEnv, type Name, type Part } from './variables.server.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Messages must not show secrets. */
export function faultsIn(given: Environment): string[] {
  return [
    ...wrongValues(given),
    ...unsafeValues(given),
    ...missingValues(given),
    ...halfGiven(given),
    ...shortRetention(given),
  ];
}

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

// A part that is sandboxed on purpose needs none of these.
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
  'METRICS_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
  'SALES_LEAD_URL',
]);

// Lets production be rehearsed on this machine without a certificate.
const isLoopback = (host: string) => host === 'localhost' || host.startsWith('127.') || host === '[::1]';

function wrongValues(given: Environment): string[] {
  const { error } = variables.safeParse(given);
  return (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} must be ${message}${shown(name, given)}.`;
  });
}

function unsafeValues(given: Environment): string[] {
  if (given.APP_ENV !== 'production') return [];
  return (['SITE_URL', 'SALES_LEAD_URL'] as const)
    .filter((name) => isPlain(URL.parse(given[name] ?? '')))
    .map((name) => `${name} must begin with https:// in production${shown(name, given)}.`);
}

const shown = (name: string, given: Environment) =>
  secrets.has(name) ? '' : `, but is ${JSON.stringify(given[name])}`;

const isPlain = (url: URL | null) => url?.protocol === 'http:' && !isLoopback(url.hostname);

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
        .map((name) => `${name} must be set when APP_ENV is "${given.APP_ENV}"${wayOut}.`);
    });
}

/** Outside production both Stripe keys may be missing, but not one alone. */
function halfGiven(given: Environment): string[] {
  if (given.APP_ENV === 'production' || splitList(given.SANDBOX ?? '').includes('payments')) return [];
  const [set, unset] = given.STRIPE_SECRET_KEY ? stripeNames : stripeNames.toReversed();
  return given[set] && !given[unset] ? [`${unset} must be set when ${set} is.`] : [];
}

/** A lead may wait six days for the sales system, and its sender may book a demo: neither may outlive the lead. */
function shortRetention(given: Environment): string[] {
  const parsed = variables.pick({ RETENTION_DAYS: true, BOOKING_DAYS: true }).safeParse(given);
  if (!parsed.success) return [];
  const least = parsed.data.BOOKING_DAYS + 7;
  return parsed.data.RETENTION_DAYS < least
    ? [
        `RETENTION_DAYS must be at least ${least}, a week more than BOOKING_DAYS, but is "${given.RETENTION_DAYS}".`,
      ]
    : [];
}
