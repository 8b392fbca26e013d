import type { ReactElement } from 'react';
import { texts } from '../../data/sites/texts.ts';
import { cx } from '../../kit/class-names.ts';
import { BackDrawing, FrontDrawing } from './body-drawing.tsx';
import { ZoneButtons, type ZonesProps } from './body-view.tsx';
import { BACK, type BodyView, FRONT } from './body-zones.ts';
import type { ZoneLook } from './site-words.ts';

const LOOKS: Readonly<Record<ZoneLook, string>> = {
  recent: 'border-data bg-data text-surface',
  resting: 'border-data bg-data/40 text-ink',
  rested: 'border-data bg-data-tint text-ink',
  unused: 'border-data border-dashed bg-surface text-ink',
  off: 'border-edge border-dotted bg-sunken text-quiet',
};
export const SUGGESTED = 'ring-3 ring-chart-3 ring-offset-2 ring-offset-surface';

/** The body with a button on each zone where one injects: how long each has rested. */
export function BodyMap(props: ZonesProps) {
  return (
    <fieldset
      data-body
      aria-label={texts.map}
      className="mx-auto flex w-full min-w-0 max-w-100 flex-wrap justify-center gap-x-4 gap-y-6"
    >
      <View
        {...props}
        view={FRONT}
        name={texts.front}
        sides={[texts.right, texts.left]}
        className="flex-[8_1_10rem]"
      >
        <FrontDrawing view={FRONT} />
      </View>
      <div className="flex min-w-0 flex-[5_1_6.25rem] flex-col gap-6 self-stretch">
        <Legend />
        <View
          {...props}
          view={BACK}
          name={texts.back}
          sides={[texts.leftInitial, texts.rightInitial]}
          className="mt-auto"
        >
          <BackDrawing view={BACK} />
        </View>
      </div>
    </fieldset>
  );
}

interface ViewProps extends ZonesProps {
  readonly view: BodyView;
  readonly name: string;
  /** The sides at the left and at the right of the drawing. */
  readonly sides: readonly [string, string];
  readonly className: string;
  readonly children: ReactElement;
}

function View({ name, sides, className, children, ...map }: ViewProps) {
  return (
    <div className={cx('min-w-0', className)}>
      <p className="flex justify-between text-small text-quiet" aria-hidden="true">
        <span>{sides[0]}</span>
        <span className="font-semibold">{name}</span>
        <span>{sides[1]}</span>
      </p>
      <ZoneButtons
        {...map}
        look={(zone, isPressed) =>
          cx(
            LOOKS[zone.look],
            zone.isSuggested && SUGGESTED,
            isPressed && 'layer-raised border-3 border-solid border-ink',
          )
        }
        mark={(zone) => zone.mark}
      >
        {children}
      </ZoneButtons>
    </div>
  );
}

const LEGEND = ['recent', 'resting', 'rested', 'unused', 'off'] as const;

/** The legend of the shades. */
function Legend() {
  return (
    <ul className="flex flex-col gap-2 text-small text-quiet">
      {LEGEND.map((look) => (
        <li key={look} className="flex items-start gap-2">
          <span className={cx('mt-0.5 size-4 shrink-0 rounded-full border-2', LOOKS[look])} />
          <span>{texts.legend[look]}</span>
        </li>
      ))}
      <li className="flex items-start gap-2">
        <span className="mt-0.5 size-4 shrink-0 rounded-full ring-3 ring-chart-3 ring-inset" />
        <span>{texts.suggested}</span>
      </li>
    </ul>
  );
}
