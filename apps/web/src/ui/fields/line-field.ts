import { cx } from '../class-names.ts';

/** A field in one line, its label in a column of its own. What is said of it stands below. */
export const LINE_FIELD = cx(
  'grid items-center gap-x-3 gap-y-1 min-[22rem]:grid-cols-[7rem_minmax(0,1fr)] sm:grid-cols-[7.5rem_minmax(0,1fr)]',
  '[&_input]:px-3 max-sm:[&_input]:min-h-11 max-sm:[&>label]:text-small [&>p]:col-span-full',
);
