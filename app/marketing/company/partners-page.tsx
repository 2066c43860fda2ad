import { href } from 'react-router';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { textLink } from '../../ui/text-link.ts';
import { Opening } from '../sections/opening.tsx';
import { PointGrid, Steps } from './points.tsx';

export const handle = publicPage();

export default function PartnersPage() {
  return (
    <>
      <PageHead title="Our partners" description={description} />
      <Opening title="Three ways to work together" lead={lead}>
        <AppLink to={href('/contact')} className={buttonLook({ variant: 'primary' })}>
          Propose a partnership
        </AppLink>
      </Opening>
      <Section tone="mist" title="The programmes">
        <Programmes />
      </Section>
      <Section
        title="What can be connected today"
        lead="These need no contract and no key. They show what every visitor may see."
      >
        <PointGrid points={integrations} />
        <p className="mt-8">
          <AppLink to={href('/resources/api-reference')} className={textLink}>
            Every address of the interface, with an example
          </AppLink>
        </p>
      </Section>
      <Section tone="mist" title="How it goes">
        <Steps steps={joining} />
        <p className="mt-10 max-w-prose text-soft">
          No partner is named on this page. We name a partner once both have signed, and never as decoration.
          To recommend us without a contract of this kind there is the{' '}
          <AppLink to={href('/affiliate-program')} className={textLink}>
            affiliate programme
          </AppLink>
          .
        </p>
      </Section>
    </>
  );
}

const lead =
  'For those who have data that would make ours better, who build software in which it belongs, or who advise companies that need it.';

const description =
  'Partner programmes for data owners, software makers and consultancies: what each side gives, what can be connected, how to propose one.';

function Programmes() {
  return (
    <div className="mt-8 border-t border-ink">
      {programmes.map(({ title, about, yours, ours }) => (
        <section key={title} className="grid gap-x-12 gap-y-6 border-b border-line py-8 lg:grid-cols-3">
          <div>
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-2 text-soft">{about}</p>
          </div>
          <Side title="What you bring" points={yours} />
          <Side title="What we give" points={ours} />
        </section>
      ))}
    </div>
  );
}

function Side({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className="text-sm font-medium text-sea">{title}</h4>
      <ul className="mt-2 grid gap-2 text-[0.9375rem] leading-6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

const programmes = [
  {
    title: 'Data',
    about: 'For owners of panels, receipts, parcels, payments or crawls.',
    yours: [
      'Observations of online retail that you may lawfully share, without personal data',
      'How they were collected, and whom they stand for',
      'Regular delivery in a format that we agree on',
    ],
    ours: [
      'A part of the revenue from the figures that rest on yours, or data in return',
      'Your name as the source on every figure that uses it',
      'How well your data fits the other sources, as a report for you alone',
    ],
  },
  {
    title: 'Technology',
    about: 'For makers of shop software, business intelligence, CRM and research tools.',
    yours: [
      'A place in your product where market figures help its users',
      'Source line, date and ranges shown as they come',
      'Somebody who answers when the connection breaks',
    ],
    ours: [
      'Access for your product with exact figures, by contract',
      'A stable interface, with a year’s notice before anything is taken away',
      'Help with the fields, definitions and categories that you map to',
    ],
  },
  {
    title: 'Resale',
    about: 'For consultancies, agencies and publishers who bring the data to their own clients.',
    yours: [
      'Clients who need it, and advice that goes beyond the figure',
      'Contracts in your name, on terms no weaker than ours',
      'A forecast of what you expect to sell in a year',
    ],
    ours: [
      'A reseller’s price on plans and reports, by volume',
      'Charts and tables that you may put under your own layout, with the source line',
      'Training for your team, and an analyst to ask',
    ],
  },
];

const integrations = [
  {
    title: 'Interface',
    text: 'Markets, retailers, rankings and texts as JSON and CSV, described by OpenAPI.',
  },
  {
    title: 'Embedded charts',
    text: 'Every chart of a data page can stand in yours, with its source, and needs no script.',
  },
  {
    title: 'Files',
    text: 'CSV, JSON and XLSX of each data page; charts as SVG and PNG. All with the passport of each figure.',
  },
  {
    title: 'Feed',
    text: 'New articles as Atom, for readers and newsrooms.',
  },
  {
    title: 'Citations',
    text: 'Each figure has an address of its own that stays, and a citation ready to copy.',
  },
  {
    title: 'Something else',
    text: 'Warehouse deliveries and other formats come with a contract. Tell us what you use.',
  },
];

const joining = [
  {
    title: 'Write to us',
    text: 'Say who you are, which programme it is about, and what you have in mind. Half a page is enough.',
  },
  {
    title: 'We talk',
    text: 'Within five working days you hear whether it fits. If it does, we look at an example together.',
  },
  {
    title: 'We try it',
    text: 'Four weeks with real data, without a fee, under a short agreement on confidentiality.',
  },
  {
    title: 'We sign, or not',
    text: 'A contract of a few pages, for a year, that either side can leave with three months’ notice.',
  },
];
