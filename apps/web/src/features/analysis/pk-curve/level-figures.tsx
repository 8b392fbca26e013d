import {
  concentrationsAt,
  DAY_MS,
  type Kilograms,
  levelStory,
  type MedicineModel,
  mg,
  nextPeak,
  overdueDays,
  type TakenDose,
} from '@dosewise/domain';
import { useMemo } from 'react';
import { translateOf } from '../../../kit/amount.tsx';
import { formatDayOfYear } from '../../../languages/formats/dates.ts';
import { figure } from '../../../languages/formats/numbers.ts';
import { formatMg } from './concentration-words.ts';
import { sayLevel } from './level-sentence.ts';
import { texts } from './texts.ts';

/** The dose that comes next, as the plan has it or the label's days after the latest. */
export interface ComingDose {
  readonly at: number;
  readonly mg: number;
}

interface LevelFiguresProps {
  /** In the order of time, at least one. */
  readonly logged: readonly TakenDose[];
  readonly coming: ComingDose | null;
  readonly model: MedicineModel;
  readonly weight: Kilograms | null;
  readonly now: number;
  readonly timeZone: string;
}

/** The level now, the next peak and the next dose: what one opens the page for. */
export function LevelFigures(props: LevelFiguresProps) {
  const { logged, coming, model, weight, now, timeZone } = props;
  const figures = useMemo(
    () => levelFigures({ logged, coming, model, weight, now, timeZone }),
    [logged, coming, model, weight, now, timeZone],
  );
  return (
    <div className="@container">
      <dl className="grid gap-x-4 gap-y-3 @[17rem]:grid-cols-3">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="min-w-0">
            <dt className="text-small font-semibold text-quiet">{label}</dt>
            <dd
              translate={translateOf(value)}
              className="mt-1 text-lead font-semibold numbers @[34rem]:text-title"
            >
              {value}
            </dd>
            <dd translate={translateOf(note)} className="text-small text-quiet numbers">
              {note}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The same in a sentence. */
export function LevelSentence(props: LevelFiguresProps) {
  const { logged, coming, model, weight, now, timeZone } = props;
  const sentence = useMemo(() => {
    const { solved } = model.forPerson(weight);
    const story = levelStory({ model: solved, logged, comingAt: coming?.at ?? null, now });
    return sayLevel(story, model.shows === 'shape', { now, timeZone });
  }, [logged, coming, model, weight, now, timeZone]);
  return <p className="text-lead font-semibold text-balance">{sentence}</p>;
}

interface LevelFigure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

const NONE = '–';
const UNIT = 'mg/L';

/** The three figures in order. A dose that is late is reckoned as taken now. */
export function levelFigures(props: LevelFiguresProps): LevelFigure[] {
  const { logged, coming, model, weight, now, timeZone } = props;
  const { solved } = model.forPerson(weight);
  const taken = coming && { at: Math.max(coming.at, now), mg: mg(coming.mg) };
  const peak = nextPeak(solved, taken === null ? logged : [...logged, taken], {
    from: now,
    to: (taken?.at ?? now) + model.everyDays * DAY_MS,
  });
  const level = concentrationsAt(solved, logged, [now])[0] ?? 0;
  const isShape = model.shows === 'shape';
  const late = coming === null ? 0 : overdueDays(coming.at, now, timeZone);
  return [
    isShape
      ? { label: texts.levelNow, value: NONE, note: texts.noScale }
      : { label: texts.levelNow, value: figure(level.toFixed(3)), note: UNIT },
    peak === null
      ? { label: texts.nextPeak, value: NONE, note: texts.peakAfterDose }
      : isShape
        ? { label: texts.nextPeak, value: formatDayOfYear(peak.at), note: texts.noScale }
        : {
            label: texts.nextPeak,
            value: figure(peak.mgPerL.toFixed(3)),
            note: `${UNIT}, ${formatDayOfYear(peak.at)}`,
          },
    {
      label: texts.nextDose,
      value: coming === null ? NONE : formatDayOfYear(coming.at),
      note:
        coming === null
          ? texts.noNextDose
          : late === 0
            ? formatMg(coming.mg)
            : texts.late(formatMg(coming.mg), late),
    },
  ];
}
