import type { MailTemplate } from '../mail-template.ts';
import { bookingTeam } from './booking-team.server.tsx';
import { bookingVisitor } from './booking-visitor.server.tsx';
import { newsletterConfirm, newsletterKnown } from './newsletter.server.tsx';
import { requestReceived } from './request-received.server.tsx';
import { teamNotice } from './team-notice.server.tsx';

/** Every mail that we send. */
export const templates = {
  'booking-team': bookingTeam,
  'booking-visitor': bookingVisitor,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-known': newsletterKnown,
  'request-received': requestReceived,
  'team-notice': teamNotice,
};

export type TemplateName = keyof typeof templates;

export type MailPayloads = {
  [Name in TemplateName]: (typeof templates)[Name] extends MailTemplate<infer Payload> ? Payload : never;
};
