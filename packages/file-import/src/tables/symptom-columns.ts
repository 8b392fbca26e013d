import { cleanCell, isMissing } from '../words/fold-text.ts';
import { categoryNamed, readSeverity, scaleIn } from '../words/symptom-cells.ts';
import { isAnswer } from './columns-by-cells.ts';
import type { HistoryTable } from './history-table.ts';

/**
 * The columns whose name is a symptom and whose cells mostly are severities or Yes and No. With `anyName`
 * also those that hold nothing but Yes and No, whatever their name.
 */
export function symptomColumns(
  { names, body }: HistoryTable,
  used: readonly (number | null)[],
  anyName: boolean,
): readonly number[] {
  return names.flatMap(({ name }, column) => {
    const isKnown = categoryNamed(name) !== null;
    if (used.includes(column) || !(isKnown || anyName)) return [];
    const scale = scaleIn(name);
    let fitting = 0;
    let others = 0;
    for (const { cells } of body) {
      const cell = cleanCell((cells[column] ?? '').slice(0, 100));
      if (isMissing(cell)) continue;
      if (isKnown ? readSeverity(cell, scale) !== null : isAnswer(cell)) fitting += 1;
      else others += 1;
    }
    // Words beside severities that are known are named, each with its row.
    const isOne = fitting > 0 && others <= (isKnown ? fitting : 0);
    return isOne ? [column] : [];
  });
}
