import { expect, it } from 'vitest';
import { grammarIn } from './language-grammar.ts';

it.each([
  [0, '0 dawek'],
  [1, '1 dawka'],
  [2, '2 dawki'],
  [5, '5 dawek'],
  [12, '12 dawek'],
  [22, '22 dawki'],
  [25, '25 dawek'],
  [1.5, '1,5 dawki'],
])('counts %d in Polish: %s', (count, words) => {
  const forms = { one: '# dawka', few: '# dawki', many: '# dawek', other: '# dawki' };
  expect(grammarIn('pl').plural(count, forms)).toBe(words);
});

it('takes the form for all others where one is missing', () => {
  expect(grammarIn('de').plural(2, { one: '# Dosis', other: '# Dosen' })).toBe('2 Dosen');
});

it.each([
  ['de', '1.234,5', '12,50', 'A, B und C'],
  ['fr', '1\u202f234,5', '12,50', 'A, B et C'],
  ['es', '1234,5', '12,50', 'A, B y C'],
  ['it', '1234,5', '12,50', 'A, B e C'],
  ['pt-BR', '1.234,5', '12,50', 'A, B e C'],
  ['pl', '1234,5', '12,50', 'A, B i C'],
  ['nl', '1.234,5', '12,50', 'A, B en C'],
])('writes numbers and lists in %s', (language, number, figure, list) => {
  const grammar = grammarIn(language);
  expect(grammar.number(1234.5)).toBe(number);
  expect(grammar.number('12.50')).toBe(figure);
  expect(grammar.list(['A', 'B', 'C'])).toBe(list);
});
