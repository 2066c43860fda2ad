import * as z from 'zod';
import { email, line } from '../forms/read-form.server.ts';
import type { LeadForm } from './receive-lead.server.ts';

const schema = z.object({ email, company: line() });

type Prospect = LeadForm<typeof schema>;

const typed: Prospect['typed'] = ({ email: address, company }) => [
  ['E-mail', address],
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
        next: `The workbook holds what is public: the places and their change, and the sales behind them as ranges. The Corporate plan adds the exact sales, in every country and category, as tables to download: ${siteUrl}/pricing`,
        link: { label: 'Download the workbook (XLSX)', url: siteUrl + workbook },
      }),
    },
  };
}

export function editionProspect({ title, page }: Subject): Prospect {
  return {
    formType: 'whitepaper-prospect',
    schema,
    about: { whitepaper: title, page },
    chosen: () => [['Whitepaper', title]],
    typed,
    mails: {
      team: () => `New editions: ${title}`,
      visitor: () => ({
        title: `We will tell you about new editions: ${title}`,
        next: 'The papers appear once a year. You get one mail when this one appears anew, and none about anything else.',
      }),
    },
  };
}
