import { deleteDose, editDose, listDoses, logDose } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import * as service from './doses.service.ts';
import { editDoseOf } from './edit-dose.service.ts';

export function doseRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, listDoses, ({ query }, call) =>
    service.listDosesOf(call, call.session.userId, query),
  );
  bindRoute(app, context, logDose, ({ body }, call) =>
    service.logDoseFor(call, call.session.userId, body),
  );
  bindRoute(app, context, editDose, ({ params, body }, call) =>
    editDoseOf(call, call.session.userId, params.id, body),
  );
  bindRoute(app, context, deleteDose, async ({ params }, call) => {
    await service.deleteDoseOf(call, call.session.userId, params.id);
    return undefined;
  });
}
