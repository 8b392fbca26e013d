/** A truth value as both engines keep it. */
export type Flag = 0 | 1;
/** An instant in epoch milliseconds, UTC. */
export type EpochMs = number;
