import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { useAuth } from '../../../session/session.tsx';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import type { Calculation } from './calculation.ts';
import { toLogQuery } from './device-address.ts';
import type { DeviceEntry, KnownDevice } from './device-entry.ts';
import { texts } from './texts.ts';

interface LogLinkProps {
  readonly entry: DeviceEntry;
  readonly device: KnownDevice;
  readonly calculation: Calculation;
}

/** For people who log in: on to Log Dose with the device and the amount. */
export function LogLink({ entry, device, calculation }: LogLinkProps) {
  const { session } = useAuth();
  if (session.status !== 'user' || calculation.dose.mg === 0 || calculation.isTooMuch) return null;
  return (
    <Link
      to={`${PATHS.logDose}?${toLogQuery(entry, device, calculation)}`}
      returnsTo={PATHS.dashboard}
      className={buttonClass('primary', 'sm:self-end')}
    >
      {texts.log}
    </Link>
  );
}
