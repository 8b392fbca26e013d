import {
  addPen,
  deletePen,
  discardPen,
  editPen,
  keepPen,
  listPens,
  setFifthDose,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import * as service from './pens.service.ts';

export function penRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, listPens, (_input, call) =>
    service.listPensOf(call, call.session.userId),
  );
  bindRoute(app, context, addPen, ({ body }, call) =>
    service.addPenFor(call, call.session.userId, body),
  );
  bindRoute(app, context, editPen, ({ params, body }, call) =>
    service.editPenOf(call, call.session.userId, params.id, body),
  );
  bindRoute(app, context, setFifthDose, ({ params, body }, call) =>
    service.setFifthDoseOf(call, call.session.userId, params.id, body),
  );
  bindRoute(app, context, discardPen, ({ params, body }, call) =>
    service.discardPenOf(call, call.session.userId, params.id, body),
  );
  bindRoute(app, context, keepPen, async ({ params }, call) => {
    await service.keepPenOf(call, call.session.userId, params.id);
    return undefined;
  });
  bindRoute(
    app,
    context,
    deletePen,
    async ({ params }, call) => {
      await service.deletePenOf(call, call.session.userId, params.id);
      return undefined;
    },
    { ownTransactions: true },
  );
}
