import {
  clicks,
  doseFromSteps,
  findDevice,
  LABELLED_CLICKS,
  WEEKLY_PEN,
  weeklyPenScale,
} from '@dosewise/domain';
import { translateOf } from '../../../kit/amount.tsx';
import type { Elements } from '../../../kit/elements.ts';
import { formatMoney } from '../../../languages/formats/money.ts';
import { PenDrawing } from '../../../parts/pens/drawing/pen-drawing.tsx';
import { partFills } from '../../../parts/pens/drawing/pen-fill.ts';
import { texts } from './texts.ts';

const { clicksPerDose, dosesPerPen } = WEEKLY_PEN;
/** The example of every picture with clicks: half of a labelled dose of 10 mg. */
const TURNED = clicks(30);
const STRENGTH = 10;
const DOSE = doseFromSteps(TURNED, weeklyPenScale(STRENGTH));

interface PictureProps {
  readonly caption: string;
  readonly children: Elements;
}

/** A drawing and what it shows; the drawing is decoration beside the words. */
export function Picture({ caption, children }: PictureProps) {
  return (
    <figure className="flex flex-col gap-2 rounded-control bg-data-tint p-4">
      {children}
      <figcaption className="text-small">{caption}</figcaption>
    </figure>
  );
}

/** A calculation in large figures: what stands between two numbers is said of the second one. */
type Term = readonly [sign: string, value: string, label: string];

function Calculation({ title, terms }: { title: string; terms: readonly Term[] }) {
  return (
    <figure className="flex flex-col gap-2 rounded-control bg-data-tint p-4">
      <figcaption className="text-small font-semibold">{title}</figcaption>
      <p className="flex flex-wrap gap-x-3 gap-y-2 numbers">
        {terms.map(([sign, value, label]) => (
          <span key={label} className="flex gap-3">
            {sign === '' ? null : <span className="text-lead text-quiet">{sign}</span>}
            <span>
              <span translate={translateOf(value)} className="block text-lead font-semibold">
                {value}
              </span>
              <span className="block text-small text-quiet">{label}</span>
            </span>
          </span>
        ))}
      </p>
    </figure>
  );
}

const dose = (
  <Calculation
    title={texts.dose}
    terms={[
      ['', `${TURNED}`, texts.clicks],
      ['÷', `${clicksPerDose}`, texts.ofDose],
      ['×', texts.mg(STRENGTH), texts.inDose],
      ['=', texts.mg(DOSE), texts.givenBy],
    ]}
  />
);

/** A price that divides well: no pen's. */
const PRICE = 240;

const cost = (
  <Calculation
    title={texts.cost}
    terms={[
      ['', `${TURNED}`, texts.clicks],
      ['÷', `${LABELLED_CLICKS}`, texts.ofPen],
      ['×', formatMoney(PRICE, 'GBP'), texts.price],
      ['=', formatMoney((TURNED / LABELLED_CLICKS) * PRICE, 'GBP'), texts.paid],
    ]}
  />
);

export function ClicksPicture() {
  const left = dosesPerPen - TURNED / clicksPerDose;
  return (
    <>
      <Picture caption={texts.pictures.click(TURNED, clicksPerDose)}>
        <PenDrawing
          parts={partFills(left, dosesPerPen)}
          remainder={1}
          dial={{ value: TURNED, max: clicksPerDose }}
        />
      </Picture>
      {dose}
    </>
  );
}

export function PrimingPicture() {
  return (
    <Picture caption={texts.pictures.priming}>
      <PenDrawing parts={partFills(dosesPerPen, dosesPerPen)} remainder={1} />
    </Picture>
  );
}

/** The same mg from two vials. */
const VIALS = ['zepbound-single-dose-vial-us', 'tirzepatide-multi-dose-vial-us'] as const;
const SAME_MG = 5;

export function UnitsPicture() {
  return VIALS.map((id) => {
    const { doseMl, stepsPerDose } = findDevice(id) ?? {};
    if (!doseMl || !stepsPerDose) return null;
    const { unitsOf, units } = texts.pictures;
    return (
      <Picture key={id} caption={`${unitsOf[id]}. ${units(stepsPerDose, SAME_MG, doseMl)}.`}>
        <SyringeDrawing units={stepsPerDose} />
      </Picture>
    );
  });
}

export function GoldenPicture() {
  return (
    <Picture caption={texts.pictures.golden}>
      <PenDrawing parts={partFills(0, dosesPerPen)} remainder={0.5} />
    </Picture>
  );
}

export function FiguresPicture() {
  return (
    <>
      {dose}
      {cost}
    </>
  );
}

const LEFT = 96;
const PER_UNIT = 4.2;
const TOP = 38;
const HEIGHT = 44;
const toX = (unit: number) => Number((LEFT + unit * PER_UNIT).toFixed(1));

/** A U-100 syringe of 1 mL, lying with the needle to the left, filled to a number of units. Decoration beside words. */
function SyringeDrawing({ units }: { units: number }) {
  const end = toX(100);
  return (
    <svg viewBox="0 0 640 120" className="notranslate block h-auto w-full" aria-hidden="true">
      <path d="M8 60H84" strokeWidth="2.5" strokeLinecap="round" className="stroke-pen-metal" />
      <path d="M78 52h10l8-6v28l-8-6H78Z" className="fill-pen-shade stroke-pen-line" />
      <rect
        x={LEFT}
        y={TOP}
        width={end - LEFT + 20}
        height={HEIGHT}
        rx="4"
        strokeWidth="2"
        className="fill-pen-glass stroke-pen-line"
      />
      <rect
        x={LEFT + 2}
        y={TOP + 2}
        width={toX(units) - LEFT - 2}
        height={HEIGHT - 4}
        className="fill-liquid"
      />
      <rect
        x={toX(units)}
        y={TOP + 2}
        width="10"
        height={HEIGHT - 4}
        rx="3"
        className="fill-pen-plunger"
      />
      <path
        d={`M${toX(units) + 10} 60H${toX(units) + 10 + end - LEFT}`}
        strokeWidth="10"
        className="stroke-pen-shade"
      />
      {Array.from({ length: 21 }, (_, index) => 5 * index).map((unit) => (
        <path
          key={unit}
          d={`M${toX(unit)} ${TOP}v${unit % 10 === 0 ? 18 : 10}`}
          strokeWidth="2"
          className="stroke-pen-line"
        />
      ))}
      {[20, 40, 60, 80, 100].map((unit) => (
        <text
          key={unit}
          x={toX(unit)}
          y={TOP + HEIGHT + 30}
          textAnchor="middle"
          fontSize="28"
          fontWeight="600"
          className="fill-ink numbers"
        >
          {unit}
        </text>
      ))}
    </svg>
  );
}
