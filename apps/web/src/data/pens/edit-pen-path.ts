import { PATHS } from '../navigation/paths.ts';

/** The pens page with the form of a pen open. */
export const editPenPath = (id: string): string => `${PATHS.pens}?edit=${encodeURIComponent(id)}`;
