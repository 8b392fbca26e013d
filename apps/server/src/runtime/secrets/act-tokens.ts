import { createHash } from 'node:crypto';
import { DAY_MS } from '@dosewise/domain';
import { openToken, packId, signToken, unpackId } from './signed-tokens.ts';

/** Things that someone can do about a reminder without logging in. */
export const ACTS = ['taken', 'later'] as const;
export type Act = (typeof ACTS)[number];

/** One act about one planned dose of one user; instants in epoch milliseconds. */
export interface ActLink {
  readonly act: Act;
  readonly userId: string;
  readonly plannedAt: number;
  /** Of its medicine, by `medicineMark`; null in tokens of before, which say none. */
  readonly mark: number | null;
  readonly signedAt: number;
  readonly expiresAt: number;
}

const PURPOSE = 'act';
const [ID_END, ACT_END, PLANNED_END, EXPIRES_END, MARK_END] = [16, 17, 25, 33, 37];

/** The time that the buttons of a reminder work. */
const ACT_LIVES_MS = DAY_MS;

/** The tokens of the two buttons of a reminder that is sent at `now`. */
export function signActs(
  secret: string,
  { medicine, ...dose }: Pick<ActLink, 'userId' | 'plannedAt'> & { readonly medicine: string },
  now: number,
): Readonly<Record<Act, string>> {
  const expiresAt = now + ACT_LIVES_MS;
  const mark = medicineMark(medicine);
  const sign = (act: Act) => signAct(secret, { ...dose, act, mark, expiresAt });
  return { taken: sign('taken'), later: sign('later') };
}

/** The token of one act, 92 characters of base64url. The user's id is a UUID. */
export function signAct(secret: string, link: Omit<ActLink, 'signedAt'>): string {
  const rest = Buffer.alloc((link.mark === null ? EXPIRES_END : MARK_END) - ID_END);
  rest.writeUInt8(ACTS.indexOf(link.act), 0);
  rest.writeBigInt64BE(BigInt(link.plannedAt), ACT_END - ID_END);
  rest.writeBigInt64BE(BigInt(link.expiresAt), PLANNED_END - ID_END);
  if (link.mark !== null) rest.writeUInt32BE(link.mark, EXPIRES_END - ID_END);
  return signToken(secret, PURPOSE, Buffer.concat([packId(link.userId), rest]));
}

/** The meaning of a token, live or not; null when this secret did not sign it. */
export function readAct(secret: string, token: string): ActLink | null {
  const payload = openToken(secret, PURPOSE, token);
  if (payload?.length !== EXPIRES_END && payload?.length !== MARK_END) return null;
  const act = ACTS[payload.readUInt8(ID_END)];
  if (act === undefined) return null;
  const expiresAt = Number(payload.readBigInt64BE(PLANNED_END));
  return {
    act,
    userId: unpackId(payload.subarray(0, ID_END)),
    plannedAt: Number(payload.readBigInt64BE(ACT_END)),
    mark: payload.length === MARK_END ? payload.readUInt32BE(EXPIRES_END) : null,
    signedAt: expiresAt - ACT_LIVES_MS,
    expiresAt,
  };
}

/** Four bytes that tell the medicines of a user apart, and name none to anyone who reads an address. */
export function medicineMark(medicine: string): number {
  return createHash('sha256').update(medicine).digest().readUInt32BE(0);
}
