import { grammarIn } from '../../format/grammar.ts';

export const { number, plural, list } = grammarIn('pt-BR');
