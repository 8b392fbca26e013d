import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';

/** The longest that an address may take to answer, in ms. */
const ANSWER_MS = 8000;
/** More than what we ask for ever has, in characters. */
const MAX_BODY = 200_000;

/** The answer of an address, whatever its certificate is like. */
export interface AddressAnswer {
  readonly status: number;
  readonly body: string;
  /** The address that it leads on to; null: none. */
  readonly location: string | null;
  /** By the clock of whoever answered, in epoch ms; null: it did not say. */
  readonly date: number | null;
  readonly certificate: Certificate | null;
}

export interface Certificate {
  /** In epoch milliseconds. */
  readonly endsAt: number;
  /** The reason that a browser would refuse it, its age aside; null: none. */
  readonly refusal: string | null;
}

/** Refusals for the age of a certificate, which is measured by our own clock. */
const ABOUT_AGE = ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'];

/** Asks an address for a page, once, also where nobody should trust it. Rejects where nobody answers. */
export function probeAddress(url: URL, authority?: string): Promise<AddressAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<AddressAnswer>();
  const isTls = url.protocol === 'https:';
  const request = isTls ? requestTls : requestPlain;
  const asked = request(url, {
    agent: false,
    signal: AbortSignal.timeout(ANSWER_MS),
    // Nothing secret is sent, and what is wrong with the certificate is what we want to know.
    ...(isTls && { rejectUnauthorized: false, ...(authority && { ca: authority }) }),
  });
  asked.on('error', reject);
  asked.on('response', async (reply) => {
    const { socket, statusCode = 0, headers } = reply;
    const certificate = socket instanceof TLSSocket ? certificateOf(socket) : null;
    const date = Date.parse(headers.date ?? '');
    try {
      resolve({
        status: statusCode,
        body: (await text(reply)).slice(0, MAX_BODY),
        location: headers.location ?? null,
        date: Number.isNaN(date) ? null : date,
        certificate,
      });
    } catch (error) {
      reject(error);
    }
  });
  asked.end();
  return promise;
}

function certificateOf(socket: TLSSocket): Certificate {
  const error: unknown = socket.authorizationError;
  const refusal = error instanceof Error ? error.message : String(error ?? '');
  return {
    endsAt: Date.parse(socket.getPeerCertificate().valid_to),
    refusal: refusal === '' || ABOUT_AGE.includes(refusal) ? null : refusal,
  };
}
