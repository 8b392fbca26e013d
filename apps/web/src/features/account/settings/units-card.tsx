import { setLanguage } from '@dosewise/contract';
import { COUNTRIES, HEIGHT_UNITS, SHOWN_WEIGHT_UNITS } from '@dosewise/domain';
import { useMutation } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { CURRENT_LANGUAGE, LANGUAGE_OPTIONS, speak } from '../../../data/browser/language.ts';
import { call } from '../../../data/calls/api-client.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { FieldError } from '../../../kit/fields/field.tsx';
import { type Option, Select } from '../../../kit/fields/select.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatCountry } from '../../../languages/formats/countries.ts';
import type { Language } from '../../../languages/formats/languages.ts';
import { inOrder } from '../../../languages/formats/lists.ts';
import { findDeviceTimeZone, knownTimeZones } from '../../../languages/formats/time-zones.ts';
import { CURRENCY_OPTIONS, timeZoneOptions } from '../../../parts/account-fields/account-fields.ts';
import { pricedCountriesQuery } from './settings-queries.ts';
import { texts } from './texts.ts';
import type { Settings } from './use-settings.ts';

const NO_COUNTRIES: readonly string[] = [];
const WEIGHTS = SHOWN_WEIGHT_UNITS.map((value) => ({ value, label: texts.weightUnits[value] }));
const HEIGHTS = HEIGHT_UNITS.map((value) => ({ value, label: texts.heightUnits[value] }));

interface UnitsCardProps {
  readonly settings: Settings;
  /** True where the page's own heading does not say it. */
  readonly hasTitle: boolean;
}

/** The units of weights and heights, the country with its currency, and the time zone. */
export function UnitsCard({ settings, hasTitle }: UnitsCardProps) {
  const { values, change, failures } = settings;
  const priced = useQuery(pricedCountriesQuery);
  const device = findDeviceTimeZone();
  const zones = useMemo(
    () => timeZoneOptions(knownTimeZones(), device, values.timeZone),
    [device, values.timeZone],
  );
  return (
    <Card {...(hasTitle && { title: texts.sections[PATHS.settingsUnits] })}>
      <div className="@container flex flex-col gap-3">
        <div className="grid gap-x-4 gap-y-2 @[15rem]:grid-cols-2">
          <SelectField
            label={texts.weightUnit}
            value={values.weightUnit}
            options={WEIGHTS}
            onChange={(weightUnit) => change({ weightUnit })}
          />
          <SelectField
            label={texts.heightUnit}
            value={values.heightUnit}
            options={HEIGHTS}
            onChange={(heightUnit) => change({ heightUnit })}
          />
          <div className="col-span-full">
            <FieldError id={useId()} error={failures.units} />
            <p className="text-small text-quiet">{texts.unitsHint}</p>
          </div>
        </div>
        <LanguageField />
        <SelectField
          label={texts.country}
          value={values.country}
          options={countryOptions(priced.data ?? NO_COUNTRIES, values.country)}
          error={failures.country}
          onChange={(country) => change({ country })}
        />
        <SelectField
          label={texts.currency}
          hint={texts.currencyHint}
          value={values.currency}
          options={CURRENCY_OPTIONS}
          error={failures.currency}
          onChange={(currency) => change({ currency })}
        />
        <SelectField
          label={texts.timeZone}
          hint={describeZone(values.timeZone, device)}
          value={values.timeZone}
          options={zones}
          error={failures.timeZone}
          onChange={(timeZone) => change({ timeZone })}
        />
      </div>
    </Card>
  );
}

/** The language of pages, mails and files: saved, then the page is reloaded in it. */
function LanguageField() {
  const choosing = useMutation({
    scope: { id: 'language' },
    mutationFn: (language: Language) => call(setLanguage, { body: { language } }),
    onSuccess: (_profile, language) => speak(language),
  });
  const { variables, error } = choosing;
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <label htmlFor={id} className="font-semibold">
        {texts.language}
      </label>
      <Select
        id={id}
        aria-describedby={`${id}-error`}
        value={error === null ? (variables ?? CURRENT_LANGUAGE) : CURRENT_LANGUAGE}
        options={LANGUAGE_OPTIONS}
        onChange={(language) => choosing.mutate(language)}
        className="min-w-48"
      />
      <FieldError
        id={`${id}-error`}
        error={error === null ? null : explainError(error, texts.languageFailed)}
      />
    </div>
  );
}

function describeZone(zone: string, device: string | null): string {
  return texts.timeZoneHint + (device === null || zone === device ? '' : texts.deviceZone(device));
}

/** The countries to choose from: the product's own, those with prices, and the one in use. */
export function countryOptions(priced: readonly string[], current: string): Option<string>[] {
  const others = new Set([...priced, current]);
  for (const country of COUNTRIES) others.delete(country);
  return [...COUNTRIES, ...inOrder(others)].map((country) => ({
    value: country,
    label: formatCountry(country),
  }));
}
