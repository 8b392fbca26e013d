/** Where an injection may be logged, in the order the form offers. */
export const INJECTION_LOCATIONS = ['abdomen', 'thigh', 'arm', 'other'] as const;
export type InjectionLocation = (typeof INJECTION_LOCATIONS)[number];

/** Quadrants of the abdomen, seen from the user. Only an abdominal injection has one. */
export const ABDOMEN_QUADRANTS = [
  'left_lower',
  'left_upper',
  'right_lower',
  'right_upper',
] as const;
export type AbdomenQuadrant = (typeof ABDOMEN_QUADRANTS)[number];

export const DOSE_TYPES = ['standard', 'golden_dose'] as const;
export type DoseType = (typeof DOSE_TYPES)[number];

/** How the dose left the pen: dialled and pushed, or drawn up with a syringe. */
export const EXTRACTION_METHODS = ['pen_click', 'volume_extraction'] as const;
export type ExtractionMethod = (typeof EXTRACTION_METHODS)[number];

/** Highest value of the pain scale, which starts at 0 and goes in whole steps. */
export const MAX_PAIN_LEVEL = 10;
