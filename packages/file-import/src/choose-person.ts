import type { HistoryOptions } from './history.ts';
import { type Ask, answerTo } from './questions.ts';

/**
 * Asks whose entries are meant where a file has those of several people; tells whether one is. `people` names the
 * person of each entry, '' for no one: what is of no one always is meant.
 */
export function choosePerson(
  people: readonly string[],
  options: HistoryOptions,
  ask: Ask,
): (person: string) => boolean {
  const counts = new Map<string, number>();
  for (const person of people) {
    if (person !== '') counts.set(person, (counts.get(person) ?? 0) + 1);
  }
  const names = [...counts.keys()];
  if (names.length < 2) return () => true;
  const [likely = ''] = names.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  ask({ id: 'which-person', must: true, options: names, proposed: likely, samples: names });
  const answer = answerTo(options, 'which-person') ?? likely;
  return (person) => person === '' || person === answer;
}
