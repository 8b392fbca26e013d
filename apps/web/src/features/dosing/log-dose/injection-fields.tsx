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
import { useMemo, useState } from 'react';
import { texts as doseTexts } from '../../../data/doses/texts.ts';
import { texts as siteTexts } from '../../../data/sites/texts.ts';
import { cx } from '../../../kit/class-names.ts';
import type { Elements } from '../../../kit/elements.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { LINE_FIELD, LineSlider } from '../../../kit/fields/line-slider.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
import { DeviceTimeField } from '../../../parts/device-clock/device-time-field.tsx';
import { describePain } from '../../../parts/doses/dose-words.ts';
import { latestZones, restedSites } from '../../../parts/sites/rested-sites.ts';
import { mapZones, nameZone } from '../../../parts/sites/site-words.ts';
import { type InjectionDetails, placeWithin, withPlace } from './dose-entry.ts';
import { texts } from './texts.ts';

const loadPicker = () => import('../../../parts/sites/site-picker.tsx');
const FrontPicker = lazyPart(
  async () => (await loadPicker()).FrontPicker,
  <Skeleton className="aspect-[200/374]" />,
);
const BackPicker = lazyPart(
  async () => (await loadPicker()).BackPicker,
  <Skeleton className="aspect-[140/80] w-26" />,
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

/** The records that tell how long each place has rested. */
export interface Rest {
  /** The person's own zones; undefined while no one knows. */
  readonly sites: Sites | undefined;
  /** Newest first. */
  readonly doses: readonly Dose[];
  readonly timeZone: string;
}

interface InjectionFieldsProps {
  readonly entry: InjectionDetails;
  readonly onChange: (changed: Partial<InjectionDetails>) => void;
  readonly rest: Rest;
  /** The fields above the body, at its left where there is room. */
  readonly head: Elements;
  /** The fields beside the body on a phone, else below the head. */
  readonly tail: Elements;
}

/** A dose with its place, which is pressed on the body: the fields around it come from outside. */
export function InjectionFields({ entry, onChange, rest, head, tail }: InjectionFieldsProps) {
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
  const isUnused = map.zones.some(({ isSuggested, look }) => isSuggested && look === 'unused');
  return (
    <div className={INJECTION_GRID}>
      <div className="col-span-full flex min-w-0 flex-col gap-1.5 sm:gap-4 @min-[36rem]:col-span-1">
        {head}
      </div>
      <div
        data-body
        className="contents @min-[36rem]:row-span-2 @min-[36rem]:flex @min-[36rem]:flex-col @min-[36rem]:gap-4"
      >
        <div className="@container relative mx-auto w-full max-w-56 @min-[18.5rem]:row-span-2">
          <FrontPicker {...map} />
          {rested.suggested === null ? null : (
            // In the corner beside the head.
            <p className="absolute top-0 left-0 w-[38%] text-[length:min(var(--text-small),9cqi)] leading-[1.3] text-quiet">
              <span className="mb-0.5 block size-4 rounded-full ring-3 ring-chart-3 ring-inset" />
              <span>{isUnused ? siteTexts.legend.unused : texts.restedLongest}</span>
            </p>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-1 sm:gap-2">
          <p className="font-semibold max-sm:text-small">{namePlace(entry)}</p>
          <BackPicker {...map} />
          <PlaceLists entry={entry} onChange={onChange} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-1.5 sm:gap-4">{tail}</div>
    </div>
  );
}

/** A dose of tablets, which go nowhere: the same fields without the body. */
export function OralFields({ head, tail }: Pick<InjectionFieldsProps, 'head' | 'tail'>) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5 sm:gap-4">
      {head}
      {tail}
    </div>
  );
}

/**
 * On a phone the body with what is beside it, below the head; with large text all in one column; on a
 * desktop the body at the right of all the rest.
 */
const INJECTION_GRID = cx(
  'grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-1.5 sm:gap-x-6 sm:gap-y-4',
  '@min-[18.5rem]:grid-cols-[9.875rem_minmax(0,1fr)] @min-[30rem]:grid-cols-[13rem_minmax(0,1fr)]',
  '@min-[18.5rem]:grid-rows-[auto_auto_1fr]',
  '@min-[36rem]:grid-cols-[minmax(0,1fr)_14rem] @min-[36rem]:grid-rows-[auto_1fr] @min-[36rem]:gap-x-8',
);

/** 'Left lower abdomen', 'Thigh'. */
function namePlace(entry: InjectionDetails): string {
  const { location } = entry;
  const subLocation = placeWithin(entry);
  return subLocation === null ? doseTexts.locations[location] : nameZone({ location, subLocation });
}

/** The place from lists, for those who would rather read than press on a body. */
function PlaceLists({ entry, onChange }: LineFieldProps) {
  // Open where the body has no such place.
  const [isOpen] = useState(entry.location === 'other');
  return (
    <Disclosure
      summary={<span className="text-small">{texts.lists}</span>}
      open={isOpen}
      className="max-sm:[&>summary]:min-h-11 [&>summary]:gap-2"
    >
      <div className="grid gap-1.5 pb-2 sm:gap-4">
        <PlaceSelects entry={entry} onChange={onChange} />
      </div>
    </Disclosure>
  );
}

/** The place as lists: where, and which part or side of it. */
export function PlaceSelects({ entry, onChange }: LineFieldProps) {
  return (
    <>
      <SelectField
        className={LIST}
        label={texts.location}
        value={entry.location}
        options={LOCATIONS}
        onChange={(location) => onChange({ location })}
      />
      {entry.location === 'abdomen' ? (
        <SelectField
          className={LIST}
          label={texts.quadrant}
          value={entry.subLocation}
          // The form begins with one; of a dose that was logged no one may have said.
          options={entry.subLocation === '' ? [NOT_NOTED, ...QUADRANTS] : QUADRANTS}
          onChange={(subLocation) => onChange({ subLocation })}
        />
      ) : null}
      {listSubLocations(entry.location).includes('left') ? (
        <SelectField
          className={LIST}
          label={texts.side}
          value={entry.side}
          options={SIDES}
          onChange={(side) => onChange({ side })}
        />
      ) : null}
    </>
  );
}

/** Low on a phone, where it stands in half of its width. */
const LIST =
  'max-sm:gap-0.5 max-sm:[&_select]:min-h-11 max-sm:[&_select]:pr-9 max-sm:[&_select]:pl-3 max-sm:[&>label]:text-small';

function zoneOf(entry: InjectionDetails): ZoneKey | null {
  const { location } = entry;
  const subLocation = placeWithin(entry);
  return subLocation === null ? null : zoneKey({ location, subLocation });
}

interface LineFieldProps {
  readonly entry: InjectionDetails;
  readonly onChange: (changed: Partial<InjectionDetails>) => void;
}

interface TimeLineProps extends LineFieldProps {
  readonly error: string | null | undefined;
}

/** The time of a dose in a line. */
export function TimeLine({ entry, error, onChange }: TimeLineProps) {
  return (
    <DeviceTimeField
      className={LINE_FIELD}
      value={entry.date}
      onChange={(date) => onChange({ date })}
      error={error}
    />
  );
}

/** Pain and note, a line for each where there is room. */
export function PainAndNote({ entry, onChange }: LineFieldProps) {
  return (
    <>
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
      <NoteLine entry={entry} onChange={onChange} />
    </>
  );
}

/** The note, a line where there is room. */
export function NoteLine({ entry, onChange }: LineFieldProps) {
  return (
    <TextField
      className={`${LINE_FIELD} max-sm:[&>label]:w-full`}
      label={texts.note}
      optional
      value={entry.note}
      maxLength={MAX_NOTE_CHARACTERS}
      onChange={(note) => onChange({ note })}
    />
  );
}
