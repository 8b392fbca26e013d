import { frenchOf, pluralIn } from '@dosewise/contract';

export const plural = pluralIn('fr');
export const of = frenchOf;
