import { useState } from 'react';
import { Redirect, useLocation } from '../../../navigation/router.tsx';
import { useAddressQuery } from '../../../navigation/use-address-query.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { AmountFields } from './amount-fields.tsx';
import { calculate } from './calculation.ts';
import { CalculationPanel } from './calculation-panel.tsx';
import { fromQuery, toQuery } from './device-address.ts';
import {
  type DeviceEntry,
  deviceOf,
  EMPTY_ENTRY,
  type KnownDevice,
  whatIsMissing,
} from './device-entry.ts';
import { DeviceFacts } from './device-facts.tsx';
import { DeviceFields } from './device-fields.tsx';
import { LogLink } from './log-link.tsx';
import { texts } from './texts.ts';

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
  const device = deviceOf(entry);
  return (
    <>
      <form
        aria-label={texts.form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="grid items-start gap-6 lg:grid-cols-[5fr_7fr]"
      >
        <Card title={texts.device}>
          <DeviceFields entry={entry} onChange={setEntry} />
        </Card>
        {device === null ? (
          <Card title={texts.amount}>
            <p className="text-quiet">{texts.missing[whatIsMissing(entry)]}</p>
          </Card>
        ) : (
          <Amount entry={entry} device={device} onChange={setEntry} />
        )}
      </form>
      {device === null ? null : <DeviceFacts device={device} />}
    </>
  );
}

interface AmountProps {
  readonly entry: DeviceEntry;
  readonly device: KnownDevice;
  readonly onChange: (entry: DeviceEntry) => void;
}

function Amount({ entry, device, onChange }: AmountProps) {
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
