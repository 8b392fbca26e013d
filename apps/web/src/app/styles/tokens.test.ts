import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const TOKENS = read('tokens.css');
const FORCED = read('../../kit/forced-colours.css');

/** The value of a colour in a theme. */
function colourOf(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(TOKENS)?.[1] ?? '';
  const [, light, dark] = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(value) ?? [];
  const colour = theme === 'light' ? light : dark;
  if (colour === undefined) throw new Error(`${name} is no pair of colours: ${value}`);
  return colour;
}

/** The relative luminance of WCAG 2.2. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PLAIN = ['ground', 'surface', 'sunken'];
const MEANINGS = ['good', 'caution', 'danger'];
const TINTS = ['accent-tint', 'data-tint', ...MEANINGS.map((meaning) => `${meaning}-tint`)];

/** Pairs of text and the grounds below it. */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...PLAIN, ...TINTS]],
  ['quiet', [...PLAIN, ...TINTS]],
  ['accent', [...PLAIN, ...TINTS]],
  ['data', [...PLAIN, ...TINTS]],
  ...MEANINGS.map((meaning) => [meaning, [...PLAIN, `${meaning}-tint`]] as const),
  ['on-accent', ['accent', 'accent-strong']],
  ['surface', ['data', 'good']],
];

/** Pairs of lines or fills and the grounds below them. */
const GRAPHICS: readonly (readonly [string, readonly string[]])[] = [
  ['edge', ['ground', 'surface']],
  ['data', ['line']],
  ...[2, 3, 4].map((chart) => [`chart-${chart}`, ['surface', ...TINTS]] as const),
  ['liquid', ['pen-glass', 'sunken']],
  ['liquid-deep', ['pen-glass', 'sunken']],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const faint = (pairs: typeof TEXTS, least: number) =>
    pairs.flatMap(([name, grounds]) =>
      grounds.flatMap((ground) => {
        const contrast = contrastOf(colourOf(name, theme), colourOf(ground, theme));
        return contrast < least ? [`${name} on ${ground}: ${contrast.toFixed(2)}`] : [];
      }),
    );

  it('text has a contrast of 4.5 : 1', () => {
    expect(faint(TEXTS, 4.5)).toEqual([]);
  });

  it('what is drawn has a contrast of 3 : 1', () => {
    expect(faint(GRAPHICS, 3)).toEqual([]);
  });
});

it('forced colours name every colour', () => {
  const names = [...TOKENS.matchAll(/--color-([\w-]+): light-dark/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !FORCED.includes(`--color-${name}: `))).toEqual([]);
});
