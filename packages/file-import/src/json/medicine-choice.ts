import { answerTo, LEAVE_OUT, positiveNumber } from '../questions.ts';
import { foldText } from '../words/fold-text.ts';
import { isNotInjected, namesMedicine, readMedicine } from '../words/medicine-words.ts';
import { type FileReading, UNNAMED } from './file-reading.ts';

const IMPORT = 'import';

/** Asks which medicines are meant where others may be among them; tells whether one is. */
export function chooseMedicines(
  { ask, options }: Pick<FileReading, 'ask' | 'options'>,
  names: readonly string[],
  likely: (name: string) => boolean = isLikely,
): (name: string) => boolean {
  const subjects = [...new Set(names)];
  const isOpen = subjects.some((name) => !likely(name) || name === UNNAMED);
  if (!isOpen) return () => true;
  const proposal = (name: string) => (likely(name) || name === UNNAMED ? IMPORT : LEAVE_OUT);
  ask({
    id: 'which-medicines',
    must: true,
    subjects,
    options: [IMPORT, LEAVE_OUT],
    proposed: subjects.map((name) => [name, proposal(name)] as const),
    samples: subjects,
  });
  return (name) => (answerTo(options, 'which-medicines', name) ?? proposal(name)) === IMPORT;
}

export function isLikely(name: string): boolean {
  return namesMedicine(name) && !isNotInjected(name);
}

/**
 * Asks the names of medicines of which the file has only an id; gives one, `LEAVE_OUT`, or '' where it is
 * not answered. `entries` are its ids, each with how the file writes a dose of it.
 */
export function askMedicines(
  { ask, options }: FileReading,
  entries: readonly (readonly [id: string, dose: string])[],
): (id: string) => string {
  const ids = [...new Set(entries.map(([id]) => id))];
  const subjectOf = (id: string) => (ids.length > 1 ? id : '');
  if (ids.length > 0) {
    const isMany = ids.length > 1;
    const samples = isMany
      ? ids.map((id) => `${id}: ${entries.find(([one]) => one === id)?.[1] ?? ''}`)
      : entries.map(([, dose]) => dose);
    ask({ id: 'medicine', must: true, subjects: ids.map(subjectOf), samples });
  }
  return (id) => answerTo(options, 'medicine', subjectOf(id)) ?? '';
}

/** Asks the mg of one piece of each; gives them, or null where it is left out or not answered. */
export function askMgPerCount(
  { ask, options }: FileReading,
  names: readonly string[],
): (name: string) => number | null {
  const subjects = [...new Set(names)];
  if (subjects.length > 0) {
    const proposed = subjects.flatMap((name) => {
      const { doseMg } = readMedicine(name);
      return doseMg === null ? [] : [[name, String(doseMg)] as const];
    });
    ask({ id: 'mg-per-count', must: true, subjects, proposed, samples: subjects });
  }
  return (name) => positiveNumber(answerTo(options, 'mg-per-count', name) ?? '');
}

/** The same for the mg in a mL. */
export function askConcentration(
  { ask, options }: FileReading,
  names: readonly string[],
): (name: string) => number | null {
  const subjects = [...new Map(names.map((name) => [foldText(name), name])).values()];
  const spelled = new Map(subjects.map((name) => [foldText(name), name]));
  if (subjects.length > 0) ask({ id: 'concentration', must: true, subjects, samples: subjects });
  return (name) =>
    positiveNumber(answerTo(options, 'concentration', spelled.get(foldText(name)) ?? name) ?? '');
}
