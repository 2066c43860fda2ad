import type { KillableSite } from '../storm/killable-site.ts';

/** A form as a visitor has it open. Sent again it is the same form. */
export type OpenForm = {
  email: string;
  /** 'unknown': there was no answer, so nobody can tell whether it is stored. */
  send: () => Promise<'acknowledged' | 'unknown'>;
};

export async function openForm({ url, origin }: KillableSite, number: number): Promise<OpenForm> {
  const email = `visitor-${number}@company.example`;
  const headers = { 'X-Forwarded-For': `198.51.100.${number % 250}` };
  const page = await fetch(`${url}/contact`, { headers });
  const token = /name="form_token" value="([^"]+)"/.exec(await page.text())?.[1];
  if (!token) throw new Error(`The form page answered ${page.status}, without a token.`);
  const body = new URLSearchParams({
    form_token: token,
    form_type: 'contact',
    name: `Visitor ${number}`,
    email,
    company: 'Company',
    message: `This is message ${number}, sent while things go wrong.`,
  });

  return {
    email,
    async send() {
      const answer = await fetch(`${url}/contact`, {
        method: 'POST',
        headers: { ...headers, Origin: origin },
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

/** Faster nobody types: a form that is sent sooner is refused. */
export const typingMs = 1_600;
