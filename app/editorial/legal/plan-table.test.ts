import { expect, test } from 'vitest';
import type { DocumentBlock } from '../../documents/document.ts';
import { features } from '../../plans/tier.ts';
import { textOf } from '../library/files/document-blocks.server.ts';
import { planTable } from './legal-document.server.ts';

type Table = Extract<DocumentBlock, { kind: 'table' }>;

const rowsOf = (blocks: readonly DocumentBlock[]) =>
  (blocks.find(({ kind }) => kind === 'table') as Table).rows.map((row) => row.map(textOf));

test('what a plan contains and costs stands side by side', () => {
  const rows = rowsOf(planTable(['starter', 'leadsAndContacts'], { starter: 94_800 }));
  expect(rows).toContainEqual(['Leads & Contacts', 'No', 'Yes']);
  expect(rows).toHaveLength(Object.keys(features).length + 4);
  expect(rows.slice(-3)).toEqual([
    ['Price for a year, net', '€948', 'On request'],
    ['German VAT, 19%', '€180.12', 'On request'],
    ['Total for a year', '€1,128.12', 'On request'],
  ]);
});
