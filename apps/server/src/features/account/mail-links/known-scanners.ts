/**
 * Programs that fetch what a mail points to without a person having asked. Not among them: image
 * proxies that fetch when their user opens the mail (GoogleImageProxy of Gmail, YahooMailProxy).
 */

/** Whole names. */
const EXACT: ReadonlySet<string> = new Set([
  // Apple's Mail Privacy Protection loads every image of every mail with this and nothing more.
  // https://www.mailgun.com/blog/product/bot-detection/
  'Mozilla/5.0',
  // Gmail's prefetch, a browser that was never sold; its proxy of opened mails is another.
  // https://bird.com/en-gb/blog/gmail-prefetching-images
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0',
]);

/** Parts of names, in lower case. */
const PARTS: readonly string[] = [
  // Security gateways that open and click what passes through them.
  // https://check.live-direct-marketing.online/blog/bot-clicks-security-scanners-detect
  'barracuda',
  'proofpoint',
  'mimecast',
  'ciscosecureemail',
  'ironport',
  'trendmicro',
  'tmes',
  'fortinet',
  'sophos',
  'symantec',
  'messagelabs',
  // Outlook.com looks at links before their reader does. https://github.com/phpList/phplist3/issues/415
  'bingpreview',
  // Previews in chats, and robots, which say so themselves.
  'bot',
  'crawl',
  'spider',
  'slurp',
  'preview',
  'facebookexternalhit',
  'scanner',
  'monitor',
  // Programs, not people: browsers never call themselves so.
  // https://github.com/putyourlightson/craft-campaign/issues/546
  'headlesschrome',
  'python',
  'curl/',
  'wget/',
  'go-http-client',
  'java/',
  'okhttp',
  'axios',
  'node-fetch',
  'libwww',
  'httpclient',
];

/** True for a `userAgent` that is known to fetch on its own. No name at all is no browser either. */
export function isKnownScanner(userAgent: string): boolean {
  const name = userAgent.trim();
  if (name === '' || EXACT.has(name)) return true;
  // Cubot makes phones.
  const lower = name.toLowerCase().replaceAll('cubot', '');
  return PARTS.some((part) => lower.includes(part));
}
