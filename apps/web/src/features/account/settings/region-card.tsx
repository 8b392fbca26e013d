import { COUNTRIES } from '@dosewise/domain';
import { useMemo } from 'react';
import { useQuery } from '../../../api/use-query.ts';
import { deviceTimeZone, knownTimeZones } from '../../../format/time-zones.ts';
import { CURRENCY_OPTIONS } from '../../../forms/account-fields.ts';
import type { Option } from '../../../ui/fields/select.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PriceList } from './price-list.tsx';
import type { SettingsValues } from './settings-changes.ts';
import { pricedCountriesQuery } from './settings-queries.ts';
import { texts } from './texts.ts';

const NO_COUNTRIES: readonly string[] = [];

interface RegionCardProps {
  readonly values: SettingsValues;
  readonly onChange: (changed: Partial<SettingsValues>) => void;
}

/** Country with its prices, currency and time zone. */
export function RegionCard({ values, onChange }: RegionCardProps) {
  const priced = useQuery(pricedCountriesQuery);
  const device = deviceTimeZone();
  const zones = useMemo(
    () => timeZoneOptions(knownTimeZones(), device, values.timeZone),
    [device, values.timeZone],
  );
  return (
    <Card title={texts.region}>
      <div className="flex flex-col gap-5">
        <SelectField
          label={texts.country}
          value={values.country}
          options={countryOptions(priced.data ?? NO_COUNTRIES, values.country)}
          onChange={(country) => onChange({ country })}
        />
        <PriceList country={values.country} />
        <SelectField
          label={texts.currency}
          hint={texts.currencyHint}
          value={values.currency}
          options={CURRENCY_OPTIONS}
          onChange={(currency) => onChange({ currency })}
        />
        <SelectField
          label={texts.timeZone}
          hint={describeZone(values.timeZone, device)}
          value={values.timeZone}
          options={zones}
          onChange={(timeZone) => onChange({ timeZone })}
        />
      </div>
    </Card>
  );
}

function describeZone(zone: string, device: string): string {
  return texts.timeZoneHint + (zone === device ? '' : texts.deviceZone(device));
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en-GB');

/** The countries to choose from: the product's own, those with prices, and the one in use. */
export function countryOptions(priced: readonly string[], current: string): Option<string>[] {
  const others = new Set([...priced, current]);
  for (const country of COUNTRIES) others.delete(country);
  return [...COUNTRIES, ...[...others].toSorted(byName)].map((country) => ({
    value: country,
    label: country,
  }));
}

/** The time zones to choose from: this device's first, then all others by name. */
export function timeZoneOptions(
  known: readonly string[],
  device: string,
  current: string,
): Option<string>[] {
  const others = new Set([...known, current, 'UTC']);
  others.delete(device);
  return [
    { value: device, label: texts.thisDevice(nameOf(device)) },
    ...[...others].toSorted().map((zone) => ({ value: zone, label: nameOf(zone) })),
  ];
}

const nameOf = (zone: string) => zone.replaceAll('_', ' ');
