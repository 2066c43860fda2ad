import * as z from 'zod';
import type { Database } from '../base/database.server.ts';
import { email, line } from '../forms/read-form.server.ts';
import type { LeadForm } from './receive-lead.server.ts';

const schema = z.object({ email, company: line() });

type Prospect = LeadForm<typeof schema>;

const typed: Prospect['typed'] = ({ email: address, company }) => [
  ['Email', address],
  ['Company', company],
];

/** What the page with the form is about, and its path. */
type Subject = { title: string; page: string };

/** The mail to the visitor delivers the workbook. */
export function rankingProspect(
  { title, page }: Subject,
  { siteUrl, workbook }: { siteUrl: string; workbook: string },
): Prospect {
  return {
    formType: 'ranking-prospect',
    schema,
    about: { ranking: title, page },
    chosen: () => [['Ranking', title]],
    typed,
    mails: {
      team: () => `Full ranking: ${title}`,
      visitor: () => ({
        title: `Your workbook: ${title}`,
        next: `The workbook has every rank in every edition, with the net sales behind each as a range. The Corporate plan adds exact net sales for every country and category. Compare plans: ${siteUrl}/pricing`,
        link: { label: 'Download the workbook (XLSX)', url: siteUrl + workbook },
      }),
    },
  };
}

/** Nothing is sent before the address is confirmed: `subscribe` asks for that by mail. */
export function editionProspect(
  { title, page }: Subject,
  subscribe: (tx: Database, email: string) => Promise<void>,
): Prospect {
  return {
    formType: 'whitepaper-prospect',
    schema,
    about: { whitepaper: title, page },
    chosen: () => [['New editions of', title]],
    typed,
    onStored: (tx, { email: address }) => subscribe(tx, address),
    mails: { team: () => `Alert requested for new editions: ${title}`, visitor: null },
  };
}
