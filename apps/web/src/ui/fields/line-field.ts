import { cx } from '../class-names.ts';

/**
 * A field in one line, its label in a column of its own, or in two where it is not whole in one: the
 * time of an American date, large text. What is said of it stands below.
 */
export const LINE_FIELD = cx(
  'flex flex-row flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3 [&>label]:w-27 sm:[&>label]:w-31 [&>p:not(.sr-only)]:w-full',
  '[&>label:has(+[type=datetime-local])]:whitespace-nowrap',
  '[&>:not(label,p)]:flex-[1_1_9rem] [&>[type=datetime-local]]:basis-[max-content]',
  '[&_input]:px-3 [&>[type=datetime-local]]:pr-0 [&>[type=datetime-local]]:pl-2 max-sm:[&_input]:min-h-11 max-sm:[&>label]:text-small',
);
