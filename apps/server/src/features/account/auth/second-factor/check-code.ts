import { DAY_MS } from '@dosewise/domain';
import { AppError } from '../../../../app-error.ts';
import type { Scope } from '../../../../context.ts';
import { errorSentences } from '../../../../languages/contract-sentences.ts';
import {
  type BegunAttempt,
  beginAttempt,
  secondFactorAttempt,
} from '../../../../runtime/http/limits/failed-attempts.ts';
import { hashToken } from '../../../../runtime/secrets/secret-tokens.ts';
import * as queries from './second-factor.queries.ts';
import { matchingSteps, stepAt } from './totp.ts';

interface CodeCaller {
  /** True: wrong codes are counted against the limits. */
  readonly limited: boolean;
  /** Hash of the token of a device that was logged in before: strangers elsewhere do not lock it out. */
  readonly deviceHash?: string | null;
}

/**
 * Counts a code as wrong before it is looked at; null where none is given, or none is asked for. Outside
 * the transaction that uses the code up, so that the count outlasts its refusal.
 */
export async function beginCode(
  scope: Scope,
  userId: string,
  code: string | undefined,
  { limited, deviceHash = null }: CodeCaller,
): Promise<BegunAttempt | null> {
  const factor = await queries.findSecondFactor(scope.db, userId);
  if (code === undefined || !factor?.confirmed_at) return null;
  return beginAttempt(scope, secondFactorAttempt(userId, deviceHash), limited);
}

/**
 * Uses up the code of someone whose account asks for one, within the transaction of what it opens.
 * Throws `second_factor_required` without a code, `wrong_code` for one that is wrong or was used.
 */
export async function requireCode(
  scope: Scope,
  userId: string,
  code: string | undefined,
  begun: BegunAttempt | null,
): Promise<void> {
  const factor = await queries.findSecondFactor(scope.db, userId);
  if (!factor?.confirmed_at) return;
  if (code === undefined || begun === null) throw new AppError('second_factor_required');
  if (!(await useCode(scope, userId, factor.secret, code))) {
    throw new AppError('wrong_code', { fields: { code: errorSentences.wrong_code } });
  }
}

/** Uses up a code of the app or a recovery code, however they are spaced. False when it is none. */
export async function useCode(
  { db, now }: Scope,
  userId: string,
  secret: string,
  code: string,
): Promise<boolean> {
  const typed = code.replaceAll(/[\s-]/g, '').toLowerCase();
  if (!/^\d{6}$/.test(typed)) return queries.useRecoveryCode(db, userId, hashToken(typed));
  // Each step by itself and not the last one alone: a clock that is put back locks no one out.
  await queries.forgetSteps(db, userId, stepAt(now - DAY_MS));
  for (const step of matchingSteps(secret, typed, now)) {
    if (await queries.useStep(db, userId, step)) return true;
  }
  return false;
}
