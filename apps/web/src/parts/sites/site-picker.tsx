import { texts } from '../../data/sites/texts.ts';
import { cx } from '../../kit/class-names.ts';
import { CheckIcon } from '../../kit/icons/icons.tsx';
import { BackDrawing, FrontDrawing } from './body-drawing.tsx';
import { SUGGESTED } from './body-map.tsx';
import { ZoneButtons, type ZonesProps } from './body-view.tsx';
import { BACK_PART, FRONT } from './body-zones.ts';
import type { MapZone } from './site-words.ts';

interface SitePickerProps extends ZonesProps {
  /** The zones used last: only they say how many days ago. */
  readonly latest: ReadonlySet<MapZone['key']>;
}

/**
 * The front of the body, as small as its zones can be, to choose where an injection goes. `BackPicker`
 * stands within the same `data-body`.
 */
export function FrontPicker(props: SitePickerProps) {
  return (
    <fieldset aria-label={texts.frontMap} className="relative min-w-0">
      <p
        aria-hidden="true"
        className="absolute inset-x-1 bottom-0 flex justify-between text-small text-quiet"
      >
        <span>{texts.rightInitial}</span>
        <span>{texts.leftInitial}</span>
      </p>
      <Zones {...props} view={FRONT}>
        <FrontDrawing view={FRONT} />
      </Zones>
    </fieldset>
  );
}

/** The same of the hips from behind. */
export function BackPicker(props: SitePickerProps) {
  return (
    <fieldset aria-label={texts.backMap} className="min-w-0">
      <div className="flex items-center gap-2 text-small text-quiet">
        <span aria-hidden="true">{texts.leftInitial}</span>
        <div className="w-26">
          <Zones {...props} view={BACK_PART}>
            <BackDrawing view={BACK_PART} />
          </Zones>
        </div>
        <span aria-hidden="true">{texts.rightInitial}</span>
      </div>
    </fieldset>
  );
}

function Zones({
  latest,
  ...props
}: Omit<Parameters<typeof ZoneButtons>[0], 'look' | 'mark'> & SitePickerProps) {
  return (
    <ZoneButtons
      {...props}
      look={(zone, isPressed) =>
        cx(
          lookOf(zone, isPressed, latest),
          zone.isSuggested && SUGGESTED,
          (isPressed || zone.isSuggested) && 'layer-raised',
        )
      }
      mark={(zone, isPressed) => {
        if (isPressed) return <CheckIcon className="size-6" />;
        return latest.has(zone.key) ? zone.mark : null;
      }}
    />
  );
}

function lookOf(zone: MapZone, isPressed: boolean, latest: SitePickerProps['latest']): string {
  if (isPressed) return 'border-data bg-data text-surface';
  if (latest.has(zone.key)) return 'border-data bg-data/40 text-ink';
  return zone.look === 'off'
    ? 'border-edge border-dotted bg-sunken text-quiet'
    : 'border-edge bg-surface text-ink';
}
