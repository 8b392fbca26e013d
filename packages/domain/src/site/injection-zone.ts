import {
  INJECTION_LOCATIONS,
  type InjectionLocation,
  type InjectionSubLocation,
  listSubLocations,
} from '../dose/injection.ts';

/** A place on the body that injections go round: a location with its quadrant or side. */
export interface InjectionZone {
  readonly location: InjectionLocation;
  readonly subLocation: InjectionSubLocation;
}

/** Every zone there is, in the order of the dose form. 'other' is no place to go round. */
export const INJECTION_ZONES: readonly InjectionZone[] = INJECTION_LOCATIONS.flatMap((location) =>
  listSubLocations(location).map((subLocation) => ({ location, subLocation })),
);

/**
 * The zones of someone who chose none: where the labels let people inject by themselves. The back
 * of the arm is left to another person there (Mounjaro SmPC, section 4.2).
 */
export const FIRST_ZONES: readonly InjectionZone[] = INJECTION_ZONES.filter(
  ({ location }) => location === 'abdomen' || location === 'thigh',
);

/** A zone as one word, to compare it and to keep it. */
export type ZoneKey = `${InjectionLocation}:${InjectionSubLocation}`;

export function zoneKey({ location, subLocation }: InjectionZone): ZoneKey {
  return `${location}:${subLocation}`;
}
