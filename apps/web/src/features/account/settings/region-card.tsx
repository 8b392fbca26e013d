import { useMemo } from 'react';
import { useQuery } from '../../../api/use-query.ts';
import { deviceTimeZone, knownTimeZones } from '../../../format/time-zones.ts';
import { CURRENCY_OPTIONS } from '../../../forms/currency-options.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PriceList } from './price-list.tsx';
import { countryOptions, timeZoneOptions } from './region-options.ts';
import type { SettingsValues } from './settings-changes.ts';
import { pricedCountriesQuery } from './settings-queries.ts';
import { texts } from './texts.ts';

const NO_COUNTRIES: readonly string[] = [];

interface RegionCardProps {
  readonly values: SettingsValues;
  readonly onChange: (changed: Partial<SettingsValues>) => void;
}

/** Where the person lives, what pens cost there, and what the person pays and counts days in. */
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
