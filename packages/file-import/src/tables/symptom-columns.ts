import { cleanCell, isMissing } from '../words/fold-text.ts';
import { categoryNamed, readSeverity } from '../words/symptom-cells.ts';
import { isAnswer } from './columns-by-cells.ts';
import type { HistoryTable } from './history-table.ts';

/**
 * The columns whose name is a symptom and whose cells are severities or Yes and No. With `anyName`
 * also those that hold nothing but Yes and No, whatever their name.
 */
export function symptomColumns(
  { names, body }: HistoryTable,
  used: readonly (number | null)[],
  anyName: boolean,
): readonly number[] {
  return names.flatMap(({ name }, column) => {
    if (used.includes(column)) return [];
    const isKnown = categoryNamed(name) !== null;
    if (!isKnown && !anyName) return [];
    let isFilled = false;
    for (const { cells } of body) {
      const cell = cleanCell((cells[column] ?? '').slice(0, 100));
      if (isMissing(cell)) continue;
      isFilled = true;
      const fits = isKnown ? readSeverity(cell, 10) !== null : isAnswer(cell);
      if (!fits) return [];
    }
    return isFilled ? [column] : [];
  });
}
