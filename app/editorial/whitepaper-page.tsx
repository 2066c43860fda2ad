import { href } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { ProspectForm } from '../leads/forms/prospect-form.tsx';
import { editionOffer } from '../leads/forms/prospect-words.ts';
import { dataContext } from '../data-pages/load-sheet.server.ts';
import { presentProse } from './references/present-prose.server.ts';
import { pageError } from '../shell/page-errors.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { content } from './content.server.ts';
import { WhitepaperBody } from './library/whitepaper/whitepaper-body.tsx';
import { whitepaperView } from './library/whitepaper/whitepaper-view.ts';
import { shareCardPath } from './share-card/share-card.ts';
import type { Route } from './+types/whitepaper-page.ts';

export const handle = publicPage();

export async function loader({ params, context }: Route.LoaderArgs) {
  const paper = content.whitepapers.find(({ slug }) => slug === params.slug);
  if (!paper) throw pageError(404, "Couldn't find requested page.");
  const data = dataContext(context);
  const prose = await presentProse(data, paper.paragraphs, paper.lang);
  const { facts } = context.get(servicesContext).paperFiles;
  return whitepaperView(paper, content, { ...data, prose, factsOf: facts });
}

export default function WhitepaperPage({ loaderData: paper, params }: Route.ComponentProps) {
  const editions = <ProspectForm {...editionOffer} action={href('/request/new-editions/:slug', params)} />;
  return (
    <>
      <PageHead
        title={paper.meta.title}
        description={paper.meta.description}
        canonical={paper.path}
        image={shareCardPath('whitepaper', params.slug)}
      />
      <WhitepaperBody paper={paper} editions={editions} />
    </>
  );
}
