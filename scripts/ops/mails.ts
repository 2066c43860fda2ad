import { listMails, sendAgain } from '../../app/mail/mail-store.server.ts';
import { longestList, moment, print, refuse, rowNumber, say, sayCount } from '../terminal.ts';
import type { OpsCommand, OpsRun } from './command.ts';

export const mailCommands: readonly OpsCommand[] = [
  {
    usage: 'mails [--unsent | --refused]',
    does: 'lists all mails, those not sent yet, or those with an unknown address',
    read: ({ unsent, refused }) => printMails({ unsent: Boolean(unsent), refused: Boolean(refused) }),
  },
  {
    usage: 'mails send <id>',
    does: 'sends a mail that was not sent, or whose address was unknown',
    read: ({ id }) => sendMail(rowNumber(id)),
  },
];

function printMails(filter: { unsent: boolean; refused: boolean }): OpsRun {
  return async ({ db }) => {
    const most = filter.unsent || filter.refused ? Infinity : longestList;
    const mails = await listMails(db, { ...filter, most });
    for (const { id, key, template, recipient, queuedAt, sentAt, refusedAt } of mails) {
      const state = sentAt ? 'sent' : refusedAt ? 'refused' : 'unsent';
      print([String(id).padStart(6), moment(queuedAt), state, template, key, recipient]);
    }
    return sayCount(mails.length, 'mail', most);
  };
}

function sendMail(id: number | null): OpsRun | null {
  if (id === null) return null;
  return async ({ db, jobs }) =>
    (await sendAgain(db, jobs.enqueue, id))
      ? say('The site sends it.')
      : refuse(`No unsent mail ${id}. \`npm run ops -- mails --unsent\` lists them.`);
}
