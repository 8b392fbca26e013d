import { countOf } from '../../format/numbers.ts';

/** The texts that the product promises on this screen, word for word. */
export const MESSAGES = {
  loginPrompt: 'Please log in to track your weight.',
  isWeightRight: (weight: string) => `Is ${weight} right?`,
  farFrom: (weight: string, day: string) =>
    `It is more than 15% away from the ${weight} of ${day}.`,
  importFailed: 'Import failed. Please check your file format.',
  imported: (inserted: number, updated: number) =>
    `Import successful: ${inserted} inserted, ${updated} updated.`,
  storedBefore: (inserted: number, updated: number) =>
    `Before that: ${inserted} inserted, ${updated} updated.`,
  zoneUsed: (zone: string) =>
    `Times without a time zone are read as those of ${zone}, your time zone in Settings.`,
  dosesLeftOut: (doses: number) =>
    `${countOf(doses, 'dose')} ${doses === 1 ? 'is' : 'are'} left out: only weights are imported here.`,
  columnsLeftOut: (columns: number) =>
    `${countOf(columns, 'other column')} ${columns === 1 ? 'is' : 'are'} left out`,
  cancelled: (inserted: number, updated: number) =>
    `Import cancelled. Before that: ${inserted} inserted, ${updated} updated. Rows on their way may be stored, too; importing the file again doubles nothing.`,
} as const;
