import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../../words.ts';

const plural = pluralIn('pl');

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise: masz coś do zrobienia',
  doseDue: (amount) => `Zaplanowana dawka: ${amount}`,
  doseFrom: (amount, pen) => `Zaplanowana dawka: ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Zaplanowana dawka: ${amount}, ${steps}, ${pen}`,
  steps: {
    click_pen: (n) =>
      `${n} ${plural(n, { one: 'kliknięcie', few: 'kliknięcia', many: 'kliknięć', other: 'kliknięcia' })}`,
    vial: (n) =>
      `${n} ${plural(n, { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' })}`,
    single_pen: (n) =>
      `${n} ${plural(n, { one: 'wstrzykiwacz', few: 'wstrzykiwacze', many: 'wstrzykiwaczy', other: 'wstrzykiwacza' })}`,
    tablet: (n) =>
      `${n} ${plural(n, { one: 'tabletka', few: 'tabletki', many: 'tabletek', other: 'tabletki' })}`,
  },
  lastDay: (pen) => `Ostatni dzień: ${pen}`,
  thenDiscard: 'Według ulotki po dzisiejszym dniu należy to wyrzucić.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `Nic nie zostało na dawkę z tego dnia: ${medicine}`,
  runsOut: 'Zapas nie wystarczy na dawkę z tego dnia',
  dosesLeft: (n) =>
    plural(n, {
      one: `Do tego dnia wystarczy jeszcze na ${n} dawkę.`,
      few: `Do tego dnia wystarczy jeszcze na ${n} dawki.`,
      many: `Do tego dnia wystarczy jeszcze na ${n} dawek.`,
      other: `Do tego dnia wystarczy jeszcze na ${n} dawki.`,
    }),
} satisfies ServerWords['moving/calendar'];
