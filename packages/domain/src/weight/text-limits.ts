/** Longest note of a weigh-in, a symptom or a measurement, in UTF-16 units. */
export const MAX_NOTE_CHARACTERS = 500;
/** Longest name of where a weigh-in came from, in UTF-16 units. */
export const MAX_SOURCE_CHARACTERS = 120;
