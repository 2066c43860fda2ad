import { createServer, type AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { OutgoingMail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.server.tsx';
import { type MailSender, smtpMailer } from './mailers.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A real mail server on this machine, which keeps what it gets. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const received: { mail: ParsedMail; recipients: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const keep = async () => void received.push({ mail: await simpleParser(stream), recipients });
      void keep().finally(() => done());
    },
    ...options,
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close(() => {}));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

const ourselves = { from: 'hello@marketquay.example', answersTo: 'hello@marketquay.example' };

function mailerAt(
  url: string,
  { sender = ourselves, ...options }: { sender?: MailSender; timeoutMs?: number } = {},
) {
  const send = smtpMailer(url, sender, options);
  closing.push(send.close);
  return send;
}

function sampleMail(fields: Partial<OutgoingMail> = {}): OutgoingMail {
  const mail = renderMail(
    {
      id: 1,
      key: 'lead/1/team',
      template: 'team-notice',
      recipient: 'team@marketquay.example',
      payload: {
        title: 'A question from Kim\r\nBcc: someone@else.example',
        facts: [['Message', 'How old is <this> figure?']],
        replyTo: 'kim@company.example',
      },
    },
    'https://www.marketquay.example',
  );
  return { ...mail, ...fields };
}

test('a mail arrives as HTML and as text, with an address for answers', async () => {
  const { url, received } = await startMailServer();
  await mailerAt(url)(sampleMail());
  const [{ mail, recipients }] = received as [(typeof received)[number]];
  expect(recipients).toEqual(['team@marketquay.example']);
  expect(mail.subject).toBe('A question from Kim Bcc: someone@else.example');
  expect(mail.replyTo?.text).toBe('kim@company.example');
  expect(mail.text).toContain('How old is <this> figure?');
  expect(mail.html).toContain('How old is &lt;this&gt; figure?');
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
});

test('an invitation says what mail programs are to do with it', async () => {
  const { url, received } = await startMailServer();
  await mailerAt(url)(
    sampleMail({
      attachments: [
        {
          name: 'demo.ics',
          type: 'text/calendar; charset=utf-8',
          content: 'BEGIN:VCALENDAR',
          method: 'CANCEL',
        },
      ],
    }),
  );
  const [file] = received[0]!.mail.attachments;
  expect(file!.headers.get('content-type')).toMatchObject({
    value: 'text/calendar',
    params: { method: 'CANCEL', charset: 'utf-8' },
  });
  expect(String(file!.content)).toBe('BEGIN:VCALENDAR');
});

test.each([
  ['an address that nobody reads', 'no-reply@marketquay.example', 'team@marketquay.example'],
  ['the address that gets the answers', 'team@marketquay.example', undefined],
])('a mail from %s says where answers go, if anywhere else', async (_, from, expected) => {
  const { url, received } = await startMailServer();
  const send = mailerAt(url, { sender: { from, answersTo: 'team@marketquay.example' } });
  await send(sampleMail({ replyTo: undefined }));
  expect(received[0]?.mail.replyTo?.text).toBe(expected);
});

test('however often it is sent, it is the same mail', async () => {
  const { url, received } = await startMailServer();
  const send = mailerAt(url);
  await send(sampleMail());
  await send(sampleMail());
  expect(received.map(({ mail }) => mail.messageId)).toEqual(
    Array(2).fill('<lead.1.team@www.marketquay.example>'),
  );
});

test('an address that is two reaches nobody else', async () => {
  const { url, received } = await startMailServer();
  const to = 'kim@company.example, someone@else.example';
  await mailerAt(url)(sampleMail({ to })).catch(() => {});
  expect(received.flatMap(({ recipients }) => recipients)).not.toContain('someone@else.example');
});

test('a mail to a list can be ended by one click, and files come along', async () => {
  const { url, received } = await startMailServer();
  const unsubscribe = 'https://www.marketquay.example/newsletter/unsubscribe?token=1';
  const mail = renderMail(
    {
      id: 2,
      key: 'newsletter/1/known/2026-11-15',
      template: 'newsletter-known',
      recipient: 'kim@company.example',
      payload: { unsubscribe },
    },
    'https://www.marketquay.example',
  );
  const attachments = [{ name: 'a.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }];
  await mailerAt(url)({ ...mail, attachments });
  const [{ mail: arrived }] = received as [(typeof received)[number]];
  const list = arrived.headerLines.filter(({ key }) => key.startsWith('list-unsubscribe'));
  expect(list.map(({ line }) => line.replaceAll(/\s+/g, ' '))).toEqual([
    `List-Unsubscribe: <${unsubscribe}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]);
  expect(arrived.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([
    ['a.ics', 'BEGIN:VCALENDAR'],
  ]);
});

test('a server that is away is an error, so that the job is tried again', async () => {
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const address = taken.address() as AddressInfo;
      taken.close(() => resolve(address));
    });
  });
  await expect(mailerAt(`smtp://127.0.0.1:${port}`)(sampleMail())).rejects.toThrow(/ECONNREFUSED/);
});

test('so is one that says nothing for too long, from the start or in the middle', async () => {
  const never = () => {};
  for (const silence of [{ onConnect: never }, { onRcptTo: never }]) {
    const { url } = await startMailServer(silence);
    await expect(mailerAt(url, { timeoutMs: 50 })(sampleMail())).rejects.toThrow(/ETIMEDOUT/);
  }
});

const answer = (responseCode: number, said: string) => Object.assign(new Error(said), { responseCode });

/** Answers so when it is told the recipient. */
const mailServerThatSays = (responseCode: number, said: string) =>
  startMailServer({ onRcptTo: (_, __, done) => done(answer(responseCode, said)) });

test.each(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'])(
  'an address of which the server says %s does not exist, and is not an error',
  async (status) => {
    const { url } = await mailServerThatSays(550, `${status} <kim@company.example> is not known here`);
    expect(await mailerAt(url)(sampleMail())).toEqual({ taken: false, status });
  },
);

test.each([
  [550, '5.7.1 <kim@company.example>: Relay access denied', '550 5.7.1'],
  [550, '5.1.8 <hello@marketquay.example>: Sender address rejected', '550 5.1.8'],
  [550, '5.1.0 <hello@marketquay.example>: Sender address rejected', '550 5.1.0'],
  [550, '<kim@company.example> 5.1.1', '550'],
  [450, '4.1.1 <kim@company.example> is not there today', '450 4.1.1'],
  [552, '5.2.2 <kim@company.example> has a full mailbox', '552 5.2.2'],
])('%i %s is an error, which says nothing of the recipient', async (code, said, told) => {
  const { url } = await mailServerThatSays(code, said);
  const error = await failureOf(mailerAt(url)(sampleMail()));
  expect(error.message).toBe(`The mail was not taken: EENVELOPE ${told} RCPT TO`);
  expect(inspect(error, { showHidden: true, depth: 5 })).not.toMatch(/company\.example|Sender/);
});

test('only the recipient can be unknown: a sender or a password that is refused is an error', async () => {
  const wrongSender = await startMailServer({
    onMailFrom: (_, __, done) => done(answer(550, '5.1.1 <hello@marketquay.example> is not known here')),
  });
  await expect(mailerAt(wrongSender.url)(sampleMail())).rejects.toThrow('EENVELOPE 550 5.1.1 MAIL FROM');
  const wrongPassword = await startMailServer({
    allowInsecureAuth: true,
    onAuth: (_, __, done) => done(answer(535, '5.7.8 kim is not known here')),
  });
  const url = wrongPassword.url.replace('//', '//kim:password@');
  await expect(mailerAt(url)(sampleMail())).rejects.toThrow('EAUTH 535 5.7.8 AUTH PLAIN');
});

async function failureOf(sending: Promise<unknown>): Promise<Error> {
  return sending.then(
    () => expect.unreachable('It was taken.'),
    (error: Error) => error,
  );
}
