export const programmes = [
  {
    title: 'Data',
    about: 'For owners of panels, receipts, parcels, payments or crawls.',
    yours: [
      'Observations of online retail that you may lawfully share, without personal data',
      'How they were collected, and whom they stand for',
      'Regular delivery in a format that we agree on',
    ],
    ours: [
      'A part of the revenue from the figures that rest on yours, or data in return',
      'Your name as the source on every figure that uses it',
      'How well your data fits the other sources, as a report for you alone',
    ],
  },
  {
    title: 'Technology',
    about: 'For makers of shop software, business intelligence, CRM and research tools.',
    yours: [
      'A place in your product where market figures help its users',
      'Source line, date and ranges shown as they come',
      'Somebody who answers when the connection breaks',
    ],
    ours: [
      'Access for your product with exact figures, by contract',
      'A stable interface, with a year’s notice before anything is taken away',
      'Help with the fields, definitions and categories that you map to',
    ],
  },
  {
    title: 'Resale',
    about: 'For consultancies, agencies and publishers who bring the data to their own clients.',
    yours: [
      'Clients who need it, and advice that goes beyond the figure',
      'Contracts in your name, on terms no weaker than ours',
      'A forecast of what you expect to sell in a year',
    ],
    ours: [
      'A reseller’s price on plans and reports, by volume',
      'Charts and tables that you may put under your own layout, with the source line',
      'Training for your team, and an analyst to ask',
    ],
  },
];

export const integrations = [
  {
    title: 'Interface',
    text: 'Markets, retailers, rankings and texts as JSON and CSV, described by OpenAPI.',
  },
  {
    title: 'Embedded charts',
    text: 'Every chart of a data page can stand in yours, with its source, and needs no script.',
  },
  {
    title: 'Files',
    text: 'CSV, JSON and XLSX of each data page; charts as SVG and PNG. All with the passport of each figure.',
  },
  {
    title: 'Feed',
    text: 'New articles as Atom, for readers and newsrooms.',
  },
  {
    title: 'Citations',
    text: 'Each figure has an address of its own that stays, and a citation ready to copy.',
  },
  {
    title: 'Something else',
    text: 'Warehouse deliveries and other formats come with a contract. Tell us what you use.',
  },
];

export const joining = [
  {
    title: 'Write to us',
    text: 'Say who you are, which programme it is about, and what you have in mind. Half a page is enough.',
  },
  {
    title: 'We talk',
    text: 'Within five working days you hear whether it fits. If it does, we look at an example together.',
  },
  {
    title: 'We try it',
    text: 'Four weeks with real data, without a fee, under a short agreement on confidentiality.',
  },
  {
    title: 'We sign, or not',
    text: 'A contract of a few pages, for a year, that either side can leave with three months’ notice.',
  },
];
