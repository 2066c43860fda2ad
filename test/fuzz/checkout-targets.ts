import { formsIn } from './forms.ts';
import type { Target } from './targets.ts';

/** Goes through the checkout up to the payment page: its forms, as they are for somebody on the way to an order. */
export async function checkoutTargets(
  url: string,
  origin: string,
  email = 'fuzz@company.example',
): Promise<Target[]> {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const targets: Target[] = [];

  const request = async (path: string, body?: URLSearchParams): Promise<void> => {
    const headers = { Cookie: cookie(), 'X-Forwarded-For': '203.0.113.7', ...(body && { Origin: origin }) };
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers,
      body,
      redirect: 'manual',
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      cookies.set(name!, value!);
    }
    const location = answer.headers.get('location');
    if (location) {
      const { pathname, search } = new URL(location, origin);
      return request(pathname + search);
    }
    targets.push(...formsIn(await answer.text(), path).map((form) => ({ ...form, cookie: cookie() })));
  };

  await request('/checkout/personal-information?tier=starter');
  for (const [action, entered] of stepsOf(email)) {
    const form = targets.findLast(({ path, method }) => method === 'POST' && action.test(path));
    if (!form) throw new Error(`The checkout has no form to ${action}.`);
    await request(form.path, new URLSearchParams({ ...form.fields, ...entered }));
  }
  if (!targets.some(({ path }) => path.startsWith('/sandbox-payments/pay/')))
    throw new Error('The checkout did not lead to the payment page.');
  return targets.map((target) => ({
    ...target,
    name: `${target.name.replace(/cs_\w+/, ':id')} in a checkout`,
  }));
}

const agreed = { paymentMethod: 'credit_card', terms: 'on' };

const stepsOf = (email: string): readonly [action: RegExp, entered: Record<string, string>][] => [
  [/personal-information/, { firstName: 'Fuzz', lastName: 'Buyer', email, company: 'Company', ...agreed }],
  [
    /billing-address/,
    {
      country: 'DE',
      street: 'Am Kai 1',
      postalCode: '20457',
      city: 'Hamburg',
      state: '',
      billingEmail: '',
      vatId: '',
      notes: '',
    },
  ],
  [/^\/stripe\/checkout/, agreed],
];
