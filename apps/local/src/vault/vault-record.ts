import type { Choice, SharedState } from '@dosewise/domain';
import type { VaultKeys } from './sealed-copy.ts';

/** The reason why a device does not exchange with its copy. */
export type VaultProblem =
  | 'unanswered'
  | 'refused'
  /** The server has no copy of these words. */
  | 'gone'
  /** The copy was changed or cut. */
  | 'changed'
  /** A later release wrote the copy. */
  | 'newer'
  /** The copy is older than what this device knows. */
  | 'older'
  /** The merged records cannot be stored here, for example because there are too many. */
  | 'unfit'
  /** Another device ended the copy. */
  | 'ended';

/** The place of a copy, and how to change it. */
export interface VaultAddress {
  readonly keys: VaultKeys;
  /** The API of the server. */
  readonly server: string;
  /** The tag of the version that both know; null: none yet. */
  readonly etag: string | null;
  /** The running number of that version, which is sealed in it. */
  readonly counter: number;
}

/** Facts that this device keeps of its copy, beside the records. */
export interface VaultRecord extends VaultAddress {
  /** Another one each time that it is written: of two tabs that change it, one tries again. */
  readonly revision: string;
  /** The state of that version. */
  readonly base: SharedState;
  /** Sent without hearing of it: the reply may have got lost. */
  readonly pending: {
    readonly mark: string;
    readonly own: SharedState;
    readonly sent: SharedState;
    /** Found by the merge that was sent. */
    readonly choices: readonly Choice[];
  } | null;
  /** The mark of the version of the records that is `base`; null: not known. */
  readonly seen: string | null;
  /** The copy whose words these replaced, until it is ended. */
  readonly former: VaultAddress | null;
  readonly choices: readonly Choice[];
  readonly problem: VaultProblem | null;
  /** The time of the last exchange, epoch ms; null: none yet. */
  readonly exchangedAt: number | null;
}
