import { getDocs, getOpenapi } from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { readDocument, renderDocs } from './docs.service.ts';

export const docsRoutes: readonly Answer[] = [
  answer(getOpenapi, readDocument),
  answer(getDocs, async () => renderDocs()),
];
