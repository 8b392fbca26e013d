import type { Report } from '@dosewise/contract';
import type { Scope } from '../../../context.ts';
import { type ReportPeriod, readReport } from './report.read-model.ts';

export function report(
  { db, now }: Scope,
  userId: string,
  { from, to }: ReportPeriod,
): Promise<Report> {
  return readReport(db, userId, { from, to, now });
}
