import type { texts as english } from '../../../data/weights/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  loadFailed: 'Die Gewichte konnten nicht geladen werden',
  addFailed: 'Das Gewicht konnte nicht hinzugefügt werden',
  date: 'Datum',
  weight: 'Gewicht',
  smoothed: 'Geglättet',
  trend: 'Trend',
  raw: 'Nur Einträge',
  weighIn: (weight, day) => `${weight} vom ${day}`,

  stonesOf: (label) => `${label}, Stones`,
  poundsOf: (label) => `${label}, Pounds`,
  inKilograms: (least, most) => `eine Zahl von ${number(least)} bis ${number(most)} kg`,
  inPounds: (least, most) => `eine Zahl von ${least} bis ${most} lb`,
  inStones: (least, most) => `ganze Stones und weniger als 14 Pounds, von ${least} bis ${most}`,
  weightWrong: (rule) => `Gib als Gewicht ein: ${rule}.`,

  isWeightRight: (weight) => `Stimmt ${weight}?`,
  farFrom: (weight, day) => `Das weicht um mehr als 15 % von ${weight} am ${day} ab.`,
  changeIt: 'Ändern',
  addIt: 'Ja, hinzufügen',
};
