import { href } from 'react-router';
import { brand } from '../../base/brand.ts';
import { content } from '../../editorial/content.server.ts';
import { dataContext } from '../../data-pages/load-sheet.server.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { textLink } from '../../ui/text-link.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import { Section } from '../../shell/section.tsx';
import { corrections, earnings, principles } from './about-words.ts';
import { aboutFigure } from './about-figure.server.ts';
import { FigurePassport } from './figure-passport.tsx';
import { organisation } from '../../shell/organisation.ts';
import { PointGrid } from './point-grid.tsx';
import { Steps } from './steps.tsx';
import type { Route } from './+types/about-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const data = dataContext(context);
  return {
    team: content.authors,
    figure: await aboutFigure(data),
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
