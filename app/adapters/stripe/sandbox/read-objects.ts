import { Hono, type Context } from 'hono';
import { find, list, type Condition, type DocumentType, type World, findAny } from './store.ts';
import { ApiError, missing, parseFormBody, textsOf, type FormFields } from './api-request.ts';
import type { Database } from '../../../base/database.server.ts';

export function readObjects({ db }: World): Hono {
  const api = new Hono();
  for (const [path, resource] of Object.entries(resources)) {
    api.get(`/${path}`, async (c) => {
      const { expand, limit, starting_after: after, ...wanted } = queryOf(c);
      const conditions = conditionsFor(resource, wanted);
      const size = Math.min(Math.max(Number(textsOf(limit)[0] ?? 10), 1), 100);
      const page = { conditions, limit: size + 1, after: textsOf(after)[0] ?? null };
      const found = await list(db, resource.type, page);
      const envelope = {
        object: 'list',
        url: `/v1/${path}`,
        has_more: found.length > size,
        data: found.slice(0, size),
      };
      return c.json(await present(db, envelope, textsOf(expand)));
    });

    api.get(`/${path}/:id`, async (c) => {
      const { expand, ...rest } = queryOf(c);
      refuseUnknown(rest, {});
      const id = c.req.param('id');
      const found = await find(db, resource.type, id);
      if (!found) throw missing(resource.type, id);
      return c.json(await present(db, found, textsOf(expand)));
    });
  }
  return api;
}

type Filters = Record<string, readonly string[]>;
type Resource = { type: DocumentType; filters: Filters };

const resources: Record<string, Resource> = {
  products: { type: 'product', filters: { active: ['active'] } },
  prices: {
    type: 'price',
    filters: { active: ['active'], product: ['product'], lookup_keys: ['lookup_key'], type: ['type'] },
  },
  coupons: { type: 'coupon', filters: {} },
  promotion_codes: {
    type: 'promotion_code',
    filters: { active: ['active'], code: ['code'], coupon: ['promotion', 'coupon'] },
  },
  tax_rates: { type: 'tax_rate', filters: { active: ['active'], inclusive: ['inclusive'] } },
  customers: { type: 'customer', filters: { email: ['email'] } },
  'checkout/sessions': {
    type: 'checkout.session',
    filters: { customer: ['customer'], subscription: ['subscription'], status: ['status'] },
  },
  subscriptions: { type: 'subscription', filters: { customer: ['customer'], status: ['status'] } },
  invoices: {
    type: 'invoice',
    filters: {
      customer: ['customer'],
      status: ['status'],
      subscription: ['parent', 'subscription_details', 'subscription'],
    },
  },
  invoice_payments: { type: 'invoice_payment', filters: { invoice: ['invoice'], status: ['status'] } },
  payment_intents: { type: 'payment_intent', filters: { customer: ['customer'] } },
  refunds: { type: 'refund', filters: { payment_intent: ['payment_intent'] } },
  events: { type: 'event', filters: { type: ['type'] } },
};

function conditionsFor({ filters }: Resource, wanted: FormFields): Condition[] {
  refuseUnknown(wanted, filters);
  return Object.entries(wanted).map(([name, value]) => ({ path: filters[name]!, values: textsOf(value) }));
}

function refuseUnknown(fields: FormFields, known: Filters) {
  const param = Object.keys(fields).find((name) => !Object.hasOwn(known, name));
  if (param === undefined) return;
  throw new ApiError(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
}

function queryOf(c: Context): FormFields {
  return parseFormBody(new URL(c.req.url).searchParams);
}

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

/** The paths in `asked` are relative to the value; an empty path expands the value itself. */
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
