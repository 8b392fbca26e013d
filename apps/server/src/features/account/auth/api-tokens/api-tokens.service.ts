import type { ApiToken, createApiToken, RouteInput, RouteReply } from '@dosewise/contract';
import { DAY_MS, zoneClock } from '@dosewise/domain';
import { AppError, fieldError } from '../../../../app-error.ts';
import type { DoorOpener, Scope } from '../../../../context.ts';
import { tellOfDoor } from '../../../../outgoing/ledger/enqueue.queries.ts';
import { hashToken, newUserToken } from '../../../../runtime/secrets/secret-tokens.ts';
import { readProfile } from '../../profile/profile.read-model.ts';
import { insertSession } from '../auth.queries.ts';
import { texts } from '../texts.ts';
import * as queries from './api-tokens.queries.ts';

/** No one has more programs than that; each token is a door to the account. */
const MAX_TOKENS = 50;

/** Stands for no end: the last instant that a date can be. */
const NEVER = 8_640_000_000_000_000;

/** Makes a token of a user's. Throws `account_full` where there are too many. */
export async function create(
  made: Scope,
  opener: DoorOpener,
  { name, scope, expiresOn }: RouteInput<typeof createApiToken>['body'],
): Promise<RouteReply<typeof createApiToken>> {
  const { db, now, newId } = made;
  const { userId } = opener;
  const expiresAt = expiresOn === null ? NEVER : await endOfDay(db, userId, expiresOn);
  if (expiresAt <= now) throw fieldError('expiresOn', texts.pastExpiry);
  if ((await queries.listLiveTokens(db, userId, now)).length >= MAX_TOKENS) {
    throw new AppError('account_full');
  }
  const [id, token] = [newId(), newUserToken(userId)];
  await insertSession(db, {
    user_id: userId,
    token_hash: hashToken(token),
    id,
    device: null,
    created_at: now,
    last_used_at: 0,
    expires_at: expiresAt,
    scope,
    name,
    expires_on: expiresOn,
    confirmed_at: null,
  });
  await tellOfDoor(made, opener, 'api_token', name);
  return { _id: id, token };
}

/** The end of a calendar day in a user's time zone, in epoch ms. */
async function endOfDay(db: Scope['db'], userId: string, day: string): Promise<number> {
  const { timeZone } = await readProfile(db, userId);
  return zoneClock(timeZone).instantOf(Date.parse(day) + DAY_MS);
}

/** The tokens of a user that work. */
export async function list({ db, now }: Scope, userId: string): Promise<ApiToken[]> {
  const tokens = await queries.listLiveTokens(db, userId, now);
  return tokens.map(({ id, name, scope, created_at, expires_on, last_used_at }) => ({
    _id: id,
    name,
    scope,
    createdAt: new Date(created_at).toISOString(),
    expiresOn: expires_on,
    lastUsedAt: last_used_at === 0 ? null : new Date(last_used_at).toISOString(),
  }));
}

/** Deletes a token. Throws `not_found`. */
export async function remove({ db }: Scope, userId: string, id: string): Promise<void> {
  if (!(await queries.deleteToken(db, userId, id))) throw new AppError('not_found');
}
