/** The member states, by ISO code. Greece is GR here, though its VAT IDs begin with EL. */
export const euMembers = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

export type EuMember = (typeof euMembers)[number];

export type TaxAddress = { country: string; postalCode: string };

/**
 * The member state whose VAT rules apply to services for a business at the address, or null outside the EU. Northern
 * Ireland (XI) belongs to the EU for goods only. Åland and the French overseas departments have country codes of their
 * own and are outside.
 */
export function vatTerritoryOf({ country, postalCode }: TaxAddress): EuMember | null {
  const member = country === 'MC' ? 'FR' : euMembers.find((code) => code === country);
  if (!member || excluded[member]?.test(postalCode.replaceAll(/\D/g, ''))) return null;
  return member;
}

/** Article 6 of Directive 2006/112/EC: parts of a member state that are outside its VAT territory. */
const excluded: Partial<Record<EuMember, RegExp>> = {
  // Büsingen and Heligoland.
  DE: /^(78266|27498)$/,
  // The Canary Islands, Ceuta and Melilla.
  ES: /^(35|38|51|52)\d{3}$/,
  // Mount Athos.
  GR: /^63086$/,
  // Livigno and Campione d'Italia.
  IT: /^(23041|22061)$/,
};
