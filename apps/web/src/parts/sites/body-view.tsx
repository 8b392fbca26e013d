import type { ZoneKey } from '@dosewise/domain';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../../kit/class-names.ts';
import type { Elements } from '../../kit/elements.ts';
import { type BodyView, FRONT } from './body-zones.ts';
import type { MapZone } from './site-words.ts';

export interface ZonesProps {
  readonly zones: readonly MapZone[];
  /** The zone that is pressed, or null. */
  readonly value: ZoneKey | null;
  readonly onPress: (key: ZoneKey) => void;
}

interface ZoneButtonsProps extends ZonesProps {
  readonly view: BodyView;
  /** The look of a zone. */
  readonly look: (zone: MapZone, isPressed: boolean) => string;
  /** The words in a zone. */
  readonly mark: (zone: MapZone, isPressed: boolean) => ReactNode;
  /** The drawing below them. */
  readonly children: Elements;
}

/**
 * A button on each zone of a drawing. The drawings within one `data-body` are one stop for the keyboard,
 * whose arrows go from zone to zone.
 */
export function ZoneButtons({
  zones,
  value,
  onPress,
  view,
  look,
  mark,
  children,
}: ZoneButtonsProps) {
  const stop = value ?? FRONT.places[0]?.[0];
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the arrows of the buttons inside.
    <div className="@container relative isolate" onKeyDown={goToNextZone}>
      {children}
      {view.places.map(([key, place]) => {
        const zone = zones.find((each) => each.key === key);
        const isPressed = key === value;
        return zone === undefined ? null : (
          <button
            key={key}
            type="button"
            aria-pressed={isPressed}
            tabIndex={key === stop ? 0 : -1}
            onClick={() => onPress(key)}
            className={cx(
              'absolute flex items-center justify-center border-2 font-semibold whitespace-nowrap numbers transition-colors',
              place.corners,
              look(zone, isPressed),
            )}
            style={{
              left: share(place.left, view.width),
              top: share(place.top - view.top, view.height),
              width: share(place.width, view.width),
              height: share(place.height, view.height),
              // However large the reader's text is, three digits stay within their zone.
              fontSize: `min(var(--text-small), ${(29 * place.width) / view.width}cqi)`,
            }}
          >
            <span className="sr-only">{zone.name}</span>
            <span aria-hidden="true">{mark(zone, isPressed)}</span>
          </button>
        );
      })}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

function goToNextZone(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const body = event.currentTarget.closest('[data-body]') ?? event.currentTarget;
  const buttons = [...body.querySelectorAll<HTMLElement>('button[aria-pressed]')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
