import { href, type RouterContextProvider } from 'react-router';
import { downloadPath, sheetPath } from '../figures/sheet-address.ts';
import { findRanking } from '../subjects/ranking-queries.server.ts';
import { rankingKey } from '../subjects/ranking.ts';
import { dataContext } from '../shell/data-context.server.ts';
import { pageNotFound } from '../shell/page-errors.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { FormLayout } from '../forms/form-layout.tsx';
import { ProspectForm, rankingOffer } from '../leads/prospect-form.tsx';
import { rankingProspect } from '../leads/prospect.server.ts';
import { takeLead } from '../leads/lead-route.server.ts';
import { allEditions } from './ranking-history-sheet.server.ts';
import type { Route } from './+types/ranking-prospect-page.ts';

export const handle = visitorPage({ indexed: false });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  return { title: (await asked(context, params.slug, url)).title };
}

/** The ranking page posts its form here; with errors, the form is shown here again. */
export async function action(args: Route.ActionArgs) {
  const { params, url, context } = args;
  const { title, key, siteUrl } = await asked(context, params.slug, url);
  const workbook = downloadPath(`${key}/${allEditions}`, 'xlsx');
  const form = rankingProspect({ title, page: sheetPath(key) }, { siteUrl, workbook });
  return takeLead(args, form, { inSharedPage: true });
}

async function asked(context: Readonly<RouterContextProvider>, slug: string, { pathname }: URL) {
  const data = dataContext(context);
  const ranking = await findRanking(data, slug);
  if (!ranking) throw pageNotFound(pathname);
  return { title: ranking.title, key: rankingKey(slug), siteUrl: data.siteUrl };
}

export default function RankingProspectPage({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={loaderData.title} description={rankingOffer.purpose} />
      <FormLayout title="All ranks, all editions, one workbook" lead={loaderData.title}>
        <ProspectForm {...rankingOffer} action={href('/request/ranking/:slug', params)} answer={actionData} />
      </FormLayout>
    </>
  );
}
