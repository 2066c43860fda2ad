import { Card } from '../ui/card.tsx';
import type { OrderSummary } from './order-summary.ts';

type Props = OrderSummary & { totalName: string };

export function SummaryCard({ reference, plan, licence, amounts, total, totalName }: Props) {
  return (
    <Card as="section" tone="mist">
      <h2 className="text-xl">{plan}</h2>
      <p className="mt-1 text-soft">{licence}, for one year</p>
      <dl className="mt-5 grid gap-2 tabular-nums">
        {amounts.map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-edge pt-2 font-semibold">
          <dt>{totalName}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <p className="mt-5 text-[0.9375rem] text-soft">
        Order <span className="font-medium text-ink">{reference}</span>
      </p>
    </Card>
  );
}
