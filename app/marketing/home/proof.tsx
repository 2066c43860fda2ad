import { BadgeCheck, BookOpenCheck, Check, Sigma, X, type LucideIcon } from 'lucide-react';
import { href } from 'react-router';
import { PassportLink } from '../../passport/passport-link.tsx';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Flag } from '../../ui/flag.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { Scorecard, ScoreRow } from './scorecard.server.ts';

type Props = { scorecard: Scorecard | null; sources: number };

export function ProofSection({ scorecard, sources }: Props) {
  return (
    <Section
      title="Don’t take our word for it"
      lead="Check our ranges against figures from statistical offices and trade associations."
    >
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        {scorecard && <ScorecardTable {...scorecard} />}
        <ul className="grid content-start gap-y-6">
          {reasons(sources).map(({ icon: Icon, title, text, link }) => (
            <li key={title} className="grid grid-cols-[2rem_minmax(0,1fr)] text-[0.9375rem] leading-6">
              <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 text-sea" />
              <div>
                <h3 className="text-base">{title}</h3>
                <p className="mt-1 text-soft">
                  {text}{' '}
                  <AppLink to={link.to} className={textLink}>
                    {link.label}
                  </AppLink>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

type Reason = { icon: LucideIcon; title: string; text: string; link: { label: string; to: string } };

const reasons = (sources: number): readonly Reason[] => [
  {
    icon: BadgeCheck,
    title: 'A passport for every number',
    text: 'One click shows how a figure is defined and made, how far to trust it and how to cite it.',
    link: { label: 'See how we grade', to: `${href('/our-data')}#confidence` },
  },
  {
    icon: Sigma,
    title: 'Totals that add up',
    text: 'Categories add up to countries, and countries to the world. If one sum is wrong, the edition isn’t published.',
    link: { label: 'See the latest checks', to: `${href('/our-data')}#checks` },
  },
  {
    icon: BookOpenCheck,
    title: sources === 1 ? '1 named source' : `${sources.toLocaleString('en-US')} named sources`,
    text: 'Statistical offices, trade associations and annual reports, all linked.',
    link: { label: 'See all sources', to: `${href('/our-data')}#sources` },
  },
];

function ScorecardTable({ inside, compared, rows }: Scorecard) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong className="text-title font-[650] tabular-nums">
          {inside} of {compared}
        </strong>{' '}
        <span className="text-lg leading-snug">
          {compared === 1 ? 'published figure' : 'published figures'} {inside === 1 ? 'falls' : 'fall'} within
          our ranges
        </span>
      </p>
      <table className="mt-4 w-full border-t border-ink text-[0.9375rem] leading-6">
        <caption className="sr-only">What others publish, and our range for the same year</caption>
        <thead className="text-left text-note text-soft">
          <tr>
            <th scope="col" className="py-1.5 font-medium max-sm:w-full">
              Market
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium">
              Published
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium">
              Our range
            </th>
          </tr>
        </thead>
        {rows.map((row) => (
          <Score key={`${row.market.to} ${row.measure} ${row.period}`} {...row} />
        ))}
      </table>
      <p className="mt-3 max-w-prose text-note text-soft">
        Compared for the same market, year and unit. Some of these figures are also used to calibrate the
        model. The page for each market explains its misses.
      </p>
    </div>
  );
}

function Score({ publisher, market, measure, period, published, ours, isInside, difference }: ScoreRow) {
  const Mark = isInside ? Check : X;
  return (
    <tbody className="border-t border-line">
      <tr className="align-baseline">
        <th scope="rowgroup" className="pt-2 text-left font-normal">
          <span className="flex items-baseline gap-2">
            <Flag country={market.code} />
            <AppLink to={market.to} className={`${textLink} font-medium`}>
              {market.name}
            </AppLink>
          </span>
        </th>
        <td className="pt-2 pl-3 text-right font-semibold whitespace-nowrap tabular-nums">{published}</td>
        <td className="pt-2 pl-3 text-right whitespace-nowrap">
          <PassportLink value={ours} />
          <Mark
            aria-hidden="true"
            strokeWidth={2.25}
            className={`ml-2 inline size-4.5 ${isInside ? 'text-success' : 'text-danger'}`}
          />
          <span className="sr-only">{isInside ? 'inside our range' : 'outside our range'}</span>
        </td>
      </tr>
      <tr>
        <td colSpan={3} className="pb-2 text-sm leading-5 text-pretty text-soft">
          {measure}, <span className="tabular-nums">{period}</span>. {publisher}
          {!isInside && difference && <span className="max-sm:hidden">. {difference}</span>}
        </td>
      </tr>
    </tbody>
  );
}
