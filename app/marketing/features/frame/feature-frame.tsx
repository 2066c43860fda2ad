import type { ReactNode } from 'react';
import { href } from 'react-router';
import { PassportArea } from '../../../passport/passport-area.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { LinkedData } from '../../../ui/linked-data.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { NextStep } from '../../sections/next-step.tsx';
import { Opening } from '../../sections/opening.tsx';
import { Section } from '../../../shell/section.tsx';
import { Background } from './background.tsx';
import type { FeatureView } from './feature-view.server.ts';
import { PlanTable } from './plan-table.tsx';

type Props = {
  feature: FeatureView;
  /** Where the whole of it can be read. */
  full: { label: string; to: string };
  children: ReactNode;
};

/** What all feature pages have around their data: the question, the plans, the method, and where to go next. */
export function FeatureFrame({ feature, full, children }: Props) {
  return (
    <PassportArea className="">
      <PageHead title={feature.name} description={feature.description} />
      <Opening
        trail={[{ label: 'Features', to: href('/features') }]}
        name={feature.name}
        title={feature.question}
        lead={feature.lead}
      >
        <AppLink to={href('/book-a-demo')} className={buttonLook({ variant: 'primary' })}>
          Book a demo
        </AppLink>
        <AppLink to={full.to} className={textLink}>
          {full.label}
        </AppLink>
      </Opening>
      {children}
      <Section tone="mist" title="What is free, and what a plan adds">
        <PlanTable rows={feature.plans} />
      </Section>
      <Background {...feature} />
      <NextStep
        title="See it with your own question"
        text="One of us shows you the tool on the markets and shops that you name. Bring the figure that you doubt most."
      />
      <LinkedData data={feature.linkedData} />
    </PassportArea>
  );
}
