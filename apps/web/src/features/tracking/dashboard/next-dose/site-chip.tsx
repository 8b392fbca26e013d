import type { Dose } from '@dosewise/contract';
import { type InjectionZone, zoneKey } from '@dosewise/domain';
import { useState } from 'react';
import { lazyDialog } from '../../../../kit/dialogs/lazy-dialog.tsx';
import { ChevronDownIcon } from '../../../../kit/icons/icons.tsx';
import { type NextDose, nameSite, nameSiteInside } from './next-dose.ts';
import { texts } from './texts.ts';

const SiteDialog = lazyDialog(async () => (await import('./site-dialog.tsx')).SiteDialog);

interface SiteChipProps {
  readonly site: NextDose['site'];
  /** True for the one that has rested longest. */
  readonly isProposed: boolean;
  /** Newest first. */
  readonly doses: readonly Dose[];
  readonly timeZone: string;
  /** Null while the dose is not logged from here: then the place is only named. */
  readonly onChoose: ((site: InjectionZone) => void) | null;
}

/** The place of the next dose, which a press changes. */
export function SiteChip({ site, isProposed, doses, timeZone, onChoose }: SiteChipProps) {
  const [isOpen, setOpen] = useState(false);
  const name = nameSite(site);
  const inside = nameSiteInside(site);
  const words = inside === null ? null : texts.site(inside, isProposed);
  if (onChoose === null) {
    return words === null ? null : <p className="text-small text-quiet">{words}</p>;
  }
  const { subLocation = null } = site ?? {};
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words ?? texts.chooseSite}
        onClick={() => setOpen(true)}
        className="flex min-h-11 self-start items-center gap-1.5 rounded-full border border-edge py-1 pr-3 pl-4 text-small font-semibold transition-colors hover:bg-accent-tint"
      >
        <span>{name ?? texts.chooseSite}</span>
        <ChevronDownIcon className="size-4 text-quiet" />
      </button>
      {isOpen ? (
        <SiteDialog
          value={site === null || subLocation === null ? null : zoneKey({ ...site, subLocation })}
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
