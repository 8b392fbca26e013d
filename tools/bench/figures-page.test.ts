import { describe, expect, it } from 'vitest';
import { underLimit } from '../../bench/bench.ts';
import { complaintsAbout, renderFigures, withFigures } from './figures-page.ts';
import type { Result } from './results.ts';

const RESULT: Result = {
  name: 'http',
  title: 'HTTP under load',
  at: '2026-11-29T06:00:00.000Z',
  commit: 'e31ddf33+',
  machine: '2 × AMD EPYC, linux x64, Node v24.21.0',
  extent: 'quick',
  figures: [
    {
      name: 'list doses',
      unit: 'requests/s',
      ours: 1244.87,
      floor: 1595.23,
      ratio: 0.7804,
      goal: 0.68,
      better: 'larger',
      boundBy: 'the processor',
      slowerThan: 1,
    },
    {
      name: 'log a dose | CPU',
      unit: 'ms/request',
      ours: 0.74,
      floor: 0.4,
      ratio: 1.85,
      goal: 1.7,
      better: 'smaller',
      boundBy: 'checking the body',
    },
    underLimit('start', 'ms', 296.85, 450),
    underLimit('layout shift', '', 0.2, 0.1),
  ],
};

describe('renderFigures', () => {
  it('says when, on what and how far each row is from its goal', () => {
    expect(renderFigures([RESULT])).toBe(
      [
        '### http (quick run)',
        '',
        'HTTP under load. 29 November 2026; commit e31ddf33+; 2 × AMD EPYC, linux x64, Node v24.21.0.',
        '',
        '| Row | Figure | Ratio to floor | Goal | Goal met |',
        '|---|---|---|---|---|',
        '| list doses | 1240 requests/s | 0.78 × | ≥ 0.68 × | met, slower than the last run (1 ×) |',
        '| log a dose \\| CPU | 0.74 ms/request | 1.85 × | ≤ 1.7 × | **missed**: checking the body |',
        '| start | 297 ms | – | ≤ 450 ms | met |',
        '| layout shift | 0.2 | – | ≤ 0.1 | **missed** |',
      ].join('\n'),
    );
  });

  it('leaves out the column of the floor if no figure has one', () => {
    const limits = { ...RESULT, figures: [underLimit('start', 'ms', 296.85, 450)] };
    expect(renderFigures([limits])).toContain(
      '| Row | Figure | Goal | Goal met |\n|---|---|---|---|\n| start | 297 ms | ≤ 450 ms | met |',
    );
  });

  it('says of an earlier result that it has no commit', () => {
    const { commit: _, ...earlier } = RESULT;
    expect(renderFigures([earlier])).toContain('; commit not recorded; ');
  });
});

describe('complaintsAbout', () => {
  const figure = underLimit('start', 'ms', 500, 450);

  it.each([
    ['a missed goal', figure, ['missed']],
    ['both', { ...figure, slowerThan: 297 }, ['missed', 'slower than the last run (297 ms)']],
    ['nothing', underLimit('start', 'ms', 297, 450), []],
  ])('names %s', (_, measured, complaints) => {
    expect(complaintsAbout(measured)).toEqual(complaints);
  });
});

describe('withFigures', () => {
  const [BEGIN, END] = [
    '<!-- figures: written by npm run bench, not by hand -->',
    '<!-- end of figures -->',
  ];

  it('writes between the markers and leaves the rest', () => {
    const page = `# Page\n\n${BEGIN}\nold\n${END}\n\nMore.\n`;
    const written = withFigures(page, [RESULT]);
    expect(written).toBe(`# Page\n\n${BEGIN}\n\n${renderFigures([RESULT])}\n\n${END}\n\nMore.\n`);
    expect(withFigures(written, [RESULT])).toBe(written);
  });

  it.each([['# Page'], [`${END}\n${BEGIN}`], [BEGIN]])(
    'refuses a page without both: %j',
    (page) => {
      expect(() => withFigures(page, [])).toThrow('needs the lines');
    },
  );
});
