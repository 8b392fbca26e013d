import type { RouteDefinition } from '@dosewise/contract';
import type { ReactNode } from 'react';
import { useMayCall } from '../../data/people/may-call.ts';

interface IfMayCallProps {
  /** The route that a press on what is inside calls. */
  readonly route: RouteDefinition;
  readonly children: ReactNode;
}

/** Shows what calls a route to whoever may call it, for the person whose records are shown. */
export function IfMayCall({ route, children }: IfMayCallProps) {
  return useMayCall()(route) ? children : null;
}
