import {
  getGoldenDoseSettings,
  getProfile,
  type RouteReply,
  setCountry,
  setCurrency,
  setGoldenDoseSettings,
  setTimeZone,
  setUnits,
  type UserProfile,
} from '@dosewise/contract';
import { useEffect, useRef, useState } from 'react';
import { writeStored } from '../../../data/browser/storage.ts';
import { call } from '../../../data/calls/api-client.ts';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { applyPatch, type Patch, useSavingAtOnce } from '../../../data/calls/save-at-once.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { goldenSettingsQuery } from '../../../data/golden-dose/golden-consent.ts';
import { readProfile } from '../../../data/session/read-profile.ts';
import { sessionStore } from '../../../data/session/session-store.ts';
import { closeToast, toastStore } from '../../../kit/feedback/toasts.ts';
import { useAfterPause } from '../../../kit/forms/after-pause.ts';
import { describeFailure, type SettingsValues } from './settings-changes.ts';
import { profileQuery } from './settings-queries.ts';
import { type SettingsPart, texts } from './texts.ts';

/** The time a success message stays. */
const SHOWN_MS = 3000;

type GoldenSettings = RouteReply<typeof getGoldenDoseSettings>;

export interface Settings {
  readonly values: SettingsValues;
  readonly change: (changed: Partial<SettingsValues>) => void;
  /** The sentence for what could not be saved of a part, and is as it was. */
  readonly failures: Readonly<Record<SettingsPart, string | null>>;
  /** The sentences of the last press of 'Save Settings'. */
  readonly outcomes: readonly string[];
  readonly isSaving: boolean;
  /** Saves what is still being typed, sends once more what failed, and says what was saved. */
  readonly saveAll: () => void;
}

/** The settings that are saved by calls of their own, each as soon as it is changed. */
export function useSettings(profile: UserProfile): Settings {
  const golden = useQuery(goldenSettingsQuery);
  const [outcomes, setOutcomes] = useState<readonly string[]>([]);
  const { parts, takeSaved } = useParts(profile);
  const savedVolume = golden.data?.goldenDoseVolume ?? 0;
  const volume = usePausing(savedVolume, (goldenDoseVolume) =>
    parts.goldenDose.save({ goldenDoseVolume }),
  );
  useEffect(() => {
    if (outcomes.length === 0) return;
    const timer = setTimeout(() => setOutcomes([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcomes]);

  const saving = useOneAtATime({
    mutationFn: async () => {
      volume.flush();
      const all = Object.values(parts);
      for (const part of all) part.retry();
      const results = await Promise.all(all.map((part) => part.settle()));
      const saved = takeSaved();
      // Said beside the button, and once.
      const toast = toastStore.read();
      if (toast !== null && saved.includes(toast.message)) closeToast(toast.id);
      const isWell = results.every(Boolean);
      setOutcomes(saved.length === 0 && isWell ? [texts.nothingToSave] : saved);
    },
  });
  return {
    values: {
      goldenDoseEnabled: golden.data?.goldenDoseEnabled ?? profile.goldenDoseEnabled,
      goldenDoseVolume: volume.value,
      country: profile.country,
      currency: profile.currency,
      timeZone: profile.timeZone,
      weightUnit: profile.units.weight,
      heightUnit: profile.units.height,
    },
    change: ({ goldenDoseEnabled, goldenDoseVolume, weightUnit, heightUnit, ...rest }) => {
      if (goldenDoseVolume !== undefined) volume.type(goldenDoseVolume);
      if (goldenDoseEnabled !== undefined) parts.goldenDose.save({ goldenDoseEnabled });
      if (weightUnit !== undefined) parts.units.save({ units: { weight: weightUnit } });
      if (heightUnit !== undefined) parts.units.save({ units: { height: heightUnit } });
      if (rest.country !== undefined) parts.country.save({ country: rest.country });
      if (rest.currency !== undefined) parts.currency.save({ currency: rest.currency });
      if (rest.timeZone !== undefined) {
        // Anyone who chooses here is not asked for it on the dashboard.
        writeStored('timeZoneAsked', 'yes');
        parts.timeZone.save({ timeZone: rest.timeZone });
      }
    },
    failures: {
      goldenDose: parts.goldenDose.failure,
      country: parts.country.failure,
      currency: parts.currency.failure,
      timeZone: parts.timeZone.failure,
      units: parts.units.failure,
    },
    outcomes,
    isSaving: saving.isPending,
    saveAll: () => saving.mutate(),
  };
}

const SEND = {
  country: ({ country }) => call(setCountry, { body: { country } }),
  currency: ({ currency }) => call(setCurrency, { body: { currency } }),
  timeZone: ({ timeZone }) => call(setTimeZone, { body: { timeZone } }),
  units: ({ units }) => call(setUnits, { body: units }),
} satisfies Record<string, (wanted: UserProfile) => Promise<UserProfile>>;

/** The parts, and what was saved of them since it was last asked for. */
function useParts(profile: UserProfile) {
  const saved = useRef(new Set<string>());
  const sayingOf = (part: SettingsPart) => ({
    saved: texts.parts[part].saved,
    shownMs: SHOWN_MS,
    explain: (error: Error) => describeFailure(part, error),
    onSaved: () => {
      saved.current.add(texts.parts[part].saved);
    },
  });
  const ofProfile = (part: keyof typeof SEND) => ({
    ...sayingOf(part),
    queryKey: profileQuery.queryKey,
    // One after the other: each reply is the whole profile, and the last one must be the newest.
    queue: getProfile.id,
    send: async (patch: Patch<UserProfile>) => {
      // Of the units one may have been changed in another tab.
      const known = part === 'units' ? await readProfile() : profile;
      const stored = await SEND[part](applyPatch(known, patch));
      sessionStore.update(stored);
      return stored;
    },
  });
  const parts = {
    goldenDose: useSavingAtOnce<GoldenSettings>({
      ...sayingOf('goldenDose'),
      queryKey: goldenSettingsQuery.queryKey,
      queue: setGoldenDoseSettings.id,
      send: async (patch) =>
        call(setGoldenDoseSettings, {
          body: applyPatch(await call(getGoldenDoseSettings, {}), patch),
        }),
    }),
    country: useSavingAtOnce<UserProfile>(ofProfile('country')),
    currency: useSavingAtOnce<UserProfile>(ofProfile('currency')),
    timeZone: useSavingAtOnce<UserProfile>(ofProfile('timeZone')),
    units: useSavingAtOnce<UserProfile>(ofProfile('units')),
  };
  const takeSaved = () => {
    const sentences = [...saved.current];
    saved.current.clear();
    return sentences;
  };
  return { parts, takeSaved };
}

/** A number that is typed or dragged: shown at once, saved after a pause. */
function usePausing(saved: number, save: (value: number) => void) {
  const [typed, setTyped] = useState<{ value: number; isSent: boolean } | null>(null);
  const { later, flush } = useAfterPause((value: number) => {
    setTyped({ value, isSent: true });
    if (value !== saved) save(value);
  });
  // From then on what is saved is shown, also when it goes back.
  if (typed?.isSent && typed.value === saved) setTyped(null);
  return {
    value: typed?.value ?? saved,
    type: (value: number) => {
      setTyped({ value, isSent: false });
      later(value);
    },
    flush,
  };
}
