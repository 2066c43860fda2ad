import { createTransport, type NodemailerError } from 'nodemailer';
import type { Mailer } from '../../mail/mail.ts';
import { toMessage, type MailSender } from './mail-message.ts';

/** Sends by a mail server: `smtps://user:password@mail.example.com`. */
export function smtpMailer(
  url: string,
  sender: MailSender,
  { timeoutMs = 10_000 } = {},
): Mailer & { close: () => void } {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    // It may have a look at a mail before it takes it.
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
    // Its own words are not passed on: they hold the server's, which name the recipient.
    const facts = [error.originalCode ?? error.code, responseCode, status, command];
    throw new Error(`The mail was not taken: ${facts.filter(Boolean).join(' ')}`);
  };
  return Object.assign(send, { close: () => transport.close() });
}

/** The enhanced status code of an answer (RFC 3463), where it has one: '550-5.1.1 There is no …'. */
function statusIn(response = ''): string {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
}

/** No such mailbox, host or form of address, moved away, or a host without mail. 5.1.7 and 5.1.8 are about the sender. */
const unknownAddress = /^5\.1\.(?:1|2|3|6|10)$/;
