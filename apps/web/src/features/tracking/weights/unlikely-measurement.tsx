import { isLikelyMeasurement, isLikelyPair, isPair, type Units } from '@dosewise/domain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { NewMeasurement } from '../../../data/measurements/measurements.ts';
import { texts as measurementTexts } from '../../../data/measurements/texts.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import type { FormState } from '../../../kit/forms/use-form.ts';
import { formatMeasurement } from '../../../languages/formats/measurements.ts';
import { texts } from './texts.ts';

/** Asks about a value that a body may have, but that may be a slip of typing or in another unit. */
export function useMeasurementQuestion(units: Units) {
  const [question, ask] = useState<NewMeasurement | null>(null);
  return {
    /** True when it may be sent; if not, the question is there now. */
    isLikely: (body: NewMeasurement): boolean => {
      const { kind, value, diastolic = null, unit } = body;
      const isLikely =
        isLikelyMeasurement(kind, value, unit) && isLikelyPair({ kind, value, diastolic });
      if (!isLikely) ask(body);
      return isLikely;
    },
    /** The question, where it was asked: its answer sends the form, or leads back to it. */
    asked: ({ send, goBack }: Pick<FormState<object>, 'send' | 'goBack'>) => {
      if (question === null) return null;
      // At once: a closing dialog gives the focus back to where it was.
      const answer = (go: () => void) => {
        flushSync(() => ask(null));
        go();
      };
      const name = measurementTexts.kinds[question.kind];
      return (
        <Dialog
          open
          onClose={() => answer(goBack)}
          title={texts.isMeasurementRight(name, formatMeasurement(question, units))}
          actions={
            <>
              <Button kind="secondary" onClick={() => answer(goBack)}>
                {texts.changeMeasurement}
              </Button>
              <Button onClick={() => answer(send)}>{texts.saveMeasurement}</Button>
            </>
          }
        >
          <p>{isPair(question.kind) ? texts.mayBePairSlip : texts.mayBeSlip}</p>
        </Dialog>
      );
    },
  };
}
