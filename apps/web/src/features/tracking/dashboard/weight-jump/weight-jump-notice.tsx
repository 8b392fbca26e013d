import type { Weight } from '@dosewise/contract';
import {
  findWeightJump,
  type Kilograms,
  kg,
  type ShownWeightUnit,
  type WeightJump,
} from '@dosewise/domain';
import { type ReactElement, useMemo } from 'react';
import { useOneAtATime } from '../../../../data/calls/one-at-a-time.ts';
import { useUndoableDelete } from '../../../../data/lists/undoable-delete.ts';
import { useEditWeight, weightListIn } from '../../../../data/weights/weight-changes.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { Notice } from '../../../../kit/feedback/notice.tsx';
import { showToast } from '../../../../kit/feedback/toasts.ts';
import { formatDayOfYear } from '../../../../languages/formats/dates.ts';
import { formatWeight } from '../../../../languages/formats/weights.ts';
import { texts } from './texts.ts';

/** A weigh-in of the list as the domain looks at it. */
interface Weighed {
  readonly at: number;
  readonly kg: Kilograms;
  readonly weight: Weight;
}
type SentJump = WeightJump<Weighed>;

/** The latest weigh-in that a phone sent, that is far from its neighbours and that no one has confirmed. */
export function findSentJump(weights: readonly Weight[]): SentJump | null {
  const inOrder = weights
    .map((weight) => ({ at: Date.parse(weight.date), kg: kg(weight.weightKg), weight }))
    .sort((a, b) => a.at - b.at);
  return findWeightJump(inOrder, ({ weight }) => weight.isUnconfirmed);
}

interface WeightJumpNoticeProps {
  /** The weigh-ins there are, newest first. */
  readonly weights: readonly Weight[];
  readonly unit: ShownWeightUnit;
  readonly otherwise: ReactElement;
}

/** Points out a weigh-in that a phone sent and that may be wrong, or `otherwise`. */
export function WeightJumpNotice({ weights, unit, otherwise }: WeightJumpNoticeProps) {
  const jump = useMemo(() => findSentJump(weights), [weights]);
  return jump === null ? otherwise : <Jump key={jump.entry.weight._id} jump={jump} unit={unit} />;
}

interface JumpProps {
  readonly jump: SentJump;
  readonly unit: ShownWeightUnit;
}

/** It goes, or it is right. */
function Jump({ jump, unit }: JumpProps) {
  const { weight } = jump.entry;
  const remove = useUndoableDelete(weightListIn(unit), mainContent);
  const edit = useEditWeight();
  const confirm = useOneAtATime({
    mutationFn: () => edit(weight._id, { isUnconfirmed: false }),
    onSuccess: () => mainContent()?.focus(),
    onError: () => showToast({ tone: 'danger', message: texts.confirmFailed }),
  });
  const buttons = (
    <div className="flex flex-wrap gap-3">
      <Button kind="secondary" onClick={() => remove(weight)}>
        {texts.deleteJump}
      </Button>
      <Button kind="quiet" busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {texts.isRight}
      </Button>
    </div>
  );
  return (
    <Notice tone="caution" className="text-small" action={buttons}>
      {describeJump(jump, unit)}
    </Notice>
  );
}

/** 'Your phone sent 220.5 kg on 12 Nov. The weights before and after it are 99.8 kg and 99.9 kg.' */
export function describeJump(
  { entry, neighbours, place }: SentJump,
  unit: ShownWeightUnit,
): string {
  const [first, second] = neighbours.map((point) => formatWeight(point.kg, unit));
  const words = { between: texts.jumpBetween, first: texts.jumpBefore, last: texts.jumpAfter };
  const sent = [formatWeight(entry.kg, unit), formatDayOfYear(entry.at)] as const;
  return words[place](...sent, first ?? '', second ?? '');
}

const mainContent = () => document.getElementById('main');
