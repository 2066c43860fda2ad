import { pageNotFound } from '../shell/page-errors.server.ts';
import type { GuardName } from '../shell/route-handle.ts';
import type { RequestFacts, Services } from '../context.server.ts';

type GuardArgs = { url: URL; services: Services; facts: RequestFacts };

/** A guard lets the request through by returning nothing, or throws a response: a redirect or an error page. */
type Guard = (args: GuardArgs) => void | Promise<void>;

const guards: Record<GuardName, Guard> = {
  'development-only': ({ url, services }) => {
    if (services.settings.appEnv === 'production' || services.settings.appEnv === 'stage') {
      throw pageNotFound(url.pathname);
    }
  },
  /** For what holds personal data: in development too it is nobody's business but ours. */
  'local-only': ({ url, facts }) => {
    if (!facts.isLocal) throw pageNotFound(url.pathname);
  },
};

export async function runGuards(names: readonly string[], args: GuardArgs) {
  for (const name of names) await guardNamed(name)(args);
}

/** Called at start with every name that any route uses. */
export function assertGuardsExist(names: Iterable<string>) {
  for (const name of names) guardNamed(name);
}

function guardNamed(name: string): Guard {
  if (!Object.hasOwn(guards, name)) {
    throw new Error(`Unknown route guard "${name}". Known guards: ${Object.keys(guards).join(', ')}.`);
  }
  return guards[name as GuardName];
}
