import { randomBytes } from 'node:crypto';
import type { beginTotp, endTotp, RouteInput, RouteReply, TotpState } from '@dosewise/contract';
import { AppError, fieldError } from '../../../../app-error.ts';
import type { DoorOpener, Scope } from '../../../../context.ts';
import { inTransaction } from '../../../../db/database.ts';
import { mailSender } from '../../../../outgoing/channels/email/compose/mail-sender.ts';
import { enqueueMail, tellOfDoor } from '../../../../outgoing/ledger/enqueue.queries.ts';
import { recordAdminAct } from '../../../../runtime/activity/audit-log.queries.ts';
import type { Config } from '../../../../runtime/config/config.ts';
import {
  beginAttempt,
  recordSuccess,
  secondFactorAttempt,
} from '../../../../runtime/http/limits/failed-attempts.ts';
import { hashToken } from '../../../../runtime/secrets/secret-tokens.ts';
import { type OwnAccount, requirePassword } from '../account.service.ts';
import { findOwnCredentials, lockAccount } from '../auth.queries.ts';
import { useCode } from './check-code.ts';
import * as queries from './second-factor.queries.ts';
import { texts } from './texts.ts';
import { base32, newSecret, totpUri } from './totp.ts';

const RECOVERY_CODES = 10;
/** 80 bits: what is kept of a code tells it to no one who has the database. */
const RECOVERY_BYTES = 10;

/** Tells if codes are asked for, and how many recovery codes are left. */
export async function readTotp({ db }: Scope, userId: string): Promise<TotpState> {
  const factor = await queries.findSecondFactor(db, userId);
  const on = Boolean(factor?.confirmed_at);
  return { on, recoveryCodesLeft: on ? await queries.countRecoveryCodes(db, userId) : 0 };
}

/** Proposes a secret, which counts once a code of it was sent. Throws `conflict` where one counts. */
export async function begin(
  scope: Scope,
  account: OwnAccount,
  password: string | undefined,
  config: Config,
): Promise<RouteReply<typeof beginTotp>> {
  const { userId } = account.session;
  const own = await requirePassword(scope, account, password);
  const secret = newSecret();
  const factor = { user_id: userId, secret, created_at: scope.now, confirmed_at: null };
  if (!(await inTransaction(scope.db, (db) => queries.proposeSecondFactor(db, factor)))) {
    throw new AppError('conflict', { sentence: texts.onAlready });
  }
  return { secret, uri: totpUri(mailSender(config).name, own.email, secret) };
}

/** Asks for codes from now on, and hands out recovery codes. Throws beside `code` for a wrong one. */
export async function confirm(
  scope: Scope,
  { session: { userId }, limited, deviceName }: OwnAccount,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const factor = await inTransaction(scope.db, (db) => queries.findSecondFactor(db, userId));
  if (!factor || factor.confirmed_at) {
    throw new AppError('conflict', { sentence: factor ? texts.onAlready : texts.notBegun });
  }
  const attempt = await beginAttempt(scope, secondFactorAttempt(userId, null), limited);
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await inTransaction(scope.db, async (db) => {
    if (!(await useCode({ ...scope, db }, userId, factor.secret, code))) {
      throw fieldError('code', texts.wrongCode);
    }
    if (!(await queries.confirmSecondFactor(db, userId, factor.secret, scope.now))) {
      throw new AppError('conflict');
    }
    const hashes = codes.map((each) => hashToken(each.replaceAll('-', '')));
    await queries.insertRecoveryCodes(db, userId, hashes);
    await tellOfDoor({ ...scope, db }, { userId, deviceName }, 'second_factor_on');
  });
  await recordSuccess(scope, attempt);
  return { recoveryCodes: codes };
}

/** Asks for no more codes. It takes the password and a code of the app, or a recovery code. */
export async function end(
  scope: Scope,
  account: OwnAccount,
  { password, code }: RouteInput<typeof endTotp>['body'],
): Promise<void> {
  const { userId } = account.session;
  await requirePassword(scope, account, password);
  const factor = await queries.findSecondFactor(scope.db, userId);
  if (!factor?.confirmed_at) throw new AppError('not_found');
  const attempt = await beginAttempt(scope, secondFactorAttempt(userId, null), account.limited);
  await inTransaction(scope.db, async (db) => {
    if (!(await useCode({ ...scope, db }, userId, factor.secret, code))) {
      throw fieldError('code', texts.wrongCode);
    }
    await queries.deleteSecondFactor(db, userId);
    const opener = { userId, deviceName: account.deviceName };
    await tellOfDoor({ ...scope, db }, opener, 'second_factor_off');
  });
  await recordSuccess(scope, attempt);
}

/**
 * An admin takes the second factor off another account: audited, and its owner is told by mail. Throws
 * `not_found` where there is none, `forbidden` for the admin's own, which takes a code.
 */
export async function takeOff(scope: Scope, admin: DoorOpener, userId: string): Promise<void> {
  if (admin.userId === userId) throw new AppError('forbidden', { sentence: texts.notOwn });
  await lockAccount(scope.db, userId);
  const person = await findOwnCredentials(scope.db, userId);
  if (!(await queries.deleteSecondFactor(scope.db, userId))) throw new AppError('not_found');
  await enqueueMail(scope, userId, 'second_factor_removed');
  await tellOfDoor(scope, admin, 'second_factor_of_other', person?.email);
  await recordAdminAct(scope, admin.userId, {
    action: 'second_factor_removed',
    subjectUserId: userId,
    detail: {},
  });
}

/** Sixteen letters and digits in fours, such as 'abcd-efgh-2345-mnop'. */
function newRecoveryCode(): string {
  const text = base32(randomBytes(RECOVERY_BYTES)).toLowerCase();
  return (text.match(/.{4}/g) ?? []).join('-');
}
