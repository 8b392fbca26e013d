import { type KnownDevice, readForCalculation } from '@dosewise/domain';
import { Fragment, useState } from 'react';
import { useLocation } from '../../../data/navigation/address.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { useAddressQuery } from '../../../data/navigation/use-address-query.ts';
import { useAuth } from '../../../data/session/session.ts';
import { Amount } from '../../../kit/amount.tsx';
import { buttonClass } from '../../../kit/buttons/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { figure } from '../../../languages/formats/numbers.ts';
import { Link, Redirect } from '../../../parts/navigation/link.tsx';
import { AmountFields } from './amount-fields.tsx';
import { describeArithmetic } from './arithmetic.ts';
import { type Calculation, calculate } from './calculation.ts';
import { fromQuery, toLogQuery, toQuery } from './device-address.ts';
import { type DeviceEntry, EMPTY_ENTRY, whatIsMissing } from './device-entry.ts';
import { DeviceFacts } from './device-facts.tsx';
import { DeviceFields } from './device-fields.tsx';
import { texts } from './texts.ts';
import { writeAmount } from './written-amount.ts';

/** The calculator for other pens than the first, for vials, and for one's own numbers. */
export function AnyDeviceCalculator() {
  const { pathname, search } = useLocation();
  const [entry, setEntry] = useState<DeviceEntry>(() => fromQuery(search) ?? EMPTY_ENTRY);
  const isKnown = fromQuery(search) !== null;
  useAddressQuery(isKnown ? toQuery(entry) : null, (query) =>
    setEntry(fromQuery(query) ?? EMPTY_ENTRY),
  );
  if (!isKnown) {
    // A device that there is not: the rest of the address may do for the first one.
    const rest = new URLSearchParams(search);
    rest.delete('device');
    return <Redirect to={`${pathname}?${rest}`} />;
  }
  const device = readForCalculation(entry);
  return (
    <>
      <form
        aria-label={texts.form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="grid items-start gap-6 lg:grid-cols-[5fr_7fr]"
      >
        <Card title={device?.size.kind === 'tablet' ? texts.yourTablets : texts.device}>
          <DeviceFields entry={entry} onChange={setEntry} />
        </Card>
        {device === null ? (
          <Card title={texts.amount}>
            <p className="text-quiet">{texts.missing[whatIsMissing(entry)]}</p>
          </Card>
        ) : (
          <AmountCard entry={entry} device={device} onChange={setEntry} />
        )}
      </form>
      {device === null ? null : <DeviceFacts device={device} />}
    </>
  );
}

interface AmountCardProps {
  readonly entry: DeviceEntry;
  readonly device: KnownDevice;
  readonly onChange: (entry: DeviceEntry) => void;
}

function AmountCard({ entry, device, onChange }: AmountCardProps) {
  const calculation = calculate(entry, device);
  return (
    <Card title={texts.amount}>
      <div className="flex flex-col gap-5">
        <AmountFields entry={entry} device={device} calculation={calculation} onChange={onChange} />
        <CalculationPanel entry={entry} device={device} calculation={calculation} />
        <LogLink entry={entry} device={device} calculation={calculation} />
      </div>
    </Card>
  );
}

interface CalculationPanelProps {
  readonly entry: DeviceEntry;
  readonly device: KnownDevice;
  readonly calculation: Calculation;
}

/** The dose in large figures, and every sum that leads to it. */
function CalculationPanel({ entry, device, calculation }: CalculationPanelProps) {
  const sums = describeArithmetic(entry, device, calculation);
  return (
    <div className="flex flex-col items-center gap-2 rounded-control bg-data-tint px-4 py-6 text-center">
      <h3 id="calculated-dose" className="text-body font-semibold text-quiet">
        {texts.result}
      </h3>
      <output aria-labelledby="calculated-dose">
        <Amount className="text-title font-semibold">
          {figure(writeAmount(calculation.dose.mg, 'mg', device).text)}
        </Amount>
        <Amount className="ml-1 text-lead font-semibold text-quiet">{texts.mg}</Amount>
      </output>
      {sums.length === 0 ? (
        <p className="text-quiet">{texts.nothingYet}</p>
      ) : (
        <ol className="flex flex-col gap-1 text-quiet numbers">
          {sums.map((parts) => (
            <li key={parts.join()}>
              {parts.map((part) => (
                // Broken between its parts as long as there is room for them.
                <Fragment key={part}>
                  <Amount className="inline-block">{part}</Amount>{' '}
                </Fragment>
              ))}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface LogLinkProps {
  readonly entry: DeviceEntry;
  readonly device: KnownDevice;
  readonly calculation: Calculation;
}

/** For people who log in: on to Log Dose with the device and the amount. */
function LogLink({ entry, device, calculation }: LogLinkProps) {
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
