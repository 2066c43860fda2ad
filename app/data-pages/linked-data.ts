import { breadcrumbList, publisher } from '../base/linked-data.ts';
import type { Figure } from '../figures/figure.ts';
import { metricOf } from '../figures/metric.ts';
import { sheetFigures, type Sheet } from './sheet.ts';
import { downloadPath, sheetPath } from '../figures/sheet-address.ts';

/** The page as schema.org objects. */
export function linkedDataOf(sheet: Sheet, siteUrl: string): object[] {
  const { key, title, trail, list } = sheet;
  const items = list?.map(({ name, to }) => ({ name, ...(to && { url: siteUrl + to }) }));
  return [
    datasetOf(sheet, siteUrl),
    breadcrumbList([...trail, { label: title, to: sheetPath(key) }], siteUrl),
    ...(items ? [itemListOf(title, items)] : []),
  ];
}

export function itemListOf(name: string, items: readonly { name: string; url?: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
  };
}

function datasetOf(sheet: Sheet, siteUrl: string) {
  const { key, title, description, edition } = sheet;
  const years = [...new Set(sheetFigures(sheet).map(({ period }) => period.slice(0, 4)))].toSorted();
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: title,
    description,
    url: siteUrl + sheetPath(key),
    version: edition.version,
    dateModified: edition.asOf,
    temporalCoverage: [years[0], years.at(-1)].join('/'),
    isAccessibleForFree: true,
    creator: publisher(siteUrl),
    distribution: (['csv', 'json', 'xlsx', 'pptx'] as const).map((format) => ({
      '@type': 'DataDownload',
      encodingFormat: mediaTypes[format],
      contentUrl: siteUrl + downloadPath(key, format),
    })),
    variableMeasured: sheet.keyFigures.map(({ figure }) => variableOf(figure)),
  };
}

/** A range has a minimum and a maximum; a locked figure only a name. */
function variableOf(figure: Figure) {
  const { low = null, high = null } = figure.visibility === 'range' ? (figure.range ?? {}) : {};
  return {
    '@type': 'PropertyValue',
    name: `${metricOf(figure.metric).label}, ${figure.scope}, ${figure.period}`,
    unitText: figure.currency ?? figure.unit,
    url: figure.passportUrl,
    ...(figure.visibility === 'exact' && figure.value !== null && { value: figure.value }),
    ...(low !== null && { minValue: low }),
    ...(high !== null && { maxValue: high }),
  };
}

export const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;
