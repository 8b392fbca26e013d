import { getConfig, getHealth, getReady } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { listLanguages } from '../../../languages/speak.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { vapidSubject } from '../../../outgoing/channels/web-push/vapid.ts';
import { type BoundRoute, bindRoute } from '../../../runtime/calls/bind-route.ts';
import { readPasskeySite } from '../../../runtime/secrets/passkey-site.ts';
import { VERSION } from '../../../runtime/version.ts';
import { DatabaseWatch } from './health.service.ts';

export function healthRoutes(context: AppContext): readonly BoundRoute[] {
  const watch = new DatabaseWatch();
  const {
    oidc,
    passwordLogin,
    donationUrl,
    registration,
    marketing,
    withoutAccount,
    vaults,
    sourceUrl,
    analytics,
    publicUrl,
    hasPublicUrl,
    ntfyHosts,
    backups: { everyMs, keep },
  } = context.config;
  const sendsMail = context.mailTransport.kind === 'smtp';
  const config = {
    donationUrl,
    registration,
    languages: listLanguages(),
    marketing,
    withoutAccount,
    vaults,
    passwordLogin,
    oidc: oidc && { name: oidc.name },
    sendsMail,
    sendsReminders: sendsMail || vapidSubject(context.config) !== null || ntfyHosts.length > 0,
    publicUrl: hasPublicUrl ? publicUrl : null,
    passkeyOrigin: readPasskeySite(publicUrl)?.origin ?? null,
    sourceUrl,
    backupDays: everyMs === null ? null : Math.ceil((everyMs * keep) / DAY_MS),
    analytics,
  };
  return [
    bindRoute(getHealth, async (_input, call) => {
      await watch.checkHealth(call);
      return { status: 'ok' as const, version: VERSION };
    }),
    bindRoute(getReady, async (_input, call) => {
      await watch.checkReady(call);
      return { status: 'ok' as const };
    }),
    bindRoute(getConfig, async () => config),
  ];
}
