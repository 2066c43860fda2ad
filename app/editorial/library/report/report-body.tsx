import { ExhibitTable } from '../../../exhibits/page/exhibit-table.tsx';
import { PassportArea } from '../../../exhibits/passport/passport-area.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LinkedData } from '../../../ui/linked-data.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { ProseView } from '../../prose/prose-view.tsx';
import { libraryPath } from '../library-address.ts';
import { ReportOffer } from './report-offer.tsx';
import type { ReportView } from './report-view.ts';
import { SamplePages } from './sample-pages.tsx';

export function ReportBody({ report }: { report: ReportView }) {
  const { title, lang, kicker, summary, contents, samplePages, keyTable, prose, method, rules } = report;
  return (
    <PassportArea className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[{ label: 'Whitepapers and reports', to: libraryPath }]} current={title} />
      <article className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <header>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-soft tabular-nums">
            {kicker}
            {lang === 'de' && <Badge tone="sea">In German</Badge>}
          </p>
          <h1 lang={lang} className="mt-2 text-3xl hyphens-auto sm:text-5xl">
            {title}
          </h1>
          <p lang={lang} className="mt-5 max-w-prose text-lg text-pretty">
            {summary}
          </p>
        </header>
        <ReportOffer report={report} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
          <section aria-labelledby="contents">
            <h2 id="contents" className="text-2xl">
              Contents
            </h2>
            <ol lang={lang} className="mt-4 grid max-w-prose list-decimal gap-2 pl-6 marker:text-soft">
              {contents.map((chapter) => (
                <li key={chapter}>{chapter}</li>
              ))}
            </ol>
          </section>
          <SamplePages pages={samplePages} lang={lang} />
          {keyTable && <KeyTable {...keyTable} lang={lang} />}
          <div lang={lang}>
            <ProseView prose={prose} />
          </div>
          <section aria-labelledby="method">
            <h2 id="method" className="text-2xl">
              Method
            </h2>
            <p lang={lang} className="mt-4 max-w-prose text-pretty">
              {method}
            </p>
          </section>
          <Rules rules={rules} lang={lang} />
        </div>
      </article>
      <LinkedData data={report.linkedData} />
    </PassportArea>
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
        {source} {rangesNote}
      </p>
    </div>
  );
}

function Rules({ rules: { delivery, refund, updates }, lang }: Pick<ReportView, 'rules' | 'lang'>) {
  const named = [
    { name: 'Delivery', rule: delivery },
    { name: 'Refund', rule: refund },
    { name: 'Updates', rule: updates },
  ];
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className="text-2xl">
        What you can rely on
      </h2>
      <dl className="mt-4 grid max-w-prose gap-4">
        {named.map(({ name, rule }) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd lang={lang} className="text-soft">
              {rule}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
