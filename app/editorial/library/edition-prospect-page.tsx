import { href } from 'react-router';
import { servicesContext, type Services } from '../../context.server.ts';
import { FormLayout } from '../../forms/form-layout.tsx';
import { ProspectForm, editionOffer } from '../../leads/prospect-form.tsx';
import { editionProspect } from '../../leads/prospect.server.ts';
import { takeLead } from '../../leads/lead-route.server.ts';
import { subscribeTo } from '../../newsletter/subscriptions.server.ts';
import { pageNotFound } from '../../shell/page-errors.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { content } from '../content.server.ts';
import { editionOfData, editionOfPaper } from './editions.ts';
import { whitepaperPath } from './library-address.ts';
import type { Route } from './+types/edition-prospect-page.ts';

export const handle = visitorPage({ indexed: false });

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { title, lang } = asked(params.slug, url, context.get(servicesContext));
  return { title, lang };
}

/** Receives the form on the whitepaper page; this page shows it again if it has errors. */
export async function action(args: Route.ActionArgs) {
  const services = args.context.get(servicesContext);
  const { title, page, edition } = asked(args.params.slug, args.url, services);
  const form = editionProspect({ title, page }, (tx, email) => subscribeTo(tx, services, email, edition));
  return takeLead(args, form, { inSharedPage: true });
}

/** A paper, or `data` for the data set as a whole. */
function asked(slug: string, { pathname }: URL, { facts }: Services) {
  const { dataset } = facts.edition.current;
  if (slug === 'data' && dataset) {
    const edition = editionOfData(dataset);
    return { title: 'Our data set', lang: 'en' as const, page: edition.path, edition };
  }
  const paper = content.whitepapers.find((one) => one.slug === slug);
  const edition = paper && editionOfPaper(content.whitepapers, slug);
  if (!edition) throw pageNotFound(pathname);
  return { title: paper.title, lang: paper.lang, page: whitepaperPath(paper), edition };
}

export default function EditionProspectPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, lang } = loaderData;
  return (
    <>
      <PageHead title={title} description={editionOffer.purpose} />
      <FormLayout title="Get an email when a new edition is out" lead={<p lang={lang}>{title}</p>}>
        <ProspectForm
          {...editionOffer}
          action={href('/request/new-editions/:slug', params)}
          answer={actionData}
        />
      </FormLayout>
    </>
  );
}
