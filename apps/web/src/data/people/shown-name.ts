import { isolated } from '../../languages/formats/isolated.ts';
import { useAuth } from '../session/session.ts';

/** The name of somebody else whose records are shown; null for one's own records, and where they chose none. */
export function useShownName(): string | null {
  const { session } = useAuth();
  const name = session.status === 'user' ? session.person?.name : null;
  return name ? isolated(name) : null;
}
