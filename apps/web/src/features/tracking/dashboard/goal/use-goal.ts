import type { WeightGoal } from '@dosewise/contract';
import { isCalendarDay, isKeptDay, type ShownWeightUnit } from '@dosewise/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery } from '../../../../data/calls/use-query.ts';
import { goalQuery, useSaveGoal } from '../../../../data/goal/goal-query.ts';
import { readPersonal, writePersonal } from '../../../../data/session/personal.ts';
import { useAfterPause } from '../../../../kit/forms/after-pause.ts';
import { NO_WEIGHT, readWeight, type TypedWeight } from '../../../../parts/weights/typed-weight.ts';
import { texts } from '../texts.ts';
import {
  checkGoal,
  type Goal,
  type GoalEntry,
  type GoalErrors,
  goalToSave,
  isSameGoal,
  NO_GOAL,
  readGoal,
  typeGoal,
} from './goal-entry.ts';

/** A goal is saved once no one has typed for so long. */
const SAVE_AFTER_MS = 300;

const NOTHING_TYPED: Partial<GoalEntry> = {};

/** The goal, as it stands in the fields and as it is understood. */
export interface GoalForm extends Goal {
  readonly entry: GoalEntry;
  readonly errors: GoalErrors;
  readonly change: (typed: Partial<GoalEntry>) => void;
  /** The account's goal is on its way, and this browser keeps none. */
  readonly isLoading: boolean;
  /** The failure, and the function that tries again. */
  readonly failure: { readonly sentence: string; readonly retry: () => void } | null;
  readonly isBusy: boolean;
}

/**
 * The goal of the account. This browser keeps a copy under its names, which shows until the account
 * has answered, and becomes the account's where that never had one.
 */
export function useGoal(unit: ShownWeightUnit): GoalForm {
  const load = useQuery(goalQuery);
  const saving = useSaveGoal();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const account = load.data;
  const kept = readKeptGoal();
  const saved = account === undefined || isSameGoal(account, NO_GOAL) ? kept : account;
  const goal = readGoal(saved, typed, unit);
  const wanted = goalToSave(goal, typed);
  const isUnsaved = (before: WeightGoal | undefined) =>
    typed !== NOTHING_TYPED && wanted !== null && !isSameGoal(wanted, before ?? NO_GOAL);

  const soon = useAfterPause<WeightGoal>((next) => saving.mutate(next), SAVE_AFTER_MS);
  const unsaved = JSON.stringify(isUnsaved(account) ? wanted : null);
  useEffect(() => {
    const next: WeightGoal | null = JSON.parse(unsaved);
    if (next === null) soon.drop();
    else soon.later(next);
  }, [unsaved, soon]);
  useChangeOf(account, (now, before) => {
    if (before !== undefined) {
      // From elsewhere, unless it is what was saved here. What is not saved yet will be.
      if (isUnsaved(before) || (wanted !== null && isSameGoal(now, wanted))) return;
      keepGoal(now);
      setTyped(NOTHING_TYPED);
    } else if (!isSameGoal(now, NO_GOAL)) {
      if (typed === NOTHING_TYPED) keepGoal(now);
    } else if (typed === NOTHING_TYPED && !isSameGoal(kept, NO_GOAL)) {
      const follow = (reply: WeightGoal) => {
        keepGoal(reply);
        setTyped({ ...NOTHING_TYPED });
      };
      saving.mutate({ ...kept, ifNone: true }, { onSuccess: follow });
    }
  });

  const shown = typeGoal(saved, unit);
  const weight = saved.targetKg === null ? readKeptWeight(unit) : shown.weight;
  const entry = { ...shown, weight, ...typed };
  return {
    ...goal,
    entry,
    errors: checkGoal(entry, unit),
    change: (changed) => {
      if (changed.weight) keepTypedWeight(changed.weight, unit);
      if (changed.day !== undefined) keepTypedDay(changed.day);
      setTyped((current) => ({ ...current, ...changed }));
    },
    isLoading: load.isPending && isSameGoal(kept, NO_GOAL),
    failure: failureOf(load, saving),
    isBusy: load.isFetching || saving.isPending,
  };
}

function failureOf(
  load: Pick<ReturnType<typeof useQuery>, 'isError' | 'refetch'>,
  saving: ReturnType<typeof useSaveGoal>,
): GoalForm['failure'] {
  const { isError, variables } = saving;
  if (isError && variables) {
    return { sentence: texts.goalNotSaved, retry: () => saving.mutate(variables) };
  }
  if (!load.isError) return null;
  return { sentence: texts.goalNotLoaded, retry: () => void load.refetch() };
}

/** Calls `changed` with a goal that has come and the one before it, undefined for the first. */
function useChangeOf(
  goal: WeightGoal | undefined,
  changed: (now: WeightGoal, before: WeightGoal | undefined) => void,
): void {
  const before = useRef<WeightGoal>(undefined);
  const tell = useEffectEvent(changed);
  useEffect(() => {
    if (goal === undefined) return;
    tell(goal, before.current);
    before.current = goal;
  }, [goal]);
}

const WEIGHT = 'dashboardGoalWeightKg';
const DAY = 'dashboardGoalDate';

/** The goal that this browser keeps, in kg; what is no weight or no day there is none. */
function readKeptGoal(): WeightGoal {
  const day = readPersonal(DAY) ?? '';
  return {
    targetKg: readWeight({ main: readPersonal(WEIGHT) ?? '', pounds: '' }, 'kg'),
    targetDate: isCalendarDay(day) && isKeptDay(day) ? day : null,
    keep: null,
  };
}

/** Keeps a goal here as well; what says the same already stays as it was typed. */
function keepGoal(goal: WeightGoal): void {
  const kept = readKeptGoal();
  const { targetKg, targetDate } = goal;
  if (targetKg !== kept.targetKg)
    writePersonal(WEIGHT, targetKg === null ? null : String(targetKg));
  if (targetDate !== kept.targetDate) writePersonal(DAY, targetDate);
}

/** The target that was typed last, also where it is no weight: kilograms are kept as typed. */
function readKeptWeight(unit: ShownWeightUnit): TypedWeight {
  return unit === 'kg' ? { main: readPersonal(WEIGHT) ?? '', pounds: '' } : NO_WEIGHT;
}

/** Keeps what is typed as a target, in kg. */
function keepTypedWeight(typed: TypedWeight, unit: ShownWeightUnit): void {
  const text = unit === 'kg' ? typed.main : String(readWeight(typed, unit) ?? '');
  writePersonal(WEIGHT, text === '' ? null : text);
}

/** Keeps what is typed as the target day. */
function keepTypedDay(day: string): void {
  writePersonal(DAY, day === '' ? null : day);
}
