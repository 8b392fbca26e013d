import type { Weight } from '@dosewise/contract';
import { findUnlikelyStep, kg, type WeightPoint } from '@dosewise/domain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { NewWeight } from '../../data/weights/weight-changes.ts';
import { toWeightPoints } from '../../data/weights/weights-query.ts';

/** A weigh-in that waits for an answer: it is far from the one of `from`. */
interface WeightQuestion {
  readonly weightKg: number;
  readonly from: WeightPoint;
}

/** Holds what `UnlikelyWeightDialog` asks. `kept` are the weigh-ins there are, undefined where they are not known. */
export function useWeightQuestion(kept: readonly Weight[] | undefined) {
  const [question, ask] = useState<WeightQuestion | null>(null);
  return {
    question,
    /** True when it may be sent; if not, the question is there now. */
    isUsual: ({ date, weightKg }: NewWeight): boolean => {
      const entered = { at: Date.parse(date), kg: kg(weightKg) };
      const from = findUnlikelyStep(entered, toWeightPoints(kept ?? []));
      if (from !== null) ask({ weightKg, from });
      return from === null;
    },
    /** At once: a closing dialog gives the focus back to where it was. */
    close: () => flushSync(() => ask(null)),
  };
}
