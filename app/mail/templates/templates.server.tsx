import type { MailTemplate } from '../mail-template.ts';
import { bookingTeam } from './booking-team.server.tsx';
import { bookingVisitor } from './booking-visitor.server.tsx';
import { newsletterConfirm, newsletterKnown } from './newsletter.server.tsx';
import { orderNews } from './order-news.server.tsx';
import { orderReceipt } from './order-receipt.server.tsx';
import { orderWelcome } from './order-welcome.server.tsx';
import { requestReceived } from './request-received.server.tsx';
import { teamNotice } from './team-notice.server.tsx';

/** Every mail that we send. */
export const templates = {
  'booking-team': bookingTeam,
  'booking-visitor': bookingVisitor,
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
