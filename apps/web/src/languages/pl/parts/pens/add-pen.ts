import type { texts as english } from '../../../../parts/pens/add-pen/texts.ts';
import type { Words } from '../../../words.ts';
import { number } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  questions: {
    brand: 'Co jest na twoim opakowaniu?',
    strength: 'Jaka moc?',
    numbers: 'Co jest na etykiecie?',
    use: 'W użyciu czy nieotwarte?',
    cost: 'Ile kosztowało?',
  },
  countClicks: 'Ile kliknięć ma pełna dawka?',
  countPens: 'Ile wstrzykiwaczy jest w opakowaniu?',
  countTablets: 'Ile tabletek jest w opakowaniu?',
  costOfEach: 'Ile kosztowała każda sztuka?',
  back: 'Wstecz',
  next: 'Dalej',
  strength: 'Moc',
  strengthHint: (kind) =>
    kind === 'tablet'
      ? 'Jedna tabletka, jak wydrukowano na etykiecie'
      : 'Jedna pełna dawka, jak wydrukowano na etykiecie',
  inUse: 'W użyciu',
  inUseNote: 'Już używasz albo zaczniesz dziś',
  sealed: 'Nieotwarte',
  sealedNote: (kind) => (kind === 'tablet' ? 'Na później' : 'W lodówce, na później'),
  nameOf: (name, strength) => `${name}, ${number(strength)} mg`,
  change: 'Zmień',
  moreDetails: 'Więcej szczegółów',

  kind: 'Rodzaj',
  kinds: {
    click_pen: 'Wstrzykiwacz z pokrętłem',
    vial: 'Fiolka',
    single_pen: 'Wstrzykiwacze jednodawkowe',
    tablet: 'Tabletki',
  },
  doseMl: 'Płyn w pełnej dawce',
  doses: 'Liczba pełnych dawek',
  pensInBox: 'Wstrzykiwacze w tym opakowaniu',
  tabletsInPack: 'Tabletki w tym opakowaniu',
  clicks: 'Kliknięcia w pełnej dawce',
  clicksHint: `Policz je na swoim wstrzykiwaczu. Często mówi się o ${number(0.01)} mL na kliknięcie, ale żadna ulotka tego nie podaje.`,
  wholeDoses: 'Pokrętło podaje tylko całe dawki',

  arithmetic: (mg, ml, doses, steps) =>
    `${number(mg)} mg w ${number(ml)} mL, ${doses}${steps === null ? '' : `, każda to ${steps}`}. Porównaj z etykietą.`,
  tablets: (mg, tablets) =>
    `${number(mg)} mg w każdej tabletce, ${tablets} w tym opakowaniu. Porównaj z etykietą.`,
  sources: 'Skąd pochodzą te liczby',
  checkedOn: (day) => `Sprawdzono: ${day}.`,

  missing: {
    strength: 'Wybierz moc.',
    ownStrength: 'Wpisz moc.',
    doseMl: 'Wpisz, ile płynu ma pełna dawka.',
    doses: 'Wpisz liczbę pełnych dawek.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Wpisz, ile wstrzykiwaczy jest w opakowaniu.',
      tablet: 'Wpisz, ile tabletek jest w opakowaniu.',
    },
    clicks: 'Wpisz, ile kliknięć ma pełna dawka.',
  },
  strengthWrong: ({ least, most }) =>
    `Moc: wpisz liczbę od ${number(least)} do ${number(most)} mg.`,
  doseMlWrong: ({ least, most }) => `Wpisz liczbę od ${number(least)} do ${number(most)} mL.`,
  noWholeUnits: `Dawka z fiolki musi mieć całkowitą liczbę jednostek po ${number(0.01)} mL.`,
  dosesWrong: ({ least, most }) =>
    `Dawki: wpisz liczbę całkowitą od ${number(least)} do ${number(most)}.`,
  piecesWrong: (kind, { least, most }) =>
    `${kind === 'tablet' ? 'Tabletki' : 'Wstrzykiwacze'}: wpisz liczbę całkowitą od ${number(least)} do ${number(most)}.`,
  clicksWrong: ({ least, most }) =>
    `Kliknięcia: wpisz liczbę całkowitą od ${number(least)} do ${number(most)}.`,

  proposedName: (name, strength) => `${name} ${number(strength)} mg`,
  tabletsOf: (brand) => `${brand}, tabletki`,
  copyOf: (name, copy) => `${name} (${copy})`,
};
