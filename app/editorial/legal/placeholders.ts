import { brand } from '../../base/brand.ts';
import type { VatRules } from '../../plans/vat/vat-treatment.ts';

/** Values that only the running site knows. */
export type RuntimeValues = { retentionDays: number; vatRules: VatRules };

/** At build: replaces `{company}`, `{email}` … with the values of `brand.ts`, and leaves what depends on `RuntimeValues`. */
export function fillBrandValues(text: string, fault: (what: string) => void): string {
  return text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => {
    const word = blank === retentionDays ? blank : words[name];
    if (word === undefined) fault(`unknown placeholder ${blank}`);
    return word ?? blank;
  });
}

/**
 * At runtime: replaces the rest. `{by-country:…}` holds plain text that is true only where VAT depends on the country; the
 * space after it goes with it.
 */
export function fillRuntimeValues<Content>(content: Content, given: RuntimeValues): Content {
  const filled = JSON.stringify(content)
    .replaceAll(retentionDays, String(given.retentionDays))
    .replaceAll(/\{by-country:([^{}]*)\}( ?)/g, given.vatRules === 'by-country' ? '$1$2' : '');
  return JSON.parse(filled) as Content;
}

const retentionDays = '{retentionDays}';

const { product, slug, company, tool } = brand;
const { name, ...address } = company;

const words: Readonly<Record<string, string>> = { product, slug, company: name, ...address, tool: tool.url };
