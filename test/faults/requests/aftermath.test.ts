import { expect, test } from 'vitest';
import { brokenPromises, type Aftermath } from './aftermath.ts';

const email = 'visitor-1@company.example';
const well: Aftermath = {
  submits: [
    { email, acknowledged: true },
    { email: 'visitor-2@company.example', acknowledged: false },
  ],
  leads: [{ id: 7, key: 'a', email, subscribes: false }],
  mails: ['lead/7/team', 'lead/7/visitor'],
  deadJobs: 0,
  deliveries: [
    { key: 'a', email },
    { key: 'a', email },
  ],
  takenMails: [
    { messageId: '<lead.7.team@localhost>', to: 'team@company.example' },
    { messageId: '<lead.7.visitor@localhost>', to: email },
  ],
};

test('delivered twice under one key is well, and so is what was neither acknowledged nor stored', () => {
  expect(brokenPromises(well)).toEqual([]);
});

test.for<[string, Partial<Aftermath>]>([
  [`${email} was acknowledged, but is lost.`, { leads: [], deliveries: [], mails: [] }],
  [`${email} is stored 2 times.`, { leads: [...well.leads, ...well.leads] }],
  [`${email} was never delivered.`, { deliveries: [] }],
  [`${email} was delivered under 2 keys.`, { deliveries: [...well.deliveries, { key: 'b', email }] }],
  [
    'elsewhere@company.example was delivered, but is not stored.',
    { deliveries: [...well.deliveries, { key: 'b', email: 'elsewhere@company.example' }] },
  ],
  ['The mail lead/7/visitor is lost.', { mails: ['lead/7/team'] }],
  [`${email} was never asked to confirm.`, { leads: [{ ...well.leads[0]!, subscribes: true }] }],
  ['The mail lead/7/team was never sent.', { takenMails: well.takenMails.slice(1) }],
  ['3 jobs were given up.', { deadJobs: 3 }],
])('%s', ([sentence, change]) => {
  expect(new Set(brokenPromises({ ...well, ...change }))).toEqual(new Set([sentence]));
});
