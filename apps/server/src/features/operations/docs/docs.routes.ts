import { getDocs, getOpenapi } from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { readDocument, renderDocs } from './docs.service.ts';

export const docsRoutes: readonly BoundRoute[] = [
  bindRoute(getOpenapi, readDocument),
  bindRoute(getDocs, async () => renderDocs()),
];
