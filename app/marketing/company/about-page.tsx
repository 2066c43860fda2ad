import { href } from 'react-router';
import { brand } from '../../base/brand.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { content } from '../../editorial/content.server.ts';
import { findFigure } from '../../passport/find-figure.server.ts';
import { PassportFacts } from '../../passport/passport-facts.tsx';
import type { PassportCard } from '../../passport/passport-view.ts';
import { passportCard } from '../../passport/passport.server.ts';
import { organisation } from '../../shell/organisation.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { textLink } from '../../ui/text-link.ts';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import { PointGrid, Steps } from './points.tsx';
import type { Route } from './+types/about-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const data = dataContext(context);
  const worldMarket = await findFigure(data, `market/ww/all/market-size/${data.baseYear}`);
  return {
    team: content.authors,
    figure: worldMarket && passportCard(worldMarket),
    linkedData: [organisation(data.siteUrl)],
  };
}

export default function AboutPage({ loaderData: { team, figure, linkedData } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="About us" description={description} />
      <Opening title="A harbour office for market data" lead={lead} />
      {figure && <FigurePassport card={figure} />}
      <Section tone="mist" title="What we hold ourselves to">
        <PointGrid points={principles} />
      </Section>
      <Section
        title="Who does the work"
        lead="The people who sign what you read here. This is a demonstration site, so they are invented, and we say so."
      >
        <ul className="mt-8 grid gap-x-12 gap-y-8 border-t border-ink pt-8 sm:grid-cols-2">
          {team.map(({ id, name, role, about }) => (
            <li key={id}>
              <h3 className="text-lg">{name}</h3>
              <p className="text-[0.9375rem] text-soft">{role}</p>
              <p className="mt-2 max-w-prose text-[0.9375rem] leading-6">{about}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        tone="mist"
        title="How we earn money"
        lead="From those who use the data, and from nobody else."
      >
        <PointGrid points={earnings} />
      </Section>
      <Section
        anchor="corrections"
        title="Corrections"
        lead="We will be wrong. What matters is that you can see it, say it, and find out what we did about it."
      >
        <Steps steps={corrections} />
        <p className="mt-8 max-w-prose">
          To report one, open a figure on any data page and choose “Report an error in this figure”. You get a
          ticket number at once.{' '}
          <AppLink to={href('/resources/sample-data')} className={textLink}>
            Go to the data
          </AppLink>
        </p>
      </Section>
      <NextStep
        title="Judge us by the figures"
        text="Everything under sample data is open, without an account. Start with a market that you know."
      />
      <LinkedData data={linkedData} />
    </>
  );
}

const lead = `${brand.product} publishes figures on online retail: how large markets are, who sells in them, and how shoppers buy. We are a small company in ${brand.company.city}, and we think that a number is worth as much as what it can say about itself.`;

const description = `Who is behind ${brand.product}: our principles, the people who make the figures, how we earn money, and how errors are corrected.`;

function FigurePassport({ card }: { card: PassportCard }) {
  const { title, value, scope, period, definition, facts, page } = card;
  return (
    <section aria-labelledby="figure" className="mx-auto max-w-6xl px-4 pb-16 sm:px-6 sm:pb-24">
      <div className="grid gap-x-16 gap-y-8 rounded-lg border border-line p-6 sm:p-10 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 id="figure" className="text-base tracking-[-0.01em]">
            {title}, {scope}, {period}
          </h2>
          <p className="mt-3 text-5xl leading-tight font-semibold tracking-[-0.03em] tabular-nums sm:text-6xl">
            {value}
          </p>
          <p className="mt-4 text-pretty text-soft">{definition}</p>
          <AppLink to={page} className={`${textLink} mt-4 inline-block py-1`}>
            Its whole passport
          </AppLink>
        </div>
        <PassportFacts facts={facts} />
      </div>
    </section>
  );
}

const principles = [
  {
    title: 'Every number has a passport',
    text: 'Definition, scope, method, confidence, date, next update and citation are one click away from every figure, on the page and in every file.',
  },
  {
    title: 'A range rather than a false digit',
    text: 'What is uncertain is shown as uncertain. Outlooks are bands, grades go down to D, and where we know nothing the field stays empty.',
  },
  {
    title: 'Sums agree',
    text: 'Categories add up to their country, countries to the world, and shops never exceed their market. A program checks it before an edition is served.',
  },
  {
    title: 'One definition everywhere',
    text: 'The same words mean the same thing in Germany and Japan, on the web page, in the file and in the interface. Where others count differently, we show their number beside ours and say why.',
  },
  {
    title: 'Open to read',
    text: 'Market pages, rankings, the glossary and the papers need no account and hide behind no form. You should know what you would pay for.',
  },
  {
    title: 'Yours to leave alone',
    text: 'The site works without scripts and without any optional cookie. Nothing is loaded for advertising before you have agreed to it.',
  },
];

const earnings = [
  {
    title: 'Plans',
    text: 'A yearly subscription opens exact values, all profiles, monthly data and the tool. This is nearly all of it, and its prices are public.',
  },
  {
    title: 'Reports',
    text: 'Single studies with a fixed price, for those who have one question.',
  },
  {
    title: 'Not this',
    text: 'No retailer pays to be listed, ranked or described. We sell no advertising, no leads about our visitors, and no placement in a text.',
  },
];

const corrections = [
  {
    title: 'You report it',
    text: 'From the page of the figure, with what is wrong and, best, a source. An e-mail address is only needed for an answer.',
  },
  {
    title: 'We check it',
    text: 'Within five working days the data desk compares it with our scope and method, and tells you what it found if you left an address.',
  },
  {
    title: 'We correct it',
    text: 'A confirmed error is put right in the next edition at the latest. One that misleads is put right at once, in an edition of its own.',
  },
  {
    title: 'It stays visible',
    text: 'The corrected edition has a new version and date. Earlier figures keep theirs, so that a citation still says what was published when.',
  },
];
