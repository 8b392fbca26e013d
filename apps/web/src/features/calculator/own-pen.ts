import { listPens } from '@dosewise/contract';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

/**
 * The strength in mg of the user's first active pen, null when there is none. A failure is logged
 * and otherwise ignored: the calculator works without.
 */
export async function findActiveStrength(): Promise<number | null> {
  try {
    const pens = await call(listPens, {});
    return pens.find((pen) => pen.status === 'active')?.strength ?? null;
  } catch (error) {
    console.error(`Failed to fetch pens: ${error instanceof ApiError ? error.status : 0}`);
    return null;
  }
}
