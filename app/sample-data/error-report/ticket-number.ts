import { brand } from '../../brand.ts';

/** What a reader keeps of a report: 'MQ-2026-000042'. */
export function ticketNumber(id: number, year: number): string {
  return `${brand.ticketPrefix}-${year}-${String(id).padStart(6, '0')}`;
}

export const isTicketNumber = (text: string) =>
  text.startsWith(`${brand.ticketPrefix}-`) &&
  /^-\d{4}-\d{6,12}$/.test(text.slice(brand.ticketPrefix.length));
