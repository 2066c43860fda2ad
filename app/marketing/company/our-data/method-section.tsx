import { href } from 'react-router';
import { AppLink } from '../../../ui/app-link.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { Section } from '../../../shell/section.tsx';
import { Steps } from '../steps.tsx';
import { counted, steps } from './method-words.ts';

/** What is counted, and how a figure is made, in six steps. */
export function MethodSection({ demonstration }: { demonstration: boolean }) {
  return (
    <Section anchor="method" tone="mist" title="Method" lead={demonstration ? demonstrationLead : undefined}>
      <dl className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <Definition name="What is counted" text={counted.in} />
        <Definition name="What is not" text={counted.out} />
      </dl>
      <div className="mt-4">
        <Steps steps={steps} columns={3} />
      </div>
      <p className="mt-8 max-w-prose text-soft">
        The whole method, with every formula and factor, would give exact values away. It comes with a plan;{' '}
        <AppLink to={href('/contact')} className={textLink}>
          ask us
        </AppLink>{' '}
        if you need it to judge one.
      </p>
    </Section>
  );
}

const demonstrationLead =
  'The data set that is loaded is a demonstration. Names and published facts are real; every other figure is computed from them by a model that knows no clock, no network and no chance, so that two runs are equal to the last digit. A modelled figure is not a measurement.';

function Definition({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-1 text-soft">{text}</dd>
    </div>
  );
}
