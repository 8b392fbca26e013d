import type { Pen } from '@dosewise/contract';
import { WEEKLY_PEN, WEEKLY_PEN_SIZE } from '@dosewise/domain';
import { DeviceDrawing } from '../../../../records/pens/facts/device-drawing.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { texts } from '../texts.ts';
import { type DoseEntry, doseOf, writeDose } from './dose-entry.ts';

interface EntryPictureProps {
  readonly entry: DoseEntry;
  readonly pen: Pen | null;
  readonly className: string;
}

/** The chosen pen as it will be after this dose, and how the dose is computed. */
export function EntryPicture({ entry, pen, className }: EntryPictureProps) {
  const device = pen?.device ?? { ...WEEKLY_PEN_SIZE, goldenMl: WEEKLY_PEN.goldenMl };
  const isStandard = entry.doseType === 'standard';
  const stepsLeft = pen?.remainingClicks ?? device.doses * device.stepsPerDose;
  const goldenLeft = pen?.remainingGoldenMl ?? device.goldenMl;
  return (
    <div
      className={cx(
        'flex h-full flex-col items-center justify-center gap-3 rounded-control bg-accent-tint px-4 py-5',
        className,
      )}
    >
      <DeviceDrawing
        device={device}
        stepsLeft={Math.max(0, stepsLeft - (isStandard ? entry.clicks : 0))}
        goldenMl={Math.max(0, goldenLeft - (isStandard ? 0 : entry.volume))}
        dialled={isStandard ? entry.clicks : undefined}
      />
      <p className="text-title font-semibold numbers">
        {writeDose(doseOf(entry), entry)}
        <span className="ml-1 text-lead text-quiet">{texts.mg}</span>
      </p>
      <p className="text-small text-quiet numbers">{calculationOf(entry)}</p>
    </div>
  );
}

function calculationOf(entry: DoseEntry): string {
  if (entry.pen === null) return texts.noPenForSum;
  const { strength, stepsPerDose, doseMl } = entry.pen.scale;
  if (entry.doseType === 'golden_dose') return `${entry.volume} / ${doseMl} mL × ${strength} mg`;
  return stepsPerDose === 1
    ? `${entry.clicks} × ${strength} mg`
    : `${entry.clicks} / ${stepsPerDose} × ${strength} mg`;
}
