import { leadBack } from '@dosewise/contract';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { leadToPage } from './way-back.service.ts';

export const wayBackRoutes: readonly BoundRoute[] = [
  bindRoute(leadBack, async ({ query }) => leadToPage(query.to)),
];
