import { getReport } from '@dosewise/contract';
import { type Answer, answer, SPOKEN } from '../../../runtime/calls/answer.ts';
import { report } from './report.service.ts';

export const reportRoutes: readonly Answer[] = [
  answer(getReport, ({ query }, call) => report(call, call.session.userId, query), SPOKEN),
];
