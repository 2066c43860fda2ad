import { settingsFrom } from '../../app/adapters/environment.ts';
import { deliverAgain, type Redelivery } from '../../app/leads/delivery/deliver-again.server.ts';
import { findLead, leadsAsCsv, listLeads } from '../../app/leads/kept/lead-queries.server.ts';
import { requestNumber } from '../../app/leads/lead.ts';
import { longestList, moment, print, refuse, say, sayCount, type Command, type Given } from './command.ts';

type Filter = { undelivered?: boolean; suspect?: boolean; since?: Date };

export function printLeads(filter: Filter): Command {
  return async ({ db }) => {
    const most = filter.undelivered || filter.suspect ? Infinity : longestList;
    const leads = await listLeads(db, { ...filter, most });
    for (const { id, formType, email, receivedAt, deliveredAt, suspect } of leads) {
      const state = deliveredAt ? 'delivered' : suspect ? 'suspect' : 'undelivered';
      print([String(id).padStart(6), requestNumber(id), moment(receivedAt), formType, state, email]);
    }
    return sayCount(leads.length, 'requests', most);
  };
}

export function showLead(id: number): Command {
  return async ({ db }) => {
    const lead = await findLead(db, id);
    if (!lead) return refuse(unknown(id));
    console.log(JSON.stringify({ number: requestNumber(id), ...lead }, null, 2));
    return true;
  };
}

export function deliverLead(id: number): Command {
  return async ({ db, jobs: { enqueue } }) => {
    const { TEAM_MAIL } = process.env;
    const { teamMail } = settingsFrom({ TEAM_MAIL });
    return outcomes[await deliverAgain({ db, enqueue, teamMail }, id)](id);
  };
}

const outcomes: Record<Redelivery, (id: number) => boolean> = {
  enqueued: () => say('The site delivers it, under the same key as before.'),
  cleared: () => say('It is no longer suspect: the site delivers it, and tells the team.'),
  unknown_lead: (id) => refuse(unknown(id)),
};

export async function exportLeads({ db }: Given): Promise<boolean> {
  process.stdout.write(await leadsAsCsv(db));
  return true;
}

const unknown = (id: number) => `There is no request ${id}.`;
