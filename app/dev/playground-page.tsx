import { ChartFrame } from '../charts/chart-frame.tsx';
import { drawChart } from '../charts/draw-chart.server.tsx';
import { sampleCharts } from '../charts/sample-charts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { developmentPage } from '../shell/route-handle.ts';
import { Actions, Navigation } from './playground/actions.tsx';
import { Data } from './playground/data.tsx';
import { Fields, SampleForm } from './playground/fields.tsx';
import { Foundations, Surfaces } from './playground/foundations.tsx';
import { Feedback, Overlays } from './playground/overlays.tsx';
import { Section, Specimen } from './playground/section.tsx';
import type { Route } from './+types/playground-page.ts';

export const handle = developmentPage({ brings: 'band' });

export function loader() {
  return {
    charts: sampleCharts.map(({ name, message, chart }) => ({
      name,
      message,
      svg: drawChart(chart, message),
    })),
  };
}

export default function PlaygroundPage({ loaderData: { charts } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-10 pb-24 sm:px-6 sm:pt-16">
      <PageHead title="Playground" description="Every part of the interface in every state." />
      <header className="max-w-3xl">
        <h1 className="text-4xl sm:text-6xl">Playground</h1>
        <p className="mt-4 text-lg text-pretty text-soft sm:text-xl">
          Every part of the interface in every state. Look at it narrow and wide, light and dark, by keyboard,
          and with scripts switched off.
        </p>
      </header>
      <div className="mt-12 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-16">
        <Contents />
        <div className="grid min-w-0 gap-20 sm:gap-28">
          <Foundations />
          <Actions />
          <Surfaces />
          <Data />
          <Charts charts={charts} />
          <Navigation />
          <Fields />
          <SampleForm />
          <Overlays />
          <Feedback />
        </div>
      </div>
    </div>
  );
}

function Contents() {
  return (
    <nav aria-label="Sections" className="mb-14 lg:sticky lg:top-24 lg:mb-0 lg:self-start">
      <ol className="flex flex-wrap gap-x-5 lg:grid lg:border-l lg:border-line">
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${section.toLowerCase()}`}
              className="inline-flex min-h-9 items-center rounded-xs text-[0.9375rem] text-soft no-underline transition-colors hover:text-sea lg:pl-4"
            >
              {section}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const sections = [
  'Foundations',
  'Actions',
  'Surfaces',
  'Data',
  'Charts',
  'Navigation',
  'Fields',
  'Form',
  'Overlays',
  'Feedback',
];

type DrawnChart = { name: string; message: string; svg: string };

function Charts({ charts }: { charts: readonly DrawnChart[] }) {
  return (
    <Section
      title="Charts"
      lead="Drawn on the server from the figures that stand in the table beside them. A range is a band: nobody sees where in it the number lies."
    >
      {charts.map(({ name, message, svg }) => (
        <Specimen key={name} name={name}>
          <ChartFrame svg={svg} label={message} />
        </Specimen>
      ))}
    </Section>
  );
}
