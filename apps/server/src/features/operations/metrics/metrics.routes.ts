import { getMetrics } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { AppError } from '../../../http/app-error.ts';
import { bindRaw } from '../../../http/bind-route.ts';
import { HttpHistogram } from './http-histogram.ts';
import { knowsToken, renderMetrics, watchEventLoop } from './metrics.service.ts';

/** Without the setting nothing is measured, and the route answers as if it were not there. */
export function metricsRoutes(app: FastifyInstance, context: AppContext): void {
  const token = context.config.metricsToken;
  if (token === null) {
    bindRaw(app, context, getMetrics, async () => {
      throw new AppError('not_found');
    });
    return;
  }
  const http = new HttpHistogram();
  const delay = watchEventLoop();
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    http.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.addHook('onClose', async () => {
    delay.disable();
  });
  bindRaw(app, context, getMetrics, async (_input, call) => {
    if (!knowsToken(call.bearer, token)) throw new AppError('unauthorized');
    return {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
      body: await renderMetrics(call.db, http, delay),
    };
  });
}
