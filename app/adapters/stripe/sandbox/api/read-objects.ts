import { Hono, type Context } from 'hono';
import { find, list, type Condition, type DocumentType } from '../store.ts';
import type { World } from '../world.ts';
import { ApiError, missing } from './api-error.ts';
import { parseFormBody, textsOf, type FormFields } from './form-body.ts';
import { present } from './present.ts';

/** The part of the API that only reads: every kind of object, as a list and by its id. */
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

/** By which parameter a list is narrowed, and to objects with what in which field. */
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
