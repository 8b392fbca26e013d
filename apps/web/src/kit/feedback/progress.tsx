import { useId } from 'react';
import { formatPercent } from '../../languages/formats/measurements.ts';
import { Button } from '../buttons/button.tsx';
import { texts } from '../texts.ts';

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly onCancel: () => void;
}

/** Long work: how far it is, and the way out of it. */
export function Progress({ label, share, onCancel }: ProgressProps) {
  const id = useId();
  const percent = Math.round(share * 100);
  return (
    <div className="flex flex-col gap-3">
      <p id={id} className="flex justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <span className="text-quiet numbers">{formatPercent(percent)}</span>
      </p>
      <progress aria-labelledby={id} value={percent} max={100} className="progress h-2 w-full" />
      <Button kind="secondary" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
