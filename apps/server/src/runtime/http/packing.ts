import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const toGzip = promisify(gzip);

/** A reply of less fits into one packet, packed or not. In characters. */
const PACKED_FROM = 1400;

/** True when `accepted`, the header, names `encoding` and does not rule it out with a weight of 0. */
export function takes(accepted: string | string[] | undefined, encoding: string): boolean {
  return String(accepted ?? '')
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/i))
    .some(([name, weight = '1']) => name?.toLowerCase() === encoding && Number(weight) > 0);
}

/**
 * Packs a long `text` for a caller whose header `accepted` names gzip; null where it is to be sent as it is. Its
 * length gives no secret away: no other site can make a browser send our token.
 */
export async function packFor(
  accepted: string | string[] | undefined,
  text: string,
): Promise<Buffer | null> {
  return text.length >= PACKED_FROM && takes(accepted, 'gzip') ? toGzip(text) : null;
}
