import type { Pool } from 'pg';
import type { SalesSystem } from '../../base/sales-system.ts';
import { salesFields } from './sales-fields.ts';

/** Keeps in the database what would have been posted. */
export function capturedDeliveries(pool: Pool, accountId: string): SalesSystem {
  return async (news) => {
    await pool.query(
      `insert into captured_delivery (key, body) values ($1, $2)
       on conflict (key) do update set times = captured_delivery.times + 1`,
      [news.key, JSON.stringify(salesFields(news, accountId))],
    );
  };
}
