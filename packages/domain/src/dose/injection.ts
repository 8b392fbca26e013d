/** Places where an injection may be logged, in the order the form offers. */
export const INJECTION_LOCATIONS = ['abdomen', 'thigh', 'arm', 'buttock', 'other'] as const;
export type InjectionLocation = (typeof INJECTION_LOCATIONS)[number];

/** Quadrants of the abdomen, seen from the user. Only an abdominal injection has one. */
export const ABDOMEN_QUADRANTS = [
  'left_lower',
  'left_upper',
  'right_lower',
  'right_upper',
] as const;
export type AbdomenQuadrant = (typeof ABDOMEN_QUADRANTS)[number];

/** Sides of what there are two of, seen from the user. */
export const BODY_SIDES = ['left', 'right'] as const;
export type BodySide = (typeof BODY_SIDES)[number];

/** Parts of a location where an injection may be logged. */
export const INJECTION_SUB_LOCATIONS = [...ABDOMEN_QUADRANTS, ...BODY_SIDES] as const;
export type InjectionSubLocation = (typeof INJECTION_SUB_LOCATIONS)[number];

/** The sub-locations that a location has, in the order the form offers; 'other' has none. */
export function listSubLocations(location: InjectionLocation): readonly InjectionSubLocation[] {
  if (location === 'abdomen') return ABDOMEN_QUADRANTS;
  return location === 'other' ? [] : BODY_SIDES;
}

export const DOSE_TYPES = ['standard', 'golden_dose'] as const;
export type DoseType = (typeof DOSE_TYPES)[number];

/** The ways in which a dose is taken: dialled and pushed, drawn up with a syringe, or by mouth. */
export const EXTRACTION_METHODS = ['pen_click', 'volume_extraction', 'oral'] as const;
export type ExtractionMethod = (typeof EXTRACTION_METHODS)[number];

/** Highest value of the pain scale, which starts at 0 and goes in whole steps. */
export const MAX_PAIN_LEVEL = 10;
