import { SERVER_HEADER, SERVER_HEADER_VALUE } from '@dosewise/contract';
import type { Config } from '../config/config.ts';

/** Only our own files run, load or connect, but for `connectTo`; no one may frame us. */
const contentSecurityPolicy = (connectTo: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "manifest-src 'self'",
    // For the frame of the mail preview; every other reply of ours refuses to be framed.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The headers that every reply carries; by the first one a page knows that no one else answered. One constant object
 * costs nothing a request.
 */
export function securityHeaders({
  publicUrl,
  hstsSubdomains,
  analytics,
}: Pick<Config, 'publicUrl' | 'hstsSubdomains' | 'analytics'>): Readonly<Record<string, string>> {
  return {
    [SERVER_HEADER]: SERVER_HEADER_VALUE,
    'content-security-policy': contentSecurityPolicy(analytics ? [analytics.host] : []),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}

/**
 * The policy of the worker in which people without an account have their records: it runs SQLite as
 * WebAssembly, which pages may not. It loads that file and talks to no one.
 */
export const LOCAL_WORKER_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/**
 * The headers that differ for the empty page that mails are shown in: a mail may carry styles and,
 * where its admin lets it, images from elsewhere. Nothing runs there and nothing but our pages may
 * frame it.
 */
export const MAIL_PREVIEW_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src https: http: data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
};
