import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { readReport, storeReport } from './error-report.server.ts';

const about = {
  figure: 'market/de/toys/market-size/2025',
  shown: '$5–10bn',
  datasetVersion: 'Demonstration data set 2025 (1)',
};
const words = { message: 'The value is of 2024.', suggestion: null, email: 'reader@company.example' };
const report = { formKey: '7c5d9f52-6f4b-4f0c-8d7e-0f6f3b5f0a11', ...words };

describe('a report', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const store = (changes: Partial<typeof report> = {}) =>
    storeReport(drizzle(database.pool), about, { ...report, ...changes });
  const rows = async () => (await database.pool.query('select * from figure_report order by id')).rows;

  test('is stored, with the figure as the reader saw it, before it gets its ticket', async () => {
    const ticket = await store();
    const [row] = await rows();
    expect(row).toMatchObject({
      figure: about.figure,
      shown: '$5–10bn',
      dataset_version: about.datasetVersion,
      ...words,
    });
    const year = (row.received_at as Date).getUTCFullYear();
    expect(ticket).toBe(`MQ-${year}-${String(row.id).padStart(6, '0')}`);
  });

  test('that is sent twice, also at the same moment, is one report with one ticket', async () => {
    const before = (await rows()).length;
    const formKey = crypto.randomUUID();
    const tickets = await Promise.all(Array.from({ length: 8 }, () => store({ formKey })));
    expect(new Set(tickets).size).toBe(1);
    expect(await store({ formKey })).toBe(tickets[0]);
    expect(await rows()).toHaveLength(before + 1);
  });

  test('with other words, or from another form, is another report', async () => {
    const first = await store();
    const others = [
      await store({ message: 'Rather, it is of 2023.' }),
      await store({ formKey: crypto.randomUUID() }),
    ];
    expect(new Set([first, ...others]).size).toBe(3);
  });

  test('has no ticket when it could not be stored', async () => {
    await database.breakConnections();
    await expect(store({ formKey: crypto.randomUUID() })).rejects.toThrow('Failed query');
    await database.mendConnections();
  });
});

describe('what a reader enters', () => {
  test('is taken as it is, blank lines and all, without what cannot be read', () => {
    const read = readReport(
      formOf({
        message: '  Wrong\u0000 year.\r\n\r\nSee\tpage 3.\u001b ',
        suggestion: ' ',
        email: ' a@b.example ',
      }),
    );
    expect(read).toEqual({
      ok: true,
      report: { formKey: '', message: 'Wrong year.\n\nSee\tpage 3.', suggestion: null, email: 'a@b.example' },
    });
  });

  test.each([
    [{ message: '' }, 'message'],
    [{ message: 'Too short' }, 'message'],
    [{ message: ` ${'\u0007'.repeat(20)} ` }, 'message'],
    [{ message: 'x'.repeat(4_001) }, 'message'],
    [{ suggestion: 'x'.repeat(4_001) }, 'suggestion'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@b.example\r\nBcc: all@company.example' }, 'email'],
    [{ email: 'a@b.example, c@d.example' }, 'email'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email'],
    [{ website: 'https://spam.example' }, undefined],
  ])('%j is refused with one message at its field, and goes back into the form', (entered, field) => {
    const read = readReport(formOf(entered));
    const { message, suggestion, email } = { ...right, ...entered };
    expect(read).toEqual({
      ok: false,
      errors: [{ ...(field && { field }), message: expect.stringMatching(/\w/) }],
      values: { message, suggestion, email },
    });
  });

  test('may be as long as it says', () => {
    expect(readReport(formOf({ message: 'x'.repeat(4_000) })).ok).toBe(true);
    // A browser sends every line break as two characters.
    expect(readReport(formOf({ message: 'x\r\n'.repeat(2_000) })).ok).toBe(true);
  });

  test('is asked for where the body holds nothing, or a file', () => {
    expect(readReport(new FormData()).ok).toBe(false);
    const form = new FormData();
    form.set('message', new Blob(['A long enough text.']), 'message.txt');
    expect(readReport(form).ok).toBe(false);
  });
});

const right = { message: 'The value is of 2024.', suggestion: '', email: '' };

function formOf(entered: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...right, ...entered })) form.set(name, value);
  return form;
}
