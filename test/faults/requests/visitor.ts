import { setTimeout as sleep } from 'node:timers/promises';
import type { KillableSite } from '../storm/killable-site.ts';
import { addressOf, type Visit } from '../storm/visits.ts';

/** A form as a visitor has it open. Sent again it is the same form. */
export type OpenForm = {
  email: string;
  /** 'unknown': there was no answer, so nobody can tell whether it is stored. */
  send: () => Promise<'acknowledged' | 'unknown'>;
};

/** Every third visitor finds the form inside a page that is the same for everyone. */
export async function openForm(site: KillableSite, { number, name }: Visit): Promise<OpenForm> {
  const email = `visitor-${name}@company.example`;
  const headers = { 'X-Forwarded-For': addressOf(number) };
  const form = number % 3 === 2 ? newEditions : contact;
  const hidden = await hiddenFieldsOf(site, form, headers);
  const body = new URLSearchParams({ ...hidden, ...form.typed(number), email, company: 'Company' });

  return {
    email,
    async send() {
      const answer = await fetch(site.url + form.action, {
        method: 'POST',
        headers: { ...headers, Origin: site.origin },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null);
      if (answer?.status === 303) return 'acknowledged';
      if (answer && answer.status < 500) throw new Error(`The form was answered with ${answer.status}.`);
      return 'unknown';
    },
  };
}

/** The page is asked for again until the site is back. */
async function hiddenFieldsOf(site: KillableSite, form: Form, headers: Record<string, string>) {
  for (;;) {
    const page = await fetch(site.url + form.page, { headers }).catch(() => null);
    const hidden = page?.ok ? form.hidden.exec(await page.text().catch(() => ''))?.groups : undefined;
    if (hidden) return hidden;
    if (page && page.status < 500 && !page.ok) throw new Error(`${form.page} answered ${page.status}.`);
    await sleep(100);
    await site.ready();
  }
}

type Form = {
  page: string;
  action: string;
  /** What the page has put into the form, by name. */
  hidden: RegExp;
  typed: (number: number) => Record<string, string>;
};

/** The key of this form is in the page. */
const contact: Form = {
  page: '/contact',
  action: '/contact',
  hidden: /name="form_token" value="(?<form_token>[^"]+)".*name="form_type" value="(?<form_type>contact)"/s,
  typed: (number) => ({
    name: `Visitor ${number}`,
    message: `This is message ${number}, sent while things go wrong.`,
  }),
};

/** This one has none: the site tells by the words that it was sent before. */
const newEditions: Form = {
  page: '/whitepaper/global-ecommerce-2025',
  action: '/request/new-editions/global-ecommerce-2025',
  hidden: /name="form_type" value="(?<form_type>whitepaper-prospect)"/,
  typed: () => ({}),
};
