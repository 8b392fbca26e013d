import type { HistoryDose, ReadHistory } from '@dosewise/file-import';
import { texts as measurementTexts } from '../../../data/measurements/texts.ts';
import { useUnits } from '../../../data/session/use-units.ts';
import { texts as siteTexts } from '../../../data/sites/texts.ts';
import { texts as symptomTexts } from '../../../data/symptoms/texts.ts';
import { dayAndTimeFormat, dayFormat } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { formatMeasurement } from '../../../languages/formats/measurements.ts';
import { figure, formatCount } from '../../../languages/formats/numbers.ts';
import { formatWeight } from '../../../languages/formats/weights.ts';
import { medicineWord } from '../../../parts/medicines/medicines.ts';
import { describeSeverity } from '../../../parts/symptoms/symptom-words.ts';
import { texts } from './texts.ts';

const SHOWN = 5;

/** A line of the preview: what, when, and what more there is to say. */
interface Line {
  readonly at: string;
  readonly date: number;
  readonly what: string;
  readonly more: string;
}

/** The first few of each kind, with how many there are and from when to when. Zone: IANA name. */
export function PreviewKinds({ history, timeZone }: { history: ReadHistory; timeZone: string }) {
  const units = useUnits();
  const { doses, weights, symptoms, measurements } = history;
  const formatInstant = dayAndTimeFormat(timeZone);
  const formatDay = dayFormat(timeZone);
  const shown = <Entry,>(entries: readonly Entry[], toLine: (entry: Entry) => Line) =>
    entries.slice(0, SHOWN).map(toLine);
  const kinds = [
    { title: texts.doses, entries: doses, lines: shown(doses, doseLine) },
    {
      title: texts.weights,
      entries: weights,
      lines: shown(weights, ({ at, date, weightKg, note = '' }) => ({
        at,
        date,
        what: formatWeight(weightKg, units.weight),
        more: isolated(note),
      })),
    },
    {
      title: texts.symptoms,
      entries: symptoms,
      lines: shown(symptoms, ({ at, date, category, severity, note }) => ({
        at,
        date,
        what: texts.symptom(symptomTexts.categories[category], describeSeverity(severity)),
        more: isolated(note),
      })),
    },
    {
      title: texts.measurements,
      entries: measurements,
      lines: shown(measurements, ({ at, date, kind, note, ...measured }) => ({
        at: `${at} ${kind}`,
        date,
        what: texts.symptom(
          measurementTexts.kinds[kind],
          formatMeasurement({ kind, ...measured }, units),
        ),
        more: isolated(note),
      })),
    },
  ].filter(({ entries }) => entries.length > 0);
  if (kinds.length === 0) return null;
  return (
    <section aria-label={texts.preview} className="grid gap-5">
      {kinds.map(({ title, entries, lines }) => (
        <div key={title} className="flex min-w-0 flex-col gap-2">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{`${title}: ${formatCount(entries.length)}`}</span>
            <span className="text-small font-normal text-quiet numbers">
              {rangeOf(entries, formatDay)}
            </span>
          </h3>
          <ul className="divide-y divide-line rounded-control border border-line">
            {lines.map(({ at, date, what, more }) => (
              <li key={`${at} ${date}`} className="px-3 py-2 text-small">
                <p className="flex flex-col justify-between gap-x-4 sm:flex-row">
                  <span className="font-semibold wrap-anywhere">{what}</span>
                  <span className="text-quiet numbers">{formatInstant(date)}</span>
                </p>
                {more === '' ? null : <p className="wrap-anywhere text-quiet">{more}</p>}
              </li>
            ))}
          </ul>
          {entries.length > SHOWN ? (
            <p className="text-small text-quiet">
              {texts.first(SHOWN, formatCount(entries.length))}
            </p>
          ) : null}
        </div>
      ))}
    </section>
  );
}

function doseLine(dose: HistoryDose): Line {
  const { at, date, doseMg, medicine, pain, note } = dose;
  const more = [
    siteOf(dose),
    pain === null ? '' : texts.pain(figure(pain)),
    note === '' ? '' : isolated(note),
  ];
  return {
    at,
    date,
    what: texts.mg(figure(doseMg), medicineWord(medicine)),
    more: more.filter((part) => part !== '').join(' · '),
  };
}

function siteOf({ location, subLocation, siteText }: HistoryDose): string {
  if (siteText !== null) return isolated(siteText);
  return subLocation === null ? texts.noSite : siteTexts.zone(location, subLocation);
}

function rangeOf(
  entries: readonly { readonly date: number }[],
  formatDay: (instant: number) => string,
): string {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { date } of entries) {
    first = Math.min(first, date);
    last = Math.max(last, date);
  }
  const [from, to] = [formatDay(first), formatDay(last)];
  return from === to ? from : `${from} – ${to}`;
}
