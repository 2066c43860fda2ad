import { BookA, IdCard, LockOpen, Ruler, Sigma, Unplug, UsersRound } from 'lucide-react';
import { href } from 'react-router';
import { brand } from '../../base/brand.ts';
import { PassportFacts } from '../../passport/passport-facts.tsx';
import type { PassportCard } from '../../passport/passport-view.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { textLink } from '../../ui/text-link.ts';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import { PointGrid, Steps } from './points.tsx';

type Props = {
  team: readonly { id: string; name: string; role: string }[];
  isDemonstration: boolean;
  figure: PassportCard | null;
  linkedData: readonly object[];
};

export function AboutBody({ team, isDemonstration, figure, linkedData }: Props) {
  return (
    <>
      <Opening
        title="Market data with its papers in order"
        lead={lead}
        picture={figure && <FigurePassport card={figure} />}
      />
      <Section title="Our standards">
        <PointGrid points={principles} />
      </Section>
      <Section
        anchor="team"
        title="The people behind the figures"
        lead={
          isDemonstration
            ? 'On a live site, these would be the people who put their names to what you read. On this demonstration site, they are fictional.'
            : 'They put their names to what you read here, and you’ll meet one of them in a demo.'
        }
      >
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {team.map(({ id, name, role }) => (
            <li key={id} className="flex items-center gap-4">
              <Portrait name={name} isTeam={id === dataDesk} />
              <div>
                <h3 className="text-lg">{name}</h3>
                <p className="text-[0.9375rem] leading-6 text-soft">{role}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="How we make money" lead="Our customers pay us, and nobody else does.">
        <Earnings />
      </Section>
      <Section
        anchor="corrections"
        title="Corrections"
        lead="We will get things wrong. What matters is that you can spot a mistake, report it and find out what we did about it."
      >
        <Steps steps={corrections} />
      </Section>
      <NextStep
        title="Judge us by the figures"
        text="The sample data is open to everyone, no account needed. Start with a market you know well."
        action={{ label: 'Browse the sample data', to: href('/resources/sample-data') }}
      />
      <LinkedData data={linkedData} />
    </>
  );
}

/** The author of what nobody signs alone. */
const dataDesk = 'data-desk';

function Portrait({ name, isTeam }: { name: string; isTeam: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-14 shrink-0 place-items-center rounded-full bg-sea-wash text-lg font-semibold text-sea"
    >
      {isTeam ? <UsersRound strokeWidth={1.75} className="size-6" /> : initialsOf(name)}
    </span>
  );
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

const lead = `${brand.product} tracks online retail: how large markets are, who sells in them, and how people buy. We are a small company in ${brand.company.city}, and we think a number is only as good as what it can tell you about itself.`;

function FigurePassport({ card }: { card: PassportCard }) {
  const { title, value, scope, period, definition, facts, page } = card;
  return (
    <section aria-labelledby="figure" className="rounded-lg border border-line bg-raised p-5 sm:p-8">
      <h2 id="figure" className="text-base tracking-[-0.01em]">
        {title}, {scope}, {period}
      </h2>
      <p className="mt-2 text-5xl leading-tight font-semibold tracking-[-0.03em] tabular-nums sm:text-6xl">
        {value}
      </p>
      <p className="mt-2 text-[0.9375rem] leading-6 text-pretty text-soft">{definition}</p>
      <div className="mt-5">
        <PassportFacts facts={facts} />
      </div>
      <AppLink to={page} className={`${textLink} mt-2 inline-block py-1 text-[0.9375rem]`}>
        See its full passport
      </AppLink>
    </section>
  );
}

const principles = [
  {
    icon: IdCard,
    title: 'Every number has a passport',
    text: 'Definition, scope, method, confidence, date and citation are one click away on every page, and included in every data file.',
  },
  {
    icon: Ruler,
    title: 'Honest about uncertainty',
    text: 'Forecasts are bands, grades go down to D, and where we know nothing the field stays empty.',
  },
  {
    icon: Sigma,
    title: 'Totals that add up',
    text: 'Categories add up to their country, countries to the world, and shops’ sales never exceed the size of their market. We check every sum before an edition goes live.',
  },
  {
    icon: BookA,
    title: 'One definition everywhere',
    text: 'A term means the same in Germany as in Japan, on the page, in the file and in the API. Where others count differently, we show their number next to ours and explain the difference.',
  },
  {
    icon: LockOpen,
    title: 'Open to everyone',
    text: 'Market pages, rankings, the glossary and the whitepapers need no account and no form. See what you’re paying for before you buy.',
  },
  {
    icon: Unplug,
    title: 'Works without scripts or optional cookies',
    text: 'You can read, search, filter and download with both switched off. In Europe, no advertising scripts load unless you agree.',
  },
];

const earnings: readonly { title: string; text: string; isNever?: true }[] = [
  {
    title: 'Plans',
    text: 'Annual subscriptions to exact values, all profiles, monthly data and the tool, at published prices. They bring in nearly all of our income.',
  },
  {
    title: 'Reports',
    text: 'One-off studies at a fixed price, each on a single subject.',
  },
  {
    title: 'Never',
    text: 'No retailer pays to be listed, ranked or described. We sell no advertising, no data about our visitors and no mentions in articles.',
    isNever: true,
  },
];

function Earnings() {
  return (
    <ul className="mt-8 grid gap-4 md:grid-cols-3">
      {earnings.map(({ title, text, isNever }) => (
        <li
          key={title}
          className={`rounded-lg border p-6 ${isNever ? 'border-line' : 'border-transparent bg-sea-wash'}`}
        >
          <h3 className="text-lg">{title}</h3>
          <p className="mt-2 text-[0.9375rem] leading-6 text-pretty">{text}</p>
        </li>
      ))}
    </ul>
  );
}

const corrections = [
  {
    title: 'You report it',
    text: 'Click the figure, choose “Report an error” and tell us what is wrong, ideally with a source. You get a ticket number straight away; leave an email address only if you want a reply.',
  },
  {
    title: 'We check it',
    text: 'Within five working days the data desk checks it against our scope and method, and writes to you if you left an address.',
  },
  {
    title: 'We correct it',
    text: 'We fix confirmed errors by the next edition at the latest, and serious ones straight away, in an extra edition.',
  },
  {
    title: 'It stays visible',
    text: 'The corrected edition has a new version name and date. Every citation and download names its edition, so you can tell whether it predates the correction.',
  },
];
