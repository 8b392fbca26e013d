import type { texts as english } from '../../../features/dosing/calculator/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

const inClicks = (count: number) => plural(count, { one: '# Klick', other: '# Klicks' });

export const texts: Words<typeof english> = {
  pageTitle: 'Mounjaro-Dosisrechner · Dosewise',
  title: 'Mounjaro-Dosisrechner',
  lead: 'Klicks in Milligramm, und Milligramm in Klicks.',
  leadOfAny: 'Klicks, Einheiten, mg und mL anderer Pens, von Durchstechflaschen und Tabletten.',
  anotherDevice: 'Anderer Pen oder Durchstechflasche',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Dosisrechner',
  mg: 'mg',
  inMg: (amount) => `${number(amount)} mg`,

  clicks: 'Klicks',
  inClicks,
  clicksSpoken: (clicks, dose) => `${inClicks(clicks)}, ${dose}`,
  strength: 'Stärke des Pens',
  dose: 'Dosis',
  outdated: (dose) => `Gilt nicht mehr: Die Klicks ergeben ${dose}.`,
  result: 'Berechnete Dosis',
  calculation: (clicks, clicksPerDose, strength) =>
    `${number(clicks)} / ${number(clicksPerDose)} × ${number(strength)} mg`,
  volume: (mL, units) =>
    `${number(mL)} mL = ${plural(units, { one: '# Einheit', other: '# Einheiten' })} einer U-100-Spritze`,
  pen: 'Vier Dosen laut Etikett. Gestrichelt: was danach im Pen bleiben kann.',

  logIn: 'Anmelden, um Dosen zu speichern und Pens zu verwalten',
  log: 'Diese Dosis eintragen',
  latest: (dose, day) => `Zuletzt eingetragene Dosis: ${dose} am ${day}`,

  about: 'Zur Dosierung von Mounjaro',
  facts: (clicksPerDose, dosesPerPen) => [
    `Jede volle Dosis braucht ${inClicks(clicksPerDose)}`,
    `Jeder Pen enthält ${plural(dosesPerPen, { one: '# volle Dosis', other: '# volle Dosen' })}`,
    `Üblich ist es, die Dosis in Schritten von ${number(2.5)} mg zu steigern`,
    'Warte mindestens 4 Wochen zwischen zwei Steigerungen der Dosis',
  ],
  partOfDose:
    'Teile einer Dosis stehen nicht in der Packungsbeilage. Vergleiche mit deinem Etikett.',
};
