import { leadBack } from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { leadToPage } from './way-back.service.ts';

export const wayBackRoutes: readonly Answer[] = [
  answer(leadBack, async ({ query }) => leadToPage(query.to)),
];
