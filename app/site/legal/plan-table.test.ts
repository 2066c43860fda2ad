import { expect, test } from 'vitest';
import type { DocumentBlock } from '../../documents/document.ts';
import { textOf } from '../../editorial/library/files/document-blocks.server.ts';
import { features, tiers } from '../../plans/tier.ts';
import { describedPlans, planTable } from './plan-table.ts';

type Table = Extract<DocumentBlock, { kind: 'table' }>;

const rowsOf = (blocks: readonly DocumentBlock[]) =>
  (blocks.find(({ kind }) => kind === 'table') as Table).rows.map((row) => row.map(textOf));

test('every plan is described once', () => {
  const described = Object.values(describedPlans).flat();
  expect(described.toSorted()).toEqual(tiers.map(({ id }) => id).toSorted());
});

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
