import { ArrowRight, ChartColumn, Scale, Store, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { MetricIcon } from '../../figures/metric-icon.tsx';
import { PassportLink } from '../../passport/passport-link.tsx';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { ComparisonResult, MarketResult, ShopResult, Tasks } from './tasks.server.ts';

export function TasksSection({ shop, market, comparison }: Tasks) {
  if (!shop && !market && !comparison) return null;
  return (
    <Section title="Three answers in a minute" lead="Live results, free and without an account.">
      {/* On a phone the cards lie side by side, and the next one shows that there is more. */}
      <ul className="relative -mx-4 mt-6 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:mt-8 lg:grid lg:grid-cols-3 lg:gap-6 lg:overflow-visible lg:p-0">
        {shop && <ShopCard {...shop} />}
        {market && <MarketCard {...market} />}
        {comparison && <ComparisonCard {...comparison} />}
      </ul>
    </Section>
  );
}

type CardProps = {
  icon: LucideIcon;
  title: string;
  link: { label: string; to: string };
  children: ReactNode;
};

function TaskCard({ icon: Icon, title, link, children }: CardProps) {
  return (
    <li className="flex w-[min(85%,24rem)] shrink-0 snap-start flex-col lg:w-auto lg:min-w-0 rounded-lg border border-line bg-raised p-5 transition-[border-color,box-shadow] duration-200 hover:border-edge hover:shadow-float">
      <h3 className="flex items-center gap-2.5 text-base">
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 text-sea" />
        {title}
      </h3>
      {children}
      <p className="mt-auto pt-4">
        <AppLink to={link.to} className={`${textLink} inline-flex items-center gap-1.5 font-medium`}>
          {link.label}
          <ArrowRight aria-hidden="true" className="size-4" />
        </AppLink>
      </p>
    </li>
  );
}

function ShopCard({ name, domain, country, figures, to }: ShopResult) {
  return (
    <TaskCard icon={Store} title="Look up a shop" link={{ label: `See ${possessive(name)} profile`, to }}>
      <p className="mt-4 flex items-center gap-3">
        <Monogram name={name} />
        <span className="min-w-0 leading-tight">
          <span className="block text-xl font-semibold tracking-[-0.02em]">{name}</span>
          <span className="flex items-center gap-2 text-sm text-soft">
            <Flag country={country.code} /> {country.name}, {domain}
          </span>
        </span>
      </p>
      <dl className="mt-4 text-[0.9375rem]">
        {figures.map(({ label, period, value }) => (
          <div
            key={value.passport}
            className="flex items-baseline justify-between gap-x-4 border-t border-line py-2"
          >
            <dt className="text-soft">
              {label}, <span className="tabular-nums">{period}</span>
            </dt>
            <dd className="font-semibold">
              <PassportLink value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </TaskCard>
  );
}

const possessive = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

function MarketCard({ title, inText, headline, message, drawing, to }: MarketResult) {
  return (
    <TaskCard icon={ChartColumn} title="Size a market" link={{ label: `See ${inText}`, to }}>
      <p className="mt-4 text-3xl leading-tight font-[650] tracking-[-0.03em]">
        <PassportLink value={headline.value} />
      </p>
      <p className="text-sm text-soft">
        {title}, <span className="tabular-nums">{headline.period}</span>
      </p>
      <div className="mt-4">
        <ChartFrame svg={drawing} label={message} />
      </div>
    </TaskCard>
  );
}

function ComparisonCard({ names, period, places, rows, to }: ComparisonResult) {
  return (
    <TaskCard icon={Scale} title="Compare markets" link={{ label: `Compare ${names}`, to }}>
      <table className="mt-4 w-full text-[0.9375rem]">
        <caption className="sr-only">{`${names}, ${period}`}</caption>
        <thead>
          <tr>
            <th scope="col" className="pb-2 text-left text-sm font-normal text-soft tabular-nums">
              {period}
            </th>
            {places.map(({ name, code }) => (
              <th
                key={code}
                scope="col"
                className="pb-2 pl-4 text-right align-bottom text-sm font-medium xl:pl-6"
              >
                <span className="inline-flex items-center gap-1.5">
                  <Flag country={code} /> {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, metric, values }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-2.5 text-left text-sm leading-5 font-normal text-soft">
                <span className="flex items-center gap-2">
                  <MetricIcon metric={metric} className="size-4 max-xl:hidden" /> {label}
                </span>
              </th>
              {values.map((value, at) => (
                <td key={places[at]!.code} className="py-2.5 pl-4 text-right text-sm font-semibold xl:pl-6">
                  {value && <PassportLink value={value} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TaskCard>
  );
}
