import { useId } from 'react';
import { Checkbox } from '../../ui/fields/choice.tsx';
import { NumberInput } from '../../ui/fields/number-input.tsx';
import type { Height } from './height.ts';
import { texts } from './texts.ts';

interface JourneyOptionsProps {
  readonly showDoses: boolean;
  readonly onShowDoses: (shown: boolean) => void;
  readonly showBands: boolean;
  readonly onShowBands: (shown: boolean) => void;
  readonly height: Height;
}

/** What to draw beside the weight, and the height that BMI bands need. */
export function JourneyOptions(props: JourneyOptionsProps) {
  const { height } = props;
  const heightId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
      <Checkbox label={texts.showDoses} checked={props.showDoses} onChange={props.onShowDoses} />
      <Checkbox label={texts.showBands} checked={props.showBands} onChange={props.onShowBands} />
      <div className="flex items-center gap-3 sm:ml-auto">
        <label htmlFor={heightId}>{texts.height}</label>
        <NumberInput
          id={heightId}
          className="w-32"
          placeholder={texts.heightExample}
          value={height.text}
          onChange={height.setText}
          onBlur={height.save}
        />
      </div>
    </div>
  );
}
