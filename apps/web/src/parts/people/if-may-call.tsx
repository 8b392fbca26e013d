import type { RouteDefinition } from '@dosewise/contract';
import { useMayCall } from '../../data/people/may-call.ts';
import type { Elements } from '../../kit/elements.ts';

interface IfMayCallProps {
  /** The route that a press on what is inside calls. */
  readonly route: RouteDefinition;
  readonly children: Elements;
}

/** Shows what calls a route to anyone who may call it, for the person whose records are shown. */
export function IfMayCall({ route, children }: IfMayCallProps) {
  return useMayCall()(route) ? children : null;
}
