import { DrawnExhibits } from '../../../data-pages/page/drawn-exhibits.tsx';
import { KeyFigures } from '../../../data-pages/page/key-figures.tsx';
import { unbroken } from '../../../data-pages/page/unbroken.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { Section } from '../../../shell/section.tsx';
import type { marketExcerpt } from './market-excerpts.server.ts';

type Props = { market: NonNullable<Awaited<ReturnType<typeof marketExcerpt>>> };

/** One market: the figures that count, what they say, and what else there is on it. */
export function MarketSheet({ market: { title, lead, path, keyFigures, drawn, stops } }: Props) {
  const shown = [drawn.size, drawn.categories, drawn.structure, drawn.season].filter(
    (one) => one !== undefined,
  );
  return (
    <Section title={title} lead={unbroken(lead)}>
      <div className="mt-10">
        <KeyFigures figures={keyFigures} />
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-14 lg:grid-cols-2">
        {shown.map((markup, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never move
          <DrawnExhibits key={at} markup={markup} className="min-w-0" />
        ))}
      </div>
      <p className="mt-10">
        <AppLink to={path} className={textLink}>
          All {stops.length} exhibits on this market
        </AppLink>
      </p>
    </Section>
  );
}
