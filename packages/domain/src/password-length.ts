/** Fewest and most characters of a password; any characters count. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
