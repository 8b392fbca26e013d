import { MAX_SEVERITY } from '@dosewise/domain';
import { useEffect, useRef } from 'react';
import { texts as symptomTexts } from '../../../../records/symptoms/texts.ts';
import { texts as uiTexts } from '../../../../ui/texts.ts';
import { texts } from './texts.ts';

/** The middle of each band of severities. */
const SEVERITIES = [
  { word: 'mild', severity: 2 },
  { word: 'moderate', severity: 5 },
  { word: 'severe', severity: 8 },
] as const;

interface SeverityChoiceProps {
  readonly symptom: string;
  readonly busy: boolean;
  readonly onChoose: (severity: number) => void;
  readonly onCancel: () => void;
}

/** How severe a symptom is, in one press. As high as the chips that it stands in for. */
export function SeverityChoice({ symptom, busy, onChoose, onCancel }: SeverityChoiceProps) {
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => choice.current?.querySelector('button')?.focus(), []);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h2 className="font-semibold">{texts.howSevere(symptom)}</h2>
        <button
          type="button"
          onClick={onCancel}
          className="-my-3 py-3 text-small font-semibold text-accent underline-offset-4 hover:underline"
        >
          {uiTexts.cancel}
        </button>
      </div>
      <fieldset
        ref={choice}
        aria-label={texts.howSevere(symptom)}
        className="grid min-h-24 grid-cols-3 gap-2 sm:min-h-11"
      >
        {SEVERITIES.map(({ word, severity }) => (
          <button
            key={word}
            type="button"
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) onChoose(severity);
            }}
            className="flex min-h-11 flex-wrap content-center items-baseline justify-center gap-x-2 rounded-control border border-edge px-2 py-1 font-semibold transition-colors hover:bg-accent-tint"
          >
            <span className="first-letter:uppercase">{symptomTexts.words[word]}</span>
            <span className="text-small font-normal text-quiet numbers">
              {texts.ofTen(severity, MAX_SEVERITY)}
            </span>
          </button>
        ))}
      </fieldset>
    </>
  );
}
