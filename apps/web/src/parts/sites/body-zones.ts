import type { ZoneKey } from '@dosewise/domain';

/**
 * The place of a zone's button, in the units of its drawing, and the roundness of its corners. None
 * is smaller than 44 px where the drawing is as narrow as `BodyMap` lets it be.
 */
interface ZonePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly corners: string;
}

/** A drawing and its zones, from one side of the body. */
export interface BodyView {
  readonly width: number;
  /** Its beginning. */
  readonly top: number;
  readonly height: number;
  readonly places: readonly (readonly [ZoneKey, ZonePlace])[];
}

/** The same on the other side of a drawing of this width. */
const mirrored = (width: number, place: ZonePlace, corners: string): ZonePlace => ({
  ...place,
  left: width - place.left - place.width,
  corners,
});

const FRONT_WIDTH = 200;
const UPPER = { left: 101, top: 152, width: 56, height: 56, corners: 'rounded-tr-[70%]' };
const LOWER = { left: 101, top: 210, width: 56, height: 56, corners: 'rounded-br-[70%]' };
const THIGH = { left: 104, top: 294, width: 56, height: 84, corners: 'rounded-full' };
const ARM = { left: 143, top: 93, width: 56, height: 56, corners: 'rounded-full' };

/** Seen from the front: the left of the person is at the right of the drawing. */
export const FRONT: BodyView = {
  width: FRONT_WIDTH,
  top: 16,
  height: 374,
  places: [
    ['abdomen:right_upper', mirrored(FRONT_WIDTH, UPPER, 'rounded-tl-[70%]')],
    ['abdomen:left_upper', UPPER],
    ['abdomen:right_lower', mirrored(FRONT_WIDTH, LOWER, 'rounded-bl-[70%]')],
    ['abdomen:left_lower', LOWER],
    ['thigh:right', mirrored(FRONT_WIDTH, THIGH, THIGH.corners)],
    ['thigh:left', THIGH],
    ['arm:right', mirrored(FRONT_WIDTH, ARM, ARM.corners)],
    ['arm:left', ARM],
  ],
};

const BACK_WIDTH = 140;
const BUTTOCK = { left: 71, top: 54, width: 63, height: 63, corners: 'rounded-full' };

/** Seen from behind: hips only, and left is left. */
export const BACK: BodyView = {
  width: BACK_WIDTH,
  top: 0,
  height: 170,
  places: [
    ['buttock:left', mirrored(BACK_WIDTH, BUTTOCK, BUTTOCK.corners)],
    ['buttock:right', BUTTOCK],
  ],
};

/** Only the part with zones, where room is scarce. */
export const BACK_PART: BodyView = { ...BACK, top: 46, height: 80 };
