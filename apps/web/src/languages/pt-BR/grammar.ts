import { grammarIn } from '../formats/language-grammar.ts';

export const { number, plural, list } = grammarIn('pt-BR');

/** 'às 08:00', 'à 01:00'. */
export const atTime = (time: string): string => `${/^0?1\D/.test(time) ? 'à' : 'às'} ${time}`;

/** A sentence with its full stop, which the short name of a month at its end has already: 'até 28 de jan.' */
export const sentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`);
