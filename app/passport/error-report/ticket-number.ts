import { quotedNumber, brand } from '../../base/brand.ts';

/** What a reader keeps of a report: 'MQ-E-2026-000042'. */
export const ticketNumber = (id: number, year: number) => quotedNumber(`E-${year}`, id);

/** Those without the E were given out until November 2026, and are still out there. */
export const isTicketNumber = (text: string) =>
  text.startsWith(`${brand.ticketPrefix}-`) &&
  /^-(E-)?\d{4}-\d{6,12}$/.test(text.slice(brand.ticketPrefix.length));
