import type { HistoryOptions } from '../history.ts';
import { type Ask, answerTo } from '../questions.ts';
import { foldText } from '../words/fold-text.ts';
import { likelyStatus } from '../words/status-words.ts';
import type { DoseStatus, RawDose } from './raw-entry.ts';

/** Most words of marks that are asked about; a column of more is none of marks. */
const MAX_MARKS_ASKED = 40;

/** Asks once about each word that may say that a dose was taken or not. */
export function decideStatus(
  doses: readonly RawDose[],
  options: HistoryOptions,
  ask: Ask,
): (raw: RawDose) => DoseStatus {
  const samples: string[] = [];
  /** The first spelling of each word. */
  const words = new Map<string, string>();
  for (const { status, mark, detail } of doses) {
    const key = foldText(mark);
    if (status !== 'asked' || words.has(key)) continue;
    words.set(key, mark);
    samples.push(`${detail} ${mark}`);
  }
  if (words.size > 0) {
    const subjects = [...words.values()].slice(0, MAX_MARKS_ASKED);
    const proposed = subjects.map((word) => [word, likelyStatus(word)] as const);
    const answers = ['taken', 'not-taken'];
    ask({ id: 'status-word', must: true, subjects, options: answers, proposed, samples });
  }
  return ({ status, mark }) => {
    if (status !== 'asked') return status;
    const answer = answerTo(options, 'status-word', words.get(foldText(mark)));
    if (answer === 'taken') return 'taken';
    return answer === 'not-taken' ? 'missed' : 'asked';
  };
}
