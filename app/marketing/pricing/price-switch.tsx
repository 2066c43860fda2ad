import type { ReactNode } from 'react';
import type { Prices } from '../../plans/prices.ts';

/** Everything inside shows the price that the two switches choose. All four are in the page, so no script is needed. */
export function PriceArea({ children }: { children: ReactNode }) {
  return <div className="group/prices">{children}</div>;
}

export function PriceSwitches({ vatPercent }: { vatPercent: number }) {
  return (
    <div className="flex flex-wrap gap-2 sm:gap-x-4 print:hidden">
      <Switch
        name="period"
        legend="Price shown"
        options={[
          { id: 'per-year', label: 'Per year' },
          { id: 'per-month', label: 'Per month' },
        ]}
      />
      <Switch
        name="vat"
        legend="VAT"
        options={[
          { id: 'without-vat', label: 'Excl. VAT' },
          { id: 'with-vat', label: <WithVat percent={vatPercent} /> },
        ]}
      />
    </div>
  );
}

/** On a phone both switches share a line; the rate stands below the prices. */
const WithVat = ({ percent }: { percent: number }) => (
  <>
    Incl. <span className="max-sm:hidden">{percent}% </span>VAT
  </>
);

type SwitchProps = { name: string; legend: string; options: readonly { id: string; label: ReactNode }[] };

function Switch({ name, legend, options }: SwitchProps) {
  return (
    <fieldset className="flex rounded-md border border-edge p-0.5">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ id, label }, at) => (
        <label key={id} className={optionLook}>
          <input type="radio" id={id} name={name} defaultChecked={at === 0} className="sr-only" />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const optionLook =
  'relative inline-flex min-h-10 cursor-pointer items-center rounded-[6px] px-2 text-sm font-medium whitespace-nowrap text-soft sm:px-3.5 sm:text-[0.9375rem] ' +
  'transition-colors hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-sea forced-colors:has-checked:outline-2';

type AmountProps = { prices: Prices; amountLook: string; captionLook: string };

/** One amount and what it means, for a `PriceArea`. */
export function SwitchedPrice({ prices: { annually, monthly }, ...looks }: AmountProps) {
  return (
    <>
      <span className="group-has-[#per-month:checked]/prices:hidden">
        <Amounts {...annually} period="a year" {...looks} />
      </span>
      <span className="hidden group-has-[#per-month:checked]/prices:inline">
        <Amounts {...monthly} period="a month" {...looks} />
      </span>
    </>
  );
}

type AmountsProps = Omit<AmountProps, 'prices'> & { base: string; total: string; period: string };

function Amounts({ base, total, period, amountLook, captionLook }: AmountsProps) {
  return (
    <>
      <span className="group-has-[#with-vat:checked]/prices:hidden">
        <span className={amountLook}>{base}</span> <span className={captionLook}>{period}, excl. VAT</span>
      </span>
      <span className="hidden group-has-[#with-vat:checked]/prices:inline">
        <span className={amountLook}>{total}</span> <span className={captionLook}>{period}, incl. VAT</span>
      </span>
    </>
  );
}
