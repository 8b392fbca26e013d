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
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { type BoundRoute, bindRoute, describeOpener } from '../../../runtime/calls/bind-route.ts';
import { readProfile } from '../profile/profile.read-model.ts';
import * as account from './account.service.ts';
import * as service from './auth.service.ts';
import * as gates from './gates/gates.service.ts';
import * as invites from './gates/invites.service.ts';
import { requestPasswordReset, resetPassword as reset } from './password-reset.service.ts';
import { setUserTypeFor } from './user-type.service.ts';

export function authRoutes(context: AppContext): readonly BoundRoute[] {
  const { config } = context;
  const { rateLimit: limited, passwordLogin } = config;
  const counted = { limited, passwordLogin };
  return [
    bindRoute(
      register,
      ({ body }, call) => gates.registerAtGate(call, config, body, call.deviceName),
      {
        rateLimit: { max: 30, timeWindow: '15 minutes' },
      },
    ),
    bindRoute(setUp, ({ body }, call) => gates.setUp(call, config, body, call.deviceName), {
      rateLimit: { max: 30, timeWindow: '15 minutes' },
    }),
    bindRoute(createInvite, ({ body }, call) =>
      invites.create(call, config, describeOpener(call), body),
    ),
    bindRoute(listInvites, (_input, call) => invites.list(call)),
    bindRoute(deleteInvite, ({ params }, call) =>
      invites.revoke(call, call.session.userId, params.id),
    ),
    bindRoute(login, ({ body }, call) => service.login(call, body, { ...call, ...counted }), {
      rateLimit: { max: 120, timeWindow: '15 minutes' },
    }),
    bindRoute(forgotPassword, async ({ body }, call) => {
      await requestPasswordReset(call, body.email, { ip: call.ip, ...counted });
      return {};
    }),
    bindRoute(resetPassword, ({ body }, call) => reset(call, body, { ...call, ...counted }), {
      rateLimit: { max: 30, timeWindow: '15 minutes' },
    }),
    bindRoute(logout, (_input, call) => service.logout(call, call.session), {
      holdFor: 'ending own sessions',
    }),
    bindRoute(verifyToken, async (_input, call) => ({
      valid: true as const,
      user: await readProfile(call.db, call.session.userId),
    })),
    bindRoute(
      confirmSession,
      ({ body }, call) => account.confirm(call, config, { ...call, ...counted }, body),
      { ownTransactions: true },
    ),
    bindRoute(
      changePassword,
      ({ body }, call) => account.changePassword(call, { ...call, ...counted }, body),
      { holdFor: 'ending own sessions', ownTransactions: true },
    ),
    bindRoute(
      revokeOtherSessions,
      (_input, call) => account.revokeOtherSessions(call, call.session),
      {
        holdFor: 'ending own sessions',
      },
    ),
    bindRoute(
      logOutEverywhere,
      ({ body }, call) => account.logOutEverywhere(call, config, call.session, body.passkeys),
      { holdFor: 'ending own sessions' },
    ),
    bindRoute(
      deleteAccount,
      ({ body }, call) => account.deleteAccount(call, { ...call, ...counted }, body.password),
      { holdFor: 'ending own sessions and ties', ownTransactions: true },
    ),
    bindRoute(setUserType, ({ body }, call) => setUserTypeFor(call, describeOpener(call), body), {
      holdFor: 'ending sessions',
    }),
  ];
}
