import { DAY_MS } from '@dosewise/domain';
import { openToken, packId, signToken, unpackId } from './signed-tokens.ts';

/** Things that somebody can do about a reminder without logging in. */
export const ACTS = ['taken', 'later'] as const;
export type Act = (typeof ACTS)[number];

/** One act about one planned dose of one user; instants in epoch milliseconds. */
export interface ActLink {
  readonly act: Act;
  readonly userId: string;
  readonly plannedAt: number;
  readonly signedAt: number;
  readonly expiresAt: number;
}

const PURPOSE = 'act';
const [ID_END, ACT_END, PLANNED_END, EXPIRES_END] = [16, 17, 25, 33];

/** The time that the buttons of a reminder work. */
const ACT_LIVES_MS = DAY_MS;

/** The tokens of the two buttons of a reminder that is sent at `now`. */
export function signActs(
  secret: string,
  { userId, plannedAt }: Pick<ActLink, 'userId' | 'plannedAt'>,
  now: number,
): Readonly<Record<Act, string>> {
  const expiresAt = now + ACT_LIVES_MS;
  const sign = (act: Act) => signAct(secret, { act, userId, plannedAt, expiresAt });
  return { taken: sign('taken'), later: sign('later') };
}

/** The token of one act, 87 characters of base64url. The user's id is a UUID. */
export function signAct(secret: string, link: Omit<ActLink, 'signedAt'>): string {
  const rest = Buffer.alloc(EXPIRES_END - ID_END);
  rest.writeUInt8(ACTS.indexOf(link.act), 0);
  rest.writeBigInt64BE(BigInt(link.plannedAt), ACT_END - ID_END);
  rest.writeBigInt64BE(BigInt(link.expiresAt), PLANNED_END - ID_END);
  return signToken(secret, PURPOSE, Buffer.concat([packId(link.userId), rest]));
}

/** The meaning of a token, live or not; null when this secret did not sign it. */
export function readAct(secret: string, token: string): ActLink | null {
  const payload = openToken(secret, PURPOSE, token);
  if (payload?.length !== EXPIRES_END) return null;
  const act = ACTS[payload.readUInt8(ID_END)];
  if (act === undefined) return null;
  const expiresAt = Number(payload.readBigInt64BE(PLANNED_END));
  return {
    act,
    userId: unpackId(payload.subarray(0, ID_END)),
    plannedAt: Number(payload.readBigInt64BE(ACT_END)),
    signedAt: expiresAt - ACT_LIVES_MS,
    expiresAt,
  };
}
