import { dateInWords } from '../../../base/dates.ts';
import { breadcrumbList } from '../../../base/linked-data.ts';
import type { ExhibitView } from '../../../data-pages/page/sheet-view.ts';
import { libraryCountries, type Report, type ReportTerms } from '../../content.ts';
import type { ShownProse } from '../../prose/shown-prose.ts';
import { libraryPath, reportOrderPath, reportPicturePath, reportRequestPath } from '../library-address.ts';
import { languageNames, reportEntry, type LibraryEntry } from '../library-entry.ts';
import type { Slide } from '../plate.tsx';
import { licencesOf, type Licence } from './report-prices.ts';
import { reportProductOf } from './report-product.ts';

/** A report as its page shows it. */
export type ReportView = LibraryEntry & {
  summary: string;
  contents: readonly string[];
  prose: ShownProse;
  samplePages: readonly Slide[];
  /** Null where the loaded data set does not have it. */
  keyTable: { exhibit: ExhibitView; rangesNote: string | null } | null;
  method: string;
  facts: readonly { name: string; value: string }[];
  licences: readonly Licence[];
  /** The plan that holds it. */
  plan: string;
  orderPath: string;
  requestPath: string;
  rules: Pick<ReportTerms, 'refund' | 'updates' | 'delivery'>;
  linkedData: readonly object[];
};

type Given = { prose: ShownProse; keyTable: ShownProse; terms: ReportTerms; siteUrl: string };

export function reportView(report: Report, { prose, keyTable, terms, siteUrl }: Given): ReportView {
  const { title, summary, contents, samplePages, method, includedIn } = report;
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
    facts: factsIn(report),
    licences,
    plan: planNames[includedIn],
    orderPath: reportOrderPath(report),
    requestPath: reportRequestPath(report),
    rules,
    linkedData: [
      reportProductOf(report, licences, siteUrl),
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

function factsIn({ countryCode, publicationYear, published, lang, pages }: Report) {
  return [
    { name: 'Region', value: libraryCountries[countryCode] },
    { name: 'Edition', value: String(publicationYear) },
    { name: 'Published', value: dateInWords(published) },
    { name: 'Language', value: languageNames[lang] },
    { name: 'Files', value: `PDF, ${pages} pages, and XLSX` },
  ];
}

const planNames = { corporate: 'Corporate', corporatePlus: 'Corporate+' } as const;
