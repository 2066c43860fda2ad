import { formatEur, vatPercent, withVat } from '../../base/money.ts';
import type { DocumentBlock } from '../../documents/document.ts';
import { features, licenceOf, tierOf, type FeatureId, type Tier, type TierId } from '../../plans/tier.ts';

/** What some plans contain and cost, side by side, from where the site itself has it. */
export function planTable(
  ids: readonly TierId[],
  yearCents: Readonly<Record<string, number>>,
): DocumentBlock[] {
  const plans = ids.map(tierOf);
  const row = (name: string, cell: (plan: Tier) => string) => [[name], ...plans.map((plan) => [cell(plan)])];
  const price = (cents: (net: number) => number) => (plan: Tier) => {
    const net = yearCents[plan.id];
    return net === undefined ? 'On request' : formatEur(cents(net));
  };
  return [
    { kind: 'heading', level: 2, text: 'What is in the plans' },
    {
      kind: 'table',
      columns: [
        { title: '', align: 'start', share: 30 },
        ...plans.map(({ name }) => ({ title: name, align: 'start' as const, share: 22 })),
      ],
      rows: [
        row('Users', licenceOf),
        ...(Object.keys(features) as FeatureId[]).map((feature) =>
          row(features[feature].name, (plan) => (plan.features.includes(feature) ? 'Yes' : 'No')),
        ),
        row(
          'Price for a year, net',
          price((net) => net),
        ),
        row(
          `German VAT, ${vatPercent}%`,
          price((net) => withVat(net) - net),
        ),
        row('Total for a year', price(withVat)),
      ],
      note: 'Prices in euros as they stood when this file was made; the order shows those that hold for it. Parts that are not in a plan can be seen on the public site as far as every visitor may.',
    },
  ];
}
