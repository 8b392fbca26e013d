import { createRequire } from 'node:module';
import { z } from 'zod';
import { parseAllowList } from './allow-list.ts';
import { parseHostList } from './host-list.ts';

const require = createRequire(import.meta.url);

export const onOff = z.enum(['on', 'off'], { error: 'must be on or off' });

/** An address without a path, such as https://example.com, in the spelling that browsers use. */
export const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  const isOrigin = url?.pathname === '/' && /^https?:$/.test(url.protocol) && !/[?#@]/.test(text);
  // A host may hold what begins something else in the header that the policy for browsers is in.
  if (isOrigin && /^[\w.:[\]-]+$/.test(url.host)) return url.origin;
  context.addIssue('must be an http(s) origin such as https://example.com');
  return z.NEVER;
});

/** The address of an OpenID provider, as its own documents name it. */
/** The hosts where Microsoft's clouds sign people in (Entra's documents, National clouds). */
const MICROSOFT =
  /^(?:login\.microsoftonline\.(?:com|us)|login\.partner\.microsoftonline\.cn|login\.chinacloudapi\.cn|login\.windows\.net|sts\.windows\.net)$/;

/** True for Microsoft's addresses of several tenants, which name themselves as none of them. */
const isOfAllTenants = ({ hostname, pathname }: URL): boolean =>
  MICROSOFT.test(hostname) && /^\/+(?:common|organizations|consumers)(?:\/|$)/i.test(pathname);

export const issuer = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url !== null && isOfAllTenants(url)) {
    context.addIssue(
      'must be the address of one tenant, such as https://login.microsoftonline.com/TENANT-ID/v2.0: with /common, /organizations or /consumers people from any tenant could log in',
    );
    return z.NEVER;
  }
  const isIssuer = url !== null && /^https?:$/.test(url.protocol) && !/[?#@]/.test(text);
  if (isIssuer && !url.pathname.includes('/.well-known/')) return text;
  context.addIssue(
    "must be the provider's http(s) address as it names itself, without /.well-known/openid-configuration",
  );
  return z.NEVER;
});

export const hosts = z.string().transform((text, context) => {
  const rules = parseHostList(text);
  if (rules) return rules;
  context.addIssue('must be hosts such as push.example.com, ntfy.local:8080, *.example.com');
  return z.NEVER;
});

export const allowList = z.string().transform((text, context) => {
  const list = parseAllowList(text);
  if (list) return list;
  context.addIssue('must be hosts or networks such as gotify.lan, nas.lan:8080, 192.168.0.0/16');
  return z.NEVER;
});

/** A whole number from `least` to `most`, or else `error`. */
export const wholeNumber = (least: number, most: number, error: string) =>
  z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });

const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** A year, beyond which no one has backups. */
const MAX_EVERY_MS = 366 * UNIT_MS.d;

/** A number and its unit, in ms; null: off. */
export const everySoOften = z.string().transform((text, context) => {
  if (text === 'off') return null;
  const [, number, unit] = /^(\d{1,8})([smhd])$/.exec(text) ?? [];
  const ms = Number(number) * UNIT_MS[unit as keyof typeof UNIT_MS];
  if (ms > 0 && ms <= MAX_EVERY_MS) return ms;
  context.addIssue('must be a number and s, m, h or d, such as 24h, or off');
  return z.NEVER;
});

/** A public key of age, which only the owner of its secret key can read for. */
export const ageRecipient = z.string().refine(
  (text) => {
    try {
      const { Encrypter } = require('age-encryption') as typeof import('age-encryption');
      new Encrypter().addRecipient(text);
      return true;
    } catch {
      return false;
    }
  },
  { error: 'must be a public key of age, which begins with age1' },
);
