import type { ReactNode } from 'react';

export type MailTemplate<Payload> = {
  parse: (payload: unknown) => Payload;
  subject: (payload: Payload) => string;
  body: (payload: Payload, siteUrl: string) => ReactNode;
  replyTo?: (payload: Payload) => string | undefined;
  unsubscribe?: (payload: Payload) => string;
  attachments?: (payload: Payload) => readonly Attachment[];
  enclosures?: (payload: Payload) => readonly Enclosure[];
};

export type MailFact = readonly [name: string, value: string];

export type Attachment = {
  name: string;
  type: string;
  content: string | Uint8Array;
  method?: 'REQUEST' | 'CANCEL';
};

/** A file that the template only names, because making it takes more than the payload. */
export type Enclosure = { kind: 'invoice'; number: string };

export type MakeEnclosure = (enclosure: Enclosure) => Promise<Attachment>;

export type OutgoingMail = {
  /** Stays the same on every attempt, so that receivers can drop duplicates. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
};

/** Sends a mail. Throws on a failure worth retrying. */
export type Mailer = (mail: OutgoingMail) => Promise<Handover>;

/** `taken: false` is permanent: the address does not exist. The status is the mail server's, such as 5.1.1. */
export type Handover = { taken: true } | { taken: false; status: string };
