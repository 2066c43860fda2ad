import type { Database } from '../../../../base/database.server.ts';
import { findAny } from '../store.ts';
import { ApiError } from './api-error.ts';

/**
 * An object as the API shows it: what is ours alone is left out, what Stripe shows only when asked to too, and the
 * references that `expand` names are followed.
 */
export async function present(db: Database, object: object, expand: readonly string[] = []): Promise<object> {
  return presentObject(
    db,
    object,
    expand.map((path) => path.split('.')),
  );
}

type Paths = readonly (readonly string[])[];

async function presentObject(db: Database, object: object, paths: Paths): Promise<object> {
  const unknown = paths.find(([key = '']) => !(key in object) && !isOnRequest(object, key));
  if (unknown) throw new ApiError(400, `This property cannot be expanded (${unknown[0]}).`);
  const shown: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) {
    const asked = paths.filter(([head]) => head === key).map(([, ...rest]) => rest);
    if (key === 'sandbox' || (asked.length === 0 && isOnRequest(object, key))) continue;
    shown[key] = await presentValue(db, value, asked);
  }
  return shown;
}

/** Each path in `asked` is what remains after the value itself: an empty one asks for the value alone. */
async function presentValue(db: Database, value: unknown, asked: Paths): Promise<unknown> {
  const deeper = asked.filter((path) => path.length > 0);
  if (Array.isArray(value)) return Promise.all(value.map((item) => presentValue(db, item, asked)));
  if (typeof value === 'object' && value !== null) return presentObject(db, value, deeper);
  const referred = asked.length > 0 && typeof value === 'string' ? await findAny(db, value) : null;
  return referred ? presentObject(db, referred, deeper) : value;
}

function isOnRequest(object: object, key: string) {
  return 'object' in object && onRequest.has(`${object.object as string} ${key}`);
}

const onRequest = new Set(['coupon applies_to', 'checkout.session line_items']);
