import { listDoses, listPens } from '@dosewise/contract';
import { keptToken } from '../../../data/browser/storage.ts';
import { call } from '../../../data/calls/api-client.ts';
import { ApiError } from '../../../data/calls/api-error.ts';
import { formatDay } from '../../../languages/formats/dates.ts';

/** The token of the records' owner, and the signal that ends the asking. */
interface Asker {
  readonly token: string;
  readonly signal: AbortSignal;
}

/** The strength in mg of the user's first active pen, null when there is none. */
export async function findActiveStrength(asker: Asker): Promise<number | null> {
  try {
    const pens = await call(listPens, {}, asker);
    return pens.find((pen) => pen.status === 'active')?.strength ?? null;
  } catch (error) {
    if (isStillThere(asker)) console.error(`Failed to fetch pens: ${statusOf(error)}`);
    return null;
  }
}

/** The user's latest logged dose, null when there is none. */
export async function findLatestDose(
  asker: Asker,
): Promise<{ doseMg: number; day: string } | null> {
  try {
    const [latest] = await call(listDoses, { query: { limit: 1 } }, asker);
    return latest ? { doseMg: latest.doseAmount, day: formatDay(Date.parse(latest.date)) } : null;
  } catch (error) {
    if (isStillThere(asker)) console.error(`HTTP error! status: ${statusOf(error)}`);
    return null;
  }
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);

/**
 * The calculator works without what is loaded here: a failure is logged and otherwise ignored. For
 * someone who has left meanwhile, or whose token turned out to be dead, it is none.
 */
const isStillThere = ({ token, signal }: Asker): boolean =>
  !signal.aborted && keptToken() === token;
