import { grammarIn } from '../../format/grammar.ts';

export const { number, plural, list } = grammarIn('es');

/** A number of things: '1 clic', '4 clics', '1.000.000 de clics'. */
export const counted = (count: number, one: string, other: string): string =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });
