import { grammarIn } from '../../format/grammar.ts';

export const { number, plural, list } = grammarIn('fr');

/** A name after 'de': 'de Mounjaro', 'd’Ozempic'. */
export const of = (name: string): string =>
  /^\p{Cf}?[aàâeéèêiîoôuyh]/iu.test(name) ? `d’${name}` : `de ${name}`;

/** The end of a sentence, with no second point after a day such as 'le 3 nov.'. */
export const ended = (words: string): string => (/\.\p{Cf}?$/u.test(words) ? words : `${words}.`);
