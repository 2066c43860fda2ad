import { brand } from '../../base/brand.ts';
import type { Block } from '../prose/prose.ts';

/** Values that only the running site knows. */
export type RuntimeValues = { retentionDays: number };

/** At build: replaces `{company}`, `{email}` … with the values of `brand.ts`, and leaves those of `RuntimeValues`. */
export function fillBrandValues(text: string, fault: (what: string) => void): string {
  return text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => {
    const word = name in late ? blank : words[name];
    if (word === undefined) fault(`unknown placeholder ${blank}`);
    return word ?? blank;
  });
}

/** At runtime: replaces the rest. */
export function fillRuntimeValues(blocks: readonly Block[], given: RuntimeValues): Block[] {
  const text = JSON.stringify(blocks);
  const filled = text.replaceAll(late.retentionDays, String(given.retentionDays));
  return JSON.parse(filled) as Block[];
}

const late: Readonly<Record<keyof RuntimeValues, string>> = { retentionDays: '{retentionDays}' };

const { product, slug, company, tool } = brand;
const { name, ...address } = company;

const words: Readonly<Record<string, string>> = { product, slug, company: name, ...address, tool: tool.url };
