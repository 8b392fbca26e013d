import { listUsers } from '@dosewise/contract';
import { type Answer, answer } from '../../../runtime/calls/answer.ts';
import { listUsersPage } from './users.service.ts';

/** Changing a user's type is the business of `auth`: it ends sessions. */
export const userRoutes: readonly Answer[] = [
  answer(listUsers, ({ query }, call) => listUsersPage(call, query)),
];
