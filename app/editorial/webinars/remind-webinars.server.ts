import { and, eq, sql } from 'drizzle-orm';
import type { JobHandlers } from '../../base/jobs.server.ts';
import type { Services } from '../../context.server.ts';
import { requestNumber } from '../../leads/lead.ts';
import { leadTable } from '../../leads/leads.server.ts';
import { queueMail } from '../../mail/mail-store.server.ts';
import type { Content } from '../content.ts';
import { invitation, upcomingWebinars, type UpcomingWebinar } from './webinar.server.ts';

type Needs = Pick<Services, 'db' | 'enqueue' | 'now' | 'settings'>;

/** Looks every hour, so that a webinar that was moved is announced for its new day. Each lead is reminded once. */
export function remindWebinarsJob(
  services: Needs,
  content: Pick<Content, 'webinars' | 'authors'>,
): JobHandlers['remind-webinars'] {
  return async () => {
    const now = services.now();
    const tomorrow = new Date(now.getTime() + dayMs);
    const due = upcomingWebinars(content, now).filter(({ starts }) => new Date(starts) <= tomorrow);
    for (const webinar of due) await remind(services, webinar);
  };
}

const dayMs = 24 * 60 * 60 * 1_000;

async function remind({ db, enqueue, settings }: Needs, webinar: UpcomingWebinar): Promise<void> {
  const registered = and(
    eq(leadTable.formType, 'webinar'),
    eq(leadTable.suspect, false),
    sql`${leadTable.fields} ->> 'webinar' = ${webinar.slug}`,
  );
  const leads = await db
    .select({ id: leadTable.id, email: leadTable.email, receivedAt: leadTable.receivedAt })
    .from(leadTable)
    .where(registered);
  const dayBefore = new Date(new Date(webinar.starts).getTime() - dayMs);
  // Visitors who registered within the last day have only just had the link.
  for (const { id, email } of leads.filter(({ receivedAt }) => receivedAt < dayBefore)) {
    await db.transaction((tx) =>
      queueMail(tx, enqueue, {
        key: `lead/${id}/reminder`,
        template: 'request-received',
        to: email,
        payload: {
          ...invitation(webinar, settings, { isReminder: true }),
          facts: [['Reference', requestNumber(id)]],
        },
      }),
    );
  }
}
