import { createTransport } from 'nodemailer';
import type { Mailer } from '../../mail/mail.ts';
import { toMessage } from './mail-message.ts';

/** Sends by a mail server: `smtps://user:password@mail.example.com`. */
export function smtpMailer(url: string, from: string): Mailer & { close: () => void } {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const send: Mailer = async (mail) => {
    await transport.sendMail(toMessage(mail, from));
  };
  return Object.assign(send, { close: () => transport.close() });
}
