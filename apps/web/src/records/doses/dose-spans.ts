import type { DoseStep } from '@dosewise/domain';
import type { ChartGlyph, ChartSpans, ChartTone } from '../../ui/chart/chart-model.ts';
import { medicineLabel } from '../medicines/medicines.ts';
import { texts } from './texts.ts';

/** Ink and form change together, so that twelve doses differ, and differ without colour. */
const TONES: readonly ChartTone[] = ['third', 'fourth', 'second', 'first'];
const GLYPHS: readonly ChartGlyph[] = ['dot', 'square', 'ring'];

/** '5 mg'; 'Semaglutide 1 mg' where the steps are of several medicines. */
export function stepNames(steps: readonly DoseStep[]) {
  const isOne = new Set(steps.map(({ medicine }) => medicine)).size < 2;
  return ({ mg, medicine }: Pick<DoseStep, 'mg' | 'medicine'>) =>
    isOne ? texts.mg(mg) : texts.ofMedicine(medicineLabel(medicine), texts.mg(mg));
}

/**
 * The steps of doses on a chart, each amount in a look of its own; a flag where one took the place of
 * another. `xOf` says where an instant stands.
 */
export function doseSpans(
  steps: readonly DoseStep[],
  { isHeld, xOf = (at) => at }: { isHeld: boolean; xOf?: (at: number) => number },
): ChartSpans {
  const nameOf = stepNames(steps);
  const names = [...new Set(steps.map(nameOf))];
  return {
    id: 'dose-step',
    label: texts.doseStep,
    isHeld,
    points: steps.map((step) => {
      const name = nameOf(step);
      const look = names.indexOf(name);
      return {
        x: xOf(step.at),
        name,
        ...(step.before !== null && { change: texts.change(nameOf(step.before), name) }),
        tone: TONES[look % TONES.length] ?? 'quiet',
        glyph: GLYPHS[look % GLYPHS.length] ?? 'dot',
      };
    }),
  };
}
