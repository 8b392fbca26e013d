import { addPen, deletePen, discardPen, type Pen } from '@dosewise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { track } from '../../analytics/track.ts';
import { call } from '../../api/api-client.ts';
import { orAlreadyGone } from '../../api/changed-elsewhere.ts';
import { offerUndo, type UndoableList } from '../../api/lists/undoable-delete.ts';
import { isolated } from '../../format/isolated.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { texts } from './dialogs/texts.ts';
import { AFTER_PENS, type NewPen, usePenChange } from './pen-changes.ts';
import { pensQuery } from './pens-query.ts';

const penList: UndoableList<Pen> = {
  restore: async (pen, _id, { client, token }) => {
    await call(addPen, { body: { _id, ...samePen(pen) } }, { token });
    const { discardedOn: on, discardReason: reason } = pen;
    if (on !== null && reason !== null) {
      await call(discardPen, { params: { id: _id }, body: { on, reason } }, { token });
    }
    for (const queryKey of [pensQuery.queryKey, ...AFTER_PENS]) {
      void client.invalidateQueries({ queryKey });
    }
  },
  nameOf: ({ name }) => isolated(name),
  restoreFailed: texts.restoreFailed,
};

/** The body that adds the same pen again. */
export function samePen(pen: Pen): NewPen {
  const { name, strength, startDate, expiresOn, batch, pharmacy, enableFifthDose } = pen;
  const { id, medicine, kind, doseMl, doses, stepsPerDose } = pen.device;
  // A vial's units and a box's pens are what they are; only clicks are counted by somebody.
  const clicks = kind === 'click_pen' ? { stepsPerDose } : {};
  const own = { medicine, kind, doseMl, doses, ...clicks };
  const known = { id: id ?? '', ...(kind === 'single_pen' ? { doses } : {}), ...clicks };
  return {
    name,
    strength,
    device: id === null ? own : known,
    startDate,
    costPerPen: pen.costPerPen,
    purchaseDate: pen.purchaseDate,
    pharmacy,
    batch,
    expiresOn,
    enableFifthDose,
  };
}

/** Deletes a pen, and offers to bring it back. */
export function useDeletePen() {
  const client = useQueryClient();
  const change = usePenChange();
  return useOneAtATime({
    mutationFn: async (pen: Pen) => {
      await change(
        () => orAlreadyGone(call(deletePen, { params: { id: pen._id } })),
        () => track('pen_deleted', {}),
      );
      offerUndo(client, penList, pen);
    },
  });
}
