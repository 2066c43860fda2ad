import type { ReactNode } from 'react';
import { href } from 'react-router';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { quietLink, textLink } from '../../ui/text-link.ts';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import type { FeatureView } from './feature.server.ts';
import { PlanSplit } from './plan-split.tsx';

type Props = {
  feature: FeatureView;
  /** The free pages with all data of this kind. */
  full: { label: string; to: string };
  children: ReactNode;
};

export const headOf = ({ name, description }: FeatureView) => ({ title: name, description });

/** The parts that all feature pages share, around the live data of each. */
export function FeatureFrame({ feature, full, children }: Props) {
  return (
    <>
      <FeatureOpening feature={feature} full={full} />
      {children}
      <FeatureClosing feature={feature} />
    </>
  );
}

export function FeatureOpening({ feature, full }: Omit<Props, 'children'>) {
  return (
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
  );
}

export function FeatureClosing({ feature }: Pick<Props, 'feature'>) {
  return (
    <>
      <Section title="What you get here, and what a plan adds">
        <PlanSplit rows={feature.plans} />
      </Section>
      <Background {...feature} />
      <NextStep
        title="Bring us your toughest question"
        text="An analyst takes you through your markets and retailers in the tool and answers on the spot. Bring the figure you trust least."
      />
      <LinkedData data={feature.linkedData} />
    </>
  );
}

type BackgroundProps = Pick<FeatureView, 'method' | 'limit' | 'terms' | 'articles'>;

function Background({ method, limit, terms, articles }: BackgroundProps) {
  return (
    <Section title="Method and limits">
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <p className="max-w-prose text-pretty">
          {method}{' '}
          <AppLink to={href('/our-data')} className={textLink}>
            See how our data is made
          </AppLink>
        </p>
        <p className="max-w-prose self-start border-l-2 border-edge pl-5 text-pretty">{limit}</p>
        <Reading title="From the blog" links={articles} />
        <Reading title="Key terms" links={terms} />
      </div>
    </Section>
  );
}

type Link = { title: string; about: string; path: string };

function Reading({ title, links }: { title: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h3 className="border-b border-ink pb-2 text-base">{title}</h3>
      <ul>
        {links.map(({ title: name, about, path }) => (
          <li key={path} className="border-b border-line py-3">
            <AppLink to={path} className={`${quietLink} font-medium`}>
              {name}
            </AppLink>
            <span className="mt-0.5 block max-w-prose text-sm leading-5 text-pretty text-soft">{about}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
