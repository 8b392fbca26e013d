import {
  addPasskey,
  beginConfirmation,
  beginPasskey,
  beginPasskeyLogin,
  deletePasskey,
  listPasskeys,
  loginWithPasskey,
} from '@dosewise/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import { bindRoute } from '../../../../http/bind-route.ts';
import { openerOf } from '../../../../http/callers/auth-guard.ts';
import * as login from './passkey-login.service.ts';
import * as service from './passkeys.service.ts';

const LOGINS = { max: 120, timeWindow: '15 minutes' };

export function passkeyRoutes(app: FastifyInstance, context: AppContext): void {
  const { config } = context;
  bindRoute(app, context, beginPasskey, (_input, call) =>
    service.begin(call, config, call.session.userId),
  );
  bindRoute(
    app,
    context,
    addPasskey,
    ({ body }, call) => service.add(call, config, openerOf(call), body),
    { ownTransactions: true },
  );
  bindRoute(app, context, listPasskeys, (_input, call) => service.list(call, call.session.userId));
  bindRoute(app, context, deletePasskey, async ({ params }, call) => {
    await service.remove(call, call.session.userId, params.id);
    return undefined;
  });
  bindRoute(app, context, beginConfirmation, (_input, call) =>
    login.beginConfirmation(call, config, call.session.userId),
  );
  bindRoute(app, context, beginPasskeyLogin, (_input, call) => login.begin(call, config), {
    rateLimit: LOGINS,
  });
  bindRoute(
    app,
    context,
    loginWithPasskey,
    ({ body }, call) =>
      login.login(call, config, body, {
        ip: call.ip,
        deviceName: call.deviceName,
        limited: config.rateLimit,
      }),
    { rateLimit: LOGINS },
  );
}
