import { FIRST_ZONES, soundParts, zoneKey } from '@dosewise/domain';
import type { Scope } from '../../../context.ts';
import { RECORD_KINDS, type RecordKind } from '../../../db/database.ts';
import type {
  AnalyticsConsentTable,
  GoldenDoseConsentTable,
  UserAccountTable,
  WeightGoalTable,
} from '../../../db/tables/account-tables.ts';
import { deviceColumns } from '../../../db/tables/device-columns.ts';
import type { HistoryImportTable } from '../../../db/tables/import-tables.ts';
import {
  doseCodec,
  measurementCodec,
  penCodec,
  symptomCodec,
  weightCodec,
} from '../../../db/tables/record-codecs.ts';
import type { DoseTable, PenTable } from '../../../db/tables/record-tables.ts';
import type { OwnerSettings } from '../../../records/record-changes.queries.ts';
import type { UsedPen } from './pen-ledgers.ts';
import type { Archive } from './read-archive.ts';

/** The user who gets the rows, and the time of it. */
export interface Restoring extends Pick<Scope, 'now' | 'newId'> {
  readonly userId: string;
}

const flag = (isSet: boolean) => (isSet ? 1 : 0);

interface Source {
  readonly restoring: Restoring;
  /** Columns that a record of an archive does not bring. */
  readonly entered: { readonly user_id: string; readonly created_at: number };
  readonly archive: Archive;
  readonly pens: ReadonlyMap<string, UsedPen>;
}

/** The records of an archive: the list of each kind, and its rows. */
export const ARCHIVED = {
  pen: { list: 'pens', rows: penRows },
  dose: { list: 'doses', rows: doseRows },
  weight: {
    list: 'weights',
    rows: ({ archive, entered }) => archive.weights.map((one) => weightCodec.row(one, entered)),
  },
  symptom: {
    list: 'symptoms',
    rows: ({ archive, entered }) => archive.symptoms.map((one) => symptomCodec.row(one, entered)),
  },
  measurement: {
    list: 'measurements',
    rows: ({ archive, entered }) =>
      archive.measurements.map((one) => measurementCodec.row(one, entered)),
  },
} as const satisfies Record<
  RecordKind,
  { readonly list: keyof Archive; readonly rows: (source: Source) => readonly object[] }
>;

/** The rows of all records, by kind. */
export type RecordRows = {
  readonly [Kind in RecordKind]: ReturnType<(typeof ARCHIVED)[Kind]['rows']>;
};

/** `pens` as `addUpPens` adds them up. */
export function recordRows(
  restoring: Restoring,
  archive: Archive,
  pens: ReadonlyMap<string, UsedPen>,
): RecordRows {
  const entered = { user_id: restoring.userId, created_at: restoring.now };
  const source = { restoring, entered, archive, pens };
  // Each kind has rows of its own.
  return Object.fromEntries(
    RECORD_KINDS.map((kind) => [kind, ARCHIVED[kind].rows(source)]),
  ) as unknown as RecordRows;
}

/** A number for each kind, by the name of its list. */
export function countLists(count: (kind: RecordKind) => number) {
  return Object.fromEntries(
    RECORD_KINDS.map((kind) => [ARCHIVED[kind].list, count(kind)]),
  ) as Record<(typeof ARCHIVED)[RecordKind]['list'], number>;
}

function penRows({ restoring, pens }: Source): PenTable[] {
  // Unopened ones stand in the order in which they are used; of open ones those that were added last stand first,
  // and ids are in the order in which pens were added.
  const all = [...pens.values()];
  const isOpened = ({ pen }: UsedPen) => pen.startDate !== null;
  const opened = all.filter(isOpened).toSorted((a, b) => (a.pen._id < b.pen._id ? -1 : 1));
  const unopened = all.filter((pen) => !isOpened(pen));
  return [...opened, ...unopened].map((pen, order) => penRow(restoring, pen, order));
}

function doseRows({ entered, archive, pens }: Source): DoseTable[] {
  const sound = soundParts(
    archive.doses.map((dose) => ({
      id: dose._id,
      at: Date.parse(dose.date),
      medicine: medicineIn(dose, pens),
      partOf: dose.partOf,
    })),
  );
  return archive.doses.map((dose) => {
    // An entry whose first one is not there, or cannot have it, stands alone.
    const partOf = sound.has(dose._id) ? dose.partOf : null;
    return doseCodec.row({ ...dose, partOf, medicine: medicineIn(dose, pens) }, entered);
  });
}

/** `order` keeps those apart that stand in the order of being added. */
function penRow(
  { userId, now }: Restoring,
  { pen, device, clicksUsed, goldenMlUsed }: UsedPen,
  order: number,
): PenTable {
  // Earlier releases did not say who gave the day.
  const startedBy = pen.startDate === null ? null : (pen.startedBy ?? 'owner');
  const row = penCodec.row(
    { ...pen, startedBy },
    {
      user_id: userId,
      clicks_used: clicksUsed,
      golden_ml_used: goldenMlUsed,
      created_at: now + order,
    },
  );
  return { ...row, ...deviceColumns(device) };
}

/** The medicine of a dose. One without a pen says it: the contract asks for it. */
export function medicineIn(
  { medicine, penId }: Archive['doses'][number],
  pens: ReadonlyMap<string, UsedPen>,
): string {
  return medicine ?? pens.get(penId ?? '')?.device.medicine ?? '';
}

export function importRow(
  { userId }: Restoring,
  { _id, source, createdAt, added, changed, skipped }: Archive['imports'][number],
): HistoryImportTable {
  return {
    user_id: userId,
    id: _id,
    source,
    created_at: Date.parse(createdAt),
    counts: JSON.stringify({ added, changed, skipped }),
  };
}

export function goalRow({ userId }: Restoring, { goal }: Archive): WeightGoalTable {
  return {
    user_id: userId,
    target_kg: goal.targetKg,
    target_date: goal.targetDate,
    keep_low_kg: goal.keep?.lowKg ?? null,
    keep_high_kg: goal.keep?.highKg ?? null,
  };
}

export function acknowledgementRows(
  { userId, newId }: Restoring,
  { goldenDoseAcknowledgements: given }: Archive,
): GoldenDoseConsentTable[] {
  return inOrder(given, newId).map(([id, { textVersion, acknowledgedAt }]) => ({
    user_id: userId,
    id,
    text_version: textVersion,
    acknowledged_at: Date.parse(acknowledgedAt),
  }));
}

export function consentRows(
  { userId, newId }: Restoring,
  { analyticsConsents: given }: Archive,
): AnalyticsConsentTable[] {
  return inOrder(given, newId).map(([id, { agreed, textVersion, decidedAt }]) => ({
    user_id: userId,
    id,
    agreed: flag(agreed),
    text_version: textVersion,
    decided_at: Date.parse(decidedAt),
  }));
}

/** New ids that sort as the entries stand: those of one instant are listed by them. */
function inOrder<Entry>(entries: readonly Entry[], newId: () => string): [string, Entry][] {
  const ids = entries.map(newId).sort();
  return entries.map((entry, index) => [ids[index] ?? newId(), entry]);
}

/** The settings of the account that its records depend on. */
export function ownerColumns({ profile, chosenUnits, sites }: Archive): OwnerSettings {
  const units = chosenUnits ?? profile.units;
  const zones = sites?.map(zoneKey).join(',') ?? null;
  return {
    country: profile.country,
    currency: profile.currency,
    height_cm: profile.heightCm,
    time_zone: profile.timeZone,
    weight_unit: units?.weight ?? null,
    height_unit: units?.height ?? null,
    language: profile.language,
    // Those that everyone begins with are no one's choice.
    injection_zones: zones === FIRST_ZONES.map(zoneKey).join(',') ? null : zones,
  };
}

/** Columns of an account that no archive brings: who it is, how it is kept, and what happened in it. */
type Unarchived =
  | ('id' | 'email' | 'password_hash' | 'user_type' | 'analytics_agreed')
  | ('created_at' | 'last_login_at' | 'acts_ended_at' | 'restoring_until');

/** Files of earlier releases have no name, and leave the present one. */
type RestoredAccount = Omit<UserAccountTable, keyof OwnerSettings | Unarchived | 'display_name'> &
  Partial<Pick<UserAccountTable, 'display_name'>>;

/** The settings of an account, but for its consent to analytics: what it has decided is newer. */
export function accountColumns(archive: Archive, now: number): RestoredAccount {
  const { profile, emailPreferences: mails, goldenDose } = archive;
  const { displayName } = profile;
  return {
    ...(displayName !== undefined && { display_name: displayName }),
    golden_dose_enabled: flag(goldenDose.goldenDoseEnabled),
    golden_dose_ml: goldenDose.goldenDoseVolume,
    default_fifth_dose_enabled: flag(profile.defaultFifthDoseEnabled),
    wants_marketing: flag(mails.marketing),
    wants_product_updates: flag(mails.productUpdates),
    wants_tips: flag(mails.tips),
    unsubscribed: flag(mails.unsubscribed),
    email_preferences_changed_at: now,
  };
}
