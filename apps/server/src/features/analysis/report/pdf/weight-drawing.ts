import type { Report } from '@dosewise/contract';
import { POUNDS_PER_STONE, type ShownWeightUnit, toKilograms, toPounds } from '@dosewise/domain';
import { addElement, type Pages } from './pdf-pages.ts';
import type { Figures } from './shown-figures.ts';

type Weight = NonNullable<Report['weight']>;

/** Points from the paper's edge of a drawing to its axes, and its whole height. */
const INSET = { left: 48, bottom: 18, right: 10, top: 6 } as const;
const HEIGHT = 160;
const TICK_SIZE = 8;
/** At most as many lines across. */
const MAX_TICKS = 6;
const STEPS = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200];
/** Pounds that divide stones. */
const STONE_STEPS = [1, 2, 7, 14, 28, 70, 140, 280];

/** Draws the smoothed weights as a line and the weigh-ins as circles, in black on white. */
export function drawWeights(
  { doc, root, left, width, makeRoom, texts, figures }: Pages,
  weight: Weight,
  { weightUnit, timeZone }: { weightUnit: ShownWeightUnit; timeZone: string },
): void {
  makeRoom(HEIGHT + 40);
  const top = doc.y;
  const shown = (kg: number) => figures.weight(kg, weightUnit);
  // A mean has more decimals than anyone weighs.
  const rounded = (kg: number) => (weightUnit === 'kg' ? Math.round(kg * 10) / 10 : kg);
  const all = weight.points.flatMap(({ weightKg, smoothedKg }) => [weightKg, smoothedKg]);
  const [least, most] = [
    all.reduce((a, b) => Math.min(a, b)),
    all.reduce((a, b) => Math.max(a, b)),
  ];
  const ticks = ticksBetween(least, most, weightUnit, figures);
  const box = {
    left: left + INSET.left,
    right: left + width - INSET.right,
    top: top + INSET.top,
    bottom: top + HEIGHT - INSET.bottom,
  };
  const low = Math.min(least, ticks[0]?.kg ?? least);
  const high = Math.max(most, ticks.at(-1)?.kg ?? most);
  const times = weight.points.map(({ date }) => Date.parse(date));
  const [begin = 0, end = begin] = [times[0], times.at(-1)];
  const x = (at: number) =>
    end === begin
      ? (box.left + box.right) / 2
      : box.left + ((at - begin) / (end - begin)) * (box.right - box.left);
  const y = (kg: number) => box.bottom - ((kg - low) / (high - low || 1)) * (box.bottom - box.top);

  const draw = () => {
    doc.font('regular').fontSize(TICK_SIZE).lineWidth(0.4).strokeColor('#999999');
    for (const tick of ticks) {
      doc.moveTo(box.left, y(tick.kg)).lineTo(box.right, y(tick.kg)).stroke();
      const words = { width: INSET.left - 6, align: 'right', lineBreak: false } as const;
      doc.text(tick.words, left, y(tick.kg) - TICK_SIZE / 2 - 1, words);
    }
    const days = { width: 80, lineBreak: false } as const;
    doc.text(figures.dayOf(weight.points[0]?.date ?? '', timeZone), box.left, box.bottom + 6, days);
    if (end > begin) {
      const last = figures.dayOf(weight.points.at(-1)?.date ?? '', timeZone);
      doc.text(last, box.right - 80, box.bottom + 6, { ...days, align: 'right' });
    }
    doc.strokeColor('#555555').lineWidth(0.6);
    for (const [index, point] of weight.points.entries()) {
      doc.circle(x(times[index] ?? begin), y(point.weightKg), 1.6).stroke();
    }
    doc.strokeColor('black').lineWidth(1.4);
    for (const [index, point] of weight.points.entries()) {
      const at = [x(times[index] ?? begin), y(point.smoothedKg)] as const;
      if (index === 0) doc.moveTo(...at);
      else doc.lineTo(...at);
    }
    doc.stroke();
  };
  const onDay = (point: { date: string; smoothedKg: number } | undefined) =>
    point ? texts.onDay(shown(rounded(point.smoothedKg)), figures.dayOf(point.date, timeZone)) : '';
  const alt = texts.chartAlt(
    onDay(weight.points[0]),
    onDay(weight.points.at(-1)),
    shown(least),
    shown(most),
  );
  const bbox = [left, top, left + width, top + HEIGHT];
  addElement(doc, root, ['Figure', { alt, bbox }], draw);
  doc.x = left;
  doc.y = top + HEIGHT + 4;
}

/** Round weights around what is to be drawn, lowest first, with their words. */
function ticksBetween(leastKg: number, mostKg: number, unit: ShownWeightUnit, { number }: Figures) {
  const inUnit = unit === 'kg' ? (kg: number) => kg : toPounds;
  const [least, most] = [inUnit(leastKg), inUnit(mostKg)];
  const steps = unit === 'st' ? STONE_STEPS : STEPS;
  const step =
    steps.find((each) => Math.ceil(most / each) - Math.floor(least / each) < MAX_TICKS) ?? 500;
  const first = Math.floor(least / step);
  const count = Math.max(1, Math.ceil(most / step) - first) + 1;
  return Array.from({ length: count }, (_, index) => {
    const value = Number(((first + index) * step).toFixed(1));
    return {
      kg: unit === 'kg' ? value : toKilograms(value, 'lb'),
      words: tickWords(value, unit, number),
    };
  });
}

function tickWords(value: number, unit: ShownWeightUnit, number: Figures['number']): string {
  if (unit !== 'st') return `${number(value)} ${unit}`;
  const rest = value % POUNDS_PER_STONE;
  const stones = `${(value - rest) / POUNDS_PER_STONE} st`;
  return rest === 0 ? stones : `${stones} ${rest} lb`;
}
