/*
 * The acknowledgement of the Golden Dose information holds for the session: until the page is
 * closed or another person logs in.
 */
let acknowledgedBy: string | null = null;

/** Whether the person with this id has acknowledged the information in this session. */
export function hasAcknowledged(userId: string): boolean {
  return acknowledgedBy === userId;
}

/** Remembers the acknowledgement for this session. */
export function rememberAcknowledgement(userId: string): void {
  acknowledgedBy = userId;
}
