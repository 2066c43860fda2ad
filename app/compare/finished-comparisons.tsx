import { countInWords } from '../data-pages/sentence.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import { Flag } from '../ui/flag.tsx';
import { Monogram } from '../ui/monogram.tsx';
import { stretchedLink, textLink } from '../ui/text-link.ts';
import type { CompareStartData, ReadyMade, SizeRow } from './ready-made.server.ts';
import { SizeEdges, SizeTrack } from './size-track.tsx';

type Featured = NonNullable<CompareStartData['featured']> & { year: number };

/** The verdict of one comparison, with the sizes that it rests on. */
export function FeaturedComparison({ to, year, headline, scale, sides, tooClose }: Featured) {
  const names = sides.map(({ row }) => row.label).join(' and ');
  return (
    <section aria-labelledby="featured" className="mt-8">
      <Card className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:p-8">
        <div>
          <p className="text-sm text-soft">Example: {names}</p>
          <h2 id="featured" className="mt-1 text-2xl text-balance">
            {headline}
          </h2>
          <ul className="mt-3 grid gap-1.5 text-[0.9375rem] leading-6">
            {sides
              .filter(({ highestOn }) => highestOn.length > 0)
              .map(({ row, highestOn }) => (
                <li key={row.subject}>
                  <Flag country={row.country} /> <span className="font-medium">{row.label} is ahead on</span>{' '}
                  <span className="text-soft">{shortList(highestOn)}</span>
                </li>
              ))}
            {tooClose > 0 && (
              <li className="text-soft">
                Too close to call: {countInWords(tooClose)} {measuresIn(tooClose)}
              </li>
            )}
          </ul>
          <p className="mt-4">
            <AppLink to={to} className={`stretched ${textLink} font-medium after:absolute after:inset-0`}>
              See the full comparison
            </AppLink>
          </p>
        </div>
        <div className="self-center">
          <p className="text-sm text-soft">Market size, {year}, in US dollars</p>
          <dl>
            {sides.map(({ row }) => (
              <SizeLine key={row.subject} row={row} trackLook="h-7 sm:h-9" />
            ))}
          </dl>
          {scale && <SizeEdges edges={scale.edges} />}
        </div>
      </Card>
    </section>
  );
}

function shortList(measures: readonly string[]): string {
  const named = measures.slice(0, mostNamed).map((measure) => measure.replace(/^[A-Z](?=[a-z])/, lower));
  const rest = measures.length - named.length;
  return named.join(', ') + (rest > 0 ? ` and ${countInWords(rest)} other ${measuresIn(rest)}` : '');
}

const mostNamed = 3;
const measuresIn = (count: number) => (count > 1 ? 'measures' : 'measure');
const lower = (letter: string) => letter.toLowerCase();

type ReadyMadeListProps = { comparisons: readonly ReadyMade[]; year: number };

/** The same picture, smaller. */
export function ReadyMadeList({ comparisons, year }: ReadyMadeListProps) {
  if (comparisons.length === 0) return null;
  return (
    <section aria-labelledby="ready-made" className="mt-10 sm:mt-12">
      <h2 id="ready-made" className="text-2xl">
        Popular comparisons
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {comparisons.map(({ label, to, areShops, rows }) => (
          <Card key={to} as="li">
            <h3 className="text-lg">
              <AppLink to={to} className={stretchedLink}>
                {label}
              </AppLink>
            </h3>
            <p className="mt-0.5 text-sm text-soft">
              {areShops ? 'Net sales' : 'Market size'}, {year}, in US dollars
            </p>
            <dl className="mt-1">
              {rows.map((row) => (
                <SizeLine key={row.subject} row={row} isShop={areShops} trackLook="h-3" />
              ))}
            </dl>
          </Card>
        ))}
      </ul>
    </section>
  );
}

type LineProps = { row: SizeRow; trackLook: string; isShop?: boolean };

function SizeLine({ row, trackLook, isShop = false }: LineProps) {
  const { label, country, text, rungs, isLargest } = row;
  return (
    <div className="pt-3">
      <dt className="float-left flex max-w-[calc(100%-7rem)] items-center gap-2 font-medium">
        {isShop ? <Monogram name={label} size="small" /> : <Flag country={country} />} {label}
      </dt>
      <dd className="text-right tabular-nums">
        <span className="block whitespace-nowrap">{text}</span>
        {rungs && (
          <SizeTrack rungs={rungs} isLargest={isLargest} className={`mt-1 clear-both ${trackLook}`} />
        )}
      </dd>
    </div>
  );
}
