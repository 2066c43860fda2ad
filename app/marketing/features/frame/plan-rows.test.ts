import { expect, test } from 'vitest';
import { planRow, plansWith } from './plan-rows.ts';

test('plans are named where not all of them open it', () => {
  expect(plansWith('annualData')).toBe('All plans');
  expect(plansWith('leadsAndContacts')).toBe('Leads & Contacts, Corporate and Corporate+');
  expect(plansWith('monthlyData')).toBe('Corporate+');
});

test('what is free of a thing stands beside what opens it', () => {
  expect(planRow('rankings')).toMatchObject({
    name: 'Rankings',
    free: 'Places; sales as ranges',
    plans: 'Corporate and Corporate+',
  });
  expect(planRow('monthlyData').free).toBeNull();
});
