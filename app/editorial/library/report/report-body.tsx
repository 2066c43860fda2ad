import { ExhibitTable } from '../../../data-pages/page/exhibit-table.tsx';
import { ProseView } from '../../prose/prose-view.tsx';
import { LibraryFrame } from '../library-frame.tsx';
import { ReportOffer } from './report-offer.tsx';
import type { ReportView } from './report-view.ts';
import { SamplePages } from './sample-pages.tsx';

export function ReportBody({ report }: { report: ReportView }) {
  const { lang, summary, contents, samplePages, keyTable, prose, method, rules } = report;
  return (
    <LibraryFrame work={report} lead={summary} side={<ReportOffer report={report} />}>
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
