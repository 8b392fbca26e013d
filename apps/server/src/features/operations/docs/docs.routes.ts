import { getDocs, getOpenapi } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRaw, bindRoute } from '../../../http/bind-route.ts';
import { readDocument, renderDocs } from './docs.service.ts';

export function docsRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, getOpenapi, readDocument);
  bindRaw(app, context, getDocs, async () => renderDocs());
}
