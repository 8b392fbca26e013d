import { CURRENCIES, CURRENCY_SYMBOLS, PASSWORD_LENGTH } from '@dosewise/domain';
import type { Option } from '../../kit/fields/select.tsx';
import { texts } from '../../kit/forms/texts.ts';

/** The error of a password that someone chooses; null when it may be sent. */
export function newPasswordError(password: string): string | null {
  const { least, most } = PASSWORD_LENGTH;
  if (password === '') return texts.enterNewPassword;
  return password.length >= least && password.length <= most
    ? null
    : texts.passwordLength(least, most);
}

/** The currencies to choose from, as a choice shows them. */
export const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({
  value,
  label: texts.currency(value, texts.currencies[value], CURRENCY_SYMBOLS[value]),
}));

/**
 * The time zones to choose from: this device's first, if it has one, then all others that are `known` by
 * name, with the one that is `current`.
 */
export function timeZoneOptions(
  known: readonly string[],
  device: string | null,
  current: string,
): Option<string>[] {
  const others = new Set([...known, current, 'UTC']);
  if (device !== null) others.delete(device);
  return [
    ...(device === null ? [] : [{ value: device, label: texts.thisDevice(nameOfZone(device)) }]),
    ...[...others].toSorted().map((zone) => ({ value: zone, label: nameOfZone(zone) })),
  ];
}

/** 'America/New York' for an IANA name. */
export const nameOfZone = (zone: string): string => zone.replaceAll('_', ' ');
