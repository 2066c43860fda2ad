import { lt } from 'drizzle-orm';
import { forgotten, type Forget } from '../../base/retention.ts';
import { figureReportTable as table } from './figure-report-table.server.ts';

export const forgetReports: Forget = async (db, { oldest }) => [
  forgotten('error reports', await db.delete(table).where(lt(table.receivedAt, oldest))),
];
