/** A key identifies a sheet everywhere: `market/de/all`, `retailer/zalando.de-de/providers`. */
export function sheetPath(key: string): string {
  // The explorer has one page, and its key says what is shown: `explore/measure=online-share&places=cn,us`.
  const page = key.replace(/^explore\/(?:start$)?/, (start) =>
    start === 'explore/' ? 'explore?' : 'explore',
  );
  return `/resources/sample-data/${page}`;
}

export const sampleDataTrail = [{ label: 'Sample data', to: '/resources/sample-data' }] as const;

export type FileFormat = 'csv' | 'json' | 'xlsx' | 'pptx';

export const downloadPath = (key: string, format: FileFormat) => `/download/${key}.${format}`;

export const chartPath = (key: string, exhibit: string, format: 'svg' | 'png' | 'pptx') =>
  `/chart/${key}/${exhibit}.${format}`;

export const embedPath = (key: string, exhibit: string) => `/embed/${key}/${exhibit}`;

export const shareImagePath = (key: string) => `/share-image/${key}.png`;

export const passportRoot = '/resources/sample-data/figure/';

export const passportAddress = (path: string) => path.slice(passportRoot.length);

/** Published figures carry absolute URLs; links on our own pages need only the path. */
export const passportPathIn = (url: string) => url.slice(url.indexOf(passportRoot));

export const passportCardPath = (path: string) => `/passport/${passportAddress(path)}`;

export const errorReportPath = (path: string) =>
  `/report-an-error?figure=${encodeURIComponent(passportAddress(path))}`;
