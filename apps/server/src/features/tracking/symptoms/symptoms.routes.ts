import { addSymptom, deleteSymptom, editSymptom, listSymptoms } from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import * as service from './symptoms.service.ts';

export function symptomRoutes(app: FastifyInstance, context: AppContext): void {
  bindRoute(app, context, listSymptoms, ({ query }, call) =>
    service.listSymptomsOf(call, call.session.userId, query),
  );
  bindRoute(app, context, addSymptom, ({ body }, call) =>
    service.addSymptomFor(call, call.session.userId, body),
  );
  bindRoute(app, context, editSymptom, ({ params, body }, call) =>
    service.editSymptomOf(call, call.session.userId, params.id, body),
  );
  bindRoute(app, context, deleteSymptom, async ({ params }, call) => {
    await service.deleteSymptomOf(call, call.session.userId, params.id);
    return undefined;
  });
}
