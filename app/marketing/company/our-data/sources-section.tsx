import { DrawnExhibits } from '../../../data-pages/page/drawn-exhibits.tsx';
import { Section } from '../../../shell/section.tsx';
import type { OurData } from './our-data.server.ts';

/** Everything that was read. */
export function SourcesSection({ sources, counts }: Pick<OurData, 'sources' | 'counts'>) {
  return (
    <Section
      anchor="sources"
      title="Sources"
      lead={`${counts.sources} publications of statistical offices, associations and companies. Each period leads to the page on which its figure was read, which is not always the publisher’s own.`}
    >
      <DrawnExhibits markup={sources} className="mt-8" />
    </Section>
  );
}
