import { kg, type ShownWeightUnit } from '@dosewise/domain';
import { Amount } from '../../../../kit/amount.tsx';
import { Badge } from '../../../../kit/feedback/badge.tsx';
import { Card } from '../../../../kit/layout/card.tsx';
import { figure } from '../../../../languages/formats/numbers.ts';
import { formatWeight, formatWeightChange } from '../../../../languages/formats/weights.ts';
import { texts as dashboardTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** The figures of eight weeks of no real person. */
const EXAMPLE = { startKg: kg(96), latestKg: kg(93.2), nextInDays: 3, doses: 4 } as const;

/** A picture of this page with records, for someone who has none yet. */
export function WhatComes({ unit }: { unit: ShownWeightUnit }) {
  const { startKg, latestKg, nextInDays, doses } = EXAMPLE;
  return (
    <Card
      isTight
      title={texts.comes}
      action={<Badge tone="quiet">{texts.example}</Badge>}
      className="lg:col-span-5 lg:row-span-2"
    >
      <div className="flex flex-col gap-4">
        <p className="-mt-1 text-quiet">{texts.comesNote}</p>
        <Weeks />
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-3">
          <Example name={dashboardTexts.nextDose} value={texts.comesNext(nextInDays)} />
          <Example
            name={dashboardTexts.latestWeight}
            value={formatWeight(latestKg, unit)}
            note={dashboardTexts.fromStart(formatWeightChange(startKg, latestKg, unit))}
          />
          <Example
            name={dashboardTexts.dosesLately}
            value={figure(String(doses))}
            note={dashboardTexts.dosesExpected(doses)}
          />
        </dl>
      </div>
    </Card>
  );
}

function Example({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className="border-t border-line pt-2">
      <dt className="text-small font-semibold text-quiet">{name}</dt>
      <Amount as="dd" className="font-semibold numbers">
        {value}
      </Amount>
      {note === undefined ? null : <dd className="text-small text-quiet">{note}</dd>}
    </div>
  );
}

/** The heights of the line week by week, in units of the view box. */
const WEEKLY = [16, 18, 27, 31, 42, 46, 50, 60] as const;
const WEEK = 38;
const FIRST = 18;
const placeOf = (week: number) => FIRST + week * WEEK;

/** Eight weeks of a weight, and a dose in each; the next one is not there yet. */
function Weeks() {
  const line = WEEKLY.map((y, week) => `${week === 0 ? 'M' : 'L'}${placeOf(week)} ${y}`).join('');
  const last = WEEKLY.length - 1;
  return (
    <svg viewBox="0 0 340 116" aria-hidden="true" className="w-full">
      {[16, 46, 76].map((y) => (
        <path key={y} d={`M8 ${y}H332`} className="stroke-line" strokeWidth="1" />
      ))}
      <path
        d={`M${placeOf(last)} ${WEEKLY[last]}L${placeOf(last + 1)} 65`}
        className="fill-transparent stroke-data"
        strokeWidth="2.5"
        strokeDasharray="4 5"
      />
      <path
        d={line}
        className="fill-transparent stroke-data"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {WEEKLY.map((y, week) => (
        <circle key={placeOf(week)} cx={placeOf(week)} cy={y} r="4" className="fill-data" />
      ))}
      {[...WEEKLY, 0].map((_, week) => (
        <path
          key={placeOf(week)}
          transform={`translate(${placeOf(week) - 7.2} 90) scale(1.2)`}
          d="M6 .5 9.2 5a4 4 0 1 1-6.4 0Z"
          strokeWidth="1.2"
          className={
            week > last ? 'fill-transparent stroke-chart-3' : 'fill-chart-3 stroke-chart-3'
          }
        />
      ))}
    </svg>
  );
}
