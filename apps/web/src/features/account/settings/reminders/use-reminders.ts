import { type ReminderPreferences, type Reminders, setReminders } from '@dosewise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/api-client.ts';
import { explainError } from '../../../../api/api-error.ts';
import { useTimedMessage } from '../../../../forms/timed-message.ts';
import { remindersQuery } from '../../../../records/reminders/reminders-query.ts';
import { texts } from './texts.ts';

/** Some of the preferences, each whole. */
export type ReminderChange = Partial<ReminderPreferences>;

/** Shows a change at once and saves it; what the server refuses goes back. */
export function useSaveReminders() {
  const client = useQueryClient();
  const [success, showSuccess] = useTimedMessage();
  const [failure, setFailure] = useState<string | null>(null);
  const { queryKey } = remindersQuery;
  const mutationKey = [setReminders.id];
  const isAlone = () => client.isMutating({ mutationKey }) === 1;
  const { mutate: save } = useMutation({
    mutationKey,
    // One after the other: each sends everything, and the last one is what was pressed last.
    scope: { id: setReminders.id },
    mutationFn: (change: ReminderChange) => {
      const shown = client.getQueryData(queryKey);
      if (!shown) throw new Error('What is not shown cannot be changed.');
      return call(setReminders, { body: { ...preferencesOf(shown), ...change } });
    },
    onMutate: async (change) => {
      if (isAlone()) setFailure(null);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (shown) => shown && { ...shown, ...change });
      return before;
    },
    onSuccess: (stored) => {
      if (isAlone()) client.setQueryData(queryKey, stored);
      showSuccess(texts.saved);
    },
    onError: (error, _change, before) => {
      setFailure(explainError(error, texts.saveFailed));
      client.setQueryData(queryKey, before);
      if (isAlone()) void client.invalidateQueries({ queryKey });
    },
  });
  return { save, failure, success };
}

function preferencesOf(reminders: Reminders): ReminderPreferences {
  const { offered: _offered, ntfyHosts: _hosts, status: _status, ...preferences } = reminders;
  return preferences;
}
