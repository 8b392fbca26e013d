import type { Sites } from '@dosewise/contract';
import { zoneKey } from '@dosewise/domain';
import { formatToTenths } from '../../../format/numbers.ts';
import { daysSince, describeRest, nameZone } from '../../../records/sites/site-words.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from './texts.ts';

interface SiteListProps {
  readonly sites: Sites;
  readonly now: number;
  readonly timeZone: string;
}

/** One's own zones and those ever used, with how often and how they felt. */
export function SiteList({ sites, now, timeZone }: SiteListProps) {
  const zones = sites.zones.filter(({ on, uses }) => on || uses > 0);
  const isUnplaced = zones.some(({ uses, lastUsedAt }) => uses === 0 && lastUsedAt !== null);
  if (zones.length === 0) return null;
  return (
    <Card title={texts.list}>
      <ul className="-my-3 divide-y divide-line numbers">
        {zones.map((zone) => (
          <li
            key={zoneKey(zone)}
            className="grid grid-cols-[1fr_auto_1fr] gap-x-3 py-3 sm:grid-cols-[3fr_2fr_1fr_2fr]"
          >
            <span className="col-span-full font-semibold sm:col-span-1">{nameZone(zone)}</span>
            <span className="max-sm:text-small">
              {describeRest(daysSince(zone.lastUsedAt, now, timeZone))}
            </span>
            {zone.uses === 0 ? null : (
              <>
                <span className="text-small text-quiet sm:text-right">
                  {texts.usesHere(zone.uses)}
                </span>
                <span className="text-right text-small text-quiet">
                  {zone.meanPain === null ? null : texts.painHere(formatToTenths(zone.meanPain))}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      {isUnplaced ? <p className="mt-6 text-small text-quiet">{texts.withoutPlace}</p> : null}
    </Card>
  );
}
