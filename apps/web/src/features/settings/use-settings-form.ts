import type { UserProfile } from '@dosewise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useQuery } from '../../api/use-query.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { goldenSettingsQuery } from '../../records/account/golden-settings-query.ts';
import type { SettingsPart } from './messages.ts';
import {
  changedParts,
  isErrorMessage,
  outcomeOf,
  type SettingsValues,
  withoutSaved,
} from './settings-changes.ts';
import { savePart } from './settings-queries.ts';

/** How long a success message stays. */
const SHOWN_MS = 3000;

const NOTHING_TO_SAVE = 'Everything is saved already.';

export interface SettingsForm {
  readonly values: SettingsValues;
  readonly change: (changed: Partial<SettingsValues>) => void;
  /** The parts that are not saved yet. */
  readonly changed: readonly SettingsPart[];
  /** What came of the last saving. */
  readonly messages: readonly string[];
  readonly isSaving: boolean;
  readonly save: () => void;
}

/** What stands in the form, what of it is not saved, and the saving. */
export function useSettingsForm(profile: UserProfile): SettingsForm {
  const client = useQueryClient();
  const golden = useQuery(goldenSettingsQuery);
  const [draft, setDraft] = useState<Partial<SettingsValues>>({});
  const [messages, setMessages] = useState<readonly string[]>([]);

  const saved: SettingsValues = {
    goldenDoseEnabled: golden.data?.goldenDoseEnabled ?? profile.goldenDoseEnabled,
    goldenDoseVolume: golden.data?.goldenDoseVolume ?? 0,
    country: profile.country,
    currency: profile.currency,
    timeZone: profile.timeZone,
  };
  const values = { ...saved, ...draft };
  const changed = changedParts(saved, values);

  useEffect(() => {
    if (messages.every(isErrorMessage)) return;
    const timer = setTimeout(() => setMessages(messages.filter(isErrorMessage)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [messages]);

  const saving = useOneAtATime({
    mutationFn: async () => {
      const outcomes: string[] = [];
      // One after the other: each reply is the whole profile, and the last one must be the newest.
      for (const part of changed) {
        try {
          await savePart(client, part, values);
          setDraft((current) => withoutSaved(current, part, values));
          outcomes.push(outcomeOf(part, null));
        } catch (error) {
          outcomes.push(outcomeOf(part, error));
        }
      }
      // Two parts may have failed for the same reason, which is said once.
      setMessages([...new Set(outcomes)]);
      // Costs and savings depend on these. What is on the screen is asked for again.
      void client.invalidateQueries();
    },
  });
  return {
    values,
    change: (fields) => {
      setMessages([]);
      setDraft((current) => ({ ...current, ...fields }));
    },
    changed,
    messages,
    isSaving: saving.isPending,
    save: () => (changed.length === 0 ? setMessages([NOTHING_TO_SAVE]) : saving.mutate()),
  };
}
