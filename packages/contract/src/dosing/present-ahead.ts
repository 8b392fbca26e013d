import {
  type ComingDose,
  calendarDayIn,
  type MedicineAhead,
  type OtherMedicine,
} from '@dosewise/domain';
import type { Ahead } from './plan.ts';

type Plan = Ahead['plans'][number];
type Next = NonNullable<Plan['next']>;

/** The facts about the next dose of a medicine that its plan does not say. */
export interface NextFacts {
  readonly site: Next['site'];
  readonly otherMedicine: OtherMedicine | null;
}

/** Reads the facts about the next dose of a medicine. */
export type FactsReader = (ahead: MedicineAhead) => NextFacts;

/**
 * The doses to come of each medicine, the earliest first, as replies carry them; days by the clock of
 * `timeZone` (IANA name).
 */
export function presentAhead(
  medicines: readonly MedicineAhead[],
  timeZone: string,
  factsOf: FactsReader,
): Ahead {
  const plans = medicines.map((ahead) => presentMedicine(ahead, timeZone, factsOf));
  const [first] = plans;
  return {
    medicine: first?.medicine ?? null,
    next: first?.next ?? null,
    doses: first?.doses ?? [],
    skipped: medicines
      .slice(0, 1)
      .flatMap(({ medicine, skipped }) =>
        skipped.map(({ at, doseMg }) => ({ at: isoOf(at), doseMg, medicine })),
      ),
    pens: medicines.flatMap(({ devices }) =>
      devices.map(({ id, lastDoseAt, ...use }) => ({
        penId: id,
        lastDoseAt: lastDoseAt === null ? null : isoOf(lastDoseAt),
        ...use,
      })),
    ),
    dosesLeft: first?.dosesLeft ?? 0,
    runsOutOn: first?.runsOutOn ?? null,
    lastDoseAt: first?.lastDoseAt ?? null,
    missedSince: first?.missedSince ?? null,
    pausedSince: first?.pausedSince ?? 0,
    plans,
  };
}

function presentMedicine(ahead: MedicineAhead, timeZone: string, factsOf: FactsReader): Plan {
  const { medicine, next, runsOutAt, lastDoseAt, missedSince } = ahead;
  return {
    medicine,
    next: next && presentNext(ahead, next, factsOf),
    doses: ahead.doses.map((dose) => presentDose(dose, medicine)),
    dosesLeft: ahead.dosesLeft,
    runsOutOn: runsOutAt === null ? null : calendarDayIn(timeZone, runsOutAt),
    lastDoseAt: lastDoseAt === null ? null : isoOf(lastDoseAt),
    pausedSince: ahead.pausedSince,
    missedSince: missedSince && { count: missedSince.count, from: isoOf(missedSince.from) },
  };
}

function presentNext(
  ahead: MedicineAhead,
  next: NonNullable<MedicineAhead['next']>,
  factsOf: FactsReader,
): Next {
  const { site, otherMedicine } = factsOf(ahead);
  return {
    ...presentDose(next, ahead.medicine),
    state: next.state,
    earliestAt: next.earliestAt === null ? null : isoOf(next.earliestAt),
    latestAt: isoOf(next.latestAt),
    latestBy: next.latestBy,
    site,
    otherMedicine: otherMedicine && {
      medicine: otherMedicine.medicine,
      at: isoOf(otherMedicine.at),
    },
  };
}

function presentDose({ at, doseMg, parts }: ComingDose, medicine: string): Plan['doses'][number] {
  const [first] = parts ?? [];
  const dose = {
    at: isoOf(at),
    doseMg,
    medicine,
    penId: first?.deviceId ?? null,
    clicks: first?.steps ?? null,
  };
  if (parts === null || parts.length === 1) return dose;
  return {
    ...dose,
    parts: parts.map(({ deviceId, steps }) => ({ penId: deviceId, clicks: steps })),
  };
}

const isoOf = (instant: number) => new Date(instant).toISOString();
