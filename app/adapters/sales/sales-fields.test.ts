import { expect, test } from 'vitest';
import type { NewRequest, NewSale } from '../../base/sales-system.ts';
import { salesFields } from './sales-fields.ts';

const request: NewRequest = {
  kind: 'request',
  formType: 'report-order',
  entered: {
    licence: 'single',
    company: 'Söhne',
    firstName: 'Kim',
    lastName: 'Lee',
    email: 'kim@company.example',
    street: 'Am Kai 1',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'deu',
    vatId: '',
    notes: 'Two\nlines',
  },
  tracking: { utm_source: 'paid', gclid: 'g', return_url: 'https://site.example/x' },
};

const sale: NewSale = {
  kind: 'sale',
  order: 'MQ-O-1',
  product: 'Corporate',
  netCents: 430_920,
  promoCode: 'WELCOME10',
  buyer: { firstName: 'Mara', lastName: 'Example', email: 'mara@buyer.example', company: 'Kontor' },
  billing: { street: 'Main Street 4', postalCode: '', city: 'Austin', state: 'Texas', country: 'US' },
};

const posted = (news: NewRequest | NewSale) =>
  decodeURIComponent(String(new URLSearchParams(salesFields({ key: 'K', ...news }, 'our-id')))).split('&');

test('a request has its names, and ours for what it has no name for', () => {
  expect(posted(request)).toEqual([
    'oid=our-id',
    'lead_source=Webform',
    'form_type=report-order',
    'first_name=Kim',
    'last_name=Lee',
    'email=kim@company.example',
    'company=Söhne',
    'street=Am+Kai+1',
    'zip=20457',
    'city=Hamburg',
    'country=deu',
    'description=licence:+single\nnotes:+Two\nlines',
    'utm_source=paid',
    'gclid=g',
    'return_url=https://site.example/x',
    'paid_clickthrough_conversion=1',
    'submission_key=K',
  ]);
});

test('one name is a last name, and what is empty is left out', () => {
  const entered = { name: 'Kim Lee', email: 'kim@company.example', company: '' };
  expect(posted({ ...request, formType: 'contact', entered, tracking: {} })).toEqual([
    'oid=our-id',
    'lead_source=Webform',
    'form_type=contact',
    'last_name=Kim+Lee',
    'email=kim@company.example',
    'paid_clickthrough_conversion=0',
    'submission_key=K',
  ]);
});

test('a click was paid for only when the source says so', () => {
  expect(posted({ ...request, tracking: { utm_source: 'newsletter' } })).toContain(
    'paid_clickthrough_conversion=0',
  );
});

test('a sale has its names, and the net amount', () => {
  expect(posted(sale)).toEqual([
    'oid=our-id',
    'lead_source=Checkout',
    'form_type=purchase',
    'first_name=Mara',
    'last_name=Example',
    'email=mara@buyer.example',
    'company=Kontor',
    'street=Main+Street+4',
    'zip=',
    'city=Austin',
    'state=Texas',
    'country=US',
    'order=MQ-O-1',
    'product=Corporate',
    'amount=4309.20',
    'currency=EUR',
    'promo_code=WELCOME10',
    'submission_key=K',
  ]);
});

test('a sale names no state and no code where there is none', () => {
  const plain = posted({ ...sale, promoCode: null, billing: { ...sale.billing, state: '' } });
  expect(plain.filter((field) => /^(state|promo_code)=/.test(field))).toEqual([]);
});
