import type { Pen } from '@dosewise/contract';
import {
  clicks,
  doseDecimals,
  doseFromSteps,
  doseScale,
  FIRST_DEVICE_ID,
  FIRST_MEDICINE,
  INJECTION_ZONES,
  type InjectionZone,
  isSameMedicine,
  mg,
  WEEKLY_PEN,
  zoneKey,
} from '@dosewise/domain';
import { useEffect, useState } from 'react';
import { navigate, useLocation } from '../../../data/navigation/address.ts';
import { localDateTime } from '../../../kit/forms/local-date-time.ts';
import type { DoseEntryAction } from './dose-entry.ts';

/** A dose that another page hands over: which pen gives it, and what is entered for it. */
export interface CarriedDose {
  readonly penId: string;
  readonly action: DoseEntryAction;
  /** The time it was taken, as text of a date-time field; null: now. */
  readonly date: string | null;
  /** The planned instant (ISO) that it is for, so that it is logged once; null: none. */
  readonly plannedAt: string | null;
  /** The proposed place; null: none. */
  readonly site: InjectionZone | null;
}

/**
 * The dose in the query of the address: its steps from a usable pen of the same device and strength,
 * else its mg from the first pen of the medicine. Null without such a pen: nothing is carried to
 * another medicine. A query that names no device means the KwikPen.
 */
export function takeOver(query: URLSearchParams, pens: readonly Pen[]): CarriedDose | null {
  const numberOf = (name: string) => {
    const number = Number(query.get(name));
    return number > 0 && number < 1e6 ? number : 0;
  };
  const id = query.get('device') ?? FIRST_DEVICE_ID;
  const medicine = query.get('medicine') ?? FIRST_MEDICINE;
  const strength = mg(numberOf('strength'));
  const stepsPerDose = clicks(numberOf('stepsPerDose') || WEEKLY_PEN.clicksPerDose);
  const steps = clicks(Math.floor(numberOf('steps')));
  const at = Date.parse(query.get('at') ?? '');
  const planned = Date.parse(query.get('plannedAt') ?? '');
  const details = {
    date: Number.isNaN(at) ? null : localDateTime(at),
    plannedAt: Number.isNaN(planned) ? null : new Date(planned).toISOString(),
    site: INJECTION_ZONES.find((zone) => zoneKey(zone) === query.get('site')) ?? null,
  };

  // Those in use stand before those in stock.
  const usable = pens.filter(
    ({ status, device }) =>
      (status === 'active' || status === 'sealed') && isSameMedicine(device.medicine, medicine),
  );
  const named = usable.find(({ _id }) => _id === query.get('pen'));
  const same =
    named ??
    usable.find((pen) => pen.device.id === (id === 'own' ? null : id) && pen.strength === strength);
  const pen = same ?? usable[0];
  if (pen === undefined) return null;
  if (steps > 0 && pen === same && pen.device.stepsPerDose === stepsPerDose) {
    return { penId: pen._id, action: { type: 'clicks moved', to: steps }, ...details };
  }
  const dose = steps > 0 ? doseFromSteps(steps, { strength, stepsPerDose }) : numberOf('mg');
  if (dose === 0) return null;
  const text = String(Number(dose.toFixed(doseDecimals(doseScale(pen.strength, pen.device)))));
  return { penId: pen._id, action: { type: 'dose typed', text }, ...details };
}

/**
 * The dose that the address brings along from the calculator, the dashboard or the plan. It is read once, before
 * the form is drawn: what is pressed in that is pressed in the dose that was brought. A reload is no
 * second dose.
 */
export function useCarriedDose(pens: readonly Pen[] | undefined): CarriedDose | null {
  const { pathname, search } = useLocation();
  const query = String(search);
  const [read, setRead] = useState<{ query: string; carried: CarriedDose | null } | null>(null);
  if (pens !== undefined && query !== '' && read?.query !== query) {
    setRead({ query, carried: takeOver(search, pens) });
  }
  useEffect(() => {
    if (read?.query === query) navigate(pathname, { replace: true, state: history.state });
  }, [read, query, pathname]);
  return read?.carried ?? null;
}
