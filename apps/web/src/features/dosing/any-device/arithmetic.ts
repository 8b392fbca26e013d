import { type DoseUnit, doseInUnits, type KnownDevice, typedAmount } from '@dosewise/domain';
import type { Calculation } from './calculation.ts';
import type { DeviceEntry } from './device-entry.ts';
import { texts } from './texts.ts';
import { type WrittenAmount, writeAmount, writeWithUnit } from './written-amount.ts';

/** A sum in its parts: '37 clicks ÷ 74 × 1 mg', then each '= 0.5 mg'. */
type Sum = readonly string[];

/**
 * The arithmetic of a dose, sum by sum: '37 clicks ÷ 74 × 1 mg = 0.5 mg', then
 * '0.5 mg ÷ (1 mg ÷ 0.74 mL) = 0.37 mL = 37 units of a U-100 syringe'. None of nothing. It begins
 * with what was typed, or with the steps that were chosen in its place.
 */
export function describeArithmetic(
  entry: DeviceEntry,
  device: KnownDevice,
  { dose, steps, neighbours }: Calculation,
): readonly Sum[] {
  if (dose.mg === 0) return [];
  const { scale, size } = device;
  const isChosen = steps !== null && neighbours !== null;
  const unit = isChosen ? 'steps' : entry.unit;
  const given = isChosen ? steps : typedAmount(entry.text);
  // What is a step only as it is written comes to it only about.
  const isGiven = Math.abs(doseInUnits(given, unit, scale).steps - dose.steps) < 1e-9;
  const about = (written: WrittenAmount) => ({ ...written, isExact: written.isExact && isGiven });

  const from = writeWithUnit(given, unit, device).text;
  const mgOfDose = texts.inUnit.mg(writeAmount(scale.strength, 'mg', device).text);
  if (scale.doseMl === null) {
    return unit === 'steps'
      ? [sum(`${from} × ${mgOfDose}`, writeWithUnit(dose.mg, 'mg', device))]
      : [sum(`${from} ÷ ${mgOfDose}`, about(writeWithUnit(dose.steps, 'steps', device)))];
  }
  const mlOfDose = texts.inUnit.mL(writeAmount(scale.doseMl, 'mL', device).text);
  const perMl = `(${mgOfDose} ÷ ${mlOfDose})`;
  const stepsOfDose = writeWithUnit(scale.stepsPerDose, 'steps', device).text;
  const to = (wanted: DoseUnit) => writeWithUnit(dose[wanted], wanted, device);
  const volume = [to('mL'), to('units')];
  const inSteps = (text: string, divisor: string) =>
    size.kind === 'vial'
      ? []
      : [
          scale.stepsPerDose === 1
            ? sum(`${text} ÷ ${divisor}`, about(to('steps')))
            : sum(`${text} ÷ ${divisor} × ${stepsOfDose}`, about(to('steps'))),
        ];

  if (unit === 'steps') {
    const part = scale.stepsPerDose === 1 ? from : `${from} ÷ ${scale.stepsPerDose}`;
    const doseMg = to('mg');
    return [
      sum(`${part} × ${mgOfDose}`, doseMg),
      doseMg.isExact
        ? sum(`${doseMg.text} ÷ ${perMl}`, ...volume)
        : sum(`${part} × ${mlOfDose}`, ...volume),
    ];
  }
  if (unit === 'mg') {
    return [...inSteps(from, mgOfDose), sum(`${from} ÷ ${perMl}`, about(to('mL')), to('units'))];
  }
  const inMl = unit === 'mL' ? from : to('mL').text;
  const first =
    unit === 'mL'
      ? sum(`${from} × 100`, about(to('units')))
      : sum(`${from} ÷ 100`, about(to('mL')));
  return [first, sum(`${inMl} × ${perMl}`, about(to('mg'))), ...inSteps(inMl, mlOfDose)];
}

/** The terms and what they come to; '≈' where that is rounded. */
function sum(terms: string, ...results: readonly WrittenAmount[]): Sum {
  return [terms, ...results.map(({ text, isExact }) => `${isExact ? '=' : '≈'} ${text}`)];
}
