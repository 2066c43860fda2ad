import { and, eq, sql } from 'drizzle-orm';
import type { JobHandlers } from '../base/jobs.server.ts';
import type { Services } from '../context.server.ts';
import { queueMail } from '../mail/mail-store.server.ts';
import { mailsTo, newsletterLink, subjectOf, subscriberTable as table } from './subscriptions.server.ts';

/** Something new on a list that can be subscribed to: the newest edition of a paper or of the data, or a webinar. */
export type Edition = {
  /** `paper/global-ecommerce`, `data` or `webinars`. */
  list: string;
  /** Changes with every edition, and has no spaces. */
  edition: string;
  title: string;
  path: string;
  /** When a webinar takes place, in words. */
  when?: string;
};

type Needs = Pick<Services, 'db' | 'enqueue' | 'secret' | 'settings'>;

/** Writes to every subscriber who does not know the edition yet. A subscriber hears of an edition once. */
export function sendNewEditionsJob(
  services: Needs,
  currentEditions: () => readonly Edition[],
): JobHandlers['send-new-editions'] {
  return async () => {
    for (const edition of currentEditions()) {
      for (let sent = batch; sent === batch;) sent = await sendBatch(services, edition);
    }
  };
}

const batch = 200;

async function sendBatch({ db, enqueue, secret, settings }: Needs, current: Edition): Promise<number> {
  const { siteUrl } = settings;
  return db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: table.id, email: table.email })
      .from(table)
      .where(
        and(
          eq(table.list, current.list),
          eq(table.state, 'confirmed'),
          sql`${current.edition} <> all (string_to_array(coalesce(${table.knownEdition}, ''), ' '))`,
        ),
      )
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const { id, email } of waiting) {
      const knownEdition = sql`concat_ws(' ', ${table.knownEdition}, ${current.edition}::text)`;
      await tx.update(table).set({ knownEdition }).where(eq(table.id, id));
      await queueMail(tx, enqueue, {
        key: `${mailsTo(id)}/edition/${current.edition}`,
        template: 'edition-out',
        to: email!,
        payload: {
          about: subjectOf(current.list),
          title: current.title,
          when: current.when,
          url: siteUrl + current.path,
          unsubscribe: newsletterLink({ secret, siteUrl }, 'unsubscribe', id),
        },
      });
    }
    return waiting.length;
  });
}
