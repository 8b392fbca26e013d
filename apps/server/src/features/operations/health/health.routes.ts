import { getConfig, getHealth, getReady } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { passkeySiteOf } from '../../../secrets/passkey-site.ts';
import { VERSION } from '../../../version.ts';
import { DatabaseWatch } from './health.service.ts';

export function healthRoutes(app: FastifyInstance, context: AppContext): void {
  const watch = new DatabaseWatch();
  bindRoute(app, context, getHealth, async (_input, call) => {
    await watch.checkHealth(call);
    return { status: 'ok' as const, version: VERSION };
  });
  bindRoute(app, context, getReady, async (_input, call) => {
    await watch.checkReady(call);
    return { status: 'ok' as const };
  });
  const { donationUrl, registration, marketing, sourceUrl, analytics, publicUrl } = context.config;
  const config = {
    donationUrl,
    registration,
    marketing,
    sendsMail: context.mailTransport.kind === 'smtp',
    passkeyOrigin: passkeySiteOf(publicUrl)?.origin ?? null,
    sourceUrl,
    analytics,
  };
  bindRoute(app, context, getConfig, async () => config);
}
