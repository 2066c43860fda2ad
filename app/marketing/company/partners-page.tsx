import { href } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { textLink } from '../../ui/text-link.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { Opening } from '../sections/opening.tsx';
import { Section } from '../../shell/section.tsx';
import { integrations, joining, programmes } from './partner-words.ts';
import { PointGrid } from './point-grid.tsx';
import { Programmes } from './programmes.tsx';
import { Steps } from './steps.tsx';

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
        <Programmes programmes={programmes} />
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
