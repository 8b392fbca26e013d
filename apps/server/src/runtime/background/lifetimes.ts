import { DAY_MS } from '@dosewise/domain';

/** A mailed link works for this long, in ms. */
export const LINK_MS = 60 * 60_000;

/** A link that the operator hands over works for this long, in ms: it is told or written down, and used later. */
export const HANDED_LINK_MS = DAY_MS;

/** An invitation works for this long, in ms: it may reach a person who has no account yet. */
export const INVITATION_MS = 7 * DAY_MS;

/** A new mail address waits for this long for its mail to go out, in ms; then the link has its own time. */
export const ADDRESS_WAIT_MS = 24 * LINK_MS;

/** A device stays known for this long after its last login, in ms. */
export const DEVICES_KEPT_MS = 180 * DAY_MS;

/** An encrypted copy is kept for this long after the day of its last use, in ms. */
export const VAULTS_KEPT_MS = 400 * DAY_MS;

/** A used challenge is kept for this long, in ms: far longer than it could be answered, also by a clock that was put back. */
export const USED_CHALLENGES_KEPT_MS = DAY_MS;
