import { dateInGerman, dateInWords } from '../../../base/dates.ts';
import type { Confidence, Method } from '../../../figures/figure.ts';
import {
  libraryCountries,
  type Language,
  type LibraryCountry,
  type Report,
  type Whitepaper,
} from '../../content.ts';

/** Fixed words in files and pictures; everything else comes from the texts and the data. */
export type DocumentWords = {
  whitepaper: string;
  report: string;
  regions: Readonly<Record<LibraryCountry, string>>;
  contents: string;
  atAGlance: string;
  samplePage: string;
  moreRows: (count: number) => string;
  /** In place of a figure that the data set lacks. */
  missing: string;
  date: (isoDate: string) => string;
  dataSet: string;
  firstPublished: string;
  asOf: string;
  nextUpdate: string;
  notes: string;
  worksheets: string;
  method: string;
  markets: { name: string; text: string };
  shops: { name: string; text: string };
  ranges: { name: string; text: string };
  measures: string;
  confidence: string;
  grades: Readonly<Record<Confidence, string>>;
  howMade: string;
  methods: Readonly<Record<Method, string>>;
  sources: string;
  quoted: string;
  demonstration: string;
  citation: string;
  licence: string;
};

export const documentWords: Readonly<Record<Language, DocumentWords>> = {
  en: {
    whitepaper: 'Whitepaper',
    report: 'Report',
    regions: libraryCountries,
    contents: 'Contents',
    atAGlance: 'At a glance',
    samplePage: 'Sample page',
    moreRows: (count) => `and ${count} more`,
    missing: 'N/A',
    date: dateInWords,
    dataSet: 'Data set',
    firstPublished: 'First published',
    asOf: 'As of',
    nextUpdate: 'Next update',
    notes: 'Notes',
    worksheets: 'Worksheets',
    method: 'Method and sources',
    markets: {
      name: 'Markets',
      text: 'Online consumer spending on physical goods in a calendar year, in nominal US dollars, including VAT or GST (but not US sales tax) and after returns. Foreign shops and third-party sales on platforms count. Services, travel, restaurant meals, digital media and trade between businesses or between private individuals do not.',
    },
    shops: {
      name: 'Shops',
      text: 'Net sales are sales from a shop’s own stock in every country it delivers to, excluding tax, returns and discounts. Gross merchandise value covers all orders in the shop, including third-party sellers and tax, before returns.',
    },
    ranges: {
      name: 'Ranges',
      text: 'A range is a step on a fixed, published scale. Any value within it is possible: equal ranges imply no order, and the middle of a range is not an estimate.',
    },
    measures: 'Measures',
    confidence: 'Confidence',
    grades: {
      A: 'high, counted or published by the company or a statistical office',
      B: 'good, built on published figures',
      C: 'fair, modelled from related figures',
      D: 'low, a rough guide only',
    },
    howMade: 'Methods',
    methods: {
      reported: 'reported by a named source',
      observed: 'observed by us',
      modelled: 'modelled by us from public inputs',
      imputed: 'imputed from neighbouring years and places',
      forecast: 'forecast: the range in which we expect 80% of outcomes to fall',
    },
    sources: 'Sources',
    quoted: 'Quoted',
    demonstration:
      'A demonstration data set: names and published facts are real; other figures are modelled.',
    citation: 'To cite',
    licence: 'You may use these figures and charts anywhere, provided you cite them like this.',
  },
  de: {
    whitepaper: 'Whitepaper',
    report: 'Report',
    regions: {
      WW: 'Weltweit',
      EEE: 'Europa',
      NNN: 'Nordamerika',
      CA: 'Kanada',
      CH: 'Schweiz',
      DE: 'Deutschland',
      GB: 'Vereinigtes Königreich',
      US: 'Vereinigte Staaten',
    },
    contents: 'Inhalt',
    atAGlance: 'Auf einen Blick',
    samplePage: 'Musterseite',
    moreRows: (count) => `und ${count} weitere`,
    missing: 'k. A.',
    date: dateInGerman,
    dataSet: 'Datensatz',
    firstPublished: 'Erstmals erschienen',
    asOf: 'Stand',
    nextUpdate: 'Nächste Aktualisierung',
    notes: 'Erläuterungen',
    worksheets: 'Tabellenblätter',
    method: 'Methode und Quellen',
    markets: {
      name: 'Märkte',
      text: 'Was Verbraucher in einem Kalenderjahr online für Waren ausgeben, nominal in US-Dollar, mit Mehrwertsteuer (in den USA ohne Verkaufssteuer), nach Retouren. Händler im Ausland und Verkäufe Dritter auf Plattformen zählen mit. Dienstleistungen, Reisen, Essen aus Restaurants, digitale Medien und der Handel zwischen Unternehmen oder Privatleuten zählen nicht.',
    },
    shops: {
      name: 'Shops',
      text: 'Der Nettoumsatz umfasst alle Verkäufe eines Shops aus eigenem Bestand in allen Lieferländern, ohne Steuern, Retouren und Rabatte. Das Bruttowarenvolumen umfasst alle Bestellungen im Shop, mit Verkäufen Dritter und Steuern, vor Retouren.',
    },
    ranges: {
      name: 'Spannen',
      text: 'Eine Spanne ist eine feste Stufe einer veröffentlichten Leiter. Jeder Wert darin ist möglich: Gleiche Spannen ergeben keine Reihenfolge, und die Mitte einer Spanne ist keine Schätzung.',
    },
    measures: 'Kennzahlen',
    confidence: 'Verlässlichkeit',
    grades: {
      A: 'hoch, gezählt oder vom Unternehmen oder einem Statistikamt veröffentlicht',
      B: 'gut, auf veröffentlichte Zahlen gestützt',
      C: 'mittel, aus verwandten Werten modelliert',
      D: 'gering, eine Größenordnung',
    },
    howMade: 'Herkunft der Werte',
    methods: {
      reported: 'von einer genannten Quelle berichtet',
      observed: 'von uns beobachtet',
      modelled: 'von uns aus öffentlichen Angaben modelliert',
      imputed: 'aus benachbarten Jahren und Ländern ergänzt',
      forecast: 'prognostiziert: die Spanne, in der wir 80 % der Ergebnisse erwarten',
    },
    sources: 'Quellen',
    quoted: 'Zitiert',
    demonstration:
      'Ein Demonstrationsdatensatz: Namen und veröffentlichte Angaben sind echt, andere Werte sind modelliert.',
    citation: 'Zitierweise',
    licence: 'Sie dürfen diese Werte und Grafiken überall verwenden, wenn Sie sie so zitieren.',
  },
};

type Entry = Pick<Whitepaper | Report, 'lang' | 'countryCode' | 'publicationYear'>;

/** 'Whitepaper · Europe · 2025'. */
export function kickerOf(
  kind: 'whitepaper' | 'report',
  { lang, countryCode, publicationYear }: Entry,
): string {
  const words = documentWords[lang];
  return [words[kind], countryCode && words.regions[countryCode], publicationYear]
    .filter(Boolean)
    .join(' · ');
}
