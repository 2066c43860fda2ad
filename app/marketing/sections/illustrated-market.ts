/** Invented figures for pictures of the tool, in millions of dollars. `range` is what the site would show of the last year. */
export type IllustratedRow = { name: string; values: readonly number[]; range: string };

export const years = [2022, 2023, 2024, 2025] as const;

export const illustratedCategories: readonly IllustratedRow[] = [
  { name: 'Fashion', values: [3_388, 3_521, 3_706, 3_954], range: '$2–5bn' },
  { name: 'Electronics', values: [2_741, 2_798, 2_912, 3_087], range: '$2–5bn' },
  { name: 'Hobby & Leisure', values: [2_196, 2_240, 2_307, 2_415], range: '$2–5bn' },
  { name: 'Furniture & Homeware', values: [1_804, 1_742, 1_765, 1_838], range: '$1–2bn' },
  { name: 'Grocery', values: [1_287, 1_402, 1_547, 1_716], range: '$1–2bn' },
  { name: 'Care Products', values: [1_173, 1_239, 1_318, 1_412], range: '$1–2bn' },
  { name: 'DIY', values: [906, 893, 921, 968], range: '$500m–1bn' },
];

export const illustratedTotal: IllustratedRow = {
  name: 'All categories',
  values: years.map((_, at) => illustratedCategories.reduce((sum, { values }) => sum + values[at]!, 0)),
  range: '$10–20bn',
};

export const amount = (millions: number) => String(millions).replace(/\B(?=\d{3}$)/, ',');

export function growth({ values }: IllustratedRow): string {
  const [before, now] = values.slice(-2) as [number, number];
  return `${((100 * (now - before)) / before).toFixed(1)}%`;
}
