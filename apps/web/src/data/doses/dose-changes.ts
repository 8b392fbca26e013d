import { type Dose, deleteDose, editDose, type Pen, type RouteCall } from '@dosewise/contract';
import {
  clicks,
  doseFromSteps,
  doseFromVolume,
  FIRST_MEDICINE,
  inOrderOfTime,
  isSwallowed,
  mL,
  volumeFromSteps,
} from '@dosewise/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { idAfter } from '../../kit/forms/submission-key.ts';
import { track } from '../analytics/track.ts';
import { call, callAndReload } from '../calls/api-client.ts';
import { orAlreadyGone } from '../calls/api-error.ts';
import { reloaded } from '../calls/changes.ts';
import { offerUndo, type UndoableList } from '../lists/undoable-delete.ts';
import { orDiscard, sendChanged, sendThroughOutbox } from '../outbox/keep-record.ts';
import { type BodyOf, outbox } from '../outbox/outbox.ts';
import { ownScale } from '../pens/own-dose.ts';
import { pensQuery } from '../pens/pens-query.ts';
import { dosesQuery, type KnownDose } from './doses-query.ts';
import { texts } from './texts.ts';

function noteLogged(dose: Dose, client: QueryClient): void {
  const pen = client.getQueryData(pensQuery.queryKey)?.find(({ _id }) => _id === dose.penId);
  if (pen === undefined) return;
  track('dose_logged', {
    dose_volume: dose.volume ?? volumeFromSteps(clicks(dose.clicks ?? 0), ownScale(pen)),
    pen_strength: pen.strength,
    is_golden_dose: dose.doseType === 'golden_dose',
  });
}

export type NewDose = BodyOf<'dose'>;
export type DoseChange = RouteCall<typeof editDose>['body'];

/** The outcome of logging a dose. */
export interface LoggedDose {
  readonly dose: Dose;
  /**
   * `waiting`: on this device, without a network; the dose as it will be. `covered`: the dose is another
   * one, which was logged for the planned one before.
   */
  readonly fate: 'logged' | 'waiting' | 'covered';
}

/** The id of a further part of the injection that begins with a dose: the same however often it is sent. */
export const partId = (firstId: string, index: number): string => idAfter(firstId, index + 1);

/** A further part of an injection: what another pen gives of it. */
export interface PenPart {
  readonly penId: string;
  /** Steps of that pen. */
  readonly clicks: number;
}

/**
 * Logs a dose, and what others give of the same injection after it; without a network it waits on this device,
 * and is shown as it will be.
 */
export function useLogDose() {
  const client = useQueryClient();
  return async (
    body: NewDose,
    _id: string,
    others: readonly PenPart[] = [],
  ): Promise<LoggedDose> => {
    const dose = await sendThroughOutbox(client, {
      kind: 'dose',
      body,
      draft: draftDose(_id, body, client),
      parts: others.map(({ penId, clicks: steps }, index) => {
        // The mg follow from the steps.
        const { doseAmount: _, ...shared } = body;
        const part = { ...shared, penId, clicks: steps, partOf: _id };
        return { body: part, draft: draftDose(partId(_id, index), part, client) };
      }),
    });
    if (dose._id !== _id) return { dose, fate: 'covered' };
    noteLogged(dose, client);
    return { dose, fate: outbox.find(_id)?.state === 'waiting' ? 'waiting' : 'logged' };
  };
}

/** The dose as the server will keep it, as far as this page knows its pen. */
function draftDose(_id: string, body: NewDose, client: QueryClient): Dose {
  const pen = client.getQueryData(pensQuery.queryKey)?.find((known) => known._id === body.penId);
  const medicine = pen?.device.medicine ?? body.medicine ?? FIRST_MEDICINE;
  const isOral = pen
    ? pen.device.kind === 'tablet'
    : isSwallowed(medicine) || body.extractionMethod === 'oral';
  return {
    _id,
    penId: body.penId,
    medicine,
    date: body.date,
    plannedAt: body.plannedAt ?? null,
    partOf: body.partOf ?? null,
    clicks: body.clicks ?? null,
    volume: body.volume ?? null,
    doseAmount: doseMgOf(body, pen),
    doseType: body.doseType ?? 'standard',
    extractionMethod: isOral ? 'oral' : (body.extractionMethod ?? 'pen_click'),
    injectionLocation: isOral ? null : (body.injectionLocation ?? 'other'),
    injectionSubLocation: body.injectionSubLocation ?? null,
    painLevel: body.painLevel ?? null,
    note: body.note ?? '',
    remainingClicks: null,
    remainingDoses: null,
    loggedBy: null,
  };
}

function doseMgOf({ clicks: steps, volume, doseAmount = 0 }: NewDose, pen: Pen | undefined) {
  if (pen === undefined) return doseAmount;
  const scale = ownScale(pen);
  if (steps !== undefined) return doseFromSteps(clicks(steps), scale);
  return volume === undefined ? doseAmount : doseFromVolume(mL(volume), scale);
}

export function useEditDose() {
  const client = useQueryClient();
  return async (id: string, body: DoseChange): Promise<unknown> => {
    const waiting = outbox.find(id);
    if (waiting?.kind === 'dose') {
      const { doseAmount, ...known } = waiting.body;
      const changed: NewDose = {
        ...known,
        // Of a pen it follows from the steps, which may be others now.
        ...(known.penId === null && doseAmount !== undefined ? { doseAmount } : {}),
        ...body,
        // The server gives a dose its first pen, once it has both.
        penId: known.penId === null ? null : (body.penId ?? known.penId),
        date: body.date ?? known.date,
      };
      const draft = draftDose(id, changed, client);
      return sendChanged(client, waiting, { body: changed, draft });
    }
    const dose = await callAndReload(editDose, { params: { id }, body });
    track('dose_edited', {});
    return dose;
  };
}

/** The list from which the dose called `name` is taken, a part of the injection that begins with `partOf`. */
const listWith = (name: string, partOf: string | null): UndoableList<Dose> => ({
  restore: (dose, _id, { client, token }) => {
    const body = { ...sameDose(dose), partOf };
    return sendThroughOutbox(client, {
      kind: 'dose',
      body,
      draft: draftDose(_id, body, client),
      token,
    });
  },
  nameOf: () => name,
  restoreFailed: texts.restoreFailed,
});

/** Fields that say how much of what; which of them a dose has depends on its pen. */
type Amount = 'medicine' | 'doseAmount' | 'clicks' | 'volume';

/** The body that logs the same dose again. */
export function sameDose(dose: KnownDose): NewDose {
  const { _id, remainingClicks, remainingDoses, clicks, volume, ...rest } = dose;
  const { medicine, storedMedicine = medicine, doseAmount, ...kept } = rest;
  const said: Required<Omit<NewDose, Amount>> = kept;
  return {
    ...said,
    ...(said.penId === null ? { medicine: storedMedicine, doseAmount } : {}),
    ...(clicks === null ? {} : { clicks }),
    ...(volume === null ? {} : { volume }),
  };
}

const inOrderOfDates = (one: Dose, other: Dose) =>
  inOrderOfTime(
    { id: one._id, at: Date.parse(one.date) },
    { id: other._id, at: Date.parse(other.date) },
  );

/** Deletes a dose, and offers to bring it back by its name. */
export function useDeleteDose() {
  const client = useQueryClient();
  return async (dose: Dose, name: string) => {
    if (outbox.find(dose._id) !== undefined) {
      await orDiscard(client, dose._id, async () => undefined);
      return;
    }
    const others = client.getQueryData(dosesQuery.queryKey) ?? [];
    const [next] = others.filter(({ partOf }) => partOf === dose._id).toSorted(inOrderOfDates);
    await orAlreadyGone(call(deleteDose, { params: { id: dose._id } }));
    track('dose_deleted', {});
    await reloaded();
    // Without its first dose an injection begins with the earliest that is left.
    offerUndo(client, listWith(name, dose.partOf ?? next?._id ?? null), dose);
  };
}
