import { listDoses, listPens } from '@dosewise/contract';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);

// The calculator works without what is loaded here: a failure is logged and otherwise ignored.

/** The strength in mg of the user's first active pen, null when there is none. */
export async function findActiveStrength(): Promise<number | null> {
  try {
    const pens = await call(listPens, {});
    return pens.find((pen) => pen.status === 'active')?.strength ?? null;
  } catch (error) {
    console.error(`Failed to fetch pens: ${statusOf(error)}`);
    return null;
  }
}

/** The user's latest logged dose, null when there is none. `at` is in epoch ms. */
export async function findLatestDose(): Promise<{ doseMg: number; at: number } | null> {
  try {
    const [latest] = await call(listDoses, { query: { limit: 1 } });
    return latest ? { doseMg: latest.doseAmount, at: Date.parse(latest.date) } : null;
  } catch (error) {
    console.error(`HTTP error! status: ${statusOf(error)}`);
    return null;
  }
}
