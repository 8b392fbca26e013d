import type { Dose } from '@dosewise/contract';
import {
  type InjectionLocation,
  type InjectionSubLocation,
  type InjectionZone,
  zoneKey,
} from '@dosewise/domain';
import { useState } from 'react';
import { texts as doseTexts } from '../../data/doses/texts.ts';
import { texts } from '../../data/sites/texts.ts';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import { ChevronDownIcon } from '../../kit/icons/icons.tsx';
import { nameZone } from './site-words.ts';

const SiteDialog = lazyDialog(async () => (await import('./site-dialog.tsx')).SiteDialog);

interface SiteChipProps {
  /** Null while none is chosen. */
  readonly site: {
    readonly location: InjectionLocation;
    readonly subLocation: InjectionSubLocation | null;
  } | null;
  /** True for the one that has rested longest. */
  readonly isProposed: boolean;
  /** Newest first. */
  readonly doses: readonly Dose[];
  readonly timeZone: string;
  /** Null while the dose is not logged from here: then the place is only named. */
  readonly onChoose: ((site: InjectionZone) => void) | null;
}

/** The place of a dose, which a press changes. */
export function SiteChip({ site, isProposed, doses, timeZone, onChoose }: SiteChipProps) {
  const [isOpen, setOpen] = useState(false);
  const { location, subLocation = null } = site ?? {};
  const words = site === null ? null : texts.site(nameInside(site), isProposed);
  if (onChoose === null) {
    return words === null ? null : <p className="text-small text-quiet">{words}</p>;
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words ?? texts.chooseSite}
        onClick={() => setOpen(true)}
        className="flex min-h-11 self-start items-center gap-1.5 rounded-full border border-edge px-3 py-1 text-small font-semibold transition-colors hover:bg-accent-tint"
      >
        <span>{site === null ? texts.chooseSite : nameSite(site)}</span>
        <ChevronDownIcon className="size-4 text-quiet" />
      </button>
      {isOpen ? (
        <SiteDialog
          value={location && subLocation ? zoneKey({ location, subLocation }) : null}
          doses={doses}
          timeZone={timeZone}
          onChoose={(chosen) => {
            setOpen(false);
            onChoose(chosen);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

type Site = NonNullable<SiteChipProps['site']>;

/** 'Left thigh'; 'Thigh' without a side. */
const nameSite = ({ location, subLocation }: Site): string =>
  subLocation === null ? doseTexts.locations[location] : nameZone({ location, subLocation });

/** The same within a sentence: 'left thigh'. */
const nameInside = ({ location, subLocation }: Site): string =>
  subLocation === null
    ? doseTexts.locationInside(location)
    : texts.zoneInside(location, subLocation);
