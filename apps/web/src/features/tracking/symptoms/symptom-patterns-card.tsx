import type { Dose, Symptom } from '@dosewise/contract';
import {
  FIRST_MEDICINE,
  labelledIntervalDays,
  MAX_SEVERITY,
  type MeanSeverity,
  SYMPTOM_CATEGORIES,
  type SymptomCategory,
  saysNoSymptoms,
  symptomPatterns,
  USUAL_INTERVAL_DAYS,
} from '@dosewise/domain';
import { useMemo, useState } from 'react';
import { toTimedDoses, useDoses } from '../../../data/doses/doses-query.ts';
import { useSymptoms } from '../../../data/symptoms/symptoms-query.ts';
import { texts as symptomTexts } from '../../../data/symptoms/texts.ts';
import { translateOf } from '../../../kit/amount.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { ScrollArea } from '../../../kit/layout/scroll-area.tsx';
import { formatCount, formatToTenths } from '../../../languages/formats/numbers.ts';
import { stepNames } from '../../../parts/doses/dose-spans.ts';
import { texts } from './texts.ts';

type Choice = SymptomCategory | 'all';

const NO_DOSES: readonly Dose[] = [];
const NO_SYMPTOMS: readonly Symptom[] = [];

/** Symptoms by day since the dose and by dose step; nothing without both. */
export function SymptomPatternsCard() {
  const symptoms = useSymptoms().data ?? NO_SYMPTOMS;
  const doses = useDoses().data ?? NO_DOSES;
  const [chosen, setChosen] = useState<Choice>('all');
  const felt = useMemo(() => symptoms.filter((entry) => !saysNoSymptoms(entry)), [symptoms]);
  const categories = useMemo(
    () => SYMPTOM_CATEGORIES.filter((one) => felt.some(({ category }) => category === one)),
    [felt],
  );
  // The last entry of a category may be deleted while that is chosen.
  const shown = chosen === 'all' || categories.includes(chosen) ? chosen : 'all';
  const patterns = useMemo(() => patternsOf(symptoms, doses, shown), [symptoms, doses, shown]);
  if (felt.length === 0 || doses.length === 0) return null;
  const { byDay, later, bySteps, beforeDoses, noSymptoms } = patterns;
  const nameOf = stepNames(bySteps.map(({ step }) => step));
  const days = byDay.map((bucket, day) => ({ ...bucket, name: texts.dayOf(day) }));
  return (
    <Card
      title={texts.patterns}
      action={
        <SelectField<Choice>
          label={texts.patternOf}
          className="mt-2 w-full sm:mt-0 sm:w-72"
          value={shown}
          options={[
            { value: 'all', label: texts.all },
            ...categories.map((value) => ({ value, label: symptomTexts.categories[value] })),
          ]}
          onChange={setChosen}
        />
      }
    >
      <div className="flex flex-col gap-6">
        <p className="text-quiet">{texts.lead}</p>
        <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
          <div className="flex flex-col gap-3">
            <MeanTable
              title={texts.byDay}
              heading={texts.day}
              rows={[...days, { ...later, name: texts.later(byDay.length) }]}
            />
            <p className="text-small text-quiet">{texts.dayRule}</p>
          </div>
          <MeanTable
            title={texts.bySteps}
            heading={texts.step}
            rows={bySteps.map(({ step, ...bucket }) => ({ ...bucket, name: nameOf(step) }))}
          />
        </div>
        {beforeDoses + noSymptoms === 0 ? null : (
          <p className="text-small text-quiet">
            {[
              beforeDoses === 0 ? '' : texts.beforeDoses(beforeDoses),
              noSymptoms === 0 ? '' : texts.noSymptoms(noSymptoms),
            ].join(' ')}
          </p>
        )}
      </div>
    </Card>
  );
}

/** With days as many as lie between two doses of the medicine that was taken last. */
function patternsOf(symptoms: readonly Symptom[], newestFirst: readonly Dose[], shown: Choice) {
  const medicine = newestFirst[0]?.medicine ?? FIRST_MEDICINE;
  return symptomPatterns(
    symptoms
      .filter(({ category }) => shown === 'all' || category === shown)
      .map((entry) => ({ ...entry, at: Date.parse(entry.date) })),
    toTimedDoses(newestFirst),
    labelledIntervalDays(medicine) ?? USUAL_INTERVAL_DAYS,
  );
}

interface MeanTableProps {
  readonly title: string;
  /** The name of the rows. */
  readonly heading: string;
  readonly rows: readonly (MeanSeverity & { readonly name: string })[];
}

/** Mean severities with the number of entries beside each; a bar is as long as its mean. */
function MeanTable({ title, heading, rows }: MeanTableProps) {
  return (
    <ScrollArea label={title} className="@container">
      <table className="w-full text-left">
        <caption className="pb-2 text-left font-semibold">{title}</caption>
        <thead>
          <tr className="border-b border-edge text-small">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {heading}
            </th>
            <th scope="col" className="py-2 pr-3 font-semibold">
              {texts.mean}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {texts.entries}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, mean, count }) => (
            <tr key={name} className="border-b border-line">
              <th
                scope="row"
                translate={translateOf(name)}
                className="py-2 pr-3 font-normal numbers @[13rem]:min-w-20"
              >
                {name}
              </th>
              <td className="w-full py-2 pr-3">
                <span className="flex items-center gap-3">
                  <span className="min-w-11 shrink-0 font-semibold numbers">
                    {mean === null ? texts.noMean : formatToTenths(mean)}
                  </span>
                  <span
                    aria-hidden="true"
                    className="hidden h-2.5 flex-1 rounded-full bg-sunken @[13rem]:block"
                  >
                    <span
                      style={{ width: `${(100 * (mean ?? 0)) / MAX_SEVERITY}%` }}
                      className="block h-full rounded-full bg-data"
                    />
                  </span>
                </span>
              </td>
              <td className="py-2 text-right text-quiet numbers">{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
