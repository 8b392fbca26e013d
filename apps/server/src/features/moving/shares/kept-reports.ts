import type { EpochMs } from '../../../db/tables/column-types.ts';
import { Rendered } from '../../../runtime/calls/bind-route.ts';

/** The time for which a report is shown as it was: a doctor who opens it again looks at the same one. */
const KEPT_MS = 60_000;
/** Characters of all of them; the report of the fullest account has 12 million. */
const MAX_CHARACTERS = 32_000_000;

/** Reports of shares as they were answered last, which may be shown again for a minute. */
export class KeptReports {
  readonly #kept = new Map<string, { readonly reply: Rendered; readonly until: EpochMs }>();
  #characters = 0;

  /** The answer for `shareId` within the last minute. */
  find(shareId: string, now: EpochMs): Rendered | undefined {
    this.#forgetOver(now);
    return this.#kept.get(shareId)?.reply;
  }

  /** Keeps what is answered, in place of the oldest where they are too much. */
  keep(shareId: string, json: string, now: EpochMs): Rendered {
    const reply = new Rendered(json);
    this.#forget(shareId);
    for (const oldest of this.#kept.keys()) {
      if (this.#characters + json.length <= MAX_CHARACTERS) break;
      this.#forget(oldest);
    }
    this.#kept.set(shareId, { reply, until: now + KEPT_MS });
    this.#characters += json.length;
    return reply;
  }

  #forgetOver(now: EpochMs): void {
    for (const [shareId, { until }] of this.#kept) {
      // Also what a clock kept that has been put back since.
      if (until <= now || until > now + KEPT_MS) this.#forget(shareId);
    }
  }

  #forget(shareId: string): void {
    this.#characters -= this.#kept.get(shareId)?.reply.json.length ?? 0;
    this.#kept.delete(shareId);
  }
}
