import type { SendMailOptions } from 'nodemailer';
import { brand } from '../../brand.ts';
import type { OutgoingMail } from '../../mail/mail.ts';

/** Addresses as objects, never as text that is read again: a comma in one would become a second recipient. */
export function toMessage(mail: OutgoingMail, from: string): SendMailOptions {
  const { messageId, to, subject, html, text, replyTo, headers, attachments = [] } = mail;
  return {
    messageId,
    from: { name: brand.product, address: from },
    to: { name: '', address: to },
    replyTo: replyTo ? { name: '', address: replyTo } : undefined,
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
