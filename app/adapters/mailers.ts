import { sql } from 'drizzle-orm';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { Mailer, OutgoingMail } from '../mail/mail.ts';
import type { Pool } from 'pg';
import { brand } from '../base/brand.ts';
import { forgotten, type Forget } from '../base/retention.ts';

export function smtpMailer(
  url: string,
  sender: MailSender,
  { timeoutMs = 10_000 } = {},
): Mailer & { close: () => void } {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    // The server may scan a mail before it accepts it.
    socketTimeout: 2 * timeoutMs,
  });
  const send: Mailer = async (mail) => {
    const message = toMessage(mail, sender);
    const error = await transport.sendMail(message).then(
      () => null,
      (failure: NodemailerError) => failure,
    );
    if (!error) return { taken: true };
    const { responseCode, command } = error;
    const status = statusIn(error.response);
    if (command === 'RCPT TO' && unknownAddress.test(status)) return { taken: false, status };
    // The original message quotes the server, which names the recipient.
    const facts = [error.originalCode ?? error.code, responseCode, status, command];
    throw new Error(`The mail was not taken: ${facts.filter(Boolean).join(' ')}`);
  };
  return Object.assign(send, { close: () => transport.close() });
}

/** The enhanced status code (RFC 3463), as in '550-5.1.1 There is no …'. */
function statusIn(response = ''): string {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
}

/** Unknown mailbox or host, invalid address, moved, or a host without mail. 5.1.7 and 5.1.8 are about the sender. */
const unknownAddress = /^5\.1\.(?:1|2|3|6|10)$/;

export function capturingMailer(pool: Pool, sender: MailSender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, sender));
    await pool.query(
      `insert into captured_mail (message_id, recipient, subject, source) values ($1, $2, $3, $4)
       on conflict (message_id) do update set times = captured_mail.times + 1, source = excluded.source`,
      [mail.messageId, mail.to, mail.subject, message],
    );
    return { taken: true };
  };
}

export const forgetCapturedMails: Forget = async (db, { oldest }) => {
  const deleted = await db.execute(
    sql`delete from captured_mail where captured_at < ${oldest.toISOString()}`,
  );
  return [forgotten('captured mails', deleted)];
};

export type MailSender = { from: string; answersTo: string };

/** Addresses are objects, not text to be parsed: a comma would add a second recipient. */
function toMessage(mail: OutgoingMail, { from, answersTo }: MailSender): SendMailOptions {
  const { messageId, to, subject, html, text, headers, attachments = [] } = mail;
  const replyTo = mail.replyTo ?? answersTo;
  return {
    messageId,
    from: { name: brand.product, address: from },
    to: { name: '', address: to },
    replyTo: replyTo === from ? undefined : { name: '', address: replyTo },
    subject,
    html,
    text,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments: attachments.map(({ name, type, content, method }) => ({
      filename: name,
      contentType: method ? `${type}; method=${method}` : type,
      content: typeof content === 'string' ? content : Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
