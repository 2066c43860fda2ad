import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import type { Mailer } from '../../mail/mail.ts';
import { toMessage, type MailSender } from './mail-message.ts';

/** Keeps mails in the database as they would have been sent. */
export function capturedMails(pool: Pool, sender: MailSender): Mailer {
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
