import { getReportPdf } from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../../runtime/calls/bind-route.ts';
import { reportAsPdf } from './report-pdf.service.ts';

/** One is half a second of work, of the fullest account two. */
const PDFS = { max: 60, timeWindow: '15 minutes' };

/** Apart from the report itself: the writer of PDFs needs a server. */
export const reportPdfRoutes: readonly BoundRoute[] = [
  bindRoute(getReportPdf, ({ query }, call) => reportAsPdf(call, call.session.userId, query), {
    rateLimit: PDFS,
  }),
];
