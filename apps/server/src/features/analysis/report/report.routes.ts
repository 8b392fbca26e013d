import { getReport } from '@dosewise/contract';
import { type Answer, answer, SPOKEN } from '../../../calls/answer.ts';
import { report } from './report.service.ts';

export const reportRoutes: readonly Answer[] = [
  answer(getReport, ({ query }, call) => report(call, call.session.userId, query), SPOKEN),
];
