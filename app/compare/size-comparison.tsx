import { YearOnYear } from '../data-pages/page/key-figures.tsx';
import type { KeyFigureView } from '../data-pages/page/sheet-view.ts';
import { PassportLink } from '../passport/passport-link.tsx';
import { Flag } from '../ui/flag.tsx';
import type { ComparedSide, SizeScale } from './compare-frame.ts';
import { SizeEdges, SizeTrack } from './size-track.tsx';

type Props = {
  id: string;
  headline: string | null;
  scale: SizeScale | null;
  compared: readonly ComparedSide[];
  keyFigures: readonly KeyFigureView[];
};

/** Opens the page: who is larger and by how much, every side on one ladder. */
export function SizeComparison({ id, headline, scale, compared, keyFigures }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={headline ? `${id}-title` : undefined}
      className="scroll-mt-16 border-t-2 border-ink pt-4"
    >
      {headline && (
        <h2 id={`${id}-title`} className="max-w-3xl text-2xl text-balance sm:text-3xl">
          {headline}
        </h2>
      )}
      <dl className="mt-2 sm:mt-4">
        {compared.map((side) => {
          const figure = keyFigures.find(({ label }) => label.startsWith(`${side.label}, `));
          return (
            <div key={side.subject} className={rowLook}>
              <dt className="flex items-baseline gap-2 text-lg font-medium">
                <Flag country={side.country} /> {side.label}
                {side.isLargest && (
                  <span className="rounded-sm bg-sea px-1.5 text-sm leading-6 font-medium text-on-sea">
                    {compared.length > 2 ? 'largest' : 'larger'}
                  </span>
                )}
              </dt>
              {figure && <SideSize side={side} figure={figure} scale={scale} />}
            </div>
          );
        })}
      </dl>
      {scale && (
        <div className="grid gap-x-8 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <SizeEdges edges={scale.edges} className="sm:col-start-2" />
        </div>
      )}
    </section>
  );
}

const rowLook =
  'grid min-w-0 gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:grid-rows-[auto_auto]';

type SideProps = { side: ComparedSide; figure: KeyFigureView; scale: SizeScale | null };

function SideSize({ side, figure, scale }: SideProps) {
  return (
    <dd className="contents">
      <span className="sm:col-start-1">
        <span className="text-[clamp(1.75rem,8vw,2.5rem)] leading-tight font-[650] tracking-[-0.025em] tabular-nums">
          <PassportLink value={figure.value} />
        </span>
        <span className="block text-sm leading-6 text-soft">
          {figure.label.slice(side.label.length + 2)}, {figure.period}
          {figure.change && (
            <>
              {' · '}
              <YearOnYear change={figure.change} />
            </>
          )}
        </span>
      </span>
      {scale && side.rungs && (
        <SizeTrack
          rungs={side.rungs}
          isLargest={side.isLargest}
          className="mt-1 h-6 self-center sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0 sm:h-10"
        />
      )}
    </dd>
  );
}
