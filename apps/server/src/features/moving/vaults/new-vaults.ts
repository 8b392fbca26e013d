import { DAY_MS } from '@dosewise/domain';
import { AppError } from '../../../app-error.ts';
import { callerNetwork } from '../../../runtime/http/callers/caller-network.ts';

/** New copies that one address may store in a day (UTC). */
const MAX_A_DAY = 5;

/**
 * Counts the new copies of each address, in the memory of this process alone: nothing that is stored says whose
 * address a copy came from.
 */
export class NewVaults {
  readonly #counts = new Map<string, number>();
  readonly #limited: boolean;
  #day = 0;

  /** `limited`: false lets everyone store as many as there is room for. */
  constructor(limited: boolean) {
    this.#limited = limited;
  }

  /** Throws `too_many_requests` if the address has stored as many as it may today. */
  refuseMany(ip: string, now: number): void {
    const day = Math.floor(now / DAY_MS);
    if (day !== this.#day) this.#counts.clear();
    this.#day = day;
    if (!this.#limited || (this.#counts.get(callerNetwork(ip)) ?? 0) < MAX_A_DAY) return;
    const retryAfterSeconds = Math.ceil(((day + 1) * DAY_MS - now) / 1000);
    throw new AppError('too_many_requests', { retryAfterSeconds });
  }

  /** Counts one that was stored. */
  count(ip: string): void {
    const network = callerNetwork(ip);
    this.#counts.set(network, (this.#counts.get(network) ?? 0) + 1);
  }
}
