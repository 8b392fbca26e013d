import { GOLDEN_TEXT_VERSION, getGoldenDoseSettings } from '@dosewise/contract';
import { routeQuery } from '../calls/use-query.ts';

/** The user's Golden Dose settings: whether they are on, and the volume that is usually drawn. */
export const goldenSettingsQuery = routeQuery(getGoldenDoseSettings);

/*
 * The acknowledgement of the Golden Dose information holds for the session: until the tab is
 * closed, another person logs in, or a release has another text.
 */
const KEY = 'goldenDoseAcknowledgedBy';

// When the browser blocks storage, it holds until the page is reloaded.
let remembered: string | null = null;

const acknowledgementBy = (userId: string) => `${userId} ${GOLDEN_TEXT_VERSION}`;

/** True when the person with this id has acknowledged the present information in this session. */
export function hasAcknowledged(userId: string): boolean {
  const wanted = acknowledgementBy(userId);
  try {
    return (sessionStorage.getItem(KEY) ?? remembered) === wanted;
  } catch {
    return remembered === wanted;
  }
}

/** Remembers the acknowledgement for this session. */
export function rememberAcknowledgement(userId: string): void {
  remembered = acknowledgementBy(userId);
  try {
    sessionStorage.setItem(KEY, remembered);
  } catch {
    // Blocked storage: the line above has to do.
  }
}
