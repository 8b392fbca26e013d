import { pluralIn } from '../locales.ts';

export const plural = pluralIn('fr');

/** A name after 'de': 'de Mounjaro', 'd’Ozempic'. */
export const of = (name: string): string =>
  /^\p{Cf}?[aàâeéèêiîoôuyh]/iu.test(name) ? `d’${name}` : `de ${name}`;
