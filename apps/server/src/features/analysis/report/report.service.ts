import type { Report } from '@dosewise/contract';
import type { SpokenScope } from '../../../context.ts';
import { type ReportPeriod, readReport } from './report.read-model.ts';

export function report(
  { db, now, language }: SpokenScope,
  userId: string,
  { from, to }: ReportPeriod,
): Promise<Report> {
  return readReport(db, userId, { from, to, now, language });
}
