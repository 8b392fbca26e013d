import {
  type CalendarDay,
  type CatalogueDevice,
  findDevice,
  sourcesOfFact,
} from '@dosewise/domain';
import type { ComponentType } from 'react';
import type { HelpTopic } from '../../../data/navigation/paths.ts';
import { translateOf } from '../../../kit/amount.tsx';
import { DataTable } from '../../../kit/layout/data-table.tsx';
import { texts } from './texts.ts';

/** A row of a table: what one label, or several that say the same, say. */
interface LabelRow<Label extends string = string> {
  readonly label: Label;
  /** The devices of the catalogue that have the label. */
  readonly devices: readonly string[];
}

interface MissedRow extends LabelRow<keyof typeof texts.missed.labels> {
  readonly instead?: keyof typeof texts.missed.instead;
}

/** The rows of missed doses. */
export const MISSED_ROWS: readonly MissedRow[] = [
  { label: 'mounjaro', devices: ['mounjaro-kwikpen', 'zepbound-kwikpen-us'] },
  { label: 'ozempicElsewhere', devices: ['ozempic-eu-1', 'ozempic-br'] },
  { label: 'ozempicUs', devices: ['ozempic-us'] },
  { label: 'wegovyElsewhere', devices: ['wegovy-flextouch-1-2.4'] },
  { label: 'wegovyUs', devices: ['wegovy-flextouch-us'] },
  { label: 'saxenda', devices: ['saxenda-3'] },
  { label: 'victoza', devices: ['victoza-1.8'], instead: 'asPlanned' },
  { label: 'trulicity', devices: ['trulicity'] },
  { label: 'bydureon', devices: ['bydureon-bcise'] },
  { label: 'semaglutideTablets', devices: ['rybelsus', 'wegovy-tablets'], instead: 'dayLater' },
  { label: 'foundayo', devices: ['foundayo'] },
];

/** The rows of days in use. */
export const IN_USE_ROWS: readonly LabelRow<keyof typeof texts.inUse.labels>[] = [
  {
    label: 'mounjaro',
    devices: ['mounjaro-kwikpen', 'mounjaro-kwikpen-modified', 'zepbound-kwikpen-us'],
  },
  {
    label: 'ozempicElsewhere',
    devices: [
      'ozempic-eu-0.25',
      'ozempic-eu-0.5',
      'ozempic-eu-0.5-3ml',
      'ozempic-eu-1',
      'ozempic-eu-2',
      'ozempic-br',
    ],
  },
  { label: 'ozempicUs', devices: ['ozempic-us-0.25', 'ozempic-us'] },
  { label: 'wegovyElsewhere', devices: ['wegovy-flextouch-0.25-0.5', 'wegovy-flextouch-1-2.4'] },
  { label: 'wegovyUs', devices: ['wegovy-flextouch-us'] },
  {
    label: 'saxendaVictoza',
    devices: [
      ...['saxenda-0.6', 'saxenda-1.2', 'saxenda-1.8', 'saxenda-2.4', 'saxenda-3'],
      ...['victoza-0.6', 'victoza-1.2', 'victoza-1.8'],
    ],
  },
];

const firstOf = ({ devices }: LabelRow): CatalogueDevice | undefined =>
  findDevice(devices[0] ?? '');

interface LabelTableProps<Row> {
  readonly caption: string;
  /** The first column names its row. */
  readonly columns: readonly { readonly header: string; readonly cell: (row: Row) => string }[];
  readonly rows: readonly Row[];
}

/** A table of few words, which stays one on a phone. */
function LabelTable<Row extends LabelRow>({ caption, columns, rows }: LabelTableProps<Row>) {
  return (
    <table className="w-full max-w-3xl table-fixed text-left text-small wrap-break-word hyphens-auto">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-edge align-bottom">
          {columns.map(({ header }) => (
            <th key={header} scope="col" className="py-2 pr-3 font-semibold first:w-2/5 last:pr-0">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className="border-b border-line align-top">
            {columns.map(({ header, cell }, at) =>
              at === 0 ? (
                <th
                  translate={translateOf(cell(row))}
                  key={header}
                  scope="row"
                  className="py-2 pr-3 font-semibold"
                >
                  {cell(row)}
                </th>
              ) : (
                <td translate={translateOf(cell(row))} key={header} className="py-2 pr-3 last:pr-0">
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The time in which a missed dose may still be taken, by each label. */
function MissedDoses() {
  const { caption, label, take, gap, notStated, labels, instead } = texts.missed;
  const inWords = (hours: number | null | undefined) =>
    hours == null ? notStated : texts.daysAndHours(hours);
  return (
    <LabelTable
      caption={caption}
      columns={[
        { header: label, cell: (row) => labels[row.label] },
        {
          header: take,
          cell: (row) =>
            row.instead ? instead[row.instead] : inWords(firstOf(row)?.missedWindowHours),
        },
        { header: gap, cell: (row) => inWords(firstOf(row)?.minGapHours) },
      ]}
      rows={MISSED_ROWS}
    />
  );
}

/** The days after the first use at which a label says to discard a pen. */
function DaysInUse() {
  const { caption, label, days, labels } = texts.inUse;
  return (
    <LabelTable
      caption={caption}
      columns={[
        { header: label, cell: (row) => labels[row.label] },
        { header: days, cell: (row) => texts.days(firstOf(row)?.inUseDays ?? 0) },
      ]}
      rows={IN_USE_ROWS}
    />
  );
}

/** The places in which records are kept, and who sees them there. */
function Places() {
  const { caption, place, what, who, rows } = texts.where;
  const places = Object.entries(rows).map(([_id, row]) => ({ _id, ...row }));
  return (
    <DataTable
      caption={caption}
      columns={[
        { header: place, cell: (row) => row.place },
        { header: what, cell: (row) => row.what, isProse: true },
        { header: who, cell: (row) => row.who, isProse: true },
      ]}
      rows={places}
    />
  );
}

/** The tables of answers that have one. */
export const TABLES: Partial<Readonly<Record<HelpTopic, ComponentType>>> = {
  'missed-dose': MissedDoses,
  where: Places,
  storing: DaysInUse,
};

interface TableSources {
  readonly sources: readonly string[];
  /** The days on which the numbers were compared with them. */
  readonly readOn: readonly CalendarDay[];
}

/** The sources of the numbers in the table of an answer. */
export function tableSources(topic: HelpTopic): TableSources {
  if (topic === 'missed-dose') return sourcesOfRows('rules', MISSED_ROWS);
  if (topic === 'storing') return sourcesOfRows('inUseDays', IN_USE_ROWS);
  return { sources: [], readOn: [] };
}

function sourcesOfRows(fact: 'inUseDays' | 'rules', rows: readonly LabelRow[]): TableSources {
  const ids = rows.flatMap(({ devices }) => devices);
  const readOn = ids.map((id) => findDevice(id)?.checkedOn).filter((day) => day !== undefined);
  return { sources: sourcesOfFact(fact, ids), readOn };
}
