import { vatTerritoryOf, type EuMember, type TaxAddress } from './vat-territory.ts';

export type VatIdRead = { ok: true; vatId: string } | { ok: false; example: string };

/** Written without spaces and with its prefix. An ID of another country than the address is refused. */
export function readVatId(entered: string, address: TaxAddress): VatIdRead {
  const member = vatTerritoryOf(address);
  const bare = entered
    .toUpperCase()
    .replaceAll(/[\s./-]/g, '')
    .slice(0, mostLetters);
  if (bare === '' || !member) return { ok: true, vatId: '' };
  const prefix = vatPrefixOf(member);
  const number = bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
  const { format, example } = formats[member];
  return format.test(number) ? { ok: true, vatId: prefix + number } : { ok: false, example };
}

export function vatPrefixOf(member: EuMember): string {
  return member === 'GR' ? 'EL' : member;
}

const mostLetters = 40;

type Format = { format: RegExp; example: string };

/** The structures that the VIES service publishes. Check digits are left to VIES, which knows whether an ID exists. */
export const formats: Readonly<Record<EuMember, Format>> = {
  AT: { format: /^U\d{8}$/, example: 'ATU12345678' },
  BE: { format: /^[01]\d{9}$/, example: 'BE0123456789' },
  BG: { format: /^\d{9,10}$/, example: 'BG123456789' },
  CY: { format: /^\d{8}[A-Z]$/, example: 'CY12345678X' },
  CZ: { format: /^\d{8,10}$/, example: 'CZ12345678' },
  DE: { format: /^\d{9}$/, example: 'DE123456789' },
  DK: { format: /^\d{8}$/, example: 'DK12345678' },
  EE: { format: /^\d{9}$/, example: 'EE123456789' },
  ES: { format: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, example: 'ESX1234567X' },
  FI: { format: /^\d{8}$/, example: 'FI12345678' },
  FR: { format: /^[A-HJ-NP-Z\d]{2}\d{9}$/, example: 'FRXX123456789' },
  GR: { format: /^\d{9}$/, example: 'EL123456789' },
  HR: { format: /^\d{11}$/, example: 'HR12345678901' },
  HU: { format: /^\d{8}$/, example: 'HU12345678' },
  IE: { format: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, example: 'IE1234567WA' },
  IT: { format: /^\d{11}$/, example: 'IT12345678901' },
  LT: { format: /^(?:\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { format: /^\d{8}$/, example: 'LU12345678' },
  LV: { format: /^\d{11}$/, example: 'LV12345678901' },
  MT: { format: /^\d{8}$/, example: 'MT12345678' },
  NL: { format: /^\d{9}B\d{2}$/, example: 'NL123456789B01' },
  PL: { format: /^\d{10}$/, example: 'PL1234567890' },
  PT: { format: /^\d{9}$/, example: 'PT123456789' },
  RO: { format: /^\d{2,10}$/, example: 'RO1234567890' },
  SE: { format: /^\d{12}$/, example: 'SE123456789001' },
  SI: { format: /^\d{8}$/, example: 'SI12345678' },
  SK: { format: /^\d{10}$/, example: 'SK1234567890' },
};
