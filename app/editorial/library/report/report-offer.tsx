import { AppLink } from '../../../ui/app-link.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { Side } from '../side.tsx';
import type { ReportView } from './report-view.ts';

/** What it costs, and how to get it. */
export function ReportOffer({ report }: { report: ReportView }) {
  const { cover, licences, lang, plan, orderPath, requestPath, facts } = report;
  return (
    <Side label="Price and order" cover={cover} facts={facts}>
      <dl className="grid gap-5">
        {licences.map(({ kind, name, net, gross, about }) => (
          <div key={kind}>
            <dt className="font-medium">{name}</dt>
            <dd className="tabular-nums">
              <span className="block text-xl font-semibold tracking-[-0.02em]">{net}</span>
              <span className="block text-[0.9375rem] text-soft">{gross}</span>
              <span lang={lang} className="mt-1 block text-sm leading-snug text-pretty text-soft">
                {about}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 flex flex-wrap gap-3 print:hidden">
        <AppLink to={orderPath} className={buttonLook({ variant: 'primary' })}>
          Order
        </AppLink>
        <AppLink to={requestPath} className={buttonLook()}>
          Ask about it
        </AppLink>
      </p>
      <p className="mt-4 text-sm text-soft">
        Included in the plan{' '}
        <AppLink to="/pricing" className={textLink}>
          {plan}
        </AppLink>
        .
      </p>
    </Side>
  );
}
