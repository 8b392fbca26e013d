import { TLSSocket } from 'node:tls';
import { exchange, readStart } from '../../../../outgoing/channels/http/exchange.ts';
import { OPERATOR_LOOKUP } from '../../../../outgoing/channels/http/public-lookup.ts';

/** The longest that an address may take to answer, in ms. */
const ANSWER_MS = 8000;
/** More than what we ask for ever has, in bytes. */
const MAX_BODY = 200_000;

/** The answer of an address, whatever its certificate is like. */
export interface AddressAnswer {
  readonly status: number;
  readonly body: string;
  /** The address that it leads on to; null: none. */
  readonly location: string | null;
  /** By the clock of anyone who answered, in epoch ms; null: it did not say. */
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

/** Asks an address for a page, once, also where no one should trust it. Rejects if there is no answer. */
export function probeAddress(
  url: URL,
  authority?: string,
  timeoutMs = ANSWER_MS,
): Promise<AddressAnswer> {
  return exchange(
    url,
    {
      agent: false,
      lookup: OPERATOR_LOOKUP,
      // Nothing secret is sent, and what is wrong with the certificate is what we want to know.
      rejectUnauthorized: false,
      ...(authority && { ca: authority }),
    },
    { timeoutMs },
    async (response) => {
      const { socket, statusCode = 0, headers } = response;
      const certificate = socket instanceof TLSSocket ? certificateOf(socket) : null;
      const date = Date.parse(headers.date ?? '');
      return {
        status: statusCode,
        body: (await readStart(response, MAX_BODY)).toString('utf8'),
        location: headers.location ?? null,
        date: Number.isNaN(date) ? null : date,
        certificate,
      };
    },
  );
}

function certificateOf(socket: TLSSocket): Certificate {
  const error: unknown = socket.authorizationError;
  const refusal = error instanceof Error ? error.message : String(error ?? '');
  return {
    endsAt: Date.parse(socket.getPeerCertificate().valid_to),
    refusal: refusal === '' || ABOUT_AGE.includes(refusal) ? null : refusal,
  };
}
