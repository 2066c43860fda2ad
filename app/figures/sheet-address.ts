/** The path of an absolute address of ours. */
export const pathIn = (siteUrl: string) => (url: string) => url.slice(siteUrl.length);

/** Everything that belongs to a sheet is found by its key: `market/de/all`, `retailer/zalando.de-de/providers`. */
export const sheetPath = (key: string) => `/resources/sample-data/${key}`;

export type FileFormat = 'csv' | 'json' | 'xlsx';

/** What a sheet shows, as a file. */
export const downloadPath = (key: string, format: FileFormat) => `/download/${key}.${format}`;

/** One chart of a sheet, as a picture. */
export const chartPath = (key: string, exhibit: string, format: 'svg' | 'png') =>
  `/chart/${key}/${exhibit}.${format}`;

/** One exhibit of a sheet, to be shown on other sites. */
export const embedPath = (key: string, exhibit: string) => `/embed/${key}/${exhibit}`;

export const shareImagePath = (key: string) => `/share-image/${key}.png`;
