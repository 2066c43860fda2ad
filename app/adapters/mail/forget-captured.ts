import { sql } from 'drizzle-orm';
import { forgotten, type Forget } from '../../base/retention.ts';

/** What the sandbox has captured, in place of the mail server and of the sales system. */
export const forgetCaptured: Forget = async (db, times) => {
  const oldest = times.oldest.toISOString();
  const mails = await db.execute(sql`delete from captured_mail where captured_at < ${oldest}`);
  const leads = await db.execute(sql`delete from captured_delivery where captured_at < ${oldest}`);
  return [forgotten('captured mails', mails), forgotten('captured leads', leads)];
};
