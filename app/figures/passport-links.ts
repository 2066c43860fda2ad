/** Passports are found below it by their address: `market/de/toys/market-size/2025`. */
export const passportRoot = '/resources/sample-data/figure/';

export const passportAddress = (path: string) => path.slice(passportRoot.length);

/** The same passport as data, for the card that opens beside a figure. */
export const passportCardPath = (path: string) => `/passport/${passportAddress(path)}`;

/** The form in which a reader says what is wrong with the figure. */
export const errorReportPath = (path: string) =>
  `/report-an-error?figure=${encodeURIComponent(passportAddress(path))}`;
