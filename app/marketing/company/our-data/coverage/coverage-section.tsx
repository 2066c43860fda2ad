import { DrawnExhibits } from '../../../../data-pages/page/drawn-exhibits.tsx';
import { Section } from '../../../../shell/section.tsx';
import type { OurData } from '../our-data.server.ts';

/** How far the data set reaches. */
export function CoverageSection({ coverage }: Pick<OurData, 'coverage'>) {
  return (
    <Section
      anchor="coverage"
      title="Coverage"
      lead="All countries with a population and a national product are in the model, so that the world is a sum. The largest markets are published one by one; the others are part of their group."
    >
      <DrawnExhibits markup={coverage} className="mt-8" />
    </Section>
  );
}
