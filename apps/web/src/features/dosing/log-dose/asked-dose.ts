import {
  type Clicks,
  type DoseType,
  doseFromSteps,
  doseFromVolume,
  volumeFromSteps,
} from '@dosewise/domain';
import { describeAmount } from '../../../parts/doses/dose-words.ts';
import { countSteps } from '../../../parts/pens/step-words.ts';
import { texts as typedTexts } from '../../../parts/typed-dose/texts.ts';
import { fallsBetween } from '../../../parts/typed-dose/typed-dose-hint.tsx';
import {
  askedNeighbours,
  type DoseEntry,
  type EntryPen,
  entryDose,
  entrySteps,
  goldenLimit,
  writeDose,
} from './dose-entry.ts';
import { texts } from './texts.ts';

/** A dose that was asked for in mg and that the pen cannot give as it is. */
export interface AskedDose {
  /** The reason why it cannot. */
  readonly sentence: string;
  /** The dose that is logged in its place, for the confirmation. */
  readonly outcome: string;
  /** The two amounts beside it; none where it is more than there is. */
  readonly choices: readonly {
    readonly label: string;
    readonly isChosen: boolean;
    /** In steps, also of a volume. */
    readonly steps: Clicks;
  }[];
}

/** The outcome for the dose that was asked for; null where the pen gives just that. */
export function askedDose(entry: DoseEntry): AskedDose | null {
  const { asked, pen, doseType } = entry;
  if (asked === null || pen === null) return null;
  const { scale, step } = pen;
  const isStandard = doseType === 'standard';
  const amountOf = (steps: Clicks, volume = volumeFromSteps(steps, scale)) =>
    describeAmount({ doseType, clicks: steps, volume }, step) ?? '';
  const amount = amountOf(entry.clicks, entry.volume);
  const outcome = texts.typed(asked, writeDose(entryDose(entry), entry), amount);
  const limit = goldenLimit(entry);
  const most = isStandard ? doseFromSteps(scale.mostSteps, scale) : doseFromVolume(limit, scale);
  const mostText = writeDose(most, entry);
  if (Number(asked) > most && Number(asked) !== Number(mostText)) {
    const sentence = isStandard
      ? moreThanGiven(asked, pen, mostText)
      : texts.moreThanGolden(asked, limit.toFixed(2), mostText);
    return { sentence, outcome, choices: [] };
  }
  const neighbours = askedNeighbours(entry);
  if (neighbours === null) return null;
  return {
    sentence:
      isStandard && scale.stepsPerDose === 1
        ? texts.noWholeStep(asked, step)
        : fallsBetween(asked, scale, neighbours, pairOf(neighbours, doseType, pen)),
    outcome,
    // No steps at all are no dose to choose.
    choices: neighbours
      .filter((steps) => steps > 0)
      .map((steps) => ({
        label: typedTexts.choice(amountOf(steps), writeDose(doseFromSteps(steps, scale), entry)),
        isChosen: steps === entrySteps(entry),
        steps,
      })),
  };
}

/** A vial gives all that is left in it, a box some of its pens or tablets, others one labelled dose. */
function moreThanGiven(asked: string, { kind, scale, step }: EntryPen, most: string): string {
  if (kind === 'vial') return texts.moreThanLeft(asked, most);
  return scale.isCountedWhole
    ? texts.moreThanPieces(asked, countSteps(scale.mostSteps, step), most)
    : typedTexts.moreThanFullDose(asked, scale.strength);
}

/** '22 and 23 clicks', '0.22 and 0.23 mL'. */
function pairOf(
  [lower, upper]: readonly [Clicks, Clicks],
  doseType: DoseType,
  { scale, step }: EntryPen,
): string {
  if (doseType === 'standard') return typedTexts.pairOfSteps(lower, countSteps(upper, step));
  const ml = (steps: Clicks) => volumeFromSteps(steps, scale).toFixed(2);
  return typedTexts.pairOfVolumes(ml(lower), ml(upper));
}
