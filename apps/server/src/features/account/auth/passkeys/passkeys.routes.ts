import {
  addPasskey,
  beginConfirmation,
  beginPasskey,
  beginPasskeyLogin,
  deletePasskey,
  listPasskeys,
  loginWithPasskey,
} from '@dosewise/contract';
import type { AppContext } from '../../../../outgoing/channels/app-context.ts';
import {
  type BoundRoute,
  bindRoute,
  describeOpener,
} from '../../../../runtime/calls/bind-route.ts';
import * as login from './passkey-login.service.ts';
import * as service from './passkeys.service.ts';

const LOGINS = { max: 120, timeWindow: '15 minutes' };

export function passkeyRoutes(context: AppContext): readonly BoundRoute[] {
  const { config } = context;
  return [
    bindRoute(beginPasskey, (_input, call) => service.begin(call, config, call.session.userId)),
    bindRoute(
      addPasskey,
      ({ body }, call) => service.add(call, config, describeOpener(call), body),
      {
        ownTransactions: true,
      },
    ),
    bindRoute(listPasskeys, (_input, call) => service.list(call, call.session.userId)),
    bindRoute(
      deletePasskey,
      ({ params }, call) => service.remove(call, config, call.session.userId, params.id),
      { holdFor: 'ending own sessions' },
    ),
    bindRoute(beginConfirmation, (_input, call) =>
      login.beginConfirmation(call, config, call.session.userId),
    ),
    bindRoute(beginPasskeyLogin, (_input, call) => login.begin(call, config), {
      rateLimit: LOGINS,
    }),
    bindRoute(
      loginWithPasskey,
      ({ body }, call) =>
        login.login(call, config, body, {
          ip: call.ip,
          deviceName: call.deviceName,
          limited: config.rateLimit,
        }),
      { rateLimit: LOGINS },
    ),
  ];
}
