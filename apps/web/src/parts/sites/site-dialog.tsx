import type { Dose } from '@dosewise/contract';
import { INJECTION_ZONES, type InjectionZone, type ZoneKey, zoneKey } from '@dosewise/domain';
import { useMemo, useState } from 'react';
import { useSites } from '../../data/sites/sites-query.ts';
import { texts } from '../../data/sites/texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { BodyMap } from './body-map.tsx';
import { restedSites } from './rested-sites.ts';
import { mapZones } from './site-words.ts';

interface SiteDialogProps {
  readonly value: ZoneKey | null;
  /** Newest first. */
  readonly doses: readonly Dose[];
  readonly timeZone: string;
  readonly onChoose: (site: InjectionZone) => void;
  readonly onClose: () => void;
}

/** The body: the place that is pressed on it is chosen, and nothing more is asked. */
export function SiteDialog({ value, doses, timeZone, onChoose, onClose }: SiteDialogProps) {
  const { data: sites } = useSites();
  const [now] = useState(Date.now);
  const zones = useMemo(
    () => mapZones(restedSites(sites, doses), now, timeZone),
    [sites, doses, now, timeZone],
  );
  return (
    <Dialog open onClose={onClose} title={texts.chooseSite} closeOnBackdrop>
      <BodyMap
        zones={zones}
        value={value}
        onPress={(key) => {
          const zone = INJECTION_ZONES.find((each) => zoneKey(each) === key);
          if (zone !== undefined) onChoose(zone);
        }}
      />
    </Dialog>
  );
}
