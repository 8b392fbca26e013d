import {
  type Clicks,
  doseFromSteps,
  doseFromVolume,
  volumeFromSteps,
  weeklyPenScale,
} from '@dosewise/domain';
import {
  describeChoice,
  fallsBetween,
  moreThanFullDose,
} from '../../../records/doses/typed-dose-hint.tsx';
import { describeAmount } from '../dose-words.ts';
import { texts } from '../texts.ts';
import { askedNeighbours, type DoseEntry, doseOf, goldenLimit, stepsOf } from './dose-entry.ts';

/** A dose that was asked for in mg and that the pen cannot give as it is. */
export interface AskedDose {
  /** Why it cannot. */
  readonly sentence: string;
  /** What is logged in its place, for the confirmation. */
  readonly outcome: string;
  /** The two amounts beside it; none where it is more than there is. */
  readonly choices: readonly {
    readonly label: string;
    readonly isChosen: boolean;
    /** In clicks, also of a volume. */
    readonly steps: Clicks;
  }[];
}

/** What became of the dose that was asked for; null where the pen gives just that. */
export function askedDose(entry: DoseEntry): AskedDose | null {
  const { asked, pen, doseType } = entry;
  if (asked === null || pen === null) return null;
  const isStandard = doseType === 'standard';
  const outcome = texts.typed(asked, doseOf(entry).toFixed(2), describeAmount(entry));
  const limit = goldenLimit(entry);
  const most = isStandard ? pen.strength : doseFromVolume(limit, weeklyPenScale(pen.strength));
  if (Number(asked) > most && Number(asked) !== Number(most.toFixed(2))) {
    const sentence = isStandard
      ? moreThanFullDose(asked, pen.strength)
      : texts.moreThanGolden(asked, limit.toFixed(2), most.toFixed(2));
    return { sentence, outcome, choices: [] };
  }
  const neighbours = askedNeighbours(entry);
  if (neighbours === null) return null;
  return {
    sentence: fallsBetween(
      asked,
      weeklyPenScale(pen.strength),
      neighbours,
      isStandard ? texts.pairOfClicks(...neighbours) : texts.pairOfVolumes(...neighbours),
    ),
    outcome,
    choices: neighbours.map((steps) => ({
      label: describeChoice(
        describeAmount({
          doseType,
          clicks: steps,
          volume: volumeFromSteps(steps, weeklyPenScale(pen.strength)),
        }),
        doseFromSteps(steps, weeklyPenScale(pen.strength)).toFixed(2),
      ),
      isChosen: steps === stepsOf(entry),
      steps,
    })),
  };
}
