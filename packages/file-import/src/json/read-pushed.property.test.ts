// Shows 53.1.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resultOf } from '../testing/read-file.ts';
import { type PushFormat, pushedSteps } from './read-pushed.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

const read = (text: string, format: PushFormat) =>
  resultOf(pushedSteps(text, format, { timeZone: 'Europe/Berlin', now: NOW }));

const leaf = fc.constantFrom<unknown>(
  ...[null, true, 0, -1, 80.5, 1e308, '\u0000', '\uD800', '2026-01-01 7:00:00\u202Fam +1000'],
  ...'|80,5|NaN|kg|lb|%|mg|Taken|Mounjaro|2026-13-01|weight_body_mass|Nausea'.split('|'),
);
const keys = fc.constantFrom(
  ...`data metrics medications symptoms name units date qty value start weight body_fat kilograms
    percentage time timestamp uuid metadata test displayText status dosage severity __proto__
    constructor`.split(/\s+/),
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6 },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(keys, tie('tree'), { maxKeys: 6 }),
  ),
}));

it('ends with what it read, or with a path for each fault', () => {
  fc.assert(
    fc.property(
      fc.array(tree, { minLength: 1, maxLength: 3 }),
      fc.constantFrom<PushFormat>('health-auto-export', 'health-connect'),
      fc.nat(200),
      (documents, format, cut) => {
        const lines = documents.map((one) => JSON.stringify(one));
        for (const text of [lines.join('\n'), lines.join('\n').slice(0, cut)]) {
          const result = read(text, format);
          if (result.kind === 'refused') expect(Object.keys(result.faults)).not.toEqual([]);
          else expect(result.questions.filter(({ must }) => must)).toEqual([]);
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('reads each line, however one of them is cut', () => {
  const line = (day: number) =>
    JSON.stringify({ weight: [{ kilograms: 90 + day, time: `2026-06-0${day}T07:00:00Z` }] });
  const lines = [line(1), line(2), line(3)];
  for (let length = 1; length < (lines[1] ?? '').length; length += 1) {
    const result = read(
      lines.with(1, (lines[1] ?? '').slice(0, length)).join('\n'),
      'health-connect',
    );
    if (result.kind === 'refused') expect.fail(JSON.stringify(result));
    expect(result.weights.map(({ at, weightKg }) => [at, weightKg])).toEqual([
      ['line 1 weight[0]', 91],
      ['line 3 weight[0]', 93],
    ]);
    expect(result.skipped.map(({ at, reason }) => [at, reason])).toEqual([
      ['line 2', 'not-readable'],
    ]);
  }
});
