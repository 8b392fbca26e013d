import type { Symptom } from '@dosewise/contract';
import { NO_SYMPTOMS, type SymptomCategory } from '@dosewise/domain';
import { useState } from 'react';
import { sentenceOf } from '../../../../api/api-error.ts';
import { newId } from '../../../../api/submission-key.ts';
import { PATHS } from '../../../../navigation/paths.ts';
import { Link } from '../../../../navigation/router.tsx';
import type { NewSymptom } from '../../../../records/symptoms/symptom-changes.ts';
import { severityWord } from '../../../../records/symptoms/symptom-words.ts';
import { texts as symptomTexts } from '../../../../records/symptoms/texts.ts';
import { cx } from '../../../../ui/class-names.ts';
import { useReturningFocus } from '../../../../ui/dialogs/returning-focus.ts';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { CheckIcon } from '../../../../ui/icons/icons.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { loggedToday, usedMost } from './chips.ts';
import { useLogSymptom } from './log-symptom.ts';
import { SeverityChoice } from './severity-choice.tsx';
import { texts } from './texts.ts';

interface SymptomChipsProps {
  /** Newest first; undefined while nobody knows them. */
  readonly symptoms: readonly Symptom[] | undefined;
  readonly isLoading: boolean;
  readonly now: number;
  readonly timeZone: string;
  readonly className?: string;
}

/** How today feels: a press and how severe, or a press for nothing at all. */
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
              <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
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
            {sentenceOf(error, symptomTexts.saveFailed)}
          </LoadFailure>
        )}
      </section>
    </Card>
  );
}

interface ChipProps {
  readonly name: string;
  readonly isLogged: boolean;
  /** Whether there is nothing more to press. */
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
            ? 'border-transparent bg-accent-tint text-accent'
            : 'border-edge hover:bg-accent-tint',
          isOver && !isLogged && 'cursor-not-allowed opacity-55',
        )}
      >
        {isLogged ? <CheckIcon className="size-4" /> : null}
        {name}
        {isLogged ? <span className="sr-only">, {texts.loggedToday}</span> : null}
      </button>
    </li>
  );
}
