import type { Sites } from '@dosewise/contract';
import { INJECTION_ZONES, type InjectionZone, zoneKey } from '@dosewise/domain';
import { useChooseZone } from '../../../records/sites/choose-zone.ts';
import { nameZone } from '../../../records/sites/site-words.ts';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';
import { Checkbox } from '../../../ui/fields/choice.tsx';
import { texts } from './texts.ts';

/** Chooses which zones are one's own. Every change is saved at once. */
export function OwnSites({ sites }: { sites: Sites }) {
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
