import type { texts as english } from '../../../features/dosing/calculator/texts.ts';
import type { Words } from '../../words.ts';
import { countClicks, countUnits } from '../data/pens.ts';
import { number, onDay, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Calcolatore della dose di Mounjaro · Dosewise',
  title: 'Calcolatore della dose di Mounjaro',
  lead: 'Da scatti a milligrammi, e da milligrammi a scatti.',
  leadOfAny: 'Scatti, unità, mg e mL di altre penne, di flaconcini e compresse.',
  anotherDevice: 'Un’altra penna o un flaconcino',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Calcolatore della dose',
  mg: 'mg',
  inMg: (amount) => `${number(amount)} mg`,

  clicks: 'Scatti',
  inClicks: countClicks,
  clicksSpoken: (clicks, dose) => `${countClicks(clicks)}, ${dose}`,
  strength: 'Dosaggio penna',
  dose: 'Dose',
  outdated: (dose) => `Non vale più: gli scatti danno ${dose}.`,
  result: 'Dose calcolata',
  calculation: (clicks, clicksPerDose, strength) =>
    `${number(clicks)} / ${number(clicksPerDose)} × ${number(strength)} mg`,
  volume: (mL, units) => `${number(mL)} mL = ${countUnits(units)} di una siringa U-100`,
  pen: 'Le quattro dosi del foglio illustrativo. Tratteggiato: quello che poi può restare nella penna.',

  logIn: 'Accedi per salvare le dosi e gestire le penne',
  log: 'Registra questa dose',
  latest: (dose, day) => `Ultima dose registrata: ${dose} ${onDay(day)}`,

  about: 'Il dosaggio di Mounjaro',
  facts: (clicksPerDose, dosesPerPen) => [
    `Ogni dose completa richiede ${countClicks(clicksPerDose)}`,
    `Ogni penna contiene ${plural(dosesPerPen, { one: '# dose completa', other: '# dosi complete' })}`,
    `Di norma la dose aumenta di ${number(2.5)} mg alla volta`,
    'Aspetta almeno 4 settimane tra un aumento della dose e il successivo',
  ],
  partOfDose:
    'Il foglio illustrativo non parla di parti di una dose. Confronta con la tua etichetta.',
};
