import { href } from 'react-router';
import { AppLink } from '../../../../ui/app-link.tsx';
import { textLink } from '../../../../ui/text-link.ts';
import { Section } from '../../../../shell/section.tsx';
import { LadderRuler } from './ladder-ruler.tsx';
import type { OurData } from '../our-data.server.ts';

/** Why visitors see ranges, and the ladders they stand on. */
export function RangesSection({ ladders }: Pick<OurData, 'ladders'>) {
  return (
    <Section
      anchor="ranges"
      tone="mist"
      title="Ranges"
      lead="Exact values are what our plans sell. Visitors see the step of a fixed ladder in which a value lies. The steps are the same for every market, shop and edition, so that a range tells the step and nothing else."
    >
      <div className="mt-8 grid gap-y-8">
        {ladders.map((ladder) => (
          <LadderRuler key={ladder.title} {...ladder} />
        ))}
      </div>
      <p className="mt-8 max-w-prose">
        A metric from which a hidden value could be worked out is hidden too: spending per head times
        population is the size of the market, so both are ranges. What others have published, places in
        rankings and public statistics are exact for everybody.{' '}
        <AppLink to={href('/pricing')} className={textLink}>
          What a plan opens
        </AppLink>
      </p>
    </Section>
  );
}
