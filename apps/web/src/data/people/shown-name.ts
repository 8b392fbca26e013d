import { isolated } from '../../languages/formats/isolated.ts';
import { useAuth } from '../session/session.ts';
import { personName } from './person-name.ts';

/** The name of someone else whose records are shown; null for one's own records, and where they chose none. */
export function useShownName(): string | null {
  const { session } = useAuth();
  const name = session.status === 'user' ? session.person?.name : null;
  return name ? isolated(name) : null;
}

/** The name of the person whose records are shown, else their address; null for one’s own records. */
export function useShownPersonName(): string | null {
  const { session } = useAuth();
  return session.status === 'user' && session.person ? personName(session.person) : null;
}
