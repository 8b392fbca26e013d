import { setHeight } from '@dosewise/contract';
import { useId } from 'react';
import { Checkbox } from '../../../kit/fields/choice.tsx';
import { NumberInput } from '../../../kit/fields/number-input.tsx';
import { NumberPair } from '../../../kit/fields/number-pair.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { useIsWide } from '../../../kit/layout/use-is-wide.ts';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import type { WeightView } from '../../../parts/weights/weight-chart.ts';
import { WeighInsOnlySwitch } from '../../../parts/weights/weight-view-control.tsx';
import type { Height } from './height.ts';
import { texts } from './texts.ts';

interface JourneyOptionsProps {
  /** Null where there is no course yet to be seen in another way. */
  readonly view: WeightView | null;
  readonly onView: (view: WeightView) => void;
  readonly showDoses: boolean;
  readonly onShowDoses: (shown: boolean) => void;
  readonly showBands: boolean;
  readonly onShowBands: (shown: boolean) => void;
  readonly height: Height;
}

/** Options of the chart, and the height that BMI bands need: behind one button on a phone. */
export function JourneyOptions(props: JourneyOptionsProps) {
  const { view, onView, height } = props;
  return (
    <Disclosure summary={texts.chartOptions} open={useIsWide()} className="text-small">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-1 pb-2 text-body">
        {view === null ? null : <WeighInsOnlySwitch view={view} onChange={onView} />}
        <Checkbox label={texts.showDoses} checked={props.showDoses} onChange={props.onShowDoses} />
        <Checkbox label={texts.showBands} checked={props.showBands} onChange={props.onShowBands} />
        <IfMayCall route={setHeight}>
          <div className="flex items-center gap-3">
            <HeightField {...height} />
          </div>
        </IfMayCall>
      </div>
    </Disclosure>
  );
}

function HeightField({ unit, typed, setTyped, save }: Height) {
  const id = useId();
  if (unit === 'cm') {
    return (
      <>
        <label htmlFor={id}>{texts.inUnit(texts.height, unit)}</label>
        <NumberInput
          id={id}
          className="w-32"
          placeholder={texts.heightExample}
          value={typed.main}
          onChange={(main) => setTyped({ ...typed, main })}
          onBlur={save}
        />
      </>
    );
  }
  return (
    <>
      <label htmlFor={id}>{texts.height}</label>
      <NumberPair
        id={id}
        className="w-52"
        onLeave={save}
        parts={[
          {
            label: texts.feetOf(texts.height),
            suffix: 'ft',
            value: typed.main,
            onChange: (main) => setTyped({ ...typed, main }),
          },
          {
            label: texts.inchesOf(texts.height),
            suffix: 'in',
            value: typed.inches,
            onChange: (inches) => setTyped({ ...typed, inches }),
          },
        ]}
      />
    </>
  );
}
