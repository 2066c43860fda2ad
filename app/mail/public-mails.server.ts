import { inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../base/database.server.ts';
import type { Services } from '../context.server.ts';
import { mayRequest, tooMany } from '../forms/may-request.server.ts';
import { email, lines, neededLine } from '../forms/read-form.server.ts';
import { keysInTime } from '../forms/form-token.server.ts';
import { outgoingMailTable, queueMail } from './mail-store.server.ts';

type Outcome = { status: 202 | 404 | 422 | 429; message: string };

/** The mails that anyone may send by `POST /mail`. They go to us alone: nobody can make us write to somebody else. */
const publicMails = {
  contact: {
    schema: z.strictObject({
      name: neededLine('Enter a name'),
      email,
      message: lines(4_000).pipe(z.string().min(1, 'Enter a message')),
    }),
    title: 'A message from the website',
  },
} as const;

type PublicName = keyof typeof publicMails;

const callSchema = z.object({ templateName: z.string(), payload: z.unknown() });

type Needs = Pick<Services, 'db' | 'enqueue' | 'isWithinLimit' | 'now' | 'settings'>;

/** Queues the mail. The same words within a few minutes count as one mail. */
export async function acceptPublicMail(services: Needs, call: unknown, address: string): Promise<Outcome> {
  const { db, enqueue, settings } = services;
  const parsed = callSchema.safeParse(call);
  if (!parsed.success) return { status: 422, message: 'Send templateName and payload.' };
  const { templateName, payload } = parsed.data;
  if (!Object.hasOwn(publicMails, templateName)) return { status: 404, message: 'Unknown template.' };
  const { schema, title } = publicMails[templateName as PublicName];
  const read = schema.safeParse(payload);
  if (!read.success) return { status: 422, message: z.prettifyError(read.error) };
  const facts = Object.entries(read.data);
  const words = JSON.stringify([templateName, facts]);
  const keys = keysInTime(words, services.now()).map((key) => `mail/${templateName}/${key}`);
  if (await isQueued(db, keys)) return taken;
  if (!(await mayRequest(services, address, read.data.email))) return { status: 429, message: tooMany };
  await db.transaction((tx) =>
    queueMail(tx, enqueue, {
      key: keys[0]!,
      template: 'team-notice',
      to: settings.teamMail,
      payload: { title, lines: [], facts, replyTo: read.data.email },
    }),
  );
  return taken;
}

const taken: Outcome = { status: 202, message: 'The email is on its way.' };

async function isQueued(db: Database, keys: readonly string[]): Promise<boolean> {
  const { id, key } = outgoingMailTable;
  const found = await db
    .select({ id })
    .from(outgoingMailTable)
    .where(inArray(key, [...keys]));
  return found.length > 0;
}
