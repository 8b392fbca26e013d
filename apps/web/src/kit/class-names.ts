/**
 * Joins class names; what is false or absent is left out. It merges nothing: what a caller's class
 * is to change of a primitive stands in `controls.css`, not in a second utility.
 */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
