import { and, eq, ne, sql } from 'drizzle-orm';
import type { JobHandlers } from '../base/jobs.server.ts';
import type { Services } from '../context.server.ts';
import { queueMail } from '../mail/mail-store.server.ts';
import { mailsTo, newsletterLink, subscriberTable as table } from './subscriptions.server.ts';

/** What can be subscribed to, and its newest edition. */
export type Edition = {
  /** `paper/global-ecommerce`, or `data`. */
  list: string;
  /** Changes with every edition. */
  edition: string;
  title: string;
  path: string;
};

type Needs = Pick<Services, 'db' | 'enqueue' | 'secret' | 'settings'>;

/** Writes to every subscriber who knows an older edition only. A subscriber hears of an edition once. */
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
          ne(sql`coalesce(${table.knownEdition}, '')`, current.edition),
        ),
      )
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const { id, email } of waiting) {
      await tx.update(table).set({ knownEdition: current.edition }).where(eq(table.id, id));
      await queueMail(tx, enqueue, {
        key: `${mailsTo(id)}/edition/${current.edition}`,
        template: 'edition-out',
        to: email!,
        payload: {
          title: current.title,
          url: siteUrl + current.path,
          unsubscribe: newsletterLink({ secret, siteUrl }, 'unsubscribe', id),
        },
      });
    }
    return waiting.length;
  });
}
