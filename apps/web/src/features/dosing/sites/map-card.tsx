import { type Sites, setSites } from '@dosewise/contract';
import { INJECTION_ZONES, type InjectionZone, type ZoneKey, zoneKey } from '@dosewise/domain';
import { useMemo } from 'react';
import { useChooseZone } from '../../../data/sites/sites-query.ts';
import { StatusLine } from '../../../kit/feedback/status-line.tsx';
import { Checkbox } from '../../../kit/fields/choice.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import { BodyMap } from '../../../parts/sites/body-map.tsx';
import { daysSince, describeRest, mapZones, nameZone } from '../../../parts/sites/site-words.ts';
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
  const suggested = suggestedZone(sites);
  const isUnused = suggested?.lastUsedAt === null;
  return (
    <Card
      title={
        isNew || suggested === undefined
          ? texts.map
          : isUnused
            ? texts.suggestedTitle
            : texts.longest
      }
    >
      {isNew ? null : <Suggestion zone={suggested} now={now} timeZone={timeZone} />}
      <BodyMap zones={zones} value={value} onPress={onPress} />
      <IfMayCall route={setSites}>
        <Disclosure summary={texts.own} className="mt-6 -mb-2 border-t border-line pt-2">
          <OwnSites sites={sites} />
        </Disclosure>
      </IfMayCall>
    </Card>
  );
}

const suggestedZone = ({ suggested, zones }: Sites) =>
  zones.find((each) => suggested !== null && zoneKey(each) === zoneKey(suggested));

interface SuggestionProps extends Pick<MapCardProps, 'now' | 'timeZone'> {
  readonly zone: Sites['zones'][number] | undefined;
}

/** The one of one's own zones that was never used, or has rested longest, in words. */
function Suggestion({ zone, now, timeZone }: SuggestionProps) {
  if (!zone) return <p className="-mt-2 mb-6 text-quiet">{texts.noneChosen}</p>;
  const days = daysSince(zone.lastUsedAt, now, timeZone);
  return (
    <div className="-mt-2 mb-6">
      <p className="font-semibold numbers">{texts.suggested(nameZone(zone), describeRest(days))}</p>
      <p className="text-small text-quiet">
        {days === null ? texts.unusedWhy : texts.suggestedWhy}
      </p>
    </div>
  );
}

/** Chooses which zones are one's own. Every change is saved at once. */
function OwnSites({ sites }: { sites: Sites }) {
  const { choose, hasFailed } = useChooseZone();
  const chosen = new Set(sites.zones.filter(({ on }) => on).map(zoneKey));
  const box = (zone: InjectionZone) => (
    <Checkbox
      key={zoneKey(zone)}
      label={nameZone(zone)}
      checked={chosen.has(zoneKey(zone))}
      onChange={(on) => choose({ zone, on })}
    />
  );
  const zonesOf = (...locations: InjectionZone['location'][]) =>
    INJECTION_ZONES.filter(({ location }) => locations.includes(location)).map(box);
  return (
    <div className="pb-2">
      <p className="mb-2 text-small text-quiet">{texts.ownHint}</p>
      <fieldset className="grid gap-x-6 min-[26rem]:grid-cols-2">
        <legend className="sr-only">{texts.own}</legend>
        {zonesOf('abdomen', 'thigh')}
        {zonesOf('arm')}
        <p className="mb-2 text-small text-quiet min-[26rem]:col-span-2">{texts.notes.arm}</p>
        {zonesOf('buttock')}
        <p className="text-small text-quiet min-[26rem]:col-span-2">{texts.notes.buttock}</p>
      </fieldset>
      <StatusLine
        tone="danger"
        message={hasFailed ? texts.saveFailed : null}
        className="mt-2 -mb-2"
      />
    </div>
  );
}
