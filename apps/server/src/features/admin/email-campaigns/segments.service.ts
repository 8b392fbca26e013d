import type { EmailSegment } from '@dosewise/contract';
import type { Scope } from '../../../context.ts';
import { countSegments } from '../../../outgoing/campaigns/segments.queries.ts';

/** Number of users in each segment now. */
export function readSegments(scope: Scope): Promise<Record<EmailSegment, number>> {
  return countSegments(scope.db, scope.now);
}
