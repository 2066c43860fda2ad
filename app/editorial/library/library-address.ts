import type { Report, Whitepaper } from '../content.ts';

export const libraryPath = '/whitepapers-and-reports';

export const whitepaperPath = ({ slug }: Pick<Whitepaper, 'slug'>) => `/whitepaper/${slug}`;

/** The PDF or workbook itself. */
export const whitepaperFilePath = ({ slug, format }: Pick<Whitepaper, 'slug' | 'format'>) =>
  `/files/whitepaper/${slug}.${format}`;

/** Drawn from the data: `cover`, `slide-1`, `slide-2` … */
export const whitepaperPicturePath = ({ slug }: Pick<Whitepaper, 'slug'>, picture: string) =>
  `/files/whitepaper/${slug}/${picture}.svg`;

export const reportPath = ({ slug, id }: Pick<Report, 'slug' | 'id'>) => `/reports/${slug}/${id}`;

export const reportOrderPath = ({ id }: Pick<Report, 'id'>) => `/reports/order/${id}`;

/** Drawn from the data: `cover`, `page-1` to `page-3`. */
export const reportPicturePath = ({ slug }: Pick<Report, 'slug'>, picture: string) =>
  `/files/report/${slug}/${picture}.svg`;

/** Asks about a report. The name is for whoever reads the address; the page goes by the number. */
export const reportRequestPath = ({ id, title, lang }: Pick<Report, 'id' | 'title' | 'lang'>) =>
  `/reports/request?${new URLSearchParams({ id: String(id), name: title, lang })}`;
