import type { Dose, Sites } from '@dosewise/contract';
import {
  ABDOMEN_QUADRANTS,
  BODY_SIDES,
  INJECTION_LOCATIONS,
  INJECTION_ZONES,
  listSubLocations,
  MAX_NOTE_CHARACTERS,
  MAX_PAIN_LEVEL,
  type ZoneKey,
  zoneKey,
} from '@dosewise/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { describePain } from '../../../records/doses/dose-words.ts';
import { texts as doseTexts } from '../../../records/doses/texts.ts';
import { latestZones, restedSites } from '../../../records/sites/rested-sites.ts';
import { mapZones } from '../../../records/sites/site-words.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { LINE_FIELD, LineSlider } from '../../../ui/fields/line-slider.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { type InjectionDetails, placeWithin, withPlace } from './dose-entry.ts';
import { texts } from './texts.ts';

interface InjectionFieldsProps {
  readonly entry: InjectionDetails;
  readonly onChange: (changed: Partial<InjectionDetails>) => void;
  readonly dateError: string | null | undefined;
  readonly rest: Rest;
}

/** Place, time, pain and note: a line for each but the place. */
export function InjectionFields({ entry, onChange, dateError, rest }: InjectionFieldsProps) {
  return (
    <PlaceFields entry={entry} onChange={onChange} rest={rest}>
      <DateTimeField
        className={LINE_FIELD}
        value={entry.date}
        onChange={(date) => onChange({ date })}
        error={dateError}
      />
      <LineSlider
        label={texts.pain}
        value={entry.painLevel}
        min={0}
        max={MAX_PAIN_LEVEL}
        step={1}
        valueText={describePain(entry.painLevel)}
        unsetText={describePain(null)}
        hint={texts.painHint}
        onChange={(painLevel) => onChange({ painLevel })}
      />
      <TextField
        // Below what the usual dose needs: on a phone it begins behind the button.
        className={`${LINE_FIELD} max-sm:mt-3`}
        label={texts.note}
        optional
        value={entry.note}
        maxLength={MAX_NOTE_CHARACTERS}
        onChange={(note) => onChange({ note })}
      />
    </PlaceFields>
  );
}

const loadPicker = () => import('../../../records/sites/site-picker.tsx');
const FrontPicker = lazyPart(
  async () => (await loadPicker()).FrontPicker,
  <Skeleton className="aspect-[200/298]" />,
);
const BackPicker = lazyPart(
  async () => (await loadPicker()).BackPicker,
  <Skeleton className="aspect-[140/92] w-26" />,
);

const LOCATIONS = INJECTION_LOCATIONS.map((value) => ({
  value,
  label: doseTexts.locations[value],
}));
const QUADRANTS = ABDOMEN_QUADRANTS.map((value) => ({
  value,
  label: doseTexts.subLocations[value],
}));
const NOT_NOTED = { value: '' as const, label: doseTexts.notNoted };
const SIDES = [
  NOT_NOTED,
  ...BODY_SIDES.map((value) => ({ value, label: doseTexts.subLocations[value] })),
];

/** Low on a phone, where all of the form is to be seen at once. */
const SELECT =
  'max-sm:gap-0.5 max-sm:[&_select]:min-h-11 max-sm:[&_select]:pr-9 max-sm:[&_select]:pl-3 max-sm:[&>label]:text-small';

/** The records that tell how long each place has rested. */
export interface Rest {
  /** The person's own zones; undefined while nobody knows. */
  readonly sites: Sites | undefined;
  /** Newest first. */
  readonly doses: readonly Dose[];
  readonly timeZone: string;
}

interface PlaceFieldsProps {
  readonly entry: InjectionDetails;
  readonly onChange: (changed: Partial<InjectionDetails>) => void;
  readonly rest: Rest;
  /** The fields below the place. */
  readonly children: ReactNode;
}

/** The place of the injection: pressed on the body, or chosen from the lists beside it. */
export function PlaceFields({ entry, onChange, rest, children }: PlaceFieldsProps) {
  const { sites, doses, timeZone } = rest;
  const [now] = useState(Date.now);
  const rested = useMemo(() => restedSites(sites, doses), [sites, doses]);
  const map = {
    zones: useMemo(() => mapZones(rested, now, timeZone), [rested, now, timeZone]),
    latest: useMemo(() => latestZones(doses), [doses]),
    value: zoneOf(entry),
    onPress: (key: ZoneKey) => {
      const zone = INJECTION_ZONES.find((each) => zoneKey(each) === key);
      if (zone) onChange(withPlace(zone.location, zone.subLocation));
    },
  };
  return (
    <div className="grid gap-x-3 gap-y-1.5 @min-[18.5rem]:grid-cols-[9.875rem_minmax(0,1fr)] sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-6 sm:gap-y-4">
      <div className="mx-auto w-full max-w-40 @min-[18.5rem]:max-w-none sm:row-span-2">
        <FrontPicker {...map} />
      </div>
      <div className="flex min-w-0 flex-col gap-1.5 sm:gap-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-0.5">
          <BackPicker {...map} />
          {rested.suggested === null ? null : (
            <p className="flex items-center gap-2 text-small text-quiet">
              <span className="size-4 rounded-full ring-3 ring-chart-3 ring-inset" />
              {texts.restedLongest}
            </p>
          )}
        </div>
        <div className="grid gap-1.5 sm:grid-cols-2 sm:gap-4">
          <SelectField
            className={SELECT}
            label={texts.location}
            value={entry.location}
            options={LOCATIONS}
            onChange={(location) => onChange({ location })}
          />
          {entry.location === 'abdomen' ? (
            <SelectField
              className={SELECT}
              label={texts.quadrant}
              value={entry.subLocation}
              // The form begins with one; of a dose that was logged nobody may have said.
              options={entry.subLocation === '' ? [NOT_NOTED, ...QUADRANTS] : QUADRANTS}
              onChange={(subLocation) => onChange({ subLocation })}
            />
          ) : null}
          {listSubLocations(entry.location).includes('left') ? (
            <SelectField
              className={SELECT}
              label={texts.side}
              value={entry.side}
              options={SIDES}
              onChange={(side) => onChange({ side })}
            />
          ) : null}
        </div>
      </div>
      <div className="col-span-full flex min-w-0 flex-col gap-1.5 sm:col-start-2 sm:gap-3">
        {children}
      </div>
    </div>
  );
}

function zoneOf(entry: InjectionDetails): ZoneKey | null {
  const { location } = entry;
  const subLocation = placeWithin(entry);
  return subLocation === null ? null : zoneKey({ location, subLocation });
}
