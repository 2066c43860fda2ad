import { expect, test } from 'vitest';
import { listPublications } from './sources.server.tsx';

const source = (name: string, year: string, url = `https://${year}.example`) => ({
  id: `${name}-${year}`,
  name,
  year,
  url,
});

test('lists each publication once, with all periods read in it', () => {
  const listed = listPublications([source('ONS', '2021'), source('bevh', '2017'), source('ONS', '2019')]);
  expect(listed).toEqual([
    { name: 'bevh', readings: [{ label: '2017', url: 'https://2017.example' }] },
    {
      name: 'ONS',
      readings: [
        { label: '2019', url: 'https://2019.example' },
        { label: '2021', url: 'https://2021.example' },
      ],
    },
  ]);
});

test('links each address once per period, and tells addresses of one period apart', () => {
  const elsewhere = source('ONS', '2021', 'https://elsewhere.example');
  const [ons] = listPublications([source('ONS', '2021'), source('ONS', '2021'), elsewhere]);
  expect(ons?.readings).toEqual([
    { label: '2021 (2021.example)', url: 'https://2021.example' },
    { label: '2021 (elsewhere.example)', url: 'https://elsewhere.example' },
  ]);
});
