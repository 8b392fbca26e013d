import type { EmailSegment } from '@dosewise/contract';
import type { Scope } from '../../../context.ts';
import { countSegments } from '../../../outgoing/campaigns/segments.queries.ts';

/** How many users each segment has now. */
export function readSegments(scope: Scope): Promise<Record<EmailSegment, number>> {
  return countSegments(scope.db, scope.now);
}
