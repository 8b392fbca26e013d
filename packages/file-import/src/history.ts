import type {
  InjectionLocation,
  InjectionSubLocation,
  Kilograms,
  MeasurementKind,
  MeasurementOrigin,
  MeasurementUnit,
  SymptomCategory,
} from '@dosewise/domain';

/** The formats that a file can be recognised as. */
export const HISTORY_FORMATS = [
  'shotsy-json-2',
  'shotsy-csv',
  'apple-health-xml',
  'health-auto-export-json',
  'health-connect-webhook',
  'fitbit-json',
  'garmin-json',
  'withings-json',
  'sparkyfitness-json',
  'medassist-ng-json',
  'medikeep-json',
  'pokii-csv',
  'fhir-json',
  'dosewise-json',
  'weights-csv',
  'sheet',
] as const;
export type HistoryFormat = (typeof HISTORY_FORMATS)[number];

/** Questions that a file may leave open, by the ids of the samples' list. */
export const HISTORY_QUESTIONS = [
  'columns',
  'kind-word',
  'status-word',
  'date-order',
  'time-zone',
  'weight-unit',
  'length-unit',
  'hba1c-unit',
  'glucose-unit',
  'dosage-unit',
  'mg-per-count',
  'concentration',
  'which-medicines',
  'medicine',
  'which-person',
  'automatic-marks',
  'planned-amount',
  'start-or-scheduled',
  'site-quadrant',
  'pain-scale',
  'severity-words',
  'severity-scale',
  'severity-unknown',
  'no-doses',
  'dose-level',
  'close-doses',
  'odd-weights',
] as const;
export type HistoryQuestionId = (typeof HISTORY_QUESTIONS)[number];

/** Reasons that an entry of a file does not come in. */
export const SKIP_REASONS = [
  'not-taken',
  'not-confirmed',
  'duplicate',
  'replaced',
  'future',
  'before-noon',
  'no-dose',
  'implausible',
  'unreadable-date',
  'unreadable-number',
  'ask-unit',
  'incomplete',
  'not-an-injection',
  'other-medicine',
  'other-person',
  'unknown-medicine',
  'not-present',
  'no-date',
  'prescription',
  'test-data',
  'other-kind',
  'not-readable',
  'level',
  'left-out',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A dose that a file says was taken. It comes from no pen of the account. */
export interface HistoryDose {
  /** Its place in the file: 'row 3', 'line 4', a JSON path, an id. */
  readonly at: string;
  /**
   * Instant in epoch ms; noon of its day in the zone of the options where the file has no time. Never
   * ahead: one of today without a time does not come in before noon.
   */
  readonly date: number;
  readonly doseMg: number;
  /** As the file names it, without ®, ™ and the dose. */
  readonly medicine: string;
  readonly location: InjectionLocation;
  readonly subLocation: InjectionSubLocation | null;
  /** The file's words for a site that `location` and `subLocation` do not say in full; else null. */
  readonly siteText: string | null;
  /** As in the file, 0 to 10, also 1.5; null where it says nothing. */
  readonly pain: number | null;
  /** At most 500 characters, '' for none. */
  readonly note: string;
}

/** A weigh-in of a file. */
export interface HistoryWeight {
  readonly at: string;
  /** Instant in epoch ms; midnight of its day in the zone of the options where the file has no time. */
  readonly date: number;
  readonly weightKg: Kilograms;
  /** Absent where the file has no notes. */
  readonly note?: string;
  /** 1 to 120 characters; absent where the file says nothing. */
  readonly source?: string;
  /** The program's own id of the record, where a program sends it by itself and has one. */
  readonly uuid?: string;
}

/** A symptom of a file. */
export interface HistorySymptom {
  readonly at: string;
  /** Instant in epoch ms; noon of its day where the file has no time. */
  readonly date: number;
  readonly category: SymptomCategory;
  /** 0 to 10. Words become the middle of their band: mild 2, moderate 5, severe 8. */
  readonly severity: number;
  /** The file's words where the category is 'other', else what it notes; '' for none. At most 500 characters. */
  readonly note: string;
}

/** A measurement of a file besides weight. */
export interface HistoryMeasurement {
  readonly at: string;
  /** Instant in epoch ms; midnight of its day where the file has no time. */
  readonly date: number;
  readonly kind: MeasurementKind;
  /** Of blood pressure the systolic one. */
  readonly value: number;
  /** Of blood pressure only. */
  readonly diastolic?: number;
  /** Absent: the only one of its kind. */
  readonly unit?: MeasurementUnit;
  /** Absent: the file does not say where it was measured. */
  readonly origin?: MeasurementOrigin;
  /** At most 500 characters, '' for none. */
  readonly note: string;
  /** As of a weigh-in. */
  readonly uuid?: string;
}

/** An entry that does not come in. */
export interface HistorySkip {
  readonly at: string;
  readonly what: 'dose' | 'weight' | 'symptom' | 'measurement' | 'other';
  readonly reason: SkipReason;
  /** The words of the file there, shortened to 80 characters. */
  readonly detail: string;
  /** The place of the one that stays, where this one says the same or is replaced. */
  readonly by?: string;
}

/** A row of a table that holds nothing that is kept, not even for another kind: a title, a total, a remark. */
export interface UnusedRow {
  readonly at: string;
  /** Its words, shortened to 80 characters. */
  readonly detail: string;
}

/** The rows of a table below its header, blank ones aside, by what became of them; each counts once. */
export interface RowAccount {
  readonly rows: number;
  /** Rows of which something comes in. */
  readonly imported: number;
  readonly notTaken: number;
  readonly repeated: number;
  /** Rows that are known to be something else, or to hold nothing that is kept. */
  readonly other: number;
  readonly notUnderstood: number;
}

/** A question that the file leaves open. */
export interface HistoryQuestion {
  readonly id: HistoryQuestionId;
  /** True: nothing may come in before it is answered; else `proposed` is taken for granted. */
  readonly must: boolean;
  /** The subjects, one answer each: the medicines of `mg-per-count`. Never empty; [''] for one. */
  readonly subjects: readonly string[];
  /** The possible answers; empty where a number (or, for `medicine`, a name) is typed in. */
  readonly options: readonly string[];
  /** Likely answers by subject. */
  readonly proposed: Readonly<Record<string, string>>;
  /** Samples of what raises it in the file: the first few cells or entries. */
  readonly samples: readonly string[];
}

/** Answers by question and subject: one of its options, or what was typed. */
export type HistoryAnswers = Readonly<
  Partial<Record<HistoryQuestionId, Readonly<Record<string, string>>>>
>;

/** The options for reading a file. */
export interface HistoryOptions {
  /** IANA name of the zone for dates without an offset. The answer to `time-zone` wins. */
  readonly timeZone: string;
  /** The present in epoch ms. What lies ahead of it is skipped as `future`. */
  readonly now: number;
  readonly answers: HistoryAnswers;
  /**
   * True: no one is there to answer, as when a program sends it. What would have to be asked stays out, kinds
   * without a home are among what is skipped, and each place is the path to it.
   */
  readonly isUnattended?: boolean;
  /** Weigh-ins that the account has: a weight that jumps is told by those around it. Dates in epoch ms. */
  readonly stored?: readonly Pick<HistoryWeight, 'date' | 'weightKg'>[];
}

/** The file is refused as a whole. */
export interface RefusedHistory {
  readonly kind: 'refused';
  readonly reason: 'empty-file' | 'not-readable' | 'unknown-format' | 'too-large';
  /** The format that it seemed to have; null where it was not recognised. */
  readonly format: HistoryFormat | null;
}

/** The file read with the answers so far; plain values, so that it can leave a Web Worker. */
export interface ReadHistory {
  readonly kind: 'read';
  readonly format: HistoryFormat;
  /** Every question that the file raises, answered or not, so that an answer can be changed. */
  readonly questions: readonly HistoryQuestion[];
  /** Those of them that must be answered and are not: nothing may be sent before they are. */
  readonly unanswered: readonly HistoryQuestionId[];
  /** In the file's order. */
  readonly doses: readonly HistoryDose[];
  readonly weights: readonly HistoryWeight[];
  readonly symptoms: readonly HistorySymptom[];
  readonly measurements: readonly HistoryMeasurement[];
  readonly skipped: readonly HistorySkip[];
  /** Kinds of records without a home, by the file's own names. */
  readonly ignored: readonly string[];
  /** Number of notes that were cut at 500 characters. */
  readonly cutNotes: number;
  /** The rows of a table; null for other files. */
  readonly account: RowAccount | null;
  /** Rows of a table that hold nothing that is kept. */
  readonly unused: readonly UnusedRow[];
}

export type HistoryResult = RefusedHistory | ReadHistory;

/** The part of a file that has been read, in units of the reader's own. */
export interface HistoryProgress {
  readonly done: number;
  readonly total: number;
}

/** A reader at work: yields how far it is, so that it can be stopped between two steps. */
export type HistorySteps = Generator<HistoryProgress, HistoryResult, void>;
