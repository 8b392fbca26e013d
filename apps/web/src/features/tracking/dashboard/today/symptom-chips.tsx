import type { Symptom } from '@dosewise/contract';
import { MAX_SEVERITY, NO_SYMPTOMS, type SymptomCategory, saysNoSymptoms } from '@dosewise/domain';
import { useEffect, useRef, useState } from 'react';
import { useOneAtATime } from '../../../../data/calls/one-at-a-time.ts';
import { texts as apiTexts } from '../../../../data/calls/texts.ts';
import { useUndoableDelete } from '../../../../data/lists/undoable-delete.ts';
import { PATHS } from '../../../../data/navigation/paths.ts';
import {
  type NewSymptom,
  symptomList,
  useAddSymptom,
} from '../../../../data/symptoms/symptom-changes.ts';
import { texts as symptomTexts } from '../../../../data/symptoms/texts.ts';
import { cx } from '../../../../kit/class-names.ts';
import { useReturningFocus } from '../../../../kit/dialogs/returning-focus.ts';
import { explainError } from '../../../../kit/feedback/explained-error.ts';
import { LoadFailure } from '../../../../kit/feedback/load-failure.tsx';
import { Skeleton } from '../../../../kit/feedback/skeleton.tsx';
import { showToast } from '../../../../kit/feedback/toasts.ts';
import { newId } from '../../../../kit/forms/submission-key.ts';
import { CheckIcon } from '../../../../kit/icons/icons.tsx';
import { Card } from '../../../../kit/layout/card.tsx';
import { texts as uiTexts } from '../../../../kit/texts.ts';
import { Link } from '../../../../parts/navigation/link.tsx';
import { severityWord } from '../../../../parts/symptoms/symptom-words.ts';
import { loggedToday, usedMost } from './chips.ts';
import { texts } from './texts.ts';

interface SymptomChipsProps {
  /** Newest first; undefined while no one knows them. */
  readonly symptoms: readonly Symptom[] | undefined;
  readonly isLoading: boolean;
  readonly now: number;
  readonly timeZone: string;
  readonly className?: string;
}

/** The symptoms of today: a press and how severe, or a press for nothing at all. */
export function SymptomChips(props: SymptomChipsProps) {
  const { symptoms = [], isLoading, now, timeZone, className = '' } = props;
  const [asked, ask] = useState<SymptomCategory | null>(null);
  const logging = useLogSymptom();
  const today = loggedToday(symptoms, now, timeZone);
  const place = useReturningFocus<HTMLDivElement>(asked !== null);

  const log = (entry: Pick<NewSymptom, 'category' | 'severity' | 'note'>, logged: string) =>
    logging.mutate(
      { body: { ...entry, date: new Date().toISOString() }, id: newId(), logged },
      { onSuccess: () => ask(null) },
    );
  const { error, variables } = logging;
  return (
    <Card isTight className={cx(className, 'screen-only')}>
      <section aria-label={texts.symptoms} ref={place} className="flex flex-col gap-2">
        {asked === null ? (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-2">
              <h2 className="font-semibold">{texts.symptoms}</h2>
              <Link
                to={PATHS.symptoms}
                className="-my-3 py-3 text-small font-semibold text-accent underline-offset-4 hover:underline"
              >
                {texts.otherSymptoms}
              </Link>
            </div>
            {isLoading ? (
              <Skeleton className="h-24 sm:h-11" />
            ) : (
              <ul className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2 sm:grid-cols-4">
                {usedMost(symptoms, now).map((category) => (
                  <Chip
                    key={category}
                    name={symptomTexts.categories[category]}
                    isLogged={today.symptoms.has(category)}
                    onPress={() => ask(category)}
                  />
                ))}
                <Chip
                  name={texts.noneToday}
                  isLogged={today.isNone}
                  isOver={today.isNone || today.symptoms.size > 0}
                  onPress={() => log(NO_SYMPTOMS, texts.noneLogged)}
                />
              </ul>
            )}
          </>
        ) : (
          <SeverityChoice
            symptom={symptomTexts.categories[asked]}
            busy={logging.isPending}
            onCancel={() => ask(null)}
            onChoose={(severity) =>
              log(
                { category: asked, severity, note: '' },
                texts.symptomLogged(
                  symptomTexts.categories[asked],
                  symptomTexts.words[severityWord(severity)],
                ),
              )
            }
          />
        )}
        {error === null || variables === undefined ? null : (
          <LoadFailure
            busy={logging.isPending}
            onRetry={() => logging.mutate(variables, { onSuccess: () => ask(null) })}
          >
            {explainError(error, symptomTexts.saveFailed)}
          </LoadFailure>
        )}
      </section>
    </Card>
  );
}

interface ChipProps {
  readonly name: string;
  readonly isLogged: boolean;
  /** True when there is nothing more to press. */
  readonly isOver?: boolean;
  readonly onPress: () => void;
}

function Chip({ name, isLogged, isOver = false, onPress }: ChipProps) {
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          if (!isOver) onPress();
        }}
        aria-disabled={isOver || undefined}
        className={cx(
          'flex min-h-11 w-full items-center justify-center gap-1 rounded-full border px-3 py-1 text-small font-semibold transition-colors',
          isLogged
            ? 'border-transparent bg-data-tint text-data'
            : 'border-edge hover:bg-accent-tint',
          isOver && !isLogged && 'cursor-not-allowed opacity-55',
        )}
      >
        {isLogged ? <CheckIcon className="size-4" /> : null}
        <span>{name}</span>
        {isLogged ? <span className="sr-only">{`, ${texts.loggedToday}`}</span> : null}
      </button>
    </li>
  );
}

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

/** The severity of a symptom, in one press. As high as the chips that it stands in for. */
function SeverityChoice({ symptom, busy, onChoose, onCancel }: SeverityChoiceProps) {
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

/** No one was asked before, so there is time to see what was logged. */
const UNDO_MS = 10_000;

interface SymptomOrder {
  readonly body: NewSymptom;
  /** Of the record: a retry sends the same. */
  readonly id: string;
  /** The logged symptom, as a sentence. */
  readonly logged: string;
}

/** The list, in which no symptoms are called so. */
const LIST = {
  ...symptomList,
  nameOf: (entry: Symptom) => (saysNoSymptoms(entry) ? entry.note : symptomList.nameOf(entry)),
};

/** Logs a symptom at once, and offers to take it back. */
function useLogSymptom() {
  const add = useAddSymptom();
  const takeBack = useUndoableDelete(LIST, mainContent);
  return useOneAtATime({
    mutationFn: async ({ body, id, logged }: SymptomOrder) => {
      const symptom = await add(body, id);
      showToast({
        tone: 'good',
        message: logged,
        shownMs: UNDO_MS,
        action: { label: apiTexts.undo, run: () => takeBack(symptom) },
        focusAfter: mainContent,
      });
    },
  });
}

const mainContent = () => document.getElementById('main');
