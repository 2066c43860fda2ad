import { DrawnExhibits } from '../../data-pages/page/drawn-exhibits.tsx';
import type { Markup } from '../../ui/markup.ts';
import { Section } from '../../shell/section.tsx';

type Props = {
  counts: readonly { count: string; of: string }[];
  map?: Markup;
  rangesNote: string;
};

/** How much there is, and where. */
export function World({ counts, map, rangesNote }: Props) {
  return (
    <Section
      title="One measure for the whole world"
      lead="The same things are counted everywhere, so that countries can be compared, and add up. Each country leads to its market."
    >
      <dl className="mt-10 grid grid-cols-2 gap-x-6 border-t border-ink sm:grid-cols-4">
        {counts.map(({ count, of }) => (
          <div key={of} className="flex flex-col-reverse justify-end border-b border-line py-4">
            <dt className="text-[0.9375rem] text-soft">{of}</dt>
            <dd className="text-3xl font-semibold tracking-[-0.03em] tabular-nums sm:text-4xl">{count}</dd>
          </div>
        ))}
      </dl>
      {map && <DrawnExhibits markup={map} className="mt-10" />}
      {map && <p className="mt-3 text-[0.8125rem] leading-5 text-soft">{rangesNote}</p>}
    </Section>
  );
}
