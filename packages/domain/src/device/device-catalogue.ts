import type { CalendarDay } from '../time/calendar-day.ts';
import type { CatalogueFacts } from './catalogue/catalogue-facts.ts';
import { LIRAGLUTIDE_DEVICES } from './catalogue/liraglutide.ts';
import { OTHER_DEVICES } from './catalogue/other-medicines.ts';
import { SEMAGLUTIDE_DEVICES } from './catalogue/semaglutide.ts';
import { CHECKED_ON, SOURCES } from './catalogue/sources.ts';
import { TABLETS } from './catalogue/tablets.ts';
import { TIRZEPATIDE_DEVICES } from './catalogue/tirzepatide.ts';
import { type DeviceKind, knownStepsOfDose } from './device-kind.ts';
import { INTERVAL_DAYS, type Medicine } from './medicine.ts';

/** A device that is sold, as people choose it: one presentation in some markets. */
export interface CatalogueDevice {
  readonly id: string;
  readonly brand: string;
  readonly medicine: Medicine;
  /** Countries by their two letters, and EU. */
  readonly markets: readonly string[];
  readonly kind: DeviceKind;
  /** Strengths sold, mg in a labelled dose, ascending. */
  readonly strengths: readonly number[];
  /** mL in a labelled dose; null of tablets. */
  readonly doseMl: number | null;
  /** Labelled doses in one device. */
  readonly doses: number;
  /** Steps of a labelled dose; null where no source tells and the person counts the clicks. */
  readonly stepsPerDose: number | null;
  /** mL printed on the cartridge, where that tells it from a pen of the same doses; else null. */
  readonly printedMl: number | null;
  /** Most mL that may be logged as Golden Dose from the empty device; 0 where it has none. */
  readonly goldenMl: number;
  /** Days after the first use at which the label says to discard it. */
  readonly inUseDays: number | null;
  /** Days from dose to dose. */
  readonly intervalDays: number;
  /** Hours that must lie between two doses. */
  readonly minGapHours: number | null;
  /** Hours after the planned instant within which a missed dose may still be taken. */
  readonly missedWindowHours: number | null;
  /** The sources of these numbers, in words. */
  readonly sources: readonly string[];
  /** The day on which they were compared with their sources. */
  readonly checkedOn: CalendarDay;
}

const FACTS: readonly CatalogueFacts[] = [
  ...TIRZEPATIDE_DEVICES,
  ...SEMAGLUTIDE_DEVICES,
  ...LIRAGLUTIDE_DEVICES,
  ...OTHER_DEVICES,
  ...TABLETS,
];

/** Every device that the product knows, by medicine; the first is the KwikPen. */
export const DEVICE_CATALOGUE: readonly CatalogueDevice[] = FACTS.map(toDevice);

/** The device of that id; undefined when there is none. */
export function findDevice(id: string): CatalogueDevice | undefined {
  return DEVICE_CATALOGUE.find((device) => device.id === id);
}

function toDevice(facts: CatalogueFacts): CatalogueDevice {
  const { id, brand, medicine, markets, kind, rules } = facts;
  const doseMl = facts.doseMl?.[0] ?? null;
  return {
    id,
    brand,
    medicine,
    markets,
    kind,
    strengths: facts.strengths[0],
    doseMl,
    doses: facts.doses[0],
    stepsPerDose: knownStepsOfDose(kind, doseMl) ?? facts.stepsPerDose?.[0] ?? null,
    printedMl: facts.printedMl?.[0] ?? null,
    goldenMl: facts.goldenMl?.[0] ?? 0,
    inUseDays: facts.inUseDays?.[0] ?? null,
    intervalDays: INTERVAL_DAYS[medicine],
    minGapHours: rules.minGapHours,
    missedWindowHours: rules.missedWindowHours,
    sources: sourcesOf(facts),
    checkedOn: facts.checkedOn ?? CHECKED_ON,
  };
}

function sourcesOf({ rules, ...facts }: CatalogueFacts): string[] {
  const { strengths, doseMl, doses, stepsPerDose, printedMl, goldenMl, inUseDays } = facts;
  const stated = [strengths, doseMl, doses, stepsPerDose, printedMl, goldenMl, inUseDays];
  return sourcesInWords(...stated.map((fact) => fact?.[1] ?? ''), rules.sources);
}

/** The sources behind keys such as 'S33 S34', in words, each once. */
function sourcesInWords(...keys: readonly string[]): string[] {
  const all = keys.flatMap((some) => some.split(' ')).filter((key) => key !== '');
  return [...new Set(all)].map((key) => SOURCES[key] ?? key);
}

/** The sources of one fact about devices, by their ids: of the days in use, or of the rules about time. */
export function sourcesOfFact(fact: 'inUseDays' | 'rules', ids: readonly string[]): string[] {
  const stated = FACTS.filter(({ id }) => ids.includes(id));
  return sourcesInWords(
    ...stated.map(({ inUseDays, rules }) =>
      fact === 'rules' ? rules.sources : (inUseDays?.[1] ?? ''),
    ),
  );
}
