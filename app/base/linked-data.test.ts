import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { breadcrumbList } from './linked-data.ts';

test('a breadcrumb list starts at the home page and ends at the page itself', () => {
  const steps = [
    { label: 'Glossary', to: '/glossary' },
    { label: 'Conversion rate', to: '/glossary/conversion-rate' },
  ];
  expect(breadcrumbList(steps, 'https://site.example')).toMatchObject({
    itemListElement: [
      { position: 1, name: brand.product, item: 'https://site.example/' },
      { position: 2, name: 'Glossary', item: 'https://site.example/glossary' },
      { position: 3, name: 'Conversion rate', item: 'https://site.example/glossary/conversion-rate' },
    ],
  });
});
