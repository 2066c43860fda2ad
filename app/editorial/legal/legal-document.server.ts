import { brand } from '../../base/brand.ts';
import { dateInWords } from '../../base/dates.ts';
import { formatEur, vatPercent, withVat } from '../../base/money.ts';
import type { Document, DocumentBlock } from '../../documents/document.ts';
import {
  describedPlans,
  features,
  licenceOf,
  tierOf,
  type FeatureId,
  type Tier,
  type TierId,
} from '../../plans/tier.ts';
import { templateNote } from '../../shell/legal-file.ts';
import type { LegalText } from '../content.ts';
import { documentBlocks } from '../library/files/document-blocks.server.ts';
import type { Setting } from '../library/files/library-data.ts';
import { partsOf, withoutReferences } from '../prose/prose.ts';
import { fillRuntimeValues, type RuntimeValues } from './placeholders.ts';

type Made = {
  setting: Setting;
  settings: RuntimeValues;
  /** The price of each plan for a year, without VAT. */
  yearCents: Readonly<Record<string, number>>;
};

export function legalDocument(text: LegalText, { setting, settings, yearCents }: Made): Document {
  const { slug, title, description, updated } = text;
  const plans = describedPlans[slug];
  const parts = partsOf(text.body);
  const [opening, ...rest] = documentBlocks(
    withoutReferences(fillRuntimeValues(text.body, settings)),
    setting,
  );
  return {
    language: 'en',
    title,
    description,
    date: updated,
    cover: null,
    running: `${brand.company.name} · ${dateInWords(updated)}`,
    footer: title,
    blocks: [
      { kind: 'paragraph', tone: 'small', words: [`As of ${dateInWords(updated)}. ${templateNote}`] },
      ...(parts.length > mostWithoutContents ? [contents] : []),
      ...(opening ? [opening] : []),
      ...(plans ? planTable(plans, yearCents) : []),
      ...rest,
    ],
  };
}

/** Longer texts get a table of contents. */
const mostWithoutContents = 12;

const contents: DocumentBlock = { kind: 'contents', title: 'Contents' };

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
    { kind: 'heading', level: 2, text: 'What the plans include' },
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
          'Annual price, net',
          price((net) => net),
        ),
        row(
          `German VAT, ${vatPercent}%`,
          price((net) => withVat(net) - net),
        ),
        row('Annual total', price(withVat)),
      ],
      note: 'Prices in euros at the time this file was created; your order shows the prices that apply. Everyone can see the public version of features that a plan does not include.',
    },
  ];
}
