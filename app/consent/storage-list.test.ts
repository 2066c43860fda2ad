import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '../base/brand.ts';
import { landingPage } from '../tracking/campaign.ts';
import { decline, switches } from './consent.ts';
import { isSwitchable, necessary, optional, preselected } from './consent-entries.ts';
import { matchesName } from './forget-storage.client.ts';
import { campaignParameters, optionalNames } from './own-storage.ts';
import { storageList, type StoredItem } from './storage-list.ts';

const entries = [...necessary.entries, ...optional.entries];

test('docs/cookies.md has the same list, row by row', () => {
  const rows = readFileSync('docs/cookies.md', 'utf8').match(/^\| `.*$/gm);
  const rowOf = ({ name, place, needs, lifetime, purpose }: StoredItem) =>
    `| \`${name}\` | ${place} | ${needs} | ${lifetime} | ${purpose} |`;
  expect(rows).toEqual(storageList.map(rowOf));
});

test('the privacy policy names every stored item', () => {
  const policy = readFileSync('content/legal/privacy-policy.md', 'utf8').replaceAll('{slug}', brand.slug);
  const unnamed = storageList.filter(({ name }) => !policy.includes(`\`${name.replace('*', '…')}\``));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test('the dialog explains each stored item in the entry it belongs to', () => {
  const explained = entries.flatMap((entry) =>
    entry.targets.map((name) => `${name}: ${isSwitchable(entry) ? entry.id : 'necessary'}`),
  );
  expect(explained.toSorted()).toEqual(storageList.map(({ name, needs }) => `${name}: ${needs}`).toSorted());
});

test('the dialog has each switch once, and nothing optional is preselected', () => {
  expect(entries.filter(isSwitchable).map(({ id }) => id)).toEqual(switches);
  expect(preselected).toEqual(decline().enabled);
});

test('everything optional is cleaned up after a refusal', () => {
  const listed = Object.groupBy(storageList, ({ needs }) => needs);
  for (const one of switches) expect(optionalNames[one]).toEqual(listed[one]!.map(({ name }) => name));
});

test('campaign data belongs to marketing', () => {
  const marketing = storageList.filter(({ needs }) => needs === 'marketing').map(({ name }) => name);
  expect(marketing).toEqual(expect.arrayContaining([...campaignParameters, landingPage]));
});

test('a name with a trailing star matches by prefix', () => {
  expect(['_ga_', '_ga_X1', '_ga', 'a_ga_1'].map((name) => matchesName('_ga_*', name))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
