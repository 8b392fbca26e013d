import type { Language, TokenScope } from '@dosewise/contract';
import { AppError } from '../../app-error.ts';
import type { Carer } from '../../context.ts';
import { latestInstant } from '../background/wrong-clock.ts';

/** The caller. */
export interface LiveSession {
  /** The user whose records are meant: the caller, or the person whom the caller acts for. */
  readonly userId: string;
  /** The caller, who acts for someone else; absent: for no one else. */
  readonly carer?: Carer | undefined;
  readonly userType: 'user' | 'admin';
  readonly tokenHash: string;
  /** The rights of an API token; null: someone who logged in. */
  readonly tokenScope: TokenScope | null;
  /** The time at which someone last showed to be its user, epoch ms; null: never, or an API token. */
  readonly confirmedAt: number | null;
  /** The language of the caller's own account; null: none was chosen. */
  readonly language: Language | null;
}

/** The caller's own id, whomever they act for: what they do counts against their own limits. */
export const callerId = ({ userId, carer }: LiveSession): string => carer?.userId ?? userId;

/** The key of a token's row. */
export interface TokenKey {
  /** Undefined: the token is older than that tokens tell their user. */
  readonly userId: string | undefined;
  readonly tokenHash: string;
}

/**
 * The purpose of a transaction that holds a session: it writes, ends sessions of its user, or with them what
 * ties its user to others, or ends sessions of anyone.
 */
export type HoldFor =
  | 'writing'
  | 'ending own sessions'
  | 'ending own sessions and ties'
  | 'ending sessions';

/** The time for which a session counts as confirmed. */
const CONFIRMED_MS = 10 * 60_000;

/** Throws `token_scope` for an API token, `confirmation_needed` unless the session was confirmed of late. */
export function requireConfirmed({ tokenScope, confirmedAt }: LiveSession, now: number): void {
  if (tokenScope) throw new AppError('token_scope');
  const isConfirmed =
    confirmedAt !== null && confirmedAt <= latestInstant(now) && now - confirmedAt <= CONFIRMED_MS;
  if (!isConfirmed) throw new AppError('confirmation_needed');
}
