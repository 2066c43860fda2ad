import type { ReactNode } from 'react';
import { href } from 'react-router';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { textLink } from '../../ui/text-link.ts';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import type { FeatureView } from './feature.server.ts';
import { PlanSplit } from './plan-split.tsx';

type Props = {
  feature: FeatureView;
  /** The free pages with all data of this kind. */
  full: { label: string; to: string };
  /** Figures of this kind, beside the title. */
  picture: ReactNode;
  children: ReactNode;
};

export const headOf = ({ name, description }: FeatureView) => ({ title: name, description });

/** The parts that all feature pages share, around the live data of each. */
export function FeatureFrame({ feature, full, picture, children }: Props) {
  return (
    <>
      <FeatureOpening feature={feature} full={full} picture={picture} />
      {children}
      <FeatureClosing feature={feature} />
    </>
  );
}

export function FeatureOpening({ feature, full, picture }: Omit<Props, 'children'>) {
  return (
    <Opening
      trail={[{ label: 'Features', to: href('/features') }]}
      name={feature.name}
      title={feature.question}
      lead={feature.lead}
      picture={picture}
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
        text="An analyst takes you through your markets and retailers in the tool and answers your questions on the spot. Bring the figure you trust least."
      />
      <LinkedData data={feature.linkedData} />
    </>
  );
}

type BackgroundProps = Pick<FeatureView, 'method' | 'limit' | 'terms' | 'articles'>;

function Background({ method, limit, terms, articles }: BackgroundProps) {
  return (
    <Section title="Method and limits">
      <div className="mt-6 grid gap-x-12 gap-y-7 text-[0.9375rem] leading-6 lg:mt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="grid max-w-prose content-start gap-4 text-pretty">
          <p>
            {method}{' '}
            <AppLink to={href('/our-data')} className={textLink}>
              See how our data is made
            </AppLink>
          </p>
          <p className="border-l-2 border-edge pl-4">{limit}</p>
        </div>
        <div className="grid content-start gap-5">
          <Reading title="From the blog" links={articles} look="grid justify-items-start gap-x-5" />
          <Reading title="Key terms" links={terms} look="flex flex-wrap gap-x-5" />
        </div>
      </div>
    </Section>
  );
}

type ReadingProps = { title: string; links: readonly { title: string; path: string }[]; look: string };

function Reading({ title, links, look }: ReadingProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h3 className="text-base">{title}</h3>
      <ul className={`mt-1 ${look}`}>
        {links.map(({ title: name, path }) => (
          <li key={path} className="py-1">
            <AppLink to={path} className={textLink}>
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
