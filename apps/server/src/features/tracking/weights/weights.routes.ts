import {
  addWeight,
  deleteWeight,
  editWeight,
  importWeights,
  listWeights,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import * as service from './weights.service.ts';

export function weightRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, listWeights, ({ query }, call) =>
    service.listWeightsOf(call, call.session.userId, query),
  );
  bindRoute(app, context, addWeight, ({ body }, call) =>
    service.addWeightFor(call, call.session.userId, body),
  );
  bindRoute(app, context, importWeights, ({ body }, call) =>
    service.importWeightsFor(call, call.session.userId, body.entries),
  );
  bindRoute(app, context, editWeight, ({ params, body }, call) =>
    service.editWeightOf(call, call.session.userId, params.id, body),
  );
  bindRoute(app, context, deleteWeight, async ({ params }, call) => {
    await service.deleteWeightOf(call, call.session.userId, params.id);
    return undefined;
  });
}
