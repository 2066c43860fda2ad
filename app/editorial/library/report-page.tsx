import { href, redirect } from 'react-router';
import { dataContext } from '../../shell/data-context.server.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { ExhibitTable } from '../../data-pages/page/exhibit-table.tsx';
import { RangesNote } from '../../figures/ranges-note.tsx';
import { drawPage } from '../../shell/draw-page.server.ts';
import { pageError, pageNotFound } from '../../shell/page-errors.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { PhoneFold } from '../../ui/fold.tsx';
import { textLink } from '../../ui/text-link.ts';
import { content } from '../content.server.ts';
import type { Language } from '../content.ts';
import { ProseView } from '../prose/prose-view.tsx';
import { presentProse } from '../references/present-prose.server.ts';
import { shareCardPath } from '../share-card/share-card.ts';
import { contentWords } from './content-words.ts';
import { LibraryFrame, SidePanel, PagePicture, type PageImage } from './library-frame.tsx';
import { drawPages } from './pictures/page-drawings.server.ts';
import { reportView, type ReportView } from './report-view.ts';
import { keyTableIn, lookUpReport, malformedId } from './reports.ts';
import type { Route } from './+types/report-page.ts';

export const handle = publicPage();

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const found = lookUpReport(content.reports, params);
  if (found.kind === 'malformed') throw pageError(404, malformedId);
  if (found.kind === 'unknown') throw pageNotFound(url.pathname);
  if (found.kind === 'moved') throw redirect(found.to, 301);
  const { body, lang } = found.report;
  const data = dataContext(context);
  const [prose, keyTable] = await Promise.all([
    presentProse(data, body, lang),
    presentProse(data, keyTableIn(found.report), lang),
  ]);
  const report = reportView(found.report, {
    prose,
    keyTable,
    terms: content.reportTerms,
    edition: data.edition,
    siteUrl: data.siteUrl,
  });
  const samplePages = await drawPages(data, report.samplePages);
  return drawPage(
    context,
    headOf(report, params.slug),
    <ReportBody report={report} samplePages={samplePages} />,
  );
}

export default DrawnFiguresPage;

const headOf = ({ title, summary, path }: ReportView, slug: string) => ({
  title,
  description: summary,
  canonical: path,
  image: shareCardPath('report', slug),
});

type BodyProps = { report: ReportView; samplePages: readonly PageImage[] };

function ReportBody({ report, samplePages }: BodyProps) {
  const { lang, summary, contents, keyTable, prose, method, rules } = report;
  const words = contentWords[lang];
  return (
    <LibraryFrame work={report} side={<ReportOffer report={report} />}>
      {/* Below the price on a phone, since it is long. */}
      <p lang={lang} className="-mb-4 max-w-prose text-lead text-pretty lg:-mt-5">
        {summary}
      </p>
      <SamplePages pages={samplePages} lang={lang} />
      <div lang={lang}>
        {/* The note on ranges is below the key table. */}
        <ProseView prose={keyTable?.rangesNote ? { ...prose, rangesNote: null } : prose} />
      </div>
      {keyTable && <KeyTable {...keyTable} lang={lang} />}
      <section aria-labelledby="contents" lang={lang}>
        <h2 id="contents" className="text-2xl">
          {words.contents}
        </h2>
        <ol className="mt-4 grid max-w-prose list-decimal gap-2 pl-6 marker:text-soft">
          {contents.map((chapter) => (
            <li key={chapter}>{chapter}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="method" lang={lang}>
        <h2 id="method" className="text-2xl">
          {words.method}
        </h2>
        <p className="mt-4 max-w-prose text-pretty">{method}</p>
      </section>
      <Rules rules={rules} />
    </LibraryFrame>
  );
}

type KeyTableProps = NonNullable<ReportView['keyTable']> & Pick<ReportView, 'lang'>;

function KeyTable({ exhibit, rangesNote, lang }: KeyTableProps) {
  const { message, subtitle, source } = exhibit;
  return (
    <div lang={lang}>
      <h2 className="text-2xl">{message}</h2>
      <p className="mt-2 mb-4 text-[0.9375rem] text-soft">{subtitle}</p>
      <ExhibitTable {...exhibit} />
      <p className="mt-3 text-[0.8125rem] leading-5 text-soft">
        {source} {rangesNote && <RangesNote text={rangesNote} />}
      </p>
    </div>
  );
}

function Rules({ rules: { delivery, refund, updates } }: Pick<ReportView, 'rules'>) {
  const named = [
    { name: 'Delivery', rule: delivery },
    { name: 'Refund', rule: refund },
    { name: 'Updates', rule: updates },
  ];
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className="text-2xl">
        Our terms
      </h2>
      <dl className="mt-4 grid max-w-prose gap-4">
        {named.map(({ name, rule }) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-soft">{rule}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ReportOffer({ report }: { report: ReportView }) {
  const { cover, licences, plans, orderPath, requestPath, facts } = report;
  return (
    <SidePanel
      label="Price and order"
      cover={cover}
      facts={facts}
      more={
        <>
          <p className="flex flex-wrap gap-3 max-sm:mt-1 print:hidden">
            <AppLink to={orderPath} className={buttonLook({ variant: 'primary' })}>
              Order this report
            </AppLink>
            <AppLink to={requestPath} className={buttonLook()}>
              Ask a question
            </AppLink>
          </p>
          <p className="text-sm text-soft">
            Included in the{' '}
            <AppLink to={href('/pricing')} className={textLink}>
              {plans}
            </AppLink>
            .
          </p>
          <PhoneFold label="What each licence covers">
            <dl className="grid gap-3 text-sm leading-snug text-pretty max-sm:mt-1">
              {licences.map(({ kind, name, about }) => (
                <div key={kind}>
                  <dt className="font-medium">{name}</dt>
                  <dd className="text-soft">{about}</dd>
                </div>
              ))}
            </dl>
          </PhoneFold>
        </>
      }
    >
      <dl className="grid gap-4 max-sm:gap-2.5">
        {licences.map(({ kind, name, net, gross }) => (
          <div key={kind} className="max-sm:leading-snug">
            <dt className="font-medium">{name}</dt>
            <dd className="tabular-nums">
              <span className="block text-xl font-semibold tracking-[-0.02em] max-sm:text-lg">{net}</span>
              <span className="block text-[0.9375rem] text-soft max-sm:text-[0.8125rem]">{gross}</span>
            </dd>
          </div>
        ))}
      </dl>
    </SidePanel>
  );
}

function SamplePages({ pages, lang }: { pages: readonly PageImage[]; lang: Language }) {
  return (
    <section aria-labelledby="sample-pages" lang={lang}>
      <h2 id="sample-pages" className="text-2xl">
        {contentWords[lang].samplePages}
      </h2>
      <ol className="-m-1 mt-3 flex snap-x gap-4 overflow-x-auto overscroll-x-contain scroll-pl-1 p-1 sm:grid sm:grid-cols-3 print:grid print:grid-cols-3">
        {pages.map((page) => (
          <li key={page.picture} className="w-[88%] shrink-0 snap-start sm:w-auto print:w-auto">
            <PagePicture {...page} size={[794, 1123]} small />
          </li>
        ))}
      </ol>
    </section>
  );
}
