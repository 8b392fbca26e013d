import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each(['Blue pen', 'Ozempic № 3 (60 %)', 'Mañana', '注射笔', '', '5 mg'])(
  'leaves %j as it is',
  (words) => {
    expect(isolated(words)).toBe(words);
  },
);

it.each(['עט כחול', 'قلم أزرق', 'Pen א', 'a\u202eb', '𞤀𞤁'])('isolates %j', (words) => {
  expect(isolated(words)).toBe(`\u2068${words}\u2069`);
});
