import { Check, Minus } from 'lucide-react';
import { href, Link } from 'react-router';
import { withPlanLink } from '../../plans/plan-link.ts';
import { checkoutPath, type PlanView } from '../../plans/plan-view.ts';
import { features, tiers, type FeatureId } from '../../plans/tier.ts';
import { buttonLook } from '../../ui/button.tsx';
import { SwitchedPrice } from './price-switch.tsx';

type Cell = string | boolean;

/** The first cell is what visitors get without a plan; a boolean says whether it is included. */
type Row = { name: string; about: string | null; cells: readonly Cell[] };

export function compareTiers(covers: Readonly<Record<string, string>> = {}): Row[] {
  return [
    {
      name: 'Users',
      about: null,
      cells: ['Anyone', ...tiers.map(({ users }) => (users === 1 ? '1' : `Up to ${users}`))],
    },
    ...(Object.keys(features) as FeatureId[]).map((id) => {
      const { name, about, free } = features[id];
      return {
        name,
        about: covers[name] ? `${about}. ${covers[name]}.` : about,
        cells: [free ?? false, ...tiers.map((tier) => tier.features.includes(id) || leastOf(id))],
      };
    }),
  ];
}

/** A plan without a feature still has what is free, said in few words for a narrow column. */
function leastOf(id: FeatureId): Cell {
  if (features[id].free === null) return false;
  return id === 'reports' ? features.reports.free : 'As ranges';
}

type Props = { plans: readonly PlanView[]; rows: readonly Row[] };

/**
 * The head stays in view, so this table must not scroll in a box. On a phone, what a row is about has a line to itself
 * and the plans share the width below it.
 */
export function ComparisonTable({ plans, rows }: Props) {
  return (
    <table className="w-full border-separate border-spacing-0 text-[0.9375rem] leading-6 max-md:block">
      <caption className="sr-only">What each plan includes</caption>
      <thead className="sticky top-16 z-5 bg-paper max-md:block">
        <tr className={rowLook}>
          <th scope="col" className={`${headLook} w-[30%] text-left max-md:sr-only`}>
            Included
          </th>
          <th scope="col" className={`${headLook} text-left font-medium text-soft max-md:sr-only`}>
            Without a plan
          </th>
          {plans.map((plan) => (
            <th
              key={plan.id}
              scope="col"
              className={`${headLook} ${plan.isAnchor ? `${anchorColumnLook} md:rounded-t-lg` : ''}`}
            >
              <PlanHead {...plan} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ name, about, cells: [free, ...included] }) => (
          <tr key={name} className={`${rowLook} max-md:border-b max-md:border-line max-md:py-3`}>
            <th scope="row" className={`${cellLook} pr-4 text-left font-medium max-md:col-span-4`}>
              {name}
              {about && (
                <span className="block max-w-80 text-[0.8125rem] leading-5 font-normal text-soft tabular-nums max-md:sr-only">
                  {about}
                </span>
              )}
            </th>
            <td
              className={`${cellLook} pr-4 text-soft max-md:col-span-4 max-md:text-[0.8125rem] max-md:leading-5`}
            >
              <span aria-hidden="true" className="md:hidden">
                Without a plan:{' '}
              </span>
              <CellValue value={free!} />
            </td>
            {included.map((value, at) => (
              <td
                key={plans[at]!.id}
                className={`${cellLook} text-center max-md:mt-1.5 ${plans[at]!.isAnchor ? anchorColumnLook : ''}`}
              >
                <CellValue value={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const anchorColumnLook = 'md:bg-sea-wash';

const rowLook = 'max-md:grid max-md:grid-cols-4';

const headLook = 'border-b border-ink px-1 pt-4 pb-3 align-bottom text-[0.9375rem] md:px-3 md:first:pl-0';

const cellLook = 'align-top tabular-nums md:border-b md:border-line md:px-3 md:py-3 md:first:pl-0';

function PlanHead({ id, name, prices }: PlanView) {
  return (
    <span className="grid h-full content-end gap-1 text-center">
      <span className="text-[0.8125rem] leading-4 font-semibold sm:text-[0.9375rem] sm:leading-5">
        {name}
      </span>
      <span className="tabular-nums max-sm:hidden">
        {prices ? (
          <SwitchedPrice
            prices={prices}
            amountLook="block text-lg leading-6 font-semibold tracking-[-0.02em]"
            captionLook="block text-xs leading-4 font-normal text-soft"
          />
        ) : (
          <span className="text-sm font-normal text-soft">On request</span>
        )}
      </span>
      {/* Plain links: neither the checkout nor the form may be prefetched. */}
      <Link
        to={
          prices
            ? checkoutPath(id)
            : withPlanLink(`${href('/request/offer')}/`, { plan: id, from: href('/pricing') })
        }
        className={`${buttonLook({ size: 'small' })} mt-1 px-1!`}
      >
        {prices ? 'Choose' : 'Ask'}
        <span className="sr-only"> {name}</span>
      </Link>
    </span>
  );
}

function CellValue({ value }: { value: Cell }) {
  if (typeof value === 'string') return value;
  const Mark = value ? Check : Minus;
  return (
    <span className="relative inline-block align-middle">
      <Mark aria-hidden="true" className={value ? 'size-5 text-sea' : 'size-5 text-edge'} />
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </span>
  );
}
