import { type Clicks, type DoseScale, type DoseUnit, doseInUnits } from '@dosewise/domain';
import { Button } from '../../kit/buttons/button.tsx';
import { Notice } from '../../kit/feedback/notice.tsx';
import { texts } from './texts.ts';

/** A hint about a typed dose that the pen cannot give as it is. */
export interface TypedDose {
  readonly tone: 'caution' | 'info';
  readonly sentence: string;
  /** The amounts that the pen can give in its place. */
  readonly choices: readonly {
    readonly label: string;
    readonly isChosen: boolean;
    readonly onChoose: () => void;
  }[];
}

/** Stands beside the field of a dose, in a status that is there before. */
export function TypedDoseHint({ hint: { tone, sentence, choices } }: { hint: TypedDose }) {
  const buttons = choices.map(({ label, isChosen, onChoose }) => (
    <Button
      key={label}
      kind={isChosen ? 'primary' : 'secondary'}
      aria-pressed={isChosen}
      className="grow px-3 numbers"
      onClick={onChoose}
    >
      {label}
    </Button>
  ));
  return (
    <Notice
      tone={tone}
      title={sentence}
      action={
        choices.length === 0 ? undefined : <div className="flex flex-wrap gap-3">{buttons}</div>
      }
    />
  );
}

/**
 * '3.75 mg falls exactly between 22 and 23 clicks.': an amount typed in `unit`, `written` with it, for
 * a device of `scale`, with its two neighbours and their words, '22 and 23 clicks'.
 */
export function fallsBetween(
  typed: string,
  scale: DoseScale,
  [lower, upper]: readonly [Clicks, Clicks],
  pair: string,
  unit: DoseUnit = 'mg',
  written: string = texts.mgOf(typed),
): string {
  const { steps } = doseInUnits(Number(typed), unit, scale);
  const isMiddle = Math.abs(steps - (lower + upper) / 2) < 1e-9;
  return (isMiddle ? texts.exactlyBetween : texts.between)(written, pair);
}
