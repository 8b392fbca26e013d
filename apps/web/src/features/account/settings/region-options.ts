import { COUNTRIES } from '@dosewise/domain';
import type { Option } from '../../../ui/fields/select.tsx';
import { texts } from './texts.ts';

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
