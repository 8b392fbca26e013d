import type { texts as english } from '../../../features/dosing/calculator/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

const inClicks = (count: number) => plural(count, { one: '# clic', other: '# clics' });

export const texts: Words<typeof english> = {
  pageTitle: 'Calculateur de dose Mounjaro · Dosewise',
  title: 'Calculateur de dose Mounjaro',
  lead: 'Des clics en milligrammes, et des milligrammes en clics.',
  leadOfAny: 'Clics, unités, mg et mL d’autres stylos, de flacons et de comprimés.',
  anotherDevice: 'Un autre stylo ou un flacon',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Calculateur de dose',
  mg: 'mg',
  inMg: (amount) => `${number(amount)} mg`,

  clicks: 'Clics',
  inClicks,
  clicksSpoken: (clicks, dose) => `${inClicks(clicks)}, ${dose}`,
  strength: 'Dosage du stylo',
  dose: 'Dose',
  outdated: (dose) => `N’est plus valable : les clics donnent ${dose}.`,
  result: 'Dose calculée',
  calculation: (clicks, clicksPerDose, strength) =>
    `${number(clicks)} / ${number(clicksPerDose)} × ${number(strength)} mg`,
  volume: (mL, units) =>
    `${number(mL)} mL = ${plural(units, { one: '# unité', other: '# unités' })} d’une seringue U-100`,
  pen: 'Quatre doses prévues. En pointillé : ce qui peut rester dans le stylo après ces doses.',

  logIn: 'Connectez-vous pour enregistrer vos doses et gérer vos stylos',
  log: 'Noter cette dose',
  latest: (dose, day) => `Dernière dose notée : ${dose} le ${day}`,

  about: 'À propos de la posologie de Mounjaro',
  facts: (clicksPerDose, dosesPerPen) => [
    `Chaque dose complète demande ${inClicks(clicksPerDose)}`,
    `Chaque stylo contient ${plural(dosesPerPen, { one: '# dose complète', other: '# doses complètes' })}`,
    `L’augmentation habituelle de la dose se fait par paliers de ${number(2.5)} mg`,
    'Attendez au moins 4 semaines entre deux augmentations de la dose',
  ],
  partOfDose:
    'Les fractions de dose ne figurent pas dans la notice. Comparez avec votre étiquette.',
};
