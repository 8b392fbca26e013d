import { mayCallFor, type RouteDefinition } from '@dosewise/contract';
import { useAuth } from '../session/session.ts';

/**
 * Tells of a route whether the current user may call it for the person whose records are shown: what they may not is
 * not offered to them. For one's own records all may be called.
 */
export function useMayCall(): (route: RouteDefinition) => boolean {
  const { session } = useAuth();
  const person = session.status === 'user' ? session.person : undefined;
  return (route) => person === undefined || mayCallFor(person.role, route);
}
