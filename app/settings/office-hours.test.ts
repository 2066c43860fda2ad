import { expect, test } from 'vitest';
import { readOfficeHours } from './office-hours.ts';

const morning = { from: '09:00', to: '12:00' };
const afternoon = { from: '13:00', to: '17:00' };

test('a week is read day by day, in whatever order it is written', () => {
  expect(readOfficeHours('Mon-Thu 13:00-17:00,09:00-12:00; fri 09:00-12:00')).toEqual([
    ...Array.from({ length: 4 }, () => [morning, afternoon]),
    [morning],
    [],
    [],
  ]);
});

test.for([
  '',
  'mon-fri',
  'mon-fri 9:00-12:00',
  'mon-fri 09:00-24:00',
  'mon-fri 12:00-09:00',
  'mon-fri 09:00-09:00',
  'fri-mon 09:00-12:00',
  'day 09:00-12:00',
  'mon 09:00-12:00,',
  'mon 09:00-12:00,11:00-13:00',
  'mon-fri 09:00-12:00; wed 11:00-13:00',
])('"%s" is refused', (text) => {
  expect(readOfficeHours(text)).toBeNull();
});
