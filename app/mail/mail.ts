/** A mail, ready to be sent. */
export type OutgoingMail = {
  /** The same however often it is sent, so that a receiver can tell. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where answers go, when not to us. */
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
};

export type Attachment = {
  name: string;
  type: string;
  content: string | Uint8Array;
  method?: 'REQUEST' | 'CANCEL';
};

/** A file that others make: it takes more than the payload knows. */
export type Enclosure = { kind: 'invoice'; number: string };

export type MakeEnclosure = (enclosure: Enclosure) => Promise<Attachment>;

/** A name and what is said of it. */
export type MailFact = readonly [name: string, value: string];

/** Hands a mail to whoever delivers it; throws when it is not taken now, but may be later. */
export type Mailer = (mail: OutgoingMail) => Promise<Handover>;

/** Taken, or never to be: there is no such address. The status is the mail server's, such as 5.1.1. */
export type Handover = { taken: true } | { taken: false; status: string };
