import type { texts as english } from '../../../data/weights/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  loadFailed: 'Nie udało się wczytać ważeń',
  addFailed: 'Nie udało się dodać ważenia',
  date: 'Data',
  weight: 'Waga',
  smoothed: 'Wygładzona',
  trend: 'Trend',
  raw: 'Tylko ważenia',
  weighIn: (weight, day) => `${weight}, ${day}`,

  stonesOf: (label) => `${label}, kamienie`,
  poundsOf: (label) => `${label}, funty`,
  inKilograms: (least, most) => `liczbę od ${number(least)} do ${number(most)} kg`,
  inPounds: (least, most) => `liczbę od ${least} do ${most} lb`,
  inStones: (least, most) => `całe kamienie i mniej niż 14 funtów, od ${least} do ${most}`,
  weightWrong: (rule) => `Waga: wpisz ${rule}.`,

  isWeightRight: (weight) => `Czy ${weight} się zgadza?`,
  farFrom: (weight, day) => `Różni się o ponad 15% od ${weight} (${day}).`,
  changeIt: 'Popraw',
  addIt: 'Tak, dodaj',
};
