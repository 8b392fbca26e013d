import {
  DAY_MS,
  kg,
  localClock,
  MAX_PAIN_LEVEL,
  type MeasurementOrigin,
  type SymptomCategory,
  toKilograms,
  type WeightUnit,
} from '@dosewise/domain';
import { collectHistory, MAX_DOSE_MG } from '../collect-history.ts';
import type {
  HistoryFormat,
  HistoryOptions,
  HistoryProgress,
  HistoryQuestion,
  HistorySkip,
  ReadHistory,
  SkipReason,
} from '../history.ts';
import {
  type Ask,
  answerTo,
  chosenZone,
  findUnanswered,
  isZone,
  LEAVE_OUT,
  question,
} from '../questions.ts';
import { withoutDashes } from '../words/fold-text.ts';
import { kindOfName, type MeasuredName, partNamed } from '../words/measurement-words.ts';
import { isNotInjected, readMedicine } from '../words/medicine-words.ts';
import { type ReadSite, readSite } from '../words/site-words.ts';
import { categoryNamed, MIDDLE_SEVERITY, toSeverity } from '../words/symptom-cells.ts';
import { instantIn } from './json-times.ts';
import { isNothing, numberIn, textIn, wordIn } from './json-values.ts';

const ENTRIES_PER_STEP = 500;
/** Most kinds that are named one by one in what has no home. */
const MAX_NAMED = 50;
/** The name of a medicine that the file does not name. */
export const UNNAMED = 'unknown';

/** A file that is being read: takes its entries in their order and keeps what comes of them. */
export type FileReading = ReturnType<typeof startReading>;

/** `fileZone` is the zone that the file names, if it does. */
export function startReading(options: HistoryOptions, fileZone: unknown = null) {
  const named = wordIn(fileZone);
  const isOfFile = answerTo(options, 'time-zone') === null && named !== '' && isZone(named);
  const zone = isOfFile ? named : chosenZone(options);
  const clock = localClock(zone);
  const collect = collectHistory();
  const questions: HistoryQuestion[] = [];
  const ignored = new Set<string>();
  const unknownSeverities: string[] = [];
  const severity =
    answerTo(options, 'severity-unknown') ?? (options.isUnattended ? LEAVE_OUT : null);
  const unknownSeverity = severity === LEAVE_OUT ? null : (numberIn(severity) ?? MIDDLE_SEVERITY);

  const ask: Ask = (asked) => {
    questions.push(question(asked));
  };
  const skip = (at: string, what: HistorySkip['what'], reason: SkipReason, ...detail: unknown[]) =>
    collect.skip(at, what, reason, detail.map(wordIn).filter(Boolean).join(' '));
  /** Names what has no home; `at` is the first place of it. */
  const ignore = (what: string, at = what) => {
    const name = what.slice(0, 80).toWellFormed();
    if (ignored.size >= MAX_NAMED || ignored.has(name)) return;
    ignored.add(name);
    if (options.isUnattended) skip(at, 'other', 'other-kind', name);
  };

  const timed = (value: unknown, dayMs: number): number | SkipReason => {
    const at = instantIn(value, clock, dayMs);
    if (at === null) return 'unreadable-date';
    // A day that has begun is not ahead, even before its noon.
    const begun = dayMs === 0 ? at : (instantIn(value, clock, 0) ?? at);
    return begun > options.now ? 'future' : at;
  };

  const addDose = ({ at, skipAt = at, when, medicine, mg, ...rest }: DoseEntry) => {
    const refuse = (reason: SkipReason) => skip(skipAt, 'dose', reason, when, medicine, mg);
    if (isNotInjected(medicine) && !rest.isSwallowed) return refuse('not-an-injection');
    const date = timed(when, DAY_MS / 2);
    if (typeof date !== 'number') return refuse(date);
    // Placed anywhere else today it would come in a second time from the file of tomorrow.
    if (date > options.now) return refuse('before-noon');
    const doseMg = numberIn(mg);
    if (doseMg === null) return refuse(isNothing(mg) ? 'no-dose' : 'unreadable-number');
    if (doseMg <= 0) return refuse('no-dose');
    if (doseMg > MAX_DOSE_MG) return refuse('implausible');
    const name = rest.isSwallowed ? medicine : readMedicine(medicine).medicine;
    if (name.length < 2) return refuse('unknown-medicine');
    const pain = numberIn(rest.pain);
    const dose = {
      at,
      date,
      doseMg: Number(doseMg.toFixed(6)),
      medicine: name,
      ...(rest.place ?? readSite(textIn(rest.site))),
      pain: pain !== null && pain >= 0 && pain <= MAX_PAIN_LEVEL ? pain : null,
      note: withoutDashes(textIn(rest.note)),
    };
    collect.addDose(dose, `${wordIn(when)} ${name} ${doseMg}`);
  };

  const addWeight = ({ at, when, amount, unit, source, note, ...rest }: WeightEntry) => {
    const refuse = (reason: SkipReason) => skip(at, 'weight', reason, when, amount);
    const date = timed(when, 0);
    if (typeof date !== 'number') return refuse(date);
    const value = numberIn(amount);
    if (value === null) return refuse('unreadable-number');
    if (unit === null) return refuse('ask-unit');
    // Six decimals take the dust of pounds, not what a scale shows.
    const weightKg = kg(Number(toKilograms(value, unit).toFixed(6)));
    const noted = isNothing(note) ? {} : { note: withoutDashes(textIn(note)) };
    collect.addWeight(
      { at, date, weightKg, source: textIn(source), ...noted, ...ownId(rest.uuid) },
      `${wordIn(when)} ${wordIn(amount)}`,
    );
  };

  const addMeasurement = ({ at, when, kind, amount, unit, ...rest }: MeasurementEntry) => {
    const refuse = (reason: SkipReason) =>
      skip(at, 'measurement', reason, kind.replace('_', ' '), amount, unit);
    const date = timed(when, 0);
    if (typeof date !== 'number') return refuse(date);
    const given = numberIn(amount);
    if (given === null) return refuse('unreadable-number');
    const note = withoutDashes(textIn(rest.note));
    const { origin } = rest;
    const diastolic = numberIn(rest.diastolic);
    if (diastolic === null && !isNothing(rest.diastolic)) return refuse('unreadable-number');
    const below = diastolic === null ? '' : `/${diastolic}`;
    const detail = `${kind.replace('_', ' ')} ${given}${below} ${unit}`;
    const measured = { at, date, amount: given, unit, note, ...ownId(rest.uuid) };
    const part = partNamed(kind);
    if (part !== null) return collect.addPressure({ ...measured, part }, detail);
    collect.addMeasurement(
      {
        ...measured,
        kind: kindOfName(kind),
        ...(diastolic !== null && { diastolic }),
        ...(origin && { origin }),
      },
      detail,
    );
  };

  /** Of use only where the same records come again and again. */
  const ownId = (uuid = '') => (options.isUnattended && uuid !== '' ? { uuid } : {});

  const addSymptom = ({ at, skipAt = at, when, keepsZero = false, ...rest }: SymptomEntry) => {
    const name = wordIn(rest.name);
    const refuse = (reason: SkipReason) =>
      skip(skipAt, 'symptom', reason, when, name, rest.severity);
    const read = toSeverity(rest.severity, keepsZero);
    if (read === 'none') return refuse('not-present');
    const date = isNothing(when) ? 'unreadable-date' : timed(when, DAY_MS / 2);
    if (typeof date !== 'number') return refuse(date);
    if (read === null) return refuse('unreadable-number');
    if (read === 'unknown') unknownSeverities.push(name);
    const value = read === 'unknown' ? unknownSeverity : read;
    if (value === null) return refuse('unreadable-number');
    const category = rest.category ?? categoryNamed(name.replaceAll('_', ' ')) ?? 'other';
    const words = withoutDashes(textIn(rest.note));
    const isNamed = rest.category === undefined && category === 'other';
    const note = isNamed ? [name, words].filter(Boolean).join(': ') : words;
    collect.addSymptom(
      { at, date, category, severity: Math.min(10, Math.max(0, Math.round(value))), note },
      `${wordIn(when)} ${name}`,
    );
  };

  /** Names each other key of an object that holds something. */
  const ignoreOthers = (
    object: Readonly<Record<string, unknown>>,
    known: readonly string[],
    before = '',
  ) => {
    for (const [key, value] of Object.entries(object)) {
      const isFilled = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
      if (isFilled && !known.includes(key)) ignore(key, before + key);
    }
  };

  const result = (format: HistoryFormat): ReadHistory => {
    if (unknownSeverities.length > 0) {
      const proposed = String(MIDDLE_SEVERITY);
      ask({ id: 'severity-unknown', must: false, proposed, samples: unknownSeverities });
    }
    const read = collect.result(options);
    const all = [...questions, ...read.questions];
    return {
      kind: 'read',
      format,
      ...read,
      questions: all,
      unanswered: findUnanswered(all, options),
      ignored: [...ignored],
    };
  };
  return {
    options,
    zone,
    clock,
    ask,
    ignore,
    ignoreOthers,
    skip,
    addDose,
    addWeight,
    addSymptom,
    addMeasurement,
    result,
  };
}

/** Takes each entry of a list, telling now and then how far it is. */
export function* forEachItem<Item>(
  items: readonly Item[],
  take: (item: Item, index: number) => void,
): Generator<HistoryProgress, void> {
  for (const [index, item] of items.entries()) {
    if (index % ENTRIES_PER_STEP === 0) yield { done: index, total: items.length };
    take(item, index);
  }
}

/** The part that entries of any kind have in common. */
interface Entry {
  readonly at: string;
  /** Its place as skipped entries name it, where that is another. */
  readonly skipAt?: string;
  readonly when: unknown;
}

export interface DoseEntry extends Entry {
  /** As the file names it; '' for none. */
  readonly medicine: string;
  /** mg as in the file. */
  readonly mg: unknown;
  readonly site?: unknown;
  /** The site, where the file has it in our own words. */
  readonly place?: ReadSite;
  readonly pain?: unknown;
  readonly note?: unknown;
  /** True: it is a medicine of ours that is swallowed, and not a tablet of another kind. */
  readonly isSwallowed?: boolean;
}

export interface WeightEntry extends Entry {
  readonly amount: unknown;
  /** Null where the unit is not known. */
  readonly unit: WeightUnit | null;
  readonly source?: unknown;
  readonly note?: unknown;
  /** The program's own id of the record. */
  readonly uuid?: string;
}

export interface MeasurementEntry extends Entry {
  /** Of a blood pressure maybe one part: the other one has the same instant. */
  readonly kind: MeasuredName;
  readonly amount: unknown;
  /** Of a blood pressure. */
  readonly diastolic?: unknown;
  /** As the file names it; '' for none, and then it does not come in. */
  readonly unit: string;
  readonly origin?: MeasurementOrigin | undefined;
  readonly note?: unknown;
  readonly uuid?: string;
}

export interface SymptomEntry extends Entry {
  readonly name: unknown;
  readonly severity: unknown;
  /** The category, where the file has it in our own words. */
  readonly category?: SymptomCategory;
  readonly note?: unknown;
  /** True: 0 is a severity of its own, and not the absence of the symptom. */
  readonly keepsZero?: boolean;
}
