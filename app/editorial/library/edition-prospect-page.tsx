import { href } from 'react-router';
import { FormLayout } from '../../forms/form-layout.tsx';
import { ProspectForm, editionOffer } from '../../leads/prospect-form.tsx';
import { editionProspect } from '../../leads/prospect.server.ts';
import { takeLead } from '../../leads/lead-route.server.ts';
import { pageNotFound } from '../../shell/page-errors.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { content } from '../content.server.ts';
import { whitepaperPath } from './library-address.ts';
import type { Route } from './+types/edition-prospect-page.ts';

export const handle = visitorPage({ indexed: false });

export function loader({ params, url }: Route.LoaderArgs) {
  const { title, lang } = asked(params.slug, url);
  return { title, lang };
}

/** Receives the form on the whitepaper page; this page shows it again if it has errors. */
export async function action(args: Route.ActionArgs) {
  const paper = asked(args.params.slug, args.url);
  const form = editionProspect({ title: paper.title, page: whitepaperPath(paper) });
  return takeLead(args, form, { inSharedPage: true });
}

function asked(slug: string, { pathname }: URL) {
  const paper = content.whitepapers.find((one) => one.slug === slug);
  if (!paper) throw pageNotFound(pathname);
  return paper;
}

export default function EditionProspectPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, lang } = loaderData;
  return (
    <>
      <PageHead title={title} description={editionOffer.purpose} />
      <FormLayout title="Tell me about new editions" lead={<p lang={lang}>{title}</p>}>
        <ProspectForm
          {...editionOffer}
          action={href('/request/new-editions/:slug', params)}
          answer={actionData}
        />
      </FormLayout>
    </>
  );
}
