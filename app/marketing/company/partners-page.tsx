import { Blocks, Database, Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, type RouterContextProvider } from 'react-router';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { embedPath } from '../../figures/sheet-address.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { textLink } from '../../ui/text-link.ts';
import { sampleUrl } from '../../api/reference/code-samples.ts';
import { loadMarketExcerpt } from '../features/showcase.server.ts';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import { SourceNote, type SourceNoteProps } from '../sections/source-note.tsx';
import { PointGrid, Steps } from './points.tsx';
import type { Route } from './+types/partners-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  return drawPage(
    context,
    { title: 'Our partners', description },
    <PartnersBody {...await loadView(context)} />,
  );
}

export default DrawnFiguresPage;

async function loadView(context: Readonly<RouterContextProvider>) {
  const { siteUrl } = dataContext(context);
  const market = await loadMarketExcerpt(context);
  return {
    market,
    embed:
      market?.drawn.size && `<iframe src="${sampleUrl(siteUrl)}${embedPath(market.key, 'size')}"></iframe>`,
  };
}

function PartnersBody({ market, embed }: Awaited<ReturnType<typeof loadView>>) {
  return (
    <>
      <Opening
        title="Put market data where your users need it"
        lead={lead}
        picture={market?.drawn.size && <ChartInProduct market={market} chart={market.drawn.size} />}
      >
        <AppLink to={href('/contact')} className={buttonLook({ variant: 'primary' })}>
          Propose a partnership
        </AppLink>
        {embed && <EmbedCode code={embed} />}
      </Opening>
      <Section title="Three programmes">
        <Programmes />
      </Section>
      <Section
        title="Start today, without a contract"
        lead="These need no key. They show what every visitor can see."
      >
        <PointGrid points={integrations} />
        <p className="mt-8">
          <AppLink to={href('/resources/api-reference')} className={textLink}>
            See every API endpoint with an example
          </AppLink>
        </p>
        <p className="mt-3 max-w-prose text-soft">
          Need a data warehouse feed or another format? That takes a contract. Tell us what you use.
        </p>
      </Section>
      <Section title="From first email to contract">
        <Steps steps={joining} />
        <p className="mt-10 max-w-prose text-soft">
          We name partners once both sides have signed. To recommend us without signing anything, join the{' '}
          <AppLink to={href('/affiliate-program')} className={textLink}>
            affiliate programme
          </AppLink>
          .
        </p>
      </Section>
      <NextStep
        title="Half a page is enough"
        text="Write to us, or bring your idea to a demo."
        action={{ label: 'Propose a partnership', to: href('/contact') }}
      />
    </>
  );
}

type PictureProps = { market: SourceNoteProps; chart: ReactNode };

function ChartInProduct({ market: { edition, rangesNote }, chart }: PictureProps) {
  return (
    <section aria-labelledby="live" className="rounded-lg border border-line bg-paper">
      <h2
        id="live"
        className="rounded-t-lg border-b border-line bg-mist px-5 py-3 text-base tracking-[-0.01em] sm:px-6"
      >
        A live chart, as it would look in your product
      </h2>
      <div className="px-5 py-6 sm:px-6">{chart}</div>
      <p className="border-t border-line px-5 py-3 text-[0.8125rem] leading-5 text-soft sm:px-6">
        <SourceNote edition={edition} rangesNote={rangesNote} />
      </p>
    </section>
  );
}

function EmbedCode({ code }: { code: string }) {
  return (
    <div className="mt-2 w-full">
      <p className="text-sm text-soft">
        One line of code embeds the chart, free of charge and without a script:
      </p>
      <code className="mt-2 block rounded-md bg-mist px-4 py-3 font-mono text-[0.8125rem] leading-5 wrap-anywhere">
        {code}
      </code>
    </div>
  );
}

const lead = 'For data owners, software vendors and consultancies.';

const description =
  'Partner programmes for data owners, software vendors and consultancies: what each side brings, what you can connect today, and how to start.';

function Programmes() {
  return (
    <div className="mt-8 grid gap-5 lg:grid-cols-3">
      {programmes.map(({ icon: Icon, title, about, yours, ours }) => (
        <section
          key={title}
          className="grid content-start gap-y-6 rounded-lg border border-line bg-raised p-6 lg:row-span-3 lg:grid-rows-subgrid"
        >
          <div>
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 text-sea" />
            <h3 className="mt-3 text-2xl">{title}</h3>
            <p className="mt-2 text-soft">{about}</p>
          </div>
          <Side title="You bring" points={yours} />
          <Side title="We bring" points={ours} />
        </section>
      ))}
    </div>
  );
}

function Side({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className="border-t border-line pt-4 text-sm font-medium text-sea">{title}</h4>
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
    icon: Database,
    title: 'Data',
    about: 'For owners of panel, receipt, parcel, payment or web data.',
    yours: [
      'Online retail data you may lawfully share, free of personal data',
      'A record of how it was collected and whom it represents',
      'Regular delivery in an agreed format',
    ],
    ours: [
      'A share of the revenue from figures based on your data, or our data in return',
      'Credit as the source of each of those figures',
      'A private report on how your data compares with other sources',
    ],
  },
  {
    icon: Blocks,
    title: 'Technology',
    about: 'For software vendors: eCommerce platforms, BI, CRM and research tools.',
    yours: [
      'A place in your product where market figures help',
      'A commitment to show figures as delivered, with source line and date',
      'A technical contact in case the integration breaks',
    ],
    ours: [
      'Exact figures for your product, under contract',
      'A stable API, with a year’s notice before anything is removed',
      'Help with mapping fields, definitions and categories',
    ],
  },
  {
    icon: Handshake,
    title: 'Resale',
    about: 'For consultancies, agencies and publishers that serve clients.',
    yours: [
      'Clients who need data, and advice that goes beyond it',
      'Contracts in your name, on terms that protect the data at least as well as ours',
      'An annual forecast of how much you expect to resell',
    ],
    ours: [
      'Volume discounts on plans and reports',
      'Charts and tables in your own branding, with the source line',
      'Training for your team and a named analyst for questions',
    ],
  },
];

const integrations = [
  {
    title: 'API',
    text: 'Markets, retailers and rankings as JSON and CSV, with an OpenAPI spec.',
  },
  {
    title: 'Embedded charts',
    text: 'Any chart from a data page, with its source, on your own page. No script needed.',
  },
  {
    title: 'Files',
    text: 'Every data page as CSV, JSON or XLSX, and charts as SVG or PNG, with each figure’s method, date and source.',
  },
  {
    title: 'Feed',
    text: 'New articles as an Atom feed, for feed readers and newsrooms.',
  },
  {
    title: 'Citations',
    text: 'A permanent link for each figure, and a citation ready to copy.',
  },
];

const joining = [
  {
    title: 'Write to us',
    text: 'Who you are, which programme, and what you have in mind.',
  },
  {
    title: 'We talk',
    text: 'We reply within five working days. If it looks like a good fit, we work through an example together.',
  },
  {
    title: 'We try it',
    text: 'Four weeks with real data, free of charge, under a short confidentiality agreement.',
  },
  {
    title: 'We sign, or we don’t',
    text: 'A one-year contract, a few pages long. Either side can leave with three months’ notice.',
  },
];
