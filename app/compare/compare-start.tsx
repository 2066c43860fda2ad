import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Select } from '../ui/form/select.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { textLink } from '../ui/text-link.ts';
import type { CompareChoices } from './choices.server.ts';
import { sampleDataTrail } from '../figures/sheet-address.ts';
import { comparePath } from '../subjects/comparison.ts';

type Props = { choices: CompareChoices; leftOut?: LeftOutProps };

/** Shown until something is chosen: ready-made comparisons and two forms. */
export function CompareStart({ choices, leftOut }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[...sampleDataTrail]} current={startHead.title} />
      <h1 className="mt-6 text-3xl sm:text-5xl">{startHead.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-pretty">{startHead.description}</p>
      {leftOut && <LeftOut {...leftOut} title="We couldn’t make this comparison" />}
      <ReadyMade {...choices} />
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        <MarketsForm {...choices} />
        <RetailersForm {...choices} />
      </div>
    </div>
  );
}

export const startHead = {
  title: 'Compare markets and retailers',
  description:
    'Compare online markets or retailers side by side: start with two, then add one or two more. Free to share, cite and download.',
  canonical: comparePath,
};

function ReadyMade({ readyMade }: CompareChoices) {
  return (
    <section aria-labelledby="ready-made" className="mt-10">
      <h2 id="ready-made" className="text-xl">
        Popular comparisons
      </h2>
      <ul className="mt-3 grid gap-x-6 border-t border-ink sm:grid-cols-3">
        {readyMade.map(({ label, about, to }) => (
          <li key={to} className="border-b border-line py-3">
            <AppLink to={to} className={`${textLink} font-medium`}>
              {label}
            </AppLink>
            <span className="block text-[0.9375rem] leading-6 text-soft">{about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MarketsForm({ places, categories }: CompareChoices) {
  return (
    <form action={comparePath} aria-labelledby="compare-markets" className={formLook}>
      <h2 id="compare-markets" className="text-xl">
        Compare markets
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          id="first-market"
          name="markets"
          label="First market"
          options={places}
          placeholder="Choose…"
        />
        <Select id="second-market" name="add" label="Second market" options={places} placeholder="Choose…" />
      </div>
      <Select id="market-category" name="category" label="Category" options={categories} />
      <Button type="submit" className="justify-self-start">
        Compare markets
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
      <Button type="submit" className="justify-self-start">
        Compare retailers
      </Button>
    </form>
  );
}

const formLook = 'grid content-start gap-5 rounded-lg bg-mist p-4 sm:p-6';

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
