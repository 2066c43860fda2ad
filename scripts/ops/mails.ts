import { listMails, sendAgain } from '../../app/mail/mail-store.server.ts';
import { moment, print, refuse, rowNumber, say } from '../terminal.ts';
import { longestList, sayCount, type Command, type Offer } from './command.ts';

export const mailCommands: readonly Offer[] = [
  {
    usage: 'mails [--unsent | --refused]',
    does: 'lists mails, or those not sent yet, or those whose address does not exist',
    command: ({ unsent, refused }) => printMails({ unsent: Boolean(unsent), refused: Boolean(refused) }),
  },
  {
    usage: 'mails send <id>',
    does: 'sends one that was not sent, or whose address did not exist',
    command: ({ id }) => sendMail(rowNumber(id)),
  },
];

function printMails(filter: { unsent: boolean; refused: boolean }): Command {
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

function sendMail(id: number | null): Command | null {
  if (id === null) return null;
  return async ({ db, jobs }) =>
    (await sendAgain(db, jobs.enqueue, id))
      ? say('The site sends it.')
      : refuse(`There is no mail ${id} that is still to be sent. \`npm run ops -- mails\` lists them.`);
}
