import {
  changePassword,
  confirmSession,
  createInvite,
  deleteAccount,
  deleteInvite,
  forgotPassword,
  listInvites,
  login,
  logOutEverywhere,
  logout,
  register,
  resetPassword,
  revokeOtherSessions,
  setUp,
  setUserType,
  verifyToken,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { bindRoute } from '../../../http/bind-route.ts';
import { openerOf } from '../../../http/callers/auth-guard.ts';
import { readProfile } from '../profile/profile.read-model.ts';
import * as account from './account.service.ts';
import * as service from './auth.service.ts';
import * as gates from './gates/gates.service.ts';
import * as invites from './gates/invites.service.ts';
import { requestPasswordReset, resetPassword as reset } from './password-reset.service.ts';
import { setUserTypeFor } from './user-type.service.ts';

export function authRoutes(app: FastifyInstance, context: AppContext): void {
  const limited = context.config.rateLimit;

  bindRoute(
    app,
    context,
    register,
    ({ body }, call) => gates.registerAtGate(call, context.config, body, call.deviceName),
    {
      rateLimit: { max: 30, timeWindow: '15 minutes' },
    },
  );
  bindRoute(app, context, setUp, ({ body }, call) => gates.setUp(call, body, call.deviceName), {
    rateLimit: { max: 30, timeWindow: '15 minutes' },
  });
  bindRoute(app, context, createInvite, ({ body }, call) =>
    invites.create(call, context.config, openerOf(call), body),
  );
  bindRoute(app, context, listInvites, (_input, call) => invites.list(call));
  bindRoute(app, context, deleteInvite, async ({ params }, call) => {
    await invites.revoke(call, call.session.userId, params.id);
    return undefined;
  });
  bindRoute(
    app,
    context,
    login,
    ({ body }, call) => service.login(call, body, { ...call, limited }),
    { rateLimit: { max: 120, timeWindow: '15 minutes' } },
  );
  bindRoute(app, context, forgotPassword, async ({ body }, call) => {
    await requestPasswordReset(call, body.email, call.ip, limited);
    return {};
  });
  bindRoute(
    app,
    context,
    resetPassword,
    ({ body }, call) => reset(call, body, { ...call, limited }),
    {
      rateLimit: { max: 30, timeWindow: '15 minutes' },
    },
  );
  bindRoute(
    app,
    context,
    logout,
    async (_input, call) => {
      await service.logout(call, call.session);
      return undefined;
    },
    { holdFor: 'ending own sessions' },
  );
  bindRoute(app, context, verifyToken, async (_input, call) => ({
    valid: true as const,
    user: await readProfile(call.db, call.session.userId),
  }));
  bindRoute(
    app,
    context,
    confirmSession,
    async ({ body }, call) => {
      await account.confirm(call, context.config, { ...call, limited }, body);
      return undefined;
    },
    { ownTransactions: true },
  );
  bindRoute(
    app,
    context,
    changePassword,
    ({ body }, call) => account.changePassword(call, { ...call, limited }, body),
    { holdFor: 'ending own sessions', ownTransactions: true },
  );
  bindRoute(
    app,
    context,
    revokeOtherSessions,
    async (_input, call) => {
      await account.revokeOtherSessions(call, call.session);
      return undefined;
    },
    { holdFor: 'ending own sessions' },
  );
  bindRoute(
    app,
    context,
    logOutEverywhere,
    async ({ body }, call) => {
      await account.logOutEverywhere(call, call.session, body.passkeys);
      return undefined;
    },
    { holdFor: 'ending own sessions' },
  );
  bindRoute(
    app,
    context,
    deleteAccount,
    async ({ body }, call) => {
      await account.deleteAccount(call, { ...call, limited }, body.password);
      return undefined;
    },
    { holdFor: 'ending own sessions', ownTransactions: true },
  );
  bindRoute(
    app,
    context,
    setUserType,
    ({ body }, call) => setUserTypeFor(call, openerOf(call), body),
    { holdFor: 'ending sessions' },
  );
}
