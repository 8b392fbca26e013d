/** Days for which a shared report can be opened. */
export const SHARE_DAYS = { least: 1, most: 90 } as const;

/** Characters of the passcode of a shared report. */
export const PASSCODE_CHARACTERS = { least: 4, most: 64 } as const;
