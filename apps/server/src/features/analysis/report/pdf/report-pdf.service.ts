import type { getReportPdf, RouteInput } from '@dosewise/contract';
import type { SpokenScope } from '../../../../context.ts';
import { readProfile } from '../../../account/profile/profile.read-model.ts';
import { readReport } from '../report.read-model.ts';
import { renderReportPdf } from './render-report-pdf.ts';

/** Countries whose printers do not hold A4. */
const LETTER_COUNTRIES: readonly string[] = ['United States', 'Canada'];

/** A report as a PDF, on the paper of the user's country unless another is asked for. */
export async function* reportAsPdf(
  { db, now, language }: SpokenScope,
  userId: string,
  { from, to, paper }: RouteInput<typeof getReportPdf>['query'],
): AsyncGenerator<Uint8Array> {
  const report = await readReport(db, userId, { from, to, now, language });
  const { country } = await readProfile(db, userId);
  const usualPaper = LETTER_COUNTRIES.includes(country) ? 'letter' : 'a4';
  yield await renderReportPdf({ report, paper: paper ?? usualPaper, language, country });
}
