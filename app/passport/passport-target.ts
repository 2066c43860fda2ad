/** What the address of a passport names: a figure by metric, period and part, of a market, a retailer or a ranking. */
export type PassportTarget = {
  kind: SubjectKind;
  /** The address of the page about it: `market/de/toys`. */
  subject: string;
  figure: readonly string[];
};

export type SubjectKind = keyof typeof subjectLengths;

/** Reads `market/de/toys/market-size/2025` or `retailer/zalando.de-de/device-share/2025/device-mobile`. */
export function passportTarget(address: string): PassportTarget | null {
  const parts = address.split('/');
  const [kind = ''] = parts;
  if (!isSubjectKind(kind) || parts.includes('') || /\p{Cc}/u.test(address)) return null;
  const length = subjectLengths[kind];
  const figure = parts.slice(length);
  if (figure.length < 2 || figure.length > 3) return null;
  return { kind, subject: parts.slice(0, length).join('/'), figure };
}

export const isSubjectKind = (kind: string): kind is SubjectKind => Object.hasOwn(subjectLengths, kind);

/** How many parts of an address name the subject. */
const subjectLengths = { market: 3, retailer: 2, ranking: 2 } as const;
