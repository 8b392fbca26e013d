import { DAY_MS } from '@dosewise/domain';
import { readDateCell, type WrittenDay, type WrittenTime } from '../dates/date-cell.ts';
import { namesOtherMatter } from '../tables/column-name.ts';
import { countedDoses, type DoseColumn, doseColumns } from '../tables/dose-columns.ts';
import { doseStatus, isTimeOrDay } from '../tables/dose-status.ts';
import type { HistoryColumns } from '../tables/history-columns.ts';
import type { HistoryTable, TableRow } from '../tables/history-table.ts';
import { halfOfDay, matterDates, type WhenColumns } from '../tables/matter-dates.ts';
import type { MeasurementReader } from '../tables/measurement-columns.ts';
import { prescribedPeriods } from '../tables/prescribed-periods.ts';
import type { RawDose, RawEntry, RawSymptom, RawWeight, RowReader } from '../tables/raw-entry.ts';
import { filled, isOtherHeader, isRuler, rowCells, writtenTime } from '../tables/row-cells.ts';
import type { RowKinds } from '../tables/row-kinds.ts';
import { weightColumns } from '../tables/weight-columns.ts';
import { writtenWeight } from '../units/decide-unit.ts';
import { unitNamed } from '../units/unit-words.ts';
import { doseUnitNamed, namesPiece } from '../words/dose-words.ts';
import { foldText, isMissing } from '../words/fold-text.ts';
import { feelingsIn, scaleIn } from '../words/symptom-cells.ts';

/** No name of a symptom is longer; what is longer is a story. */
const LONGEST_SYMPTOM = 60;

/** The parts of a sheet besides its columns of roles. */
interface SheetParts {
  /** Columns of one symptom each. */
  readonly symptoms?: readonly number[];
  /** Absent: no measurement is read. */
  readonly measured?: MeasurementReader;
  /** Null where each column holds one kind of reading. */
  readonly kinds?: Pick<RowKinds, 'column' | 'kindOf'> | null;
}

/** Reads any table with a date: a row may hold a dose, a weight, measurements and symptoms. */
export function sheetReader(
  table: HistoryTable,
  columns: HistoryColumns,
  { symptoms = [], measured, kinds }: SheetParts = {},
): RowReader {
  const { names } = table;
  // `Time of shot` is not the time of the weigh-in.
  const isTimeOfDose = columns.time !== null && isOfTheDose(names, columns.time);
  const row = rowCells();
  const statusOf = doseStatus(table, columns, row);
  const isPeriod = prescribedPeriods(table, columns, row);
  /** The day that a row of its own states for the times below it. */
  let heading: WrittenDay | null = null;
  const dates = matterDates(table, columns);
  const utc = new Set<number | null>(names.flatMap(({ isUtc }, column) => (isUtc ? [column] : [])));
  const half = halfOfDay(table, columns);
  const counted = countedDoses(table, columns);
  const weights = weightColumns(table, columns);
  const doses = doseColumns(table, columns);
  const severityScale = scaleIn(names[columns.severity ?? -1]?.name ?? '');
  /** True below the header of another table, whose columns are not these. */
  let isOfOther = false;

  const heads = names.map(({ name }) => foldText(name.replace(/ \(\d+\)$/, '')));
  /** Sheets with a part for each month repeat their header, maybe without columns that are empty there. */
  const isHeaderAgain = (cells: readonly string[]) =>
    cells.every((cell, column) => cell === '' || foldText(cell.trim()) === heads[column]);

  const timeOf = ({ date, time }: WhenColumns): WrittenTime => {
    const dateText = row.text(date);
    const timeText = half === null ? row.text(time) : `${row.text(time)} ${row.text(half)}`.trim();
    const offset = row.text(columns.offset);
    const isUtc = utc.has(date) || utc.has(time);
    const when = writtenTime(dateText, timeText, offset, isUtc);
    if (when.date?.kind !== 'time' || heading === null) return when;
    return { ...when, date: { ...when.date, kind: 'day', day: heading } };
  };

  /** True for a row that holds nothing but a day, which is that of the times below it. */
  const isHeading = (cells: readonly string[]) => {
    if (cells.some((cell, index) => index !== columns.date && cell.trim() !== '')) return false;
    const date = readDateCell(row.text(columns.date));
    if (date?.kind !== 'day' || date.ms !== null) return false;
    heading = date.day;
    return true;
  };

  /** The time that a dose was really taken at, where a column says so beside the planned one. */
  const takenTime = (planned: WrittenTime): WrittenTime => {
    const column = [columns.takenAt, columns.taken].find((each) => isTimeOrDay(row.text(each)));
    if (column === undefined || column === columns.date) return planned;
    const text = row.text(column);
    const date = readDateCell(text);
    if (date?.kind !== 'time') return writtenTime(text, '', '', names[column ?? -1]?.isUtc);
    if (planned.date?.kind !== 'day') return planned;
    // A quarter past midnight is of the day after one that was planned for the evening.
    const isNextDay = (planned.date.ms ?? 0) - date.ms > DAY_MS / 2;
    const ms = isNextDay ? date.ms + DAY_MS : date.ms;
    return {
      text: `${planned.text} ${text}`,
      date: { ...planned.date, ms, offset: date.offset ?? planned.date.offset },
    };
  };

  const doseIn = (
    at: string,
    when: WrittenTime,
    note: string,
    { column, medicine: named }: DoseColumn,
  ): RawDose | null => {
    const doseCell = row.text(column);
    const heading = names[column ?? -1]?.doseUnit ?? null;
    const isOneOfSome = doses.length > 1;
    const medicine =
      isOneOfSome && filled(doseCell) !== ''
        ? named
        : counted.medicineOf(row, filled(row.text(columns.medicine)));
    if (filled(doseCell) === '' && medicine === '') return null;
    const unit = unitBeside((each) => doseUnitNamed(each) !== null);
    // A heading with a unit says what the amounts are, whatever stands beside them.
    const isStated = unit !== '' || heading !== null;
    const piece = isStated ? '' : unitBeside(namesPiece) || counted.pieceOf(medicine, doseCell);
    return {
      kind: 'dose',
      at,
      when: takenTime(when),
      medicine,
      doseText: filled(doseCell),
      unitText: unit || piece || (isOneOfSome ? (heading ?? '') : ''),
      form: row.text(columns.form),
      site: [row.text(columns.site), row.text(columns.side)].filter(Boolean).join(' '),
      pain: row.text(columns.pain),
      ...statusOf({ dose: doseCell, site: row.text(columns.site), note }),
      note,
      detail: `${row.text(dates.dose.date)} ${doseCell} ${piece}`.trim(),
    };
  };

  const unitColumns = [columns.unit, columns.otherUnit].filter((column) => column !== null);
  /** Of two columns of units each amount takes what fits it. */
  const unitBeside = (fits: (unit: string) => boolean) =>
    unitColumns.map((column) => filled(row.text(column))).find(fits) ?? '';
  const { dose: doseColumn, medicine: medicineColumn } = table.columns;
  const weightUnit = () => {
    if (unitColumns.length === 0) return '';
    const known = unitBeside((unit) => unitNamed(unit) !== null);
    // Beside a dose a unit that is not known is that of the dose.
    const isOfDose = [doseColumn, medicineColumn].some((each) => filled(row.text(each)) !== '');
    if (known !== '' || isOfDose) return known;
    return unitBeside((unit) => unit !== '' && doseUnitNamed(unit) === null);
  };

  const weightIn = (at: string, when: WrittenTime, note: string | null): RawWeight | null => {
    const text = weights.textOf(row);
    if (filled(text) === '' || !/[^\s.–—-]/.test(text)) return null;
    return {
      kind: 'weight',
      at,
      when,
      written: writtenWeight(text, weightUnit()),
      note,
      source: isMissing(row.raw(columns.source).trim()) ? '' : row.note(columns.source),
    };
  };

  const read = ({ at, cells }: TableRow, ignore: (what: string) => void): RawEntry[] => {
    if (isRuler(cells)) return [];
    // Most rows begin with a date, and this is done for each.
    const isAgain = !/^\d/.test(cells[0] ?? '') && isHeaderAgain(cells);
    isOfOther = !isAgain && (isOfOther || isOtherHeader(cells));
    if (isAgain) return [];
    if (isOfOther) {
      return [{ kind: 'skip', at, what: 'other', reason: 'not-readable', detail: cells.join(' ') }];
    }
    row.next(cells);
    if (isHeading(cells)) return [];
    const when = timeOf(columns);
    const note = row.note(columns.note);
    const place = { at, when, row };
    const kind = kinds?.kindOf(row.text(kinds.column)) ?? 'weight';
    if (kind === 'other') {
      const detail = row.text(kinds?.column ?? null) || row.text(columns.weight);
      return [{ kind: 'skip', at, what: 'weight', reason: 'other-kind', detail }];
    }
    if (kind !== 'weight') {
      const reading = measured?.readOne(place, kind, columns.weight ?? -1);
      return reading ? [{ ...reading, note }] : [];
    }
    const whenDosed = dates.dose.date === columns.date ? when : timeOf(dates.dose);
    const whenWeighed = dates.weight.date === columns.date ? when : timeOf(dates.weight);
    const dosed = doses.flatMap((each) => doseIn(at, whenDosed, note, each) ?? []);
    const isPrescription = dosed.length > 0 && isPeriod(whenDosed);
    const isNoteFree = dosed.every(({ status }) => status !== 'taken');
    const weight = weightIn(
      at,
      isTimeOfDose ? timeOf({ date: dates.weight.date, time: null }) : whenWeighed,
      columns.note === null || !isNoteFree ? null : note,
    );
    const entries = dosed.map(
      (dose): RawEntry =>
        isPrescription
          ? { kind: 'skip', at, what: 'dose', reason: 'prescription', detail: dose.detail }
          : dose,
    );
    if (weight !== null) entries.push(weight);
    entries.push(
      ...(measured?.readAll(whenWeighed === when ? place : { ...place, when: whenWeighed }) ?? []),
    );
    for (const column of symptoms) {
      const severity = filled(row.text(column));
      const name = names[column]?.name ?? '';
      if (severity !== '') entries.push(symptomIn(place, name, severity, scaleIn(name)));
    }
    const feeling = filled(row.raw(columns.feeling).trim());
    const beside = filled(row.text(columns.severity));
    // With a severity beside it any short name is a symptom.
    const isNamed = beside !== '' && feeling !== '' && feeling.length <= LONGEST_SYMPTOM;
    const known = feelingsIn(feeling);
    const feelings =
      known.length === 0 && isNamed && !saysNothing(feeling)
        ? [{ name: feeling, severity: '' }]
        : known;
    for (const { name, severity } of feelings) {
      entries.push(symptomIn(place, name, severity || beside, severityScale));
    }
    if (feeling !== '' && feelings.length === 0 && !saysNothing(feeling)) {
      ignore(`${names[columns.feeling ?? -1]?.name ?? ''} (${at})`);
    }
    return entries;
  };

  const used = new Set<number | null>([
    ...Object.values(columns),
    kinds?.column ?? null,
    ...[dates.dose, dates.weight].flatMap((when) => [when.date, when.time]),
    ...[half, counted.strength, ...weights.others],
    ...doses.map(({ column }) => column),
    ...symptoms,
    ...(measured?.columns ?? []),
  ]);
  return { read, isKept: (column) => used.has(column) };
}

/** True for a heading of times that says of itself, or stands right behind one that says, that it is of the shot. */
function isOfTheDose(names: HistoryTable['names'], column: number): boolean {
  return (names[column]?.fits.time ?? 0) === 2 || namesOtherMatter(names[column - 1]?.name ?? '');
}

function symptomIn(
  { at, when }: Pick<RawSymptom, 'at' | 'when'>,
  name: string,
  severity: string,
  scale: number,
): RawSymptom {
  return { kind: 'symptom', at, when, name, severity, scale, note: '' };
}

function saysNothing(text: string): boolean {
  return /^(?:no(?:ne)?|nothing|nein|keine?|nada|nenhum|ninguno|rien|aucun|0)\.?$/.test(
    foldText(text.slice(0, 40)),
  );
}
