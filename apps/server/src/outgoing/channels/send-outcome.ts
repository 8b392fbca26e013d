import type { Spoken } from '../../languages/locales.ts';
import { wordsIn } from '../../languages/speak.ts';
import { STORED_SENTENCES } from './stored-sentences.ts';
import type { texts } from './texts.ts';

type Words = typeof texts;

/**
 * The reply of a service to a message. 'gone': no one is at this address any more; 'refused': the
 * same again would be refused again. `code` is stored, and nothing that the service wrote.
 */
export type SendOutcome =
  | { readonly kind: 'delivered' | 'gone' | 'refused'; readonly code: string }
  /** No answer came to what was sent: perhaps taken, so never to be sent again. */
  | { readonly kind: 'unconfirmed'; readonly code: string }
  /** `afterMs`: how long the service asks us to wait. */
  | {
      readonly kind: 'retry';
      readonly afterMs: number | null;
      readonly code: string;
      /** Nothing to do with this message: the next one would fare alike. */
      readonly isOutOfOrder?: boolean;
    };

/** The parts of a reply that are looked at. */
export interface ReplyHead {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** The meaning of a status, by RFC 8030 and RFC 9110. `now` in epoch milliseconds. */
export function judgeReply({ status, retryAfter }: ReplyHead, now: number): SendOutcome {
  const code = replyCode(status, meaningOf(status));
  if (status >= 200 && status < 300) return { kind: 'delivered', code };
  if (status === 404 || status === 410) return { kind: 'gone', code };
  if (status === 429 || status >= 500) {
    return { kind: 'retry', afterMs: readRetryAfter(retryAfter, now), code };
  }
  return { kind: 'refused', code };
}

/** A reply is stored as its status and its meaning: '410 ended'. */
export const replyCode = (status: number, meaning: keyof Words['replies']) =>
  `${status} ${meaning}`;

/** The outcome of a message that the same again would not change. */
export const refused = (code: keyof Words['answers']): SendOutcome => ({ kind: 'refused', code });

/** The outcome of a message that is tried again when its channel says. */
export const retried = (
  code: keyof Words['answers'] | ReturnType<typeof replyCode>,
): SendOutcome => ({
  kind: 'retry',
  afterMs: null,
  code,
});

/** A stored outcome in words; what is none of our codes as it stands. */
export function sayOutcome(stored: string, language: Spoken): string {
  const { status, code } = readOutcome(stored);
  const { answers, replies } = wordsIn(language)['outgoing/channels'];
  const words: Readonly<Record<string, string>> = status === null ? answers : replies;
  const said = words[code] ?? code;
  return status === null ? said : `${status}, ${said}`;
}

/** The status that a stored outcome begins with; null where no reply came. */
export const readStatus = (stored: string): number | null => readOutcome(stored).status;

/** The parts of a stored outcome. Up to 1.0 it was a sentence in English: '410, this subscription has ended'. */
function readOutcome(stored: string): { readonly status: number | null; readonly code: string } {
  const [, status, separator, rest = stored] = /^(\d{3})(,? )(.+)$/.exec(stored) ?? [];
  const isSentence = separator === ', ' || (status === undefined && stored.includes(' '));
  return {
    status: status === undefined ? null : Number(status),
    code: isSentence ? (codeOfSentence(rest) ?? rest) : rest,
  };
}

const codeOfSentence = (sentence: string): string | undefined =>
  Object.hasOwn(STORED_SENTENCES, sentence) ? STORED_SENTENCES[sentence] : undefined;

function meaningOf(status: number): keyof Words['replies'] {
  if (status >= 200 && status < 300) return 'taken';
  if (status < 400) return 'elsewhere';
  if (status === 401 || status === 403) return 'unknownSender';
  if (status === 404 || status === 410) return 'ended';
  if (status === 413) return 'tooLong';
  if (status === 429) return 'wait';
  return status >= 500 ? 'problem' : 'refused';
}

/** Retry-After in milliseconds: seconds, or an HTTP date. Some services say parts of a second. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}(\.\d{1,9})?$/.test(header)) return Math.ceil(Number(header) * 1000);
  // A number that is no time would be read as a year.
  const at = /^[A-Z][a-z]{2,8},? /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
