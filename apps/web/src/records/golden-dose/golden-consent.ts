import { getGoldenDoseSettings } from '@dosewise/contract';
import { routeQuery } from '../../api/use-query.ts';

/** The user's Golden Dose settings: whether they are on, and the volume that is usually drawn. */
export const goldenSettingsQuery = routeQuery(getGoldenDoseSettings);

/*
 * The acknowledgement of the Golden Dose information holds for the session: until the tab is
 * closed or another person logs in.
 */
const KEY = 'goldenDoseAcknowledgedBy';

// When the browser blocks storage, it holds until the page is loaded anew.
let remembered: string | null = null;

/** True when the person with this id has acknowledged the information in this session. */
export function hasAcknowledged(userId: string): boolean {
  try {
    return (sessionStorage.getItem(KEY) ?? remembered) === userId;
  } catch {
    return remembered === userId;
  }
}

/** Remembers the acknowledgement for this session. */
export function rememberAcknowledgement(userId: string): void {
  remembered = userId;
  try {
    sessionStorage.setItem(KEY, userId);
  } catch {
    // Blocked storage: the line above has to do.
  }
}
