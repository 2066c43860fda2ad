/** How the figures come about, in short. An operator with data of their own says here how those do. */
export const counted = {
  in: 'What consumers spend online on physical goods in a calendar year: VAT included, after returns, from shops at home and abroad, own stock and third parties. In nominal US dollars at the average rate of the year.',
  out: 'Services, travel, tickets, meals, downloads, trade between businesses and between private people. In the United States also sales tax, because the Census leaves it out.',
};

export const steps: readonly { title: string; text: string }[] = [
  {
    title: 'Facts are collected',
    text: 'Names, domains, codes, population, national product, internet use and published totals of online retail. Only what was read in a source counts as reported, and it carries that source.',
  },
  {
    title: 'Each country gets a level',
    text: 'From published totals where there are some, each brought to our definition by a stated factor. Elsewhere from income, internet use and the habits of its part of the world.',
  },
  {
    title: 'The level gets a path',
    text: 'One of seven curves of growth from 2018 on, chosen by how far along the country was. The outlook moves towards the long run; its band is made to hold four outcomes out of five.',
  },
  {
    title: 'Categories share the total',
    text: 'Spending is split over the smallest categories by weight, income and local habit, and rounded there. Everything above is a sum of these, so that sums agree exactly at every level.',
  },
  {
    title: 'Shops get their part',
    text: 'From company figures where they are published, else from an order of magnitude or a place in their market. All shops together never hold more than 85% of any market.',
  },
  {
    title: 'What belongs together agrees',
    text: 'Sessions times conversion times order value is the sales figure, months add up to the year, shares to 100. Rankings follow from the same values.',
  },
];

export const revisions = [
  'A new edition replaces the old one as a whole, with its own name and date. There are no silent corrections.',
  'Earlier years may change when a better source appears. The version is part of every citation and download, so that you can tell which one you used.',
  'An error that a reader reports and that we confirm is corrected in the next edition at the latest.',
  'The last three editions are kept, so that a mistake of ours can be taken back within minutes.',
];

export const limits = [
  'Outside the countries with a published total, levels rest on income and habit: right to perhaps 30% either way, and less sure where several exchange rates exist side by side.',
  'Factors between definitions are constant. In reality services and goods moved apart between 2020 and 2022.',
  'History does not know local events: wars, sanctions, bans, new platforms.',
  'Shops outside the catalogue, and sales within social networks, are in the markets but not among the shops.',
  'Payment and shipping mixes show the usual order in a country and an order of magnitude, not a measurement.',
  'Providers on a retailer’s page are those common in its home market, not a claim about the shop.',
  'Some currencies carry the rate of 2024 on, which makes their 2025 in dollars 2 to 5% too low.',
];
