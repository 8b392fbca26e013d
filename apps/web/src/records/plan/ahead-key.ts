import type { planAhead } from '@dosewise/contract';

/** Under which what lies ahead is cached. The route itself would bring its schemas along. */
export const AHEAD_KEY: readonly [(typeof planAhead)['id']] = ['planAhead'];
