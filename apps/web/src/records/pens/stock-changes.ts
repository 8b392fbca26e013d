import { addPen, discardPen, editPen, keepPen, type Pen, type RouteCall } from '@dosewise/contract';
import { track } from '../../analytics/track.ts';
import { call } from '../../api/api-client.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { type NewPen, noteEdited, type PenChange, usePenChange } from './pen-changes.ts';

type Discard = RouteCall<typeof discardPen>['body'];

/** Adds pens one after the other. Sent again under the same key, those that arrived stay as they are. */
export function useAddPens() {
  const change = usePenChange();
  return (bodies: readonly NewPen[], key: string) =>
    change(
      async () => {
        const added: Pen[] = [];
        for (const [index, body] of bodies.entries()) {
          added.push(await call(addPen, { body: { _id: idOf(key, index), ...body } }));
        }
        return added;
      },
      (added) => {
        for (const { strength, costPerPen } of added) {
          track('pen_added', { pen_strength: strength, cost_per_pen: costPerPen });
        }
      },
    );
}

/** The id of one of several pens: that of the first is the key, the others differ in its end. */
function idOf(key: string, index: number): string {
  if (index === 0) return key;
  const end = (Number.parseInt(key.slice(-3), 16) + index) % 0x1000;
  return key.slice(0, -3) + end.toString(16).padStart(3, '0');
}

export function useEditPen() {
  const change = usePenChange();
  return (id: string, body: PenChange) =>
    change(() => call(editPen, { params: { id }, body }), noteEdited);
}

export function useDiscardPen() {
  const change = usePenChange();
  return (id: string, body: Discard) => change(() => call(discardPen, { params: { id }, body }));
}

/** Takes back that a pen was discarded. */
export function useKeepPen() {
  const change = usePenChange();
  return useOneAtATime({
    mutationFn: (id: string) => change(() => call(keepPen, { params: { id } })),
  });
}
