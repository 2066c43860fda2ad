export const hubPath = '/resources/sample-data';

export const hubTitle = 'Sample data';

type Counts = { retailers: number; countries: number; rankings: number };

export function hubDescription({ retailers, countries, rankings }: Counts): string {
  const number = new Intl.NumberFormat('en-US');
  return `eCommerce markets of ${countries} countries by category, ${rankings} rankings and a catalogue of ${number.format(retailers)} online shops: free to read, without an account.`;
}
