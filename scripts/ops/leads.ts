import { settingsFrom } from '../../app/settings/environment.server.ts';
import { deliverAgain, type Redelivery } from '../../app/leads/deliver-lead.server.ts';
import { findLead, leadsAsCsv, listLeads } from '../../app/leads/leads.server.ts';
import { requestNumber } from '../../app/leads/lead.ts';
import { dayFrom, longestList, moment, print, refuse, rowNumber, say, sayCount } from '../terminal.ts';
import type { Given, OpsCommand, OpsRun } from './command.ts';

export const leadCommands: readonly OpsCommand[] = [
  {
    usage: 'leads [--undelivered] [--since <date>]',
    does: 'lists requests, or those not delivered to the sales system yet',
    read: ({ undelivered, since }) => printLeads({ undelivered: Boolean(undelivered) }, since),
  },
  {
    usage: 'leads --suspect [--since <date>]',
    does: 'lists requests that look automated: nobody was notified of them',
    read: ({ since }) => printLeads({ suspect: true }, since),
  },
  {
    usage: 'leads show <id>',
    does: 'shows a request with everything that was entered',
    read: ({ id }) => showLead(rowNumber(id)),
  },
  {
    usage: 'leads deliver <id>',
    does: 'delivers a request (again), and notifies the team if it was suspect',
    read: ({ id }) => deliverLead(rowNumber(id)),
  },
  {
    usage: 'leads export --csv',
    does: 'writes all requests to standard output',
    read: () => exportLeads,
  },
];

function printLeads(filter: { undelivered?: boolean; suspect?: boolean }, day?: string): OpsRun {
  const since = day === undefined ? undefined : dayFrom(day);
  return async ({ db }) => {
    const most = filter.undelivered || filter.suspect ? Infinity : longestList;
    const leads = await listLeads(db, { ...filter, since, most });
    for (const { id, formType, email, receivedAt, deliveredAt, suspect } of leads) {
      const state = deliveredAt ? 'delivered' : suspect ? 'suspect' : 'undelivered';
      print([String(id).padStart(6), requestNumber(id), moment(receivedAt), formType, state, email]);
    }
    return sayCount(leads.length, 'request', most);
  };
}

function showLead(id: number | null): OpsRun | null {
  if (id === null) return null;
  return async ({ db }) => {
    const lead = await findLead(db, id);
    if (!lead) return refuse(unknown(id));
    console.log(JSON.stringify({ number: requestNumber(id), ...lead }, null, 2));
    return true;
  };
}

function deliverLead(id: number | null): OpsRun | null {
  if (id === null) return null;
  return async ({ db, jobs: { enqueue } }) => {
    const { TEAM_MAIL } = process.env;
    const { teamMail } = settingsFrom({ TEAM_MAIL });
    return outcomes[await deliverAgain({ db, enqueue, teamMail }, id)](id);
  };
}

const outcomes: Record<Redelivery, (id: number) => boolean> = {
  enqueued: () => say('The site delivers it with the same key as before.'),
  cleared: () => say('It is no longer suspect: the site delivers it and notifies the team.'),
  unknown_lead: (id) => refuse(unknown(id)),
};

async function exportLeads({ db }: Given): Promise<boolean> {
  process.stdout.write(await leadsAsCsv(db));
  return true;
}

const unknown = (id: number) => `There is no request ${id}.`;
