import type { NewRequest, NewSale, SalesNews } from '../../base/sales-system.ts';

/** What the sales system is posted: its own names for what we know. */
export function salesFields(news: SalesNews, accountId: string): Record<string, string> {
  return {
    oid: accountId,
    ...(news.kind === 'request' ? requestFields(news) : saleFields(news)),
    // Stable however often it is delivered: the receiver can count by it.
    submission_key: news.key,
  };
}

/** What it has no name for goes into the description, and the hidden fields of the form along as they are. */
function requestFields({ formType, entered, tracking }: NewRequest) {
  const filled = Object.entries(entered).filter(([, value]) => value);
  const others = filled.filter(([name]) => !Object.hasOwn(itsNames, name));
  return {
    lead_source: 'Webform',
    form_type: formType,
    ...inItsNames(Object.fromEntries(filled)),
    ...(others.length > 0 && { description: others.map(([name, value]) => `${name}: ${value}`).join('\n') }),
    ...tracking,
    paid_clickthrough_conversion: tracking.utm_source === 'paid' ? '1' : '0',
  };
}

function saleFields({ order, product, netCents, promoCode, buyer, billing }: NewSale) {
  const { state, ...address } = billing;
  return {
    lead_source: 'Checkout',
    form_type: 'purchase',
    ...inItsNames({ ...buyer, ...address, ...(state && { state }) }),
    order,
    product,
    amount: (netCents / 100).toFixed(2),
    currency: 'EUR',
    ...(promoCode && { promo_code: promoCode }),
  };
}

function inItsNames(known: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(itsNames).flatMap(([ours, theirs]) => {
      const value = known[ours];
      return value === undefined ? [] : [[theirs, value]];
    }),
  );
}

const itsNames = {
  // It asks for a last name; which part of a name that is, only its owner knows.
  name: 'last_name',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  company: 'company',
  phone: 'phone',
  street: 'street',
  postalCode: 'zip',
  city: 'city',
  state: 'state',
  country: 'country',
};
