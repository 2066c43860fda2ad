import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Answer = { status: number; text: string };

/** A visitor with their own network address, by which limits and balancers tell visitors apart. */
export function openVisitor(port: number, number: number) {
  const agent = new Agent({ keepAlive: true, localAddress: `127.0.1.${number}`, maxSockets: 1 });
  const ask = (path: string, form?: URLSearchParams) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        Host: `localhost:${port}`,
        ...(form && {
          Origin: `http://localhost:${port}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        }),
      };
      const method = form ? 'POST' : 'GET';
      const sent = request({ port, host: '127.0.0.1', path, method, headers, agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode!, text }));
        answer.on('error', reject);
      });
      sent.setTimeout(20_000, () => sent.destroy(new Error('No answer within 20 s.')));
      sent.on('error', reject);
      sent.end(form?.toString());
    });
  return { ask, leave: () => agent.destroy() };
}

export type Visitor = ReturnType<typeof openVisitor>;

/** The contact form as a visitor has it open. */
export async function openContactForm(visitor: Visitor, email: string): Promise<URLSearchParams> {
  const { text } = await visitor.ask('/contact');
  const token = /name="form_token" value="([^"]+)"/.exec(text)?.[1];
  if (!token) throw new Error('The contact page has no form.');
  const message = 'Sent while processes come and go.';
  return new URLSearchParams({
    form_token: token,
    form_type: 'contact',
    name: 'Visitor',
    company: 'Company',
    email,
    message,
  });
}

/** What fails is sent again, as a visitor would, until it is acknowledged. */
export async function submitUntilAcknowledged(
  visitor: Visitor,
  form: URLSearchParams,
): Promise<{ tries: number }> {
  for (let tries = 1; tries <= 60; tries += 1) {
    const answer = await visitor.ask('/contact', form).catch(() => null);
    if (answer?.status === 303) return { tries };
    if (answer && answer.status < 500) throw new Error(`The form was answered with ${answer.status}.`);
    await sleep(250);
  }
  throw new Error('The form was never acknowledged.');
}

/** Looks at pages, one after the other, until told to stop. */
export async function browse(visitor: Visitor, paths: readonly string[], signal: AbortSignal) {
  const failed: string[] = [];
  let views = 0;
  for (; !signal.aborted; views += 1) {
    const path = paths[views % paths.length]!;
    const outcome = await visitor.ask(path).then(
      ({ status, text }) => (status === 200 ? null : `${path}: ${status}, ${text.slice(0, 100)}`),
      (error: Error) => `${path}: ${error.message}`,
    );
    if (outcome) failed.push(outcome);
    await sleep(25);
  }
  return { views, failed };
}
