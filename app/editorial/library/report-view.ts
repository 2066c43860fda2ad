import { brand } from '../../base/brand.ts';
import { dateInWords } from '../../base/dates.ts';
import { breadcrumbList, publisher } from '../../base/linked-data.ts';
import type { Edition } from '../../figures/dataset.ts';
import type { ExhibitView } from '../../data-pages/page/sheet-view.ts';
import { listInWords } from '../../data-pages/sentence.ts';
import { tiersWith } from '../../plans/tier.ts';
import { libraryCountries, type Report, type ReportTerms } from '../content.ts';
import type { ShownProse } from '../prose/shown-prose.ts';
import {
  libraryPath,
  reportOrderPath,
  reportPicturePath,
  reportRequestPath,
  reportPath,
} from './library-address.ts';
import { languageNames, reportEntry, type LibraryEntry } from './library-entry.ts';
import type { PageImage } from './library-frame.tsx';
import { licencesOf, centsOf, type Licence } from './reports.ts';

export type ReportView = LibraryEntry & {
  summary: string;
  contents: readonly string[];
  prose: ShownProse;
  samplePages: readonly PageImage[];
  keyTable: { exhibit: ExhibitView; rangesNote: string | null } | null;
  method: string;
  facts: readonly { name: string; value: string }[];
  licences: readonly Licence[];
  plans: string;
  orderPath: string;
  requestPath: string;
  rules: Pick<ReportTerms, 'refund' | 'updates' | 'delivery'>;
  linkedData: readonly object[];
};

type Given = {
  prose: ShownProse;
  keyTable: ShownProse;
  terms: ReportTerms;
  edition: Pick<Edition, 'asOf'>;
  siteUrl: string;
};

export function reportView(report: Report, { prose, keyTable, terms, edition, siteUrl }: Given): ReportView {
  const { title, summary, contents, samplePages, method } = report;
  const { licenceSingle, licenceTeam, ...rules } = terms;
  const entry = reportEntry(report);
  const licences = licencesOf(report, { licenceSingle, licenceTeam });
  return {
    ...entry,
    summary,
    contents,
    prose,
    samplePages: samplePages.map((page, at) => ({
      title: page.title,
      picture: reportPicturePath(report, `page-${at + 1}`),
    })),
    keyTable: tableIn(keyTable),
    method,
    facts: factsIn(report, edition),
    licences,
    plans: plansWithReports(),
    orderPath: reportOrderPath(report),
    requestPath: reportRequestPath(report),
    rules,
    linkedData: [
      productOf(report, licences, siteUrl),
      breadcrumbList(
        [
          { label: 'Whitepapers and reports', to: libraryPath },
          { label: title, to: entry.path },
        ],
        siteUrl,
      ),
    ],
  };
}

function tableIn({ blocks: [block], rangesNote }: ShownProse): ReportView['keyTable'] {
  return block?.kind === 'chart' ? { exhibit: block.chart, rangesNote } : null;
}

function factsIn(
  { countryCode, publicationYear, published, lang, pages }: Report,
  { asOf }: Given['edition'],
) {
  return [
    { name: 'Region', value: libraryCountries[countryCode] },
    { name: 'Edition', value: String(publicationYear) },
    { name: 'First published', value: dateInWords(published) },
    { name: 'Figures as of', value: dateInWords(asOf) },
    { name: 'Language', value: languageNames[lang] },
    { name: 'Files', value: `PDF, ${pages} pages, and XLSX` },
  ];
}

/** 'Corporate and Corporate+ plans'. */
export function plansWithReports(): string {
  const names = tiersWith('reports').map(({ name }) => name);
  return `${listInWords(names)} ${names.length > 1 ? 'plans' : 'plan'}`;
}

function productOf(report: Report, licences: readonly Licence[], siteUrl: string): object {
  const { title, summary, id, lang } = report;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: summary,
    url: siteUrl + reportPath(report),
    image: siteUrl + reportPicturePath(report, 'cover'),
    sku: String(id),
    inLanguage: lang,
    brand: { '@type': 'Brand', name: brand.product },
    offers: licences.map(({ kind, name }) => {
      const price = { price: (centsOf(report, kind) / 100).toFixed(2), priceCurrency: 'EUR' };
      return {
        '@type': 'Offer',
        name,
        url: siteUrl + reportOrderPath(report),
        availability: 'https://schema.org/InStock',
        ...price,
        priceSpecification: { '@type': 'PriceSpecification', ...price, valueAddedTaxIncluded: false },
        seller: publisher(siteUrl),
      };
    }),
  };
}
