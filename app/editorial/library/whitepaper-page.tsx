import { Download } from 'lucide-react';
import { href } from 'react-router';
import { requestContext, servicesContext } from '../../context.server.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { ProspectForm, editionOffer } from '../../leads/prospect-form.tsx';
import { UnlockBlock } from '../../plans/unlock-block.tsx';
import { pageError } from '../../shell/page-errors.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Offer } from '../../ui/offer.tsx';
import { content } from '../content.server.ts';
import { ProseView } from '../prose/prose-view.tsx';
import { presentProse } from '../references/present-prose.server.ts';
import { unlockText } from '../references/unlock-text.ts';
import { shareCardPath } from '../share-card/share-card.ts';
import { LibraryCards } from './library-cards.tsx';
import { LibraryFrame, SidePanel } from './library-frame.tsx';
import { drawPages } from './pictures/page-drawings.server.ts';
import { SlideViewer } from './slide-viewer.tsx';
import { whitepaperView, type WhitepaperView } from './whitepaper-view.ts';
import type { Route } from './+types/whitepaper-page.ts';

export const handle = publicPage();

export async function loader({ params, context }: Route.LoaderArgs) {
  const paper = content.whitepapers.find(({ slug }) => slug === params.slug);
  if (!paper) throw pageError(404, "Couldn't find requested page.");
  const data = dataContext(context);
  const prose = await presentProse(data, paper.paragraphs, paper.lang);
  const { paperFiles, facts } = context.get(servicesContext);
  const view = whitepaperView(paper, content, { ...data, prose, factsOf: paperFiles.facts });
  const page = { kind: 'whitepaper', from: view.path } as const;
  const slides = await drawPages(data, view.slides, context.get(requestContext));
  return { ...view, slides, unlock: unlockText(prose, page, facts.centPrices.current) };
}

export default function WhitepaperPage({ loaderData: paper, params }: Route.ComponentProps) {
  const { meta, lang, features, slides, prose, contents, related } = paper;
  return (
    <>
      <PageHead
        title={meta.title}
        description={meta.description}
        canonical={paper.path}
        image={shareCardPath('whitepaper', params.slug)}
      />
      <LibraryFrame
        work={paper}
        side={<DownloadBox paper={paper} />}
        below={
          <>
            <UnlockBlock unlock={paper.unlock} />
            <NewEditions slug={params.slug} />
            {related.length > 0 && <RelatedPapers entries={related} />}
          </>
        }
      >
        <section aria-labelledby="features">
          <h2 id="features" className="text-2xl">
            What you’ll learn
          </h2>
          <ul lang={lang} className="mt-4 grid max-w-prose list-disc gap-2 pl-5 marker:text-sea">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
        <SlideViewer slides={slides} lang={lang} />
        <section aria-labelledby="findings">
          <h2 id="findings" className="mb-4 text-2xl">
            Key findings
          </h2>
          <div lang={lang}>
            <ProseView prose={prose} />
          </div>
        </section>
        <section aria-labelledby="contents">
          <h2 id="contents" className="text-2xl">
            Inside
          </h2>
          <ol lang={lang} className="mt-4 grid max-w-prose list-decimal gap-1.5 pl-6 marker:text-soft">
            {contents.map((heading) => (
              <li key={heading}>{heading}</li>
            ))}
          </ol>
        </section>
      </LibraryFrame>
    </>
  );
}

function DownloadBox({ paper: { cover, file, facts } }: { paper: WhitepaperView }) {
  return (
    <SidePanel label="The file" cover={cover} facts={facts}>
      <a href={file.path} download className={buttonLook({ variant: 'primary' })}>
        <Download aria-hidden="true" />
        {file.label}
      </a>
      <p className="mt-2 text-sm text-soft tabular-nums">{file.words}, free and without a form</p>
    </SidePanel>
  );
}

function NewEditions({ slug }: { slug: string }) {
  return (
    <Offer
      id="new-editions"
      title="Get new editions by email"
      text="We update our papers once a year. We’ll email you when the next edition is published, and never about anything else."
    >
      <div className="lg:w-96">
        <ProspectForm {...editionOffer} action={href('/request/new-editions/:slug', { slug })} />
      </div>
    </Offer>
  );
}

function RelatedPapers({ entries }: { entries: WhitepaperView['related'] }) {
  return (
    <nav aria-labelledby="related" className="mt-16 print:hidden">
      <h2 id="related" className="mb-5 text-2xl">
        Related whitepapers
      </h2>
      <LibraryCards entries={entries} headings="h3" />
    </nav>
  );
}
