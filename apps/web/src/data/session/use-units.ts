import { type Units, unitsOfCountry } from '@dosewise/domain';
import { useAuth } from './session.ts';

/** The units of a visitor: kilograms and centimetres. */
const METRIC = unitsOfCountry('');

/** The units that weights and heights are shown and typed in. */
export function useUnits(): Units {
  const { session } = useAuth();
  return session.status === 'user' ? session.user.units : METRIC;
}
