import { addSymptom, deleteSymptom, listSymptoms, type Symptom } from '@dosewise/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { orAlreadyGone } from '../../lib/already-gone.ts';
import { call } from '../../lib/api-client.ts';
import { readStored } from '../../lib/storage.ts';
import { randomKey } from '../../lib/submission-key.ts';
import { showToast } from '../../lib/toasts.ts';
import { MESSAGES } from './messages.ts';
import type { NewSymptom } from './symptom-entry.ts';
import { CATEGORY_NAMES, newestFirst } from './symptom-words.ts';

/** The user's symptoms. */
export const symptomsQuery = queryOptions({
  queryKey: [listSymptoms.id],
  queryFn: ({ signal }) => call(listSymptoms, { query: {} }, { signal }),
});

export const useAddSymptom = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: NewSymptom; key: string }) =>
      call(addSymptom, { body }, { idempotencyKey: key }),
    onSuccess: (symptom) => putIn(client, symptom),
  });
};

/**
 * Deletes at once, and offers to take it back. `focusAfter` is where the keyboard goes on when the
 * offer is over.
 */
export function useDeleteSymptom(focusAfter: () => HTMLElement | null) {
  const client = useQueryClient();
  return (symptom: Symptom): void => {
    const name = CATEGORY_NAMES[symptom.category];
    takeOut(client, symptom);
    const deletion = orAlreadyGone(call(deleteSymptom, { params: { id: symptom._id } }));
    showToast({
      tone: 'good',
      message: `${name} deleted`,
      action: { label: 'Undo', run: undoing(client, symptom, deletion) },
      focusAfter,
    });
    deletion.then(
      () => client.invalidateQueries({ queryKey: symptomsQuery.queryKey }),
      () => {
        putIn(client, symptom);
        showToast({
          tone: 'danger',
          message: `${name} could not be deleted. It is back in your history.`,
          focusAfter,
        });
      },
    );
  };
}

/** What logs a deleted symptom again, the same in everything but its id. */
function undoing(client: QueryClient, symptom: Symptom, deletion: Promise<void>): () => void {
  const { date, category, severity, note } = symptom;
  const idempotencyKey = randomKey();
  // The token of now: whoever logs in next on this browser must not get this entry.
  const token = readStored('token') ?? '';
  const undo = async () => {
    const isDeleted = await deletion.then(
      () => true,
      () => false,
    );
    if (!isDeleted) return;
    try {
      const body = { date, category, severity, note };
      putIn(client, await call(addSymptom, { body }, { idempotencyKey, token }));
    } catch {
      showToast({
        tone: 'danger',
        message: MESSAGES.saveFailed,
        action: { label: 'Try again', run: () => void undo() },
      });
    }
  };
  return () => void undo();
}

/** Shows it at once. What is being loaded meanwhile is older than this. */
function putIn(client: QueryClient, symptom: Symptom): void {
  void client.cancelQueries({ queryKey: symptomsQuery.queryKey });
  client.setQueryData(symptomsQuery.queryKey, (list) =>
    list === undefined
      ? list
      : newestFirst([...list.filter((other) => other._id !== symptom._id), symptom]),
  );
  void client.invalidateQueries({ queryKey: symptomsQuery.queryKey });
}

function takeOut(client: QueryClient, symptom: Symptom): void {
  void client.cancelQueries({ queryKey: symptomsQuery.queryKey });
  client.setQueryData(symptomsQuery.queryKey, (list) =>
    list?.filter((other) => other._id !== symptom._id),
  );
}
