import type { ShownValue } from '../../figures/format/shown-value.ts';
import { PassportLink } from '../../passport/passport-link.tsx';
import type { KeyFigureView } from './sheet-view.ts';

/** One headline figure, three next to it, the rest as a list. */
export function KeyFigures({ figures }: { figures: readonly KeyFigureView[] }) {
  const [headline, ...more] = figures;
  if (!headline) return null;
  if (headline.name) return <NamedFigures figures={figures} />;
  const [next, rest] = [more.slice(0, 3), more.slice(3)];
  return (
    <div
      className={`grid gap-x-12 gap-y-4 ${
        rest.length > 0
          ? 'lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]'
          : 'lg:grid-cols-[auto_minmax(0,1fr)]'
      }`}
    >
      <dl>
        <Term {...headline} />
        <dd className="text-[clamp(2.5rem,13.5vw,3.5rem)] leading-[1.1] font-[650] tracking-[-0.03em]">
          <PassportLink value={headline.value} />
          {headline.change && (
            <span className="mt-2 block text-base font-normal tracking-normal text-soft">
              <YearOnYear change={headline.change} />
            </span>
          )}
        </dd>
      </dl>
      {next.length > 0 && (
        <dl className="min-w-0">
          {next.map((figure) => (
            <Row key={figure.value.passport} {...figure} look="text-xl font-semibold tracking-[-0.02em]" />
          ))}
        </dl>
      )}
      {rest.length > 0 && (
        <dl className="min-w-0">
          {rest.map((figure) => (
            <Row key={figure.value.passport} {...figure} look="font-medium" />
          ))}
        </dl>
      )}
    </div>
  );
}

/** 'up 5–10% year on year', or a label for what stands in for a figure. */
export function YearOnYear({ change }: { change: ShownValue }) {
  const figure = <PassportLink value={change} className="text-soft" />;
  return change.state === 'shown' ? <>{figure} year on year</> : <>Year-on-year growth: {figure}</>;
}

/** Who leads, and with which share; the figures without a name are only for context. */
function NamedFigures({ figures }: { figures: readonly KeyFigureView[] }) {
  return (
    <>
      <dl className="grid gap-x-12 gap-y-5 sm:grid-cols-2">
        {figures
          .filter(({ name }) => name)
          .map(({ name, ...figure }) => (
            <div key={figure.value.passport}>
              <Term {...figure} />
              <dd className="mt-1 text-[clamp(1.75rem,8.5vw,2.75rem)] leading-[1.1] font-[650] tracking-[-0.03em]">
                {name} <PassportLink value={figure.value} />
              </dd>
            </div>
          ))}
      </dl>
      <dl className="mt-5 flex flex-wrap gap-x-8 border-t border-line pt-2 text-sm leading-7">
        {figures
          .filter(({ name }) => !name)
          .map((figure) => (
            <div key={figure.value.passport} className="flex items-baseline gap-x-2">
              <Term {...figure} />
              <dd>
                <PassportLink value={figure.value} />
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function Term({ label, period }: Pick<KeyFigureView, 'label' | 'period'>) {
  return (
    <dt className="text-sm leading-5 text-soft">
      {label}, <span className="tabular">{period}</span>
    </dt>
  );
}

function Row({ label, period, value, look }: KeyFigureView & { look: string }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4 border-b border-line py-1.5">
      <Term label={label} period={period} />
      <dd className={look}>
        <PassportLink value={value} />
      </dd>
    </div>
  );
}
