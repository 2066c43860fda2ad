import { BookOpenCheck, Check, Quote, Sigma, X, type LucideIcon } from 'lucide-react';
import { href } from 'react-router';
import { PassportLink } from '../../passport/passport-link.tsx';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { Scorecard, ScoreRow } from './scorecard.server.ts';

type Props = { scorecard: Scorecard | null; sources: number; demonstration: boolean };

export function ProofSection({ scorecard, sources, demonstration }: Props) {
  return (
    <Section
      title="Don’t take our word for it"
      lead="Every number opens its passport: definition, method, confidence grade, source and date. Then check the data set as a whole."
    >
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        {scorecard && <ScorecardTable {...scorecard} demonstration={demonstration} />}
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
    icon: Sigma,
    title: 'Sums that agree',
    text: 'Categories add up to their country, countries to their region and the world. An edition with one wrong sum is refused.',
    link: { label: 'See the latest checks', to: `${href('/our-data')}#checks` },
  },
  {
    icon: BookOpenCheck,
    title: sources === 1 ? '1 named source' : `${sources.toLocaleString('en-US')} named sources`,
    text: 'Statistical offices, trade associations and annual reports, each linked to the page we read.',
    link: { label: 'See all sources', to: `${href('/our-data')}#sources` },
  },
  {
    icon: Quote,
    title: 'Ready to cite',
    text: 'Each figure keeps its address and edition, so a reader of yours can check it too.',
    link: { label: 'See how we work', to: href('/our-data') },
  },
];

function ScorecardTable({ inside, compared, rows, demonstration }: Scorecard & { demonstration: boolean }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong className="text-title font-[650] tabular-nums">
          {inside} of {compared}
        </strong>{' '}
        <span className="text-lg">published figures fall inside our range</span>
      </p>
      <ul className="mt-4 border-t border-ink text-[0.9375rem] leading-6">
        {rows.map((row) => (
          <Score key={`${row.market} ${row.about}`} {...row} />
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-note text-soft">
        Figures for the same market and year, in the same unit. Some of them calibrate{' '}
        {demonstration ? 'the model' : 'our models'}; those that miss count something else, and each market
        page says what.
      </p>
    </div>
  );
}

function Score({ publisher, about, period, published, ours, isInside, difference, market }: ScoreRow) {
  const Mark = isInside ? Check : X;
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-b border-line py-2.5">
      <Mark
        aria-hidden="true"
        className={`mt-0.5 size-5 ${isInside ? 'text-success' : 'text-danger'}`}
        strokeWidth={2}
      />
      <div className="sm:flex sm:justify-between sm:gap-6">
        <p className="min-w-0">
          <AppLink to={market} className={`${textLink} font-medium`}>
            {about}, <span className="tabular-nums">{period}</span>
          </AppLink>
          {!isInside && difference && <span className="block text-sm leading-5 text-soft">{difference}</span>}
        </p>
        <p className="shrink-0 tabular-nums sm:text-right">
          <strong className="font-semibold">{published}</strong>{' '}
          <span className="text-soft">
            {publisher}; {isInside ? 'ours' : 'outside ours,'} <PassportLink value={ours} />
          </span>
        </p>
      </div>
    </li>
  );
}
