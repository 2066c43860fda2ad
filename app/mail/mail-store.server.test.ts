import { expect, test } from 'vitest';
import { openOffice } from '../../test/office.ts';
import { sendAgain } from './mail-store.server.ts';

const office = openOffice();

async function storeMail(state: { sent_at?: Date; refused_at?: Date }) {
  const { rows } = await office.pool.query(
    `insert into outgoing_mail (key, template, recipient, payload, sent_at, refused_at)
     values (gen_random_uuid(), 'team-notice', 'kim@company.example', '{}', $1, $2) returning id`,
    [state.sent_at, state.refused_at],
  );
  return Number(rows[0].id);
}

const send = (id: number) => sendAgain(office.services().db, office.queue.enqueue, id);
const jobs = async () => (await office.queue.list()).map(({ name, data }) => ({ name, data }));

test('sends a refused mail or one without a job again, but never one that was sent', async () => {
  const [lost, refused] = [await storeMail({}), await storeMail({ refused_at: new Date() })];
  expect([await send(lost), await send(refused)]).toEqual([true, true]);
  expect(await jobs()).toEqual(
    expect.arrayContaining([lost, refused].map((mailId) => ({ name: 'send-mail', data: { mailId } }))),
  );
  const { rows } = await office.pool.query('select 1 from outgoing_mail where refused_at is not null');
  expect(rows).toEqual([]);

  expect([await send(await storeMail({ sent_at: new Date() })), await send(999_999)]).toEqual([false, false]);
  expect(await jobs()).toHaveLength(2);
});
