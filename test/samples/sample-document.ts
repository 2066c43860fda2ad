import type { Document, DocumentBlock, Picture } from '../../app/documents/document.ts';

type Language = Document['language'];

/** A document with a block of every kind. */
export function sampleDocument(language: Language, picture: Picture): Document {
  const says = sayings[language];
  return {
    language,
    title: says.title,
    description: says.description,
    date: '2026-03-31',
    running: says.title,
    footer: says.footer,
    cover: {
      kicker: says.kicker,
      title: says.title,
      subtitle: says.description,
      picture,
      hues: { dark: '#0b1f33', light: '#b0dedf' },
      imprint: says.footer,
    },
    blocks: sampleBlocks(language, picture),
  };
}

function sampleBlocks(language: Language, picture: Picture): DocumentBlock[] {
  const says = sayings[language];
  const link = { text: says.link, href: 'https://marketquay.example/markets' };
  return [
    { kind: 'contents', title: says.contents },
    { kind: 'heading', level: 1, text: says.chapter },
    { kind: 'paragraph', tone: 'lead', words: [says.lead] },
    {
      kind: 'paragraph',
      words: [
        { text: says.strong, strong: true },
        ' ',
        { text: says.emphasis, emphasis: true },
        ', ',
        link,
        '.',
      ],
    },
    { kind: 'lines', lines: says.countries.map((name) => [name]) },
    { kind: 'quote', words: [says.quote] },
    { kind: 'heading', level: 2, text: says.section },
    { kind: 'list', ordered: true, items: says.steps.map((step) => [step]) },
    { kind: 'heading', level: 3, text: says.detail },
    { kind: 'list', ordered: false, items: says.steps.map((step) => [step]) },
    { kind: 'facts', facts: says.facts.map(([name, words]) => ({ name, words: [words] })) },
    { kind: 'heading', level: 1, text: says.figures },
    {
      kind: 'table',
      columns: [
        { title: says.country, align: 'start', share: 2 },
        { title: says.revenue, align: 'end', share: 1 },
      ],
      rows: says.countries.map((name, at) => [[name], [`${100 - at} €`]]),
      note: says.note,
    },
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 2, text: picture.label },
        { kind: 'picture', picture },
        { kind: 'paragraph', tone: 'small', words: [says.note] },
      ],
    },
  ];
}

const sayings = {
  en: {
    kicker: 'Whitepaper 2026',
    title: 'Harbours of trade: what three markets have in common',
    description: 'Revenue, order values and returns in three markets, compared',
    footer: 'Demonstration data, as of 31 March 2026',
    contents: 'Contents',
    chapter: 'The findings in short',
    lead: 'Three markets grow for three reasons. What they have in common is that growth comes from orders, not from prices.',
    strong: 'More orders. More visits.',
    emphasis: 'Hardly larger baskets',
    link: 'as every market page shows',
    quote: 'A market grows when people come back, and people come back when the parcel came on time.',
    section: 'How to read the figures',
    steps: [
      'Read the range, not its middle.',
      'Compare years before you compare countries.',
      'Mind the date.',
    ],
    detail: 'What is left out',
    facts: [
      ['Source', 'Model of the provider, see the methodology'],
      ['As of', '31 March 2026'],
    ],
    figures: 'The figures',
    country: 'Country',
    revenue: 'Revenue',
    countries: ['Germany', 'France', 'Poland'],
    note: 'Figures are rounded.',
  },
  de: {
    kicker: 'Whitepaper 2026',
    title: 'Häfen des Handels: was drei Märkte gemeinsam haben',
    description: 'Umsätze, Bestellwerte und Rücksendungen in drei Märkten im Vergleich',
    footer: 'Demonstrationsdaten, Stand 31. März 2026',
    contents: 'Inhalt',
    chapter: 'Die Ergebnisse in Kürze',
    lead: 'Drei Märkte wachsen aus drei Gründen. Gemeinsam ist ihnen, dass das Wachstum aus Bestellungen kommt und nicht aus Preisen.',
    strong: 'Mehr Bestellungen. Mehr Besuche.',
    emphasis: 'Kaum größere Körbe',
    link: 'wie jede Marktseite zeigt',
    quote:
      'Ein Markt wächst, wenn Menschen wiederkommen, und sie kommen wieder, wenn das Paket pünktlich war.',
    section: 'Wie man die Zahlen liest',
    steps: [
      'Die Spanne lesen, nicht ihre Mitte.',
      'Erst Jahre vergleichen, dann Länder.',
      'Auf den Stand achten.',
    ],
    detail: 'Was fehlt',
    facts: [
      ['Quelle', 'Modell des Anbieters, siehe Methodik'],
      ['Stand', '31. März 2026'],
    ],
    figures: 'Die Zahlen',
    country: 'Land',
    revenue: 'Umsatz',
    countries: ['Deutschland', 'Österreich', 'Großbritannien'],
    note: 'Die Zahlen sind gerundet.',
  },
} as const;
