import { EditionDates, EditionNote } from '../data-pages/edition-line.tsx';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Select } from '../ui/form/select.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import type { CompareChoices } from './choices.server.ts';
import { sampleDataTrail } from '../figures/sheet-address.ts';
import { comparePath } from '../subjects/comparison.ts';
import { FeaturedComparison, ReadyMadeList } from './finished-comparisons.tsx';
import type { CompareStartData } from './ready-made.server.ts';

type Props = CompareStartData & { leftOut?: LeftOutProps };

/** Shown until something is chosen: a finished comparison, more to open, and two forms. */
export function CompareStart({ choices, year, edition, featured, readyMade, leftOut }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[...sampleDataTrail]} current={startHead.title} />
      <h1 className="mt-6 text-title">{startHead.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-pretty">{startHead.description}</p>
      <EditionDates edition={edition} className="mt-3" />
      {leftOut && <LeftOut {...leftOut} title="We couldn’t make this comparison" />}
      {featured && <FeaturedComparison {...featured} year={year} />}
      <section aria-label="Choose what to compare" className={formsLook}>
        <MarketsForm {...choices} />
        <RetailersForm {...choices} />
      </section>
      <ReadyMadeList comparisons={readyMade} year={year} />
      <EditionNote edition={edition} className="mt-6" />
    </div>
  );
}

const formsLook =
  'mt-6 grid rounded-lg border border-line max-lg:divide-y sm:mt-8 lg:grid-cols-[3fr_2fr] lg:divide-x divide-line';

export const startHead = {
  title: 'Compare markets and retailers',
  description:
    'Compare online markets or retailers side by side: start with two, then add one or two more. Free to share, cite and download.',
  canonical: comparePath,
};

function MarketsForm({ places, categories }: CompareChoices) {
  return (
    <form action={comparePath} aria-labelledby="compare-markets" className={formLook}>
      <h2 id="compare-markets" className="text-xl">
        Compare markets
      </h2>
      <div className="grid gap-5 sm:grid-cols-3">
        <Select
          id="first-market"
          name="markets"
          label="First market"
          options={places}
          placeholder="Choose…"
        />
        <Select id="second-market" name="add" label="Second market" options={places} placeholder="Choose…" />
        <Select id="market-category" name="category" label="Category" options={categories} />
      </div>
      <Button type="submit" variant="search" className="justify-self-start">
        Compare<span className="sr-only"> markets</span>
      </Button>
    </form>
  );
}

function RetailersForm({ retailers }: CompareChoices) {
  return (
    <form action={comparePath} aria-labelledby="compare-retailers" className={formLook}>
      <h2 id="compare-retailers" className="text-xl">
        Compare retailers
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          id="first-retailer"
          name="retailers"
          label="First retailer"
          options={retailers}
          placeholder="Choose…"
        />
        <Select
          id="second-retailer"
          name="add"
          label="Second retailer"
          options={retailers}
          placeholder="Choose…"
        />
      </div>
      <Button type="submit" variant="search" className="justify-self-start">
        Compare<span className="sr-only"> retailers</span>
      </Button>
    </form>
  );
}

const formLook = 'grid content-start gap-5 p-4 sm:p-6';

type LeftOutProps = { unknown: readonly string[]; beyond: readonly string[]; title?: string };

export function LeftOut({ unknown, beyond, title = 'Not everything is shown' }: LeftOutProps) {
  if (unknown.length + beyond.length === 0) return null;
  return (
    <div className="mt-6">
      <Alert severity="warning" title={title}>
        {unknown.length > 0 && <p>Not in our sample data: {inList(unknown)}.</p>}
        {beyond.length > 0 && <p>You can compare up to four. Left out: {inList(beyond)}.</p>}
      </Alert>
    </div>
  );
}

const inList = (subjects: readonly string[]) =>
  subjects.map((subject) => subject.replace('~', '/')).join(', ');
