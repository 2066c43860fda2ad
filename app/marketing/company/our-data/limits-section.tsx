import { href } from 'react-router';
import { AppLink } from '../../../ui/app-link.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { Section } from '../../../shell/section.tsx';
import { PlainList } from '../plain-list.tsx';
import { limits, revisions } from './method-words.ts';

/** What changes, and what cannot be relied on. */
export function LimitsSection({ edition }: { edition: { asOf: string; nextUpdate: string } }) {
  return (
    <Section anchor="limits" tone="mist" title="Revisions and known limits">
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <PlainList title="What happens when we revise" points={revisions} />
          <p className="mt-4 text-[0.9375rem]">
            This edition is as of {edition.asOf}. The next one is due on {edition.nextUpdate}.{' '}
            <AppLink to={`${href('/about-us')}#corrections`} className={textLink}>
              How we correct
            </AppLink>
          </p>
        </div>
        <PlainList title="Where the data is weak" points={limits} />
      </div>
    </Section>
  );
}
