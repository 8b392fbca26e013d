import { type Dose, deleteDose } from '@dosewise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { track } from '../../analytics/track.ts';
import { call } from '../../api/api-client.ts';
import { orAlreadyGone } from '../../api/changed-elsewhere.ts';
import { offerUndo, type UndoableList } from '../../api/lists/undoable-delete.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { outbox } from '../../offline/outbox.ts';
import { loadSending } from '../waiting/load-sending.ts';
import { type NewDose, useDoseChange } from './dose-changes.ts';
import type { KnownDose } from './doses-query.ts';
import { texts } from './texts.ts';

/** The list from which the dose called `name` is taken. */
const listWith = (name: string): UndoableList<Dose> => ({
  restore: async (dose, _id, { client, token }) => {
    const { keepAndSend, draftDose } = await loadSending();
    const body = sameDose(dose);
    return keepAndSend(client, { kind: 'dose', body, draft: draftDose(_id, body, client), token });
  },
  nameOf: () => name,
  restoreFailed: texts.restoreFailed,
});

/** The body that logs the same dose again. */
export function sameDose(dose: KnownDose): NewDose {
  const { penId, clicks, volume, doseAmount, doseType, extractionMethod } = dose;
  const { date, injectionLocation, injectionSubLocation, painLevel, note } = dose;
  return {
    penId,
    ...(penId === null ? { medicine: dose.storedMedicine ?? dose.medicine, doseAmount } : {}),
    ...(clicks === null ? {} : { clicks }),
    ...(volume === null ? {} : { volume }),
    doseType,
    extractionMethod,
    date,
    injectionLocation,
    injectionSubLocation,
    painLevel,
    note,
  };
}

/** Deletes a dose, and offers to bring it back by its name. */
export function useDeleteDose() {
  const client = useQueryClient();
  const change = useDoseChange();
  return useOneAtATime({
    mutationFn: async ({ dose, name }: { readonly dose: Dose; readonly name: string }) => {
      if (outbox.find(dose._id) !== undefined) {
        const { orDiscard } = await loadSending();
        await orDiscard(client, dose._id, async () => undefined);
        return;
      }
      await change(
        () => orAlreadyGone(call(deleteDose, { params: { id: dose._id } })),
        () => track('dose_deleted', {}),
      );
      offerUndo(client, listWith(name), dose);
    },
  });
}
