import type { texts as english } from '../../../data/weights/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  loadFailed: 'No se pudieron cargar los pesos',
  addFailed: 'No se pudo añadir el peso',
  date: 'Fecha',
  weight: 'Peso',
  smoothed: 'Suavizado',
  trend: 'Tendencia',
  raw: 'Solo pesajes',
  weighIn: (weight, day) => `${weight} del ${day}`,

  stonesOf: (label) => `${label}, stones`,
  poundsOf: (label) => `${label}, libras`,
  inKilograms: (least, most) => `un número de ${number(least)} a ${number(most)} kg`,
  inPounds: (least, most) => `un número de ${least} a ${most} lb`,
  inStones: (least, most) =>
    `un número de stones enteros y de libras por debajo de 14, de ${least} a ${most}`,
  weightWrong: (rule) => `El peso debe ser ${rule}.`,

  isWeightRight: (weight) => `¿Es correcto este peso: ${weight}?`,
  farFrom: (weight, day) => `Difiere más de un 15\u00a0% del peso del ${day}: ${weight}.`,
  changeIt: 'Cambiarlo',
  addIt: 'Sí, añadirlo',
};
