export const COLUMNS = 'grid gap-6 lg:grid-cols-2 *:min-w-0';
/** Cards below each other; the last one fills the column, so that both columns end together. */
export const STACK = 'flex flex-col gap-6 *:last:flex-1';
