import type { ReactNode } from 'react';
import type { Attachment, Enclosure } from './mail.ts';

/** How one kind of mail is made from what it is told. */
export type MailTemplate<Payload> = {
  /** Checks what comes from the database or from a form. */
  parse: (payload: unknown) => Payload;
  subject: (payload: Payload) => string;
  body: (payload: Payload) => ReactNode;
  replyTo?: (payload: Payload) => string | undefined;
  /** For mails to a list: how to end the subscription by one click. */
  unsubscribe?: (payload: Payload) => string;
  attachments?: (payload: Payload) => readonly Attachment[];
  /** What is only named here, and made when the mail is sent. */
  enclosures?: (payload: Payload) => readonly Enclosure[];
};
