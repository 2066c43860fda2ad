import type { SendMailOptions } from 'nodemailer';
import { brand } from '../../base/brand.ts';
import type { OutgoingMail } from '../../mail/mail.ts';

/** Whom mails are from, and where answers to them are read. */
export type MailSender = { from: string; answersTo: string };

/** Addresses as objects, never as text that is read again: a comma in one would become a second recipient. */
export function toMessage(mail: OutgoingMail, { from, answersTo }: MailSender): SendMailOptions {
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
