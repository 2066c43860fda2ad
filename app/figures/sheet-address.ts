/** Everything that belongs to a sheet is found by its key: `market/de/all`, `retailer/zalando.de-de/providers`. */
export const sheetPath = (key: string) => `/resources/sample-data/${key}`;

/** Every data page lies below the hub. */
export const sampleDataTrail = [{ label: 'Sample data', to: '/resources/sample-data' }] as const;

export type FileFormat = 'csv' | 'json' | 'xlsx';

export const downloadPath = (key: string, format: FileFormat) => `/download/${key}.${format}`;

export const chartPath = (key: string, exhibit: string, format: 'svg' | 'png') =>
  `/chart/${key}/${exhibit}.${format}`;

export const embedPath = (key: string, exhibit: string) => `/embed/${key}/${exhibit}`;

export const shareImagePath = (key: string) => `/share-image/${key}.png`;

/** Passports are found below it by their address: `market/de/toys/market-size/2025`. */
export const passportRoot = '/resources/sample-data/figure/';

export const passportAddress = (path: string) => path.slice(passportRoot.length);

/** Figures carry absolute URLs, since they are published; links on our own pages need the path alone. */
export const passportPathIn = (url: string) => url.slice(url.indexOf(passportRoot));

/** The same passport as JSON, for the card that opens beside a figure. */
export const passportCardPath = (path: string) => `/passport/${passportAddress(path)}`;

export const errorReportPath = (path: string) =>
  `/report-an-error?figure=${encodeURIComponent(passportAddress(path))}`;
