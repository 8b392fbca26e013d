import type { ShownWeightUnit, WeightPoint } from '@dosewise/domain';
import { texts } from '../../data/weights/texts.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { formatDay } from '../../languages/formats/dates.ts';
import { formatTypedWeight } from '../../languages/formats/weights.ts';

interface UnlikelyWeightDialogProps {
  readonly weightKg: number;
  /** The weigh-in that it is so far from. */
  readonly from: WeightPoint;
  readonly unit: ShownWeightUnit;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks whether a weight that is far from the last one is a slip of typing. */
export function UnlikelyWeightDialog(props: UnlikelyWeightDialogProps) {
  const { weightKg, from, unit, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.isWeightRight(formatTypedWeight(weightKg, unit))}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {texts.changeIt}
          </Button>
          <Button onClick={onConfirm}>{texts.addIt}</Button>
        </>
      }
    >
      <p>{texts.farFrom(formatTypedWeight(from.kg, unit), formatDay(from.at))}</p>
    </Dialog>
  );
}
