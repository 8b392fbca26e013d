import { type Dose, listDoses } from '@dosewise/contract';
import { foldSubstance, mg, type TakenDose } from '@dosewise/domain';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useQuery } from '../calls/use-query.ts';
import { readList, readWholeList } from '../lists/lists.ts';
import { useWithDrafts } from '../outbox/use-outbox.ts';

/** The user's doses, newest first. */
export const dosesQuery = queryOptions({
  queryKey: [listDoses.id],
  queryFn: ({ signal }) => readWholeList((query) => readList(listDoses, { query }, { signal })),
});

/** A dose by its substance: 'tirzepatide', also where another tracker called it by a brand. */
export interface KnownDose extends Dose {
  /** The name it is stored with, where that is another one. */
  readonly storedMedicine?: string;
}

/** The user's doses, newest first, with those that wait to be sent. */
export function useDoses({ enabled = true } = {}) {
  const load = useWithDrafts('dose', useQuery({ ...dosesQuery, enabled }));
  const known = useMemo(() => load.data && bySubstances(load.data), [load.data]);
  // As it was loaded, but for the names.
  return known === load.data ? load : ({ ...load, data: known } as typeof load);
}

function bySubstances(doses: Dose[]): Dose[] {
  const known = doses.map(bySubstance);
  return known.some((dose, index) => dose !== doses[index]) ? known : doses;
}

function bySubstance(dose: Dose): KnownDose {
  const medicine = foldSubstance(dose.medicine);
  return medicine === dose.medicine ? dose : { ...dose, medicine, storedMedicine: dose.medicine };
}

/** Doses in the order of time. */
export function toTimedDoses(doses: readonly Dose[]): readonly TakenDose[] {
  return doses
    .map(({ _id: id, partOf = null, date, doseAmount, medicine }) => ({
      id,
      partOf,
      at: Date.parse(date),
      mg: mg(doseAmount),
      medicine,
    }))
    .sort((a, b) => a.at - b.at);
}
