import type { texts as english } from '../../../features/dosing/calculator/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

const inClicks = (count: number) =>
  plural(count, {
    one: '# kliknięcie',
    few: '# kliknięcia',
    many: '# kliknięć',
    other: '# kliknięcia',
  });

export const texts: Words<typeof english> = {
  pageTitle: 'Kalkulator dawek Mounjaro · Dosewise',
  title: 'Kalkulator dawek Mounjaro',
  lead: 'Kliknięcia na miligramy i miligramy na kliknięcia.',
  leadOfAny: 'Kliknięcia, jednostki, mg i mL innych wstrzykiwaczy, fiolek i tabletek.',
  anotherDevice: 'Inny wstrzykiwacz lub fiolka',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Kalkulator dawek',
  mg: 'mg',
  inMg: (amount) => `${number(amount)} mg`,

  clicks: 'Kliknięcia',
  inClicks,
  clicksSpoken: (clicks, dose) => `${inClicks(clicks)}, ${dose}`,
  strength: 'Moc',
  dose: 'Dawka',
  outdated: (dose) => `Już nieaktualne: z kliknięć wychodzi ${dose}.`,
  result: 'Obliczona dawka',
  calculation: (clicks, clicksPerDose, strength) =>
    `${number(clicks)} / ${number(clicksPerDose)} × ${number(strength)} mg`,
  volume: (mL, units) =>
    `${number(mL)} mL = ${plural(units, {
      one: '# jednostka',
      few: '# jednostki',
      many: '# jednostek',
      other: '# jednostki',
    })} strzykawki U-100`,
  pen: 'Cztery dawki według ulotki. Linia przerywana: co może po nich zostać we wstrzykiwaczu.',

  logIn: 'Zaloguj się, aby zapisywać dawki i zarządzać wstrzykiwaczami',
  log: 'Zapisz tę dawkę',
  latest: (dose, day) => `Ostatnio zapisana dawka: ${dose}, ${day}`,

  about: 'O dawkowaniu leku Mounjaro',
  facts: (clicksPerDose, dosesPerPen) => [
    `Każda pełna dawka wymaga ${plural(clicksPerDose, {
      one: '# kliknięcia',
      many: '# kliknięć',
      few: '# kliknięć',
      other: '# kliknięcia',
    })}`,
    `Każdy wstrzykiwacz zawiera ${plural(dosesPerPen, {
      one: '# pełną dawkę',
      few: '# pełne dawki',
      many: '# pełnych dawek',
      other: '# pełnej dawki',
    })}`,
    `Standardowo dawkę zwiększa się o ${number(2.5)} mg`,
    'Między zwiększeniami dawki odczekaj co najmniej 4 tygodnie',
  ],
  partOfDose: 'Ulotka nie przewiduje części dawki. Porównaj ze swoją ulotką.',
};
