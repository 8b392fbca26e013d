import {
  addPen,
  deletePen,
  discardPen,
  editPen,
  keepPen,
  type Pen,
  type RouteCall,
  setFifthDose,
} from '@dosewise/contract';
import { CURRENCIES, isCountedWhole } from '@dosewise/domain';
import { useQueryClient } from '@tanstack/react-query';
import { isolated } from '../../languages/formats/isolated.ts';
import { track } from '../analytics/track.ts';
import { call, callAndReload } from '../calls/api-client.ts';
import { orAlreadyGone } from '../calls/api-error.ts';
import { reloaded } from '../calls/changes.ts';
import { useOneAtATime } from '../calls/one-at-a-time.ts';
import { offerUndo, type UndoableList } from '../lists/undoable-delete.ts';
import { texts } from './texts.ts';

const noteEdited = () => track('pen_edited', {});

export type NewPen = Omit<RouteCall<typeof addPen>['body'], '_id'>;
export type PenChange = RouteCall<typeof editPen>['body'];

export const useSetGoldenDose = () =>
  useOneAtATime({
    mutationFn: ({ id, enableFifthDose }: { id: string; enableFifthDose: boolean }) =>
      callAndReload(setFifthDose, { params: { id }, body: { enableFifthDose } }),
    onSuccess: noteEdited,
  });

type Discard = RouteCall<typeof discardPen>['body'];

/** Adds pens one after the other. Sent again under the same key, those that arrived stay as they are. */
export async function addPens(bodies: readonly NewPen[], key: string): Promise<readonly Pen[]> {
  const added: Pen[] = [];
  for (const [index, body] of bodies.entries()) {
    added.push(await call(addPen, { body: { _id: idOf(key, index), ...body } }));
  }
  for (const { strength, costPerPen } of added) {
    track('pen_added', { pen_strength: strength, cost_per_pen: costPerPen });
  }
  await reloaded();
  return added;
}

/** The id of one of several pens: that of the first is the key, the others differ in its end. */
function idOf(key: string, index: number): string {
  if (index === 0) return key;
  const end = (Number.parseInt(key.slice(-3), 16) + index) % 0x1000;
  return key.slice(0, -3) + end.toString(16).padStart(3, '0');
}

export async function changePen(id: string, body: PenChange): Promise<Pen> {
  const pen = await callAndReload(editPen, { params: { id }, body });
  noteEdited();
  return pen;
}

export const throwAwayPen = (id: string, body: Discard) =>
  callAndReload(discardPen, { params: { id }, body });

/** Takes back that a pen was discarded. */
export const useKeepPen = () =>
  useOneAtATime({ mutationFn: (id: string) => callAndReload(keepPen, { params: { id } }) });

const penList: UndoableList<Pen> = {
  restore: async (pen, _id, { token }) => {
    await call(addPen, { body: { _id, ...samePen(pen) } }, { token });
    const { discardedOn: on, discardReason: reason } = pen;
    if (on !== null && reason !== null) {
      await call(discardPen, { params: { id: _id }, body: { on, reason } }, { token });
    }
  },
  nameOf: ({ name }) => isolated(name),
  restoreFailed: texts.restoreFailed,
};

/** The body that adds the same pen again: all of it but what follows from its doses, and its end. */
export function samePen(pen: Pen): Required<NewPen> {
  const { _id, status, discardedOn, discardReason, ...rest } = pen;
  const { remainingClicks, remainingDoses, remainingGoldenMl, ...kept } = rest;
  const { doseCount, inUseSince, discardOn, startedBy, ...said } = kept;
  const { id, medicine, kind, doseMl, doses, stepsPerDose } = pen.device;
  // A vial's units, pens and tablets are what they are; only clicks are counted by someone.
  const clicks = kind === 'click_pen' ? { stepsPerDose } : {};
  const own = { medicine, kind, doseMl, doses, ...clicks };
  const known = { id: id ?? '', ...(isCountedWhole(kind) ? { doses } : {}), ...clicks };
  const costCurrency = CURRENCIES.find((code) => code === pen.costCurrency) ?? null;
  return { ...said, costCurrency, device: id === null ? own : known };
}

/** Deletes a pen, and offers to bring it back. */
export function useDeletePen() {
  const client = useQueryClient();
  return async (pen: Pen) => {
    await orAlreadyGone(call(deletePen, { params: { id: pen._id } }));
    track('pen_deleted', {});
    await reloaded();
    offerUndo(client, penList, pen);
  };
}
