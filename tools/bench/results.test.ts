import { describe, expect, it } from 'vitest';
import { type Figure, underLimit } from '../../bench/bench.ts';
import { compared, isSlower, merged, type Result } from './results.ts';

const ratio = (value: number, better: Figure['better'] = 'smaller', name = 'a row'): Figure => ({
  name,
  unit: 'ms',
  ours: value * 10,
  floor: 10,
  ratio: value,
  goal: 2,
  better,
});
const limited = (ours: number): Figure => underLimit('a row', 'ms', ours, 200);

const run = (figures: readonly Figure[], changes: Partial<Result> = {}): Result => ({
  name: 'http',
  title: 'HTTP',
  at: '2026-11-29T06:00:00.000Z',
  machine: '2 × AMD EPYC, linux x64, Node v24.21.0',
  figures,
  ...changes,
});

describe('isSlower', () => {
  it.each([
    ['a ratio a quarter worse', ratio(1.25), ratio(1), false],
    ['a ratio more than a quarter worse', ratio(1.26), ratio(1), true],
    ['a better ratio', ratio(0.5), ratio(1), false],
    ['a speed a fifth lower', ratio(0.8, 'larger'), ratio(1, 'larger'), false],
    ['a speed lower than that', ratio(0.79, 'larger'), ratio(1, 'larger'), true],
    ['a higher speed', ratio(2, 'larger'), ratio(1, 'larger'), false],
    ['a time under a limit, more than a quarter worse', limited(130), limited(100), true],
    ['one that is worse by less than a twentieth of the limit', limited(9), limited(4), false],
    ['one that was nothing before', limited(11), limited(0), true],
  ])('judges %s', (_, now, before, isWorse) => {
    expect(isSlower(now, before)).toBe(isWorse);
  });

  it('holds measured times against each other, not their shares of limits', () => {
    expect(
      isSlower(underLimit('a row', 'ms', 300, 450), underLimit('a row', 'ms', 297, 1000)),
    ).toBe(false);
  });
});

describe('compared', () => {
  it('names the figure of the last run where that was better', () => {
    const [figure] = compared(run([ratio(2)]), [run([ratio(1)])]).figures;
    expect(figure).toEqual({ ...ratio(2), slowerThan: 1 });
  });

  it.each([
    ['another machine', run([ratio(1)], { machine: '2 × Intel Xeon, linux x64, Node v24.21.0' })],
    ['another benchmark', run([ratio(1)], { name: 'plan' })],
    ['another row', run([ratio(1, 'smaller', 'another row')])],
  ])('leaves out %s', (_, before) => {
    expect(compared(run([ratio(2)]), [before])).toEqual(run([ratio(2)]));
  });

  it('takes another Node for the same machine', () => {
    const before = run([ratio(1)], { machine: '2 × AMD EPYC, linux x64, Node v26.1.0' });
    expect(compared(run([ratio(2)]), [before]).figures[0]).toHaveProperty('slowerThan', 1);
  });
});

describe('merged', () => {
  const earlier = [
    run([ratio(1), ratio(1, 'smaller', 'another row')]),
    run([ratio(1)], { name: 'plan' }),
  ];

  it('puts a run in the place of the earlier one', () => {
    const now = run([ratio(2)]);
    expect(merged(earlier, now, { isPart: false })).toEqual([earlier[1], now]);
  });

  it('keeps rows that a run of a part did not measure, as a result of their own', () => {
    const now = run([ratio(2)], { at: '2026-11-30T06:00:00.000Z' });
    expect(merged(earlier, now, { isPart: true })).toEqual([
      run([ratio(1, 'smaller', 'another row')]),
      earlier[1],
      now,
    ]);
  });
});
