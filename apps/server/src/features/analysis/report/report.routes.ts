import { getReport, getReportPdf } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindDownload, bindRoute } from '../../../http/bind-route.ts';
import * as service from './report.service.ts';

/** One is half a second of work, of the fullest account two. */
const PDFS = { max: 60, timeWindow: '15 minutes' };

export function reportRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getReport, ({ query }, call) =>
    service.report(call, call.session.userId, query),
  );
  bindDownload(
    app,
    context,
    getReportPdf,
    (call, { query }) => service.reportAsPdf(call, call.session.userId, query),
    { rateLimit: PDFS },
  );
}
