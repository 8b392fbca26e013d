import type { Spoken } from '../../languages/locales.ts';
import { wordsIn } from '../../languages/speak.ts';
import { texts } from './texts.ts';

/**
 * The reply of a service to a message. 'gone': nobody is at this address any more; 'refused': the
 * same again would be refused again. `answer` is a status and words of ours, nothing of the
 * service's.
 */
export type SendOutcome =
  | { readonly kind: 'delivered' | 'gone' | 'refused'; readonly answer: string }
  /** No answer came to what was sent: perhaps taken, so never to be sent again. */
  | { readonly kind: 'unconfirmed'; readonly answer: string }
  /** `afterMs`: how long the service asks us to wait. */
  | {
      readonly kind: 'retry';
      readonly afterMs: number | null;
      readonly answer: string;
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
  const answer = `${status}, ${wordsFor(status)}`;
  if (status >= 200 && status < 300) return { kind: 'delivered', answer };
  if (status === 404 || status === 410) return { kind: 'gone', answer };
  if (status === 429 || status >= 500) {
    return { kind: 'retry', afterMs: readRetryAfter(retryAfter, now), answer };
  }
  return { kind: 'refused', answer };
}

/** An answer that was kept, in the language of its reader; as it stands where it is none of ours. */
export function sayAnswer(answer: string, language: Spoken): string {
  const [, status, reply = answer] = /^(\d{3}|null), (.+)$/.exec(answer) ?? [];
  const said = inLanguage(reply, language);
  return status === undefined ? said : `${status}, ${said}`;
}

function inLanguage(english: string, language: Spoken): string {
  for (const group of ['answers', 'replies'] as const) {
    const key = Object.entries(texts[group]).find(([, words]) => words === english)?.[0];
    // A cast: every language has the same groups with the same keys.
    const words: Readonly<Record<string, string>> = wordsIn(language)['outgoing/channels'][group];
    if (key !== undefined) return words[key] ?? english;
  }
  return english;
}

/** The status that an answer of `judgeReply` begins with; null where none came. */
export function readStatus(answer: string): number | null {
  const [, status] = /^(\d{3}), /.exec(answer) ?? [];
  return status === undefined ? null : Number(status);
}

function wordsFor(status: number): string {
  if (status >= 200 && status < 300) return texts.replies.taken;
  if (status < 400) return texts.replies.elsewhere;
  if (status === 401 || status === 403) return texts.replies.unknownSender;
  if (status === 404 || status === 410) return texts.replies.ended;
  if (status === 413) return texts.replies.tooLong;
  if (status === 429) return texts.replies.wait;
  return status >= 500 ? texts.replies.problem : texts.replies.refused;
}

/** Retry-After in milliseconds: seconds, or an HTTP date. Some services say parts of a second. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}(\.\d{1,9})?$/.test(header)) return Math.ceil(Number(header) * 1000);
  // A number that is no time would be read as a year.
  const at = /^[A-Z][a-z]{2,8},? /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
