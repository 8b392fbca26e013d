import { concentrationCurve, findDevice, MODELS_BY_MEDICINE, mg, WEEK_MS } from '@dosewise/domain';
import type { ComponentType } from 'react';
import type { HelpTopic } from '../../../data/navigation/paths.ts';
import { cx } from '../../../kit/class-names.ts';
import { CheckIcon, MinusIcon } from '../../../kit/icons/icons.tsx';
import {
  ClicksPicture,
  FiguresPicture,
  GoldenPicture,
  Picture,
  PrimingPicture,
  UnitsPicture,
} from './pen-pictures.tsx';
import { texts } from './texts.ts';

/** The days from a planned dose to the next one: those on which it may still be taken come first. */
function Missed() {
  const { missedWindowHours = 0, intervalDays = 0 } = findDevice('mounjaro-kwikpen') ?? {};
  const days = (missedWindowHours ?? 0) / 24;
  return (
    <Picture caption={texts.pictures.missed(days)}>
      <div aria-hidden="true" className="flex justify-between gap-4 text-small font-semibold">
        <span>{texts.pictures.planned}</span>
        <span>{texts.pictures.next}</span>
      </div>
      <div aria-hidden="true" className="flex gap-1">
        {Array.from({ length: intervalDays }, (_, index) => index).map((day) => (
          <span
            key={day}
            className={cx(
              'flex h-10 flex-1 items-center justify-center rounded-control',
              day < days ? 'bg-data text-surface' : 'bg-sunken text-quiet',
            )}
          >
            {day < days ? <CheckIcon className="size-5" /> : <MinusIcon className="size-5" />}
          </span>
        ))}
      </div>
    </Picture>
  );
}

/** Hours on the dial of two places at one moment in winter. */
const CLOCKS = [8, 3];
const HOUR_MARKS = Array.from({ length: 12 }, (_, hour) => 30 * hour);

function Travelling() {
  return (
    <Picture caption={texts.pictures.travelling}>
      <svg
        viewBox="0 0 320 120"
        className="mx-auto block h-auto w-full max-w-80"
        aria-hidden="true"
      >
        <path d="M132 60h56m-10-8 10 8-10 8" fill="none" strokeWidth="3" className="stroke-edge" />
        {CLOCKS.map((hour, at) => (
          <g key={hour} transform={`translate(${70 + at * 180} 60)`} fill="none" strokeWidth="4">
            <circle r="50" className="fill-surface stroke-pen-line" />
            {HOUR_MARKS.map((mark) => (
              <path
                key={mark}
                d="M0 -44v6"
                strokeWidth="2"
                transform={`rotate(${mark})`}
                className="stroke-edge"
              />
            ))}
            <path d="M0 0v-36" strokeLinecap="round" className="stroke-quiet" />
            <path
              d="M0 0v-24"
              strokeWidth="6"
              strokeLinecap="round"
              transform={`rotate(${hour * 30})`}
              className="stroke-data"
            />
          </g>
        ))}
      </svg>
    </Picture>
  );
}

/** Six labelled doses of 5 mg a week apart, as the page of the curve draws them. */
function drawCurve() {
  const model = MODELS_BY_MEDICINE.get('tirzepatide')?.[0]?.forPerson(null);
  if (model === undefined) return null;
  const logged = Array.from({ length: 6 }, (_, week) => ({ at: week * WEEK_MS, mg: mg(5) }));
  const { actual, band } = concentrationCurve({ logged, forecast: null, model });
  if (actual === null || band === null) return null;
  const to = 8 * WEEK_MS;
  const top = Math.max(...band.high.mgPerL);
  const x = (at: number) => Number(((at / to) * 632 + 4).toFixed(1));
  const y = (mgPerL: number) => Number((172 - (mgPerL / top) * 160).toFixed(1));
  const line = ({ at, mgPerL }: typeof actual) =>
    [...at].flatMap((time, index) =>
      time < 0 || time > to ? [] : [`${x(time)} ${y(mgPerL[index] ?? 0)}`],
    );
  const path = (course: typeof actual) => `M${line(course).join('L')}`;
  const dots = logged.map(({ at }) => ({
    x: x(at),
    y: y(actual.mgPerL[actual.at.indexOf(at)] ?? 0),
  }));
  return { line: path(actual), high: path(band.high), low: path(band.low), dots };
}

function Curve() {
  const drawn = drawCurve();
  if (drawn === null) return null;
  return (
    <Picture caption={texts.pictures.curve}>
      <svg viewBox="0 0 640 180" className="block h-auto w-full" aria-hidden="true" fill="none">
        <path d="M2 174h636" strokeWidth="2" className="stroke-edge" />
        {[drawn.high, drawn.low].map((edge) => (
          <path
            key={edge}
            d={edge}
            strokeWidth="3"
            strokeDasharray="2 7"
            className="stroke-quiet"
          />
        ))}
        <path d={drawn.line} strokeWidth="4" className="stroke-data" />
        {drawn.dots.map((dot) => (
          <circle key={dot.x} cx={dot.x} cy={dot.y} r="7" className="fill-chart-3" />
        ))}
      </svg>
    </Picture>
  );
}

/** A phone, a server and the copies of its database. */
function Where() {
  return (
    <Picture caption={texts.pictures.where}>
      <svg
        viewBox="0 0 480 120"
        className="mx-auto block h-auto w-full max-w-120"
        aria-hidden="true"
        fill="none"
        strokeWidth="4"
      >
        <rect
          x="30"
          y="6"
          width="64"
          height="108"
          rx="12"
          className="fill-surface stroke-pen-line"
        />
        <path d="M46 30h32M46 44h32M46 58h20" strokeLinecap="round" className="stroke-liquid" />
        <path d="M54 102h16" strokeLinecap="round" className="stroke-edge" />
        <path d="M112 60h62m-10-8 10 8-10 8M122 52l-10 8 10 8" className="stroke-edge" />
        {[14, 48, 82].map((y) => (
          <g key={y}>
            <rect
              x="192"
              y={y}
              width="96"
              height="28"
              rx="6"
              className="fill-surface stroke-pen-line"
            />
            <circle cx="208" cy={y + 14} r="4" className="fill-liquid" />
            <path d={`M224 ${y + 14}h48`} strokeLinecap="round" className="stroke-edge" />
          </g>
        ))}
        <path d="M304 60h54m-10-8 10 8-10 8" className="stroke-edge" />
        {[28, 14, 0].map((at) => (
          <rect
            key={at}
            x={376 + at}
            y={40 - at}
            width="60"
            height="72"
            rx="8"
            className="fill-surface stroke-pen-line"
          />
        ))}
        <path d="M390 62h32M390 76h32M390 90h20" strokeLinecap="round" className="stroke-liquid" />
      </svg>
    </Picture>
  );
}

const TEMPERATURES = [
  ['tooWarm', 'border-danger bg-danger-tint'],
  ['warm', 'border-caution bg-caution-tint'],
  ['cold', 'border-good bg-good-tint'],
  ['frozen', 'border-danger bg-danger-tint'],
] as const;

/** A thermometer: the same colours as everywhere, and words beside each. */
function Storing() {
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-small font-semibold">{texts.temperaturesOf}</figcaption>
      <ul className="overflow-clip rounded-control">
        {TEMPERATURES.map(([name, look]) => (
          <li key={name} className={cx('border-l-8 px-4 py-2.5', look)}>
            <span className="block font-semibold">{texts.temperatures[name].range}</span>
            <span className="block text-small">{texts.temperatures[name].what}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The picture of each answer, drawn from the product's own parts and numbers. */
export const PICTURES: Readonly<Record<HelpTopic, ComponentType>> = {
  click: ClicksPicture,
  priming: PrimingPicture,
  units: UnitsPicture,
  'golden-dose': GoldenPicture,
  'missed-dose': Missed,
  travelling: Travelling,
  curve: Curve,
  figures: FiguresPicture,
  where: Where,
  storing: Storing,
};
