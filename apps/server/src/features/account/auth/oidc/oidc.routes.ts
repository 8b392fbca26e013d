import {
  beginOidcLink,
  finishOidc,
  getOidcLink,
  linkOidc,
  oidcCallback,
  startOidc,
  unlinkOidc,
} from '@dosewise/contract';
import type { AppContext } from '../../../../outgoing/channels/app-context.ts';
import {
  type BoundRoute,
  bindRoute,
  describeOpener,
} from '../../../../runtime/calls/bind-route.ts';
import * as service from './oidc.service.ts';
import { answerCallback, start } from './oidc-redirects.service.ts';
import { newLinkToken } from './oidc-tokens.ts';
import { OidcProvider } from './provider.ts';

const LOGINS = { max: 120, timeWindow: '15 minutes' };

export function oidcRoutes({ config }: AppContext): readonly BoundRoute[] {
  const { oidc, publicUrl, rateLimit: limited } = config;
  const provider = oidc && new OidcProvider(oidc, `${publicUrl}/api/oidc/callback`);
  const side = { provider, publicUrl };
  return [
    bindRoute(startOidc, ({ query }, call) => start(side, call, query), { rateLimit: LOGINS }),
    bindRoute(oidcCallback, ({ query }, call) => answerCallback(side, call, query), {
      rateLimit: LOGINS,
    }),
    bindRoute(
      finishOidc,
      ({ body }, call) => service.finish(call, config, body, { ...call, limited }),
      { rateLimit: LOGINS },
    ),
    bindRoute(getOidcLink, (_input, call) => service.readLink(call, config, call.session.userId)),
    bindRoute(beginOidcLink, async (_input, call) => {
      service.requireOidc(config);
      const link = await newLinkToken(call, call.session.userId);
      return { url: `/api/oidc/start?${new URLSearchParams({ to: '/security', link })}` };
    }),
    bindRoute(
      linkOidc,
      ({ body }, call) => service.linkOwn(call, config, describeOpener(call), { ...call, ...body }),
      { holdFor: 'ending own sessions' },
    ),
    bindRoute(unlinkOidc, (_input, call) => service.unlink(call, config, call.session.userId), {
      holdFor: 'ending own sessions',
    }),
  ];
}
