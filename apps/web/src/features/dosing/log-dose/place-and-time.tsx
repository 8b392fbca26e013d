import { useEffect, useMemo, useRef, useState } from 'react';
import { ChevronDownIcon } from '../../../kit/icons/icons.tsx';
import { texts as uiTexts } from '../../../kit/texts.ts';
import { restedSites } from '../../../parts/sites/rested-sites.ts';
import { SiteChip } from '../../../parts/sites/site-chip.tsx';
import { type InjectionDetails, placeWithin, withPlace } from './dose-entry.ts';
import { type Rest, TimeLine } from './injection-fields.tsx';
import { texts } from './texts.ts';

interface PlaceAndTimeProps {
  readonly entry: InjectionDetails;
  readonly onChange: (changed: Partial<InjectionDetails>) => void;
  readonly rest: Rest;
  /** True for a tablet, which goes nowhere. */
  readonly isOral: boolean;
  readonly time: {
    /** True while the clock is not followed: then its field is there. */
    readonly isSet: boolean;
    readonly error: string | null;
    readonly onOpen: () => void;
  };
}

/** The place and 'Now', a chip each; pressed, the second becomes the field of day and time. */
export function PlaceAndTime({ entry, onChange, rest, isOral, time }: PlaceAndTimeProps) {
  const { sites, doses, timeZone } = rest;
  const { suggested } = useMemo(() => restedSites(sites, doses), [sites, doses]);
  const site = { location: entry.location, subLocation: placeWithin(entry) };
  const isTimeOpen = time.isSet || time.error !== null;
  const line = useRef<HTMLDivElement>(null);
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    if (isPressed && isTimeOpen) line.current?.querySelector('input')?.focus();
    if (!isTimeOpen) setIsPressed(false);
  }, [isPressed, isTimeOpen]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {isOral ? null : (
          <SiteChip
            site={site}
            isProposed={
              suggested?.location === site.location && suggested.subLocation === site.subLocation
            }
            doses={doses}
            timeZone={timeZone}
            onChoose={({ location, subLocation }) => onChange(withPlace(location, subLocation))}
          />
        )}
        {isTimeOpen ? null : (
          <button
            type="button"
            aria-expanded={false}
            onClick={() => {
              setIsPressed(true);
              time.onOpen();
            }}
            className="flex min-h-11 items-center gap-1.5 rounded-full border border-edge px-3 py-1 text-small font-semibold transition-colors hover:bg-accent-tint"
          >
            <span>{texts.now}</span>
            <span className="sr-only">{uiTexts.dateAndTime}</span>
            <ChevronDownIcon className="size-4 text-quiet" />
          </button>
        )}
      </div>
      {isTimeOpen ? (
        <div ref={line}>
          <TimeLine entry={entry} error={time.error} onChange={onChange} />
        </div>
      ) : null}
    </>
  );
}
