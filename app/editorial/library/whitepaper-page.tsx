import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { href } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { dataContext } from '../../shell/data-context.server.ts';
import { editionOffer, StaticProspectForm } from '../../leads/prospect-form.tsx';
import { UnlockBlock } from '../../plans/unlock-block.tsx';
import type { Unlock } from '../../plans/unlock.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { pageError } from '../../shell/page-errors.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { buttonLook } from '../../ui/button.tsx';
import { content } from '../content.server.ts';
import { ProseView } from '../prose/prose-view.tsx';
import type { ShownProse } from '../prose/shown-prose.ts';
import { presentProse } from '../references/present-prose.server.ts';
import { unlockText } from '../references/unlock-text.ts';
import { shareCardPath } from '../share-card/share-card.ts';
import { contentWords } from './content-words.ts';
import { LibraryCards } from './library-cards.tsx';
import { LibraryFrame, SidePanel } from './library-frame.tsx';
import { presentSlides } from './present-slides.server.tsx';
import { operateSlides } from './operate-slides.client.ts';
import { SlideViewer, type SlideView } from './slide-viewer.tsx';
import { findingsOf, whitepaperView, type WhitepaperView } from './whitepaper-view.ts';
import type { Route } from './+types/whitepaper-page.ts';

export const handle = publicPage();

export async function loader({ params, context }: Route.LoaderArgs) {
  const source = content.whitepapers.find(({ slug }) => slug === params.slug);
  if (!source) throw pageError(404, "Couldn't find requested page.");
  const data = dataContext(context);
  const { paperFiles, facts, settings } = context.get(servicesContext);
  const findings = await presentProse(data, findingsOf(source), source.lang);
  const slides = await presentSlides(data, source);
  const paper = whitepaperView(source, content, { ...data, factsOf: paperFiles.facts });
  const page = { kind: 'whitepaper', from: paper.path } as const;
  const offers = {
    slug: params.slug,
    salesId: settings.salesLeadId,
    unlock: unlockText(findings, page, facts.centPrices.current),
  };
  return drawPage(
    context,
    headOf(paper, params.slug),
    <WhitepaperBody paper={paper} findings={findings} slides={slides} offers={offers} />,
  );
}

export default function WhitepaperPage({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    const viewer = document.querySelector<HTMLElement>('[data-slides]');
    return viewer ? operateSlides(viewer) : undefined;
  }, [loaderData]);
  return <DrawnFiguresPage loaderData={loaderData} />;
}

const headOf = ({ meta, path }: WhitepaperView, slug: string) => ({
  ...meta,
  canonical: path,
  image: shareCardPath('whitepaper', slug),
});

type BodyProps = {
  paper: WhitepaperView;
  findings: ShownProse;
  slides: readonly SlideView[];
  offers: OffersProps;
};

function WhitepaperBody({ paper, findings, slides, offers }: BodyProps) {
  const { lang, finding, related } = paper;
  return (
    <LibraryFrame
      work={paper}
      lead={
        <>
          {finding.title && <strong className="font-semibold">{finding.title}. </strong>}
          {finding.text}
        </>
      }
      side={<DownloadBox paper={paper} />}
      below={
        <>
          <Offers {...offers} />
          {related.length > 0 && <RelatedPapers entries={related} />}
        </>
      }
    >
      <section aria-labelledby="findings" lang={lang}>
        <h2 id="findings" className="mb-4 text-2xl">
          {contentWords[lang].findings}
        </h2>
        <ProseView prose={findings} isWide />
      </section>
      {slides.length > 0 && <SlideViewer slides={slides} lang={lang} />}
      <Inside paper={paper} />
    </LibraryFrame>
  );
}

function DownloadBox({ paper }: { paper: WhitepaperView }) {
  const { cover, facts, file } = paper;
  return (
    <SidePanel label="Download" cover={cover} facts={facts}>
      <DownloadLink file={file} />
      <p className="mt-2 text-sm text-soft tabular-nums">{file.words}. Free, no form needed</p>
    </SidePanel>
  );
}

function DownloadLink({ file }: Pick<WhitepaperView, 'file'>) {
  return (
    <a href={file.path} download className={buttonLook({ variant: 'primary' })}>
      <Download aria-hidden="true" />
      {file.label}
    </a>
  );
}

function Inside({ paper: { lang, features, contents, file } }: { paper: WhitepaperView }) {
  const words = contentWords[lang];
  return (
    <section aria-labelledby="inside">
      <h2 id="inside" lang={lang} className="text-2xl">
        {words.inside}
      </h2>
      <div lang={lang} className="mt-5 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <div>
          <h3 className="text-base">{words.lessons}</h3>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-pretty marker:text-sea">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-base">{words.chapters}</h3>
          <ol className="mt-3 grid list-decimal gap-2 pl-6 text-pretty marker:text-soft">
            {contents.map((heading) => (
              <li key={heading}>{heading}</li>
            ))}
          </ol>
        </div>
      </div>
      {/* On wide screens the one next to the text stays in view. */}
      <p className="mt-8 lg:hidden print:hidden">
        <DownloadLink file={file} />
      </p>
    </section>
  );
}

type OffersProps = { unlock: Unlock; slug: string; salesId: string };

function Offers({ unlock, slug, salesId }: OffersProps) {
  return (
    <div className="mt-16 grid gap-x-16 gap-y-10 border-y border-line py-10 lg:grid-cols-2 print:hidden">
      <UnlockBlock unlock={unlock} isPlain className="" />
      <aside aria-labelledby="new-editions" className="max-lg:border-t max-lg:border-line max-lg:pt-10">
        <h2 id="new-editions" className="text-xl">
          Get an email when a new edition is out
        </h2>
        <p className="mt-2 mb-5 max-w-prose text-[0.9375rem] leading-6 text-soft">
          We publish a new edition of each paper once a year.
        </p>
        <StaticProspectForm
          {...editionOffer}
          action={href('/request/new-editions/:slug', { slug })}
          salesId={salesId}
        />
      </aside>
    </div>
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
