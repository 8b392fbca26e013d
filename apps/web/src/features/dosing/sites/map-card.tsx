import type { Sites } from '@dosewise/contract';
import { type ZoneKey, zoneKey } from '@dosewise/domain';
import { useMemo } from 'react';
import { BodyMap } from '../../../records/sites/body-map.tsx';
import { daysSince, describeRest, mapZones, nameZone } from '../../../records/sites/site-words.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { OwnSites } from './own-sites.tsx';
import { texts } from './texts.ts';

interface MapCardProps {
  readonly sites: Sites;
  /** Nothing was ever used. */
  readonly isNew: boolean;
  readonly now: number;
  readonly timeZone: string;
  readonly value: ZoneKey | null;
  readonly onPress: (key: ZoneKey) => void;
}

/** The body, with a word on what has rested longest, and which zones are one's own. */
export function MapCard({ sites, isNew, now, timeZone, value, onPress }: MapCardProps) {
  const zones = useMemo(() => mapZones(sites, now, timeZone), [sites, now, timeZone]);
  return (
    <Card title={isNew || sites.suggested === null ? texts.map : texts.longest}>
      {isNew ? null : <Suggestion sites={sites} now={now} timeZone={timeZone} />}
      <BodyMap zones={zones} value={value} onPress={onPress} />
      <Disclosure summary={texts.own} className="mt-6 -mb-2 border-t border-line pt-2">
        <OwnSites sites={sites} />
      </Disclosure>
    </Card>
  );
}

/** Which of one's own zones has rested longest, in words. */
function Suggestion({ sites, now, timeZone }: Pick<MapCardProps, 'sites' | 'now' | 'timeZone'>) {
  const { suggested, zones } = sites;
  const zone = suggested && zones.find((each) => zoneKey(each) === zoneKey(suggested));
  if (!zone) return <p className="-mt-2 mb-6 text-quiet">{texts.noneChosen}</p>;
  const rest = describeRest(daysSince(zone.lastUsedAt, now, timeZone));
  return (
    <div className="-mt-2 mb-6">
      <p className="font-semibold numbers">{texts.suggested(nameZone(zone), rest)}</p>
      <p className="text-small text-quiet">{texts.suggestedWhy}</p>
    </div>
  );
}
