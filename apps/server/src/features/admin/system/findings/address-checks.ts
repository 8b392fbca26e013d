import type { Finding } from '@dosewise/contract';
import { getHealth } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { API_PREFIX } from '../../../../runtime/http/api-prefix.ts';
import { VERSION } from '../../../../runtime/version.ts';
import { codeOf, found, type Installation, reasonOf, wordCode } from './installation.ts';
import type { HeardClock } from './machine-checks.ts';
import { type AddressAnswer, type Certificate, probeAddress } from './probe-address.ts';
import { texts } from './texts.ts';

/** Certificates of 90 days are renewed a month before they end: then something did not. */
const ENDS_SOON_DAYS = 14;

/** Codes of a way that leads nowhere, as one from inside to the own public address may. */
const SILENT = ['ABORT_ERR', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];

/** True for what no one but this machine can open, as without the setting. */
export const isLocal = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

const healthAt = (address: string) => new URL(API_PREFIX + getHealth.path, address);

/** The version that answers; null: it is not ours that does. */
function versionIn({ body }: AddressAnswer): string | null {
  try {
    const { version } = JSON.parse(body);
    return typeof version === 'string' ? version : null;
  } catch {
    return null;
  }
}

/** Looks from outside whether the server runs on this machine. */
export async function checkServer({ config }: Pick<Installation, 'config'>): Promise<Finding[]> {
  const { server } = texts;
  const hosts: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
  const host = hosts[config.host] ?? (config.host.includes(':') ? `[${config.host}]` : config.host);
  const address = `http://${host}:${config.port}`;
  const fault = (says: string, advice: string) => [found('server', 'fault', says, advice)];
  const answer = await probeAddress(healthAt(address)).catch(() => null);
  if (!answer) return fault(server.away(address), server.awayAdvice);
  if (answer.status >= 500) return fault(server.ill(address, answer.status), server.illAdvice);
  const version = versionIn(answer);
  if (version === null) return fault(server.stranger(address), server.strangerAdvice);
  return [found('server', 'good', server.good(address, version))];
}

/** Looks where the public address leads, and for how long its certificate holds. */
export async function checkAddress(
  { config, now, authority }: Pick<Installation, 'config' | 'now' | 'authority'>,
  heard: HeardClock[],
): Promise<Finding[]> {
  const { address } = texts;
  const { publicUrl } = config;
  if (!config.hasPublicUrl) {
    return [found('address', 'caution', address.unset(publicUrl), address.localAdvice)];
  }
  const url = new URL(publicUrl);
  if (isLocal(url)) {
    const isForOthers = config.smtpUrl !== null;
    const advice = isForOthers ? address.localAdvice : null;
    return [found('address', isForOthers ? 'caution' : 'off', address.local(publicUrl), advice)];
  }
  let answer: AddressAnswer;
  try {
    answer = await probeAddress(healthAt(publicUrl), authority);
  } catch (error) {
    const isSilent = SILENT.includes(codeOf(error));
    const advice = isSilent ? address.silentAdvice : address.awayAdvice;
    return [
      found(
        'address',
        isSilent ? 'caution' : 'fault',
        address.away(publicUrl, reasonOf(error)),
        advice,
      ),
    ];
  }
  const at = now();
  // The second is cut off in what it says.
  if (answer.date !== null) heard.push({ who: url.host, said: answer.date, at });
  const way = checkWay(publicUrl, answer);
  return answer.certificate ? [way, checkCertificate(answer.certificate, at)] : [way];
}

function checkWay(publicUrl: string, answer: AddressAnswer): Finding {
  const { address } = texts;
  const { status, location } = answer;
  const fault = (says: string, advice: string) => found('address', 'fault', says, advice);
  if (status >= 300 && status < 400 && location !== null) {
    const to = URL.parse(location, publicUrl)?.origin ?? location;
    return fault(address.leadsOn(publicUrl, to), address.leadsOnAdvice);
  }
  const version = versionIn(answer);
  if (status >= 500) return fault(address.refused(publicUrl, status), address.refusedAdvice);
  if (version === null) return fault(address.stranger(publicUrl), address.strangerAdvice);
  if (version !== VERSION) {
    const says = address.otherVersion(publicUrl, version, VERSION);
    return found('address', 'caution', says, address.otherVersionAdvice);
  }
  if (answer.certificate) return found('address', 'good', address.good(publicUrl, version));
  return found('address', 'caution', address.plain(publicUrl), address.plainAdvice);
}

function checkCertificate({ endsAt, refusal }: Certificate, now: number): Finding {
  const { address } = texts;
  const days = Math.floor(Math.abs(endsAt - now) / DAY_MS);
  if (endsAt <= now) return found('address', 'fault', address.expired(days), address.renewAdvice);
  if (refusal !== null) {
    return found(
      'address',
      'fault',
      address.notTrusted(wordCode(refusal)),
      address.notTrustedAdvice,
    );
  }
  return days < ENDS_SOON_DAYS
    ? found('address', 'caution', address.ending(days), address.renewAdvice)
    : found('address', 'good', address.certificate(days));
}

/** Compares what is said of the proxy with the address that people type. */
export function checkProxy({ config }: Pick<Installation, 'config'>): Finding[] {
  const { proxy } = texts;
  const url = new URL(config.publicUrl);
  if (url.protocol === 'https:' && !config.trustProxy) {
    return [found('proxy', 'fault', proxy.notTrusted, proxy.notTrustedAdvice)];
  }
  if (!config.trustProxy) return [found('proxy', 'off', proxy.none)];
  if (isLocal(url)) {
    return [found('proxy', 'fault', proxy.noAddress, texts.address.localAdvice)];
  }
  return [found('proxy', 'good', proxy.good)];
}
