import type { MailTemplate } from '../mail.ts';
import { bookingTeam, bookingVisitor } from './booking-mails.server.tsx';
import { editionConfirm, editionKnown, editionOut } from './edition-mails.server.tsx';
import { newsletterConfirm, newsletterKnown } from './newsletter-mails.server.tsx';
import { orderReceipt, orderWelcome } from './order-mails.server.tsx';
import { orderNews } from './order-news.server.tsx';
import { requestReceived, teamNotice } from './request-mails.server.tsx';

export const templates = {
  'booking-team': bookingTeam,
  'booking-visitor': bookingVisitor,
  'edition-confirm': editionConfirm,
  'edition-known': editionKnown,
  'edition-out': editionOut,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-known': newsletterKnown,
  'order-news': orderNews,
  'order-receipt': orderReceipt,
  'order-welcome': orderWelcome,
  'request-received': requestReceived,
  'team-notice': teamNotice,
};

export type TemplateName = keyof typeof templates;

export type MailPayloads = {
  [Name in TemplateName]: (typeof templates)[Name] extends MailTemplate<infer Payload> ? Payload : never;
};
