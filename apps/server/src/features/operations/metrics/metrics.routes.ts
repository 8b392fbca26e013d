import { getMetrics } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../app-error.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { HttpHistogram } from './http-histogram.ts';
import { knowsToken, Metrics } from './metrics.service.ts';

/**
 * Also measures the replies of `app`. Without the setting nothing is measured, and the route answers as if
 * it were not there.
 */
export function metricsRoutes(app: FastifyInstance, context: AppContext): readonly BoundRoute[] {
  const token = context.config.metricsToken;
  if (token === null) {
    return [
      bindRoute(getMetrics, async () => {
        throw new AppError('not_found');
      }),
    ];
  }
  const http = new HttpHistogram();
  const metrics = new Metrics(context, http);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    http.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.addHook('onClose', async () => {
    metrics.close();
  });
  return [
    bindRoute(getMetrics, async (_input, call) => {
      if (!knowsToken(call.bearer, token)) throw new AppError('unauthorized');
      return {
        headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
        body: await metrics.render(call),
      };
    }),
  ];
}
