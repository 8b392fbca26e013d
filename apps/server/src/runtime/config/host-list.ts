/** A host that requests may go to. */
export interface HostRule {
  /** In the spelling of `URL.hostname`; of a wildcard what stands behind `*.`. */
  readonly host: string;
  readonly isWildcard: boolean;
  /** Null: the usual one of the address's scheme. */
  readonly port: number | null;
}

const rule = (host: string, isWildcard = false): HostRule => ({ host, isWildcard, port: null });

/**
 * The push services of browsers: Chrome, Edge on Android, Opera, Brave, Samsung (FCM); Chromium
 * built without Google's keys; Firefox; Safari; Edge on Windows. As in
 * https://github.com/web-push-libs/web-push/issues/801 and Chromium's push_messaging_constants.cc.
 */
export const KNOWN_PUSH_HOSTS: readonly HostRule[] = [
  rule('fcm.googleapis.com'),
  rule('jmt17.google.com'),
  rule('updates.push.services.mozilla.com'),
  rule('push.apple.com', true),
  rule('notify.windows.com', true),
];

/** Reads `host`, `host:port` and `*.host`, by comma; null when an entry is none of these. */
export function parseHostList(text: string): readonly HostRule[] | null {
  const rules = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(parseRule);
  return rules.every((each) => each !== null) ? rules : null;
}

function parseRule(entry: string): HostRule | null {
  const isWildcard = entry.startsWith('*.');
  const name = isWildcard ? entry.slice(2) : entry;
  // The port is read by itself: a URL leaves out the one that is usual for its scheme.
  const parts = /^([a-z\d.-]+|\[[a-f\d:.]+\])(?::(\d{1,5}))?$/i.exec(name);
  const url = URL.parse(`https://${name}`);
  if (!parts || !url || (isWildcard && !/[a-z]/i.test(url.hostname))) return null;
  return {
    host: url.hostname,
    isWildcard,
    port: parts[2] === undefined ? null : Number(parts[2]),
  };
}

/** True when a request may go to this address: by its scheme, host and port, with no one's name in it. */
export function isListed(url: URL, rules: readonly HostRule[]): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) return false;
  const usualPort = url.protocol === 'https:' ? 443 : 80;
  const port = url.port === '' ? usualPort : Number(url.port);
  return rules.some(
    (each) =>
      port === (each.port ?? usualPort) &&
      (each.isWildcard ? url.hostname.endsWith(`.${each.host}`) : url.hostname === each.host),
  );
}

/** Only what cannot lead elsewhere: plain http must not leave the machine. */
function isLoopback({ hostname }: URL): boolean {
  return /^127\.\d+\.\d+\.\d+$/.test(hostname) || hostname === '[::1]' || hostname === 'localhost';
}
