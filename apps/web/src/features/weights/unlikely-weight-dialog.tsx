import type { WeightPoint } from '@dosewise/domain';
import { formatDay } from '../../format/dates.ts';
import { formatTypedKg } from '../../records/weights/weight-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { texts } from './texts.ts';

interface UnlikelyWeightDialogProps {
  readonly weightKg: number;
  /** The weigh-in that it is so far from. */
  readonly from: WeightPoint;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks whether a weight that is far from the last one is a slip of typing. */
export function UnlikelyWeightDialog(props: UnlikelyWeightDialogProps) {
  const { weightKg, from, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.isWeightRight(formatTypedKg(weightKg))}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {texts.changeIt}
          </Button>
          <Button onClick={onConfirm}>{texts.addIt}</Button>
        </>
      }
    >
      <p>{texts.farFrom(formatTypedKg(from.kg), formatDay(from.at))}</p>
    </Dialog>
  );
}
