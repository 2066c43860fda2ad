import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../storm/chance.ts';
import type { KillableSite } from '../storm/killable-site.ts';

/** A page as somebody has it open. */
export type OpenPage = { address: string; status: number; html: string };

/** The visitor has closed the browser. */
export class GaveUp extends Error {}

/** Without scripts, with cookies. What is not answered is asked again once the site is back, or the visitor gives up. */
export function openBrowser(site: KillableSite, { address, mind }: { address: string; mind: Chance }) {
  const cookies = new Map<string, string>();

  /** An answer that breaks off is none. */
  const askOnce = async (path: string, body?: URLSearchParams) => {
    const answer = await fetch(site.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'X-Forwarded-For': address,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { Origin: site.origin }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };

  const ask = async (path: string, body?: URLSearchParams) => {
    for (;;) {
      const answer = await askOnce(path, body).catch(() => null);
      if (answer && answer.status < 500) return answer;
      if (mind.happens(0.1)) throw new GaveUp();
      await sleep(100);
      await site.ready();
    }
  };

  /** Goes where it is led. */
  const request = async (path: string, body?: URLSearchParams): Promise<OpenPage> => {
    const { status, headers, html } = await ask(path, body);
    for (const cookie of headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      cookies.set(name!, value!);
    }
    const location = headers.get('location');
    return location ? request(pathOf(location)) : { address: path, status, html };
  };

  return {
    open: (path: string) => request(path),
    /** Sends the form, with what it holds already. Clicked twice, what is answered first is seen. */
    async send(page: OpenPage, to: RegExp, entered: Record<string, string>): Promise<OpenPage> {
      const { action, fields } = formIn(page, to);
      const body = new URLSearchParams({ ...fields, ...entered });
      const clicks = mind.happens(0.2) ? 2 : 1;
      const [seen] = await Promise.all(Array.from({ length: clicks }, () => request(action, body)));
      return seen!;
    },
    /** Sends it, and closes the browser before the answer comes. */
    async sendAndLeave(page: OpenPage, to: RegExp, entered: Record<string, string>): Promise<void> {
      const { action, fields } = formIn(page, to);
      await ask(action, new URLSearchParams({ ...fields, ...entered }));
    },
  };
}

/** The site knows itself by another name than the one it is asked by here. */
function pathOf(location: string) {
  const { pathname, search } = new URL(location, 'http://localhost');
  return pathname + search;
}

function formIn({ address, html, status }: OpenPage, to: RegExp) {
  const forms = (html.match(/<form\b[\s\S]*?<\/form>/g) ?? []).map((form) => {
    const action = attribute(/^<form[^>]*>/.exec(form)![0], 'action');
    return { form, action: action ? pathOf(action) : address };
  });
  const found = forms.find(({ action, form }) => to.test(action) && /^<form[^>]*method="post"/.test(form));
  if (!found) throw new Error(`${address} (${status}) has no form to ${to}.`);
  const hidden = (found.form.match(/<input\b[^>]*>/g) ?? []).filter(
    (input) => attribute(input, 'type') === 'hidden',
  );
  const fields = hidden.map((input) => [attribute(input, 'name'), attribute(input, 'value') ?? '']);
  return { action: found.action, fields: Object.fromEntries(fields) as Record<string, string> };
}

function attribute(tag: string, name: string) {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
}
