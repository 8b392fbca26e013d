import { getDocs, getOpenapi } from '@dosewise/contract';
import { type Answer, answer } from '../../../calls/answer.ts';
import { readDocument, renderDocs } from './docs.service.ts';

export const docsRoutes: readonly Answer[] = [
  answer(getOpenapi, readDocument),
  answer(getDocs, async () => renderDocs()),
];
