import type { UserProfile } from '@dosewise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../api/use-query.ts';
import { useOneAtATime } from '../../../forms/one-at-a-time.ts';
import { goldenSettingsQuery } from '../../../records/golden-dose/golden-consent.ts';
import {
  changedParts,
  describeOutcome,
  type Outcome,
  type SettingsValues,
  withoutSaved,
} from './settings-changes.ts';
import { savePart } from './settings-queries.ts';
import { type SettingsPart, texts } from './texts.ts';

/** The time a success message stays. */
const SHOWN_MS = 3000;

export interface SettingsForm {
  readonly values: SettingsValues;
  readonly change: (changed: Partial<SettingsValues>) => void;
  /** The parts that are not saved yet. */
  readonly changed: readonly SettingsPart[];
  /** Of the last saving. */
  readonly outcomes: readonly Outcome[];
  readonly isSaving: boolean;
  readonly save: () => void;
}

/** The values of the form, the unsaved ones, and the saving. */
export function useSettingsForm(profile: UserProfile): SettingsForm {
  const client = useQueryClient();
  const golden = useQuery(goldenSettingsQuery);
  const [draft, setDraft] = useState<Partial<SettingsValues>>({});
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);

  const saved: SettingsValues = {
    goldenDoseEnabled: golden.data?.goldenDoseEnabled ?? profile.goldenDoseEnabled,
    goldenDoseVolume: golden.data?.goldenDoseVolume ?? 0,
    country: profile.country,
    currency: profile.currency,
    timeZone: profile.timeZone,
    weightUnit: profile.units.weight,
    heightUnit: profile.units.height,
  };
  const values = { ...saved, ...draft };
  const changed = changedParts(saved, values);

  useEffect(() => {
    const failed = outcomes.filter(({ tone }) => tone === 'danger');
    if (failed.length === outcomes.length) return;
    const timer = setTimeout(() => setOutcomes(failed), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcomes]);

  const saving = useOneAtATime({
    mutationFn: async () => {
      // Two parts may have failed for the same reason, which is said once.
      const byMessage = new Map<string, Outcome>();
      const note = (outcome: Outcome) => byMessage.set(outcome.message, outcome);
      // One after the other: each reply is the whole profile, and the last one must be the newest.
      for (const part of changed) {
        try {
          await savePart(client, part, values);
          setDraft((current) => withoutSaved(current, part, values));
          note(describeOutcome(part, null));
        } catch (error) {
          note(describeOutcome(part, error));
        }
      }
      setOutcomes([...byMessage.values()]);
      // Costs and savings depend on these. What is on the screen is asked for again.
      void client.invalidateQueries();
    },
  });
  return {
    values,
    change: (fields) => {
      setOutcomes([]);
      setDraft((current) => ({ ...current, ...fields }));
    },
    changed,
    outcomes,
    isSaving: saving.isPending,
    save: () =>
      changed.length === 0
        ? setOutcomes([{ tone: 'good', message: texts.nothingToSave }])
        : saving.mutate(),
  };
}
