import { createECDH } from 'node:crypto';
import type { Finding } from '@dosewise/contract';
import {
  probeSmtp,
  type SmtpRefusal,
} from '../../../../outgoing/channels/email/transport/probe-smtp.ts';
import { vapidSubject } from '../../../../outgoing/channels/web-push/vapid.ts';
import { countOpenMails } from '../../../../outgoing/ledger/open-mails.queries.ts';
import { isInNetworks } from '../../../../runtime/config/allow-list.ts';
import { countSubscriptions } from '../system.queries.ts';
import { found, type Installation, reasonOf, wordCode } from './installation.ts';
import type { HeardClock } from './machine-checks.ts';
import { type AddressAnswer, probeAddress } from './probe-address.ts';
import { countWebhooks, findServerSecret } from './sending-checks.queries.ts';
import { texts } from './texts.ts';

/** The address at which clouds tell a machine its keys. */
const METADATA = '169.254.169.254';

/** Says to the mail server what comes before a mail, and sends none. */
export async function checkMail({ config }: Pick<Installation, 'config'>): Promise<Finding[]> {
  const { mail } = texts;
  const { smtpUrl } = config;
  if (smtpUrl === null) return [found('mail', 'off', mail.off(config.outbox), mail.offAdvice)];
  const { host } = new URL(smtpUrl);
  const refusal = await probeSmtp(smtpUrl, config);
  return refusal === null
    ? [found('mail', 'good', mail.good(host))]
    : [found('mail', 'fault', ...sayRefusal(host, refusal))];
}

function sayRefusal(host: string, { step, reply }: SmtpRefusal): [says: string, advice: string] {
  const { mail } = texts;
  const code = reply === null ? '' : ` (${reply})`;
  if (step === 'connect') return [mail.connect(host), mail.connectAdvice];
  if (step === 'tls') return [mail.tls(host), mail.tlsAdvice];
  if (step === 'login') return [mail.login(host, code), mail.loginAdvice];
  return [mail.sender(host, code), mail.senderAdvice];
}

/** Looks for mails that were cut off by a crash. */
export async function checkQueue({
  db,
  now,
}: Pick<Installation, 'db' | 'now'>): Promise<Finding[]> {
  const open = await countOpenMails(db, now());
  const unconfirmed = open.find(({ status }) => status === 'unconfirmed')?.count ?? 0;
  const { mail } = texts;
  return unconfirmed === 0
    ? []
    : [found('mail', 'caution', mail.unconfirmed(unconfirmed), mail.unconfirmedAdvice)];
}

/** Looks whether browsers can be notified, and at the key that is signed with. */
export async function checkPush({ config, db }: Installation): Promise<Finding[]> {
  const { push } = texts;
  const subscriptions = await countSubscriptions(db);
  if (vapidSubject(config) === null) {
    return subscriptions > 0
      ? [found('push', 'fault', push.lost(subscriptions), push.offAdvice)]
      : [found('push', 'off', push.off, push.offAdvice)];
  }
  const key = await findServerSecret(db, 'web-push');
  return key === null || isKey(key)
    ? [found('push', 'good', push.good(subscriptions))]
    : [found('push', 'fault', push.wrongKey, push.wrongKeyAdvice)];
}

function isKey(privateKey: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(privateKey, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Looks at the webhooks that rest, and at what their addresses may be. */
export async function checkWebhooks({ config, db }: Installation): Promise<Finding[]> {
  const { webhooks } = texts;
  const { all, resting } = await countWebhooks(db);
  const findings = isInNetworks(METADATA, config.webhookAllow)
    ? [found('webhooks', 'caution', webhooks.metadata, webhooks.metadataAdvice)]
    : [];
  if (resting > 0) {
    const says = webhooks.resting(resting, all);
    return [...findings, found('webhooks', 'caution', says, webhooks.restingAdvice)];
  }
  return findings.length > 0 ? findings : [found('webhooks', 'good', webhooks.good(all))];
}

/** Asks the OpenID provider how it calls itself. */
export async function checkOidc(
  { config, now, authority }: Pick<Installation, 'config' | 'now' | 'authority'>,
  heard: HeardClock[],
): Promise<Finding[]> {
  const { oidc } = texts;
  if (config.oidc === null) return [found('oidc', 'off', oidc.off)];
  const { issuer, name } = config.oidc;
  const { host } = new URL(issuer);
  const description = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const fault = (says: string, advice: string) => [found('oidc', 'fault', says, advice)];
  let answer: AddressAnswer;
  try {
    answer = await probeAddress(new URL(description), authority);
  } catch (error) {
    return fault(oidc.away(host, reasonOf(error)), oidc.awayAdvice);
  }
  const { status, date, certificate } = answer;
  if (certificate?.refusal)
    return fault(oidc.away(host, wordCode(certificate.refusal)), oidc.awayAdvice);
  if (date !== null) heard.push({ who: host, said: date, at: now() });
  const named = issuerIn(answer);
  if (named === null) return fault(oidc.wrong(status), oidc.wrongAdvice);
  if (named !== issuer) return fault(oidc.other(named), oidc.otherAdvice);
  return [found('oidc', 'good', oidc.good(name))];
}

/**
 * The line for the start of a server where its provider answers and OIDC_ISSUER is not as it names itself; null
 * otherwise. A provider that is away may still be starting.
 */
export async function issuerWarning(
  installation: Pick<Installation, 'config' | 'now'>,
): Promise<string | null> {
  const heard: HeardClock[] = [];
  const [finding] = await checkOidc(installation, heard);
  const hasAnswered = heard.length > 0;
  if (finding?.state !== 'fault' || !hasAnswered) return null;
  return texts.oidc.atStart(finding.says, finding.advice ?? '');
}

function issuerIn({ status, body }: AddressAnswer): string | null {
  try {
    const { issuer } = JSON.parse(body);
    return status === 200 && typeof issuer === 'string' ? issuer : null;
  } catch {
    return null;
  }
}
