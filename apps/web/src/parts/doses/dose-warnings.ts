import type { Dose, Pen } from '@dosewise/contract';
import {
  DAY_MS,
  FIRST_MEDICINE,
  foldSubstance,
  HOUR_MS,
  isOneTabletADose,
  labelRulesFor,
  type OtherMedicine,
  otherMedicine,
  tooSoonHours,
} from '@dosewise/domain';
import { texts } from '../../data/doses/texts.ts';
import { localDay } from '../../kit/forms/local-date-time.ts';
import { formatCalendarDay } from '../../languages/formats/dates.ts';

/**
 * Warnings for a person before logging a dose at `at` (epoch ms, null while there is no date) from
 * `pen`, or of `medicine` without one. None keeps the dose from being logged.
 */
export function doseWarnings(
  pen: Pen | null,
  doses: readonly Pick<Dose, 'date' | 'medicine'>[],
  at: number | null,
  medicine: string = pen?.device.medicine ?? FIRST_MEDICINE,
): string[] {
  if (at === null) return [];
  const { minGapHours: gapHours } = labelRulesFor(medicine, pen?.device);
  const dosesAt = doses
    .filter((dose) => dose.medicine === medicine)
    .map((dose) => Date.parse(dose.date));
  const hours = tooSoonHours(at, dosesAt, gapHours);
  const warnings =
    hours === null || gapHours === null ? [] : [texts.tooSoon(Math.floor(hours), gapHours)];
  const other = otherMedicine(foldSubstance(medicine), takenBefore(doses, at), at);
  return [
    ...(other === null ? [] : [describeOther(other, at)]),
    ...warnings,
    ...(pen === null ? [] : penWarnings(pen, at)),
  ];
}

const takenBefore = (doses: readonly Pick<Dose, 'date' | 'medicine'>[], at: number) =>
  doses
    .map(({ medicine, date }) => ({ medicine: foldSubstance(medicine), at: Date.parse(date) }))
    .filter((dose) => dose.at <= at);

/** From here on days are said. */
const HOURS_SAID = 48;

/** 'Semaglutide: a dose is logged 16 hours before this one. …', for a dose at `doseAt` (epoch ms). */
export function describeOther({ medicine, at }: OtherMedicine, doseAt: number): string {
  const name = medicine.charAt(0).toUpperCase() + medicine.slice(1);
  const hours = Math.max(1, Math.floor((doseAt - at) / HOUR_MS));
  return hours < HOURS_SAID
    ? texts.otherHours(name, hours)
    : texts.otherDays(name, Math.floor((doseAt - at) / DAY_MS));
}

/** A warning where a dose is several tablets of a medicine whose labels say one. */
export function tabletWarnings({ device }: Pick<Pen, 'device'>, tablets: number): string[] {
  const isSeveral = device.kind === 'tablet' && tablets > 1;
  return isSeveral && isOneTabletADose(device.medicine) ? [texts.oneTablet] : [];
}

/** A warning by the label about a pen that is old at `at` (epoch ms). */
export function penWarnings(pen: Pen, at: number): string[] {
  const warnings: string[] = [];
  const { inUseDays } = pen.device;
  if (inUseDays !== null && pen.discardOn !== null && localDay(at) > pen.discardOn) {
    warnings.push(texts.inUseTooLong(pen.device.kind, inUseDays));
  }
  if (pen.status === 'expired' && pen.expiresOn !== null) {
    warnings.push(texts.expired(pen.device.kind, formatCalendarDay(pen.expiresOn)));
  }
  return warnings;
}
