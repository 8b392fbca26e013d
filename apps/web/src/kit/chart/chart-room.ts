/** The room a drawing has: its width in pixels, and the size of the person's text. */
export interface ChartRoom {
  readonly width: number;
  readonly rem: number;
}

/** Narrower drawings name nothing at the ends of lines, where it would lie on them: the legend does. */
const LEAST_FOR_END_LABELS_REM = 30;

/** True where the ends of lines and areas have room for their names. */
export const hasEndLabels = ({ width, rem }: ChartRoom): boolean =>
  width >= LEAST_FOR_END_LABELS_REM * rem;
