import { cx } from '../class-names.ts';

/** The look of everything one types into or chooses from. */
export const CONTROL_CLASS = cx(
  'min-h-12 w-full min-w-0 rounded-control border border-edge bg-surface px-4 py-2 text-ink',
  'placeholder:text-quiet aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger',
  'disabled:cursor-not-allowed disabled:opacity-55',
);
