import type { texts as english } from '../../../../parts/pens/add-pen/texts.ts';
import type { Words } from '../../../words.ts';
import { number } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  questions: {
    brand: 'Was steht auf deiner Packung?',
    strength: 'Welche Stärke?',
    numbers: 'Was steht auf dem Etikett?',
    use: 'In Gebrauch oder ungeöffnet?',
    cost: 'Was hat das gekostet?',
  },
  countClicks: 'Wie viele Klicks hat eine volle Dosis?',
  countPens: 'Wie viele Pens sind in der Packung?',
  countTablets: 'Wie viele Tabletten sind in der Packung?',
  costOfEach: 'Was hat jedes Stück gekostet?',
  back: 'Zurück',
  next: 'Weiter',
  strength: 'Stärke',
  strengthHint: (kind) =>
    kind === 'tablet'
      ? 'Eine Tablette, wie auf dem Etikett angegeben'
      : 'Eine volle Dosis, wie auf dem Etikett angegeben',
  inUse: 'In Gebrauch',
  inUseNote: 'Schon benutzt, oder heute',
  sealed: 'Ungeöffnet',
  sealedNote: (kind) => (kind === 'tablet' ? 'Für später' : 'Im Kühlschrank, für später'),
  nameOf: (name, strength) => `${name}, ${number(strength)} mg`,
  change: 'Ändern',
  moreDetails: 'Weitere Angaben',

  kind: 'Art',
  kinds: {
    click_pen: 'Pen mit Dosierknopf',
    vial: 'Durchstechflasche',
    single_pen: 'Einzeldosis-Pens',
    tablet: 'Tabletten',
  },
  doseMl: 'Flüssigkeit in einer vollen Dosis',
  doses: 'Volle Dosen darin',
  pensInBox: 'Pens in dieser Packung',
  tabletsInPack: 'Tabletten in dieser Packung',
  clicks: 'Klicks in einer vollen Dosis',
  clicksHint: `Zähle sie an deinem Pen. Häufig ist von ${number(0.01)} mL je Klick die Rede, aber in keiner Packungsbeilage steht das.`,
  wholeDoses: 'Der Dosierknopf gibt nur ganze Dosen ab',

  arithmetic: (mg, ml, doses, steps) =>
    `${number(mg)} mg in ${number(ml)} mL, ${doses}${steps === null ? '' : ` zu ${steps}`}. Vergleiche das mit deinem Etikett.`,
  tablets: (mg, tablets) =>
    `${number(mg)} mg in jeder Tablette, ${tablets} in dieser Packung. Vergleiche das mit deinem Etikett.`,
  sources: 'Woher diese Zahlen kommen',
  checkedOn: (day) => `Geprüft am ${day}.`,

  missing: {
    strength: 'Wähle eine Stärke.',
    ownStrength: 'Gib eine Stärke ein.',
    doseMl: 'Gib die Flüssigkeit in einer vollen Dosis ein.',
    doses: 'Gib ein, wie viele volle Dosen darin sind.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Gib ein, wie viele Pens in der Packung sind.',
      tablet: 'Gib ein, wie viele Tabletten in der Packung sind.',
    },
    clicks: 'Gib die Klicks in einer vollen Dosis ein.',
  },
  strengthWrong: ({ least, most }) =>
    `Die Stärke muss eine Zahl von ${number(least)} bis ${number(most)} mg sein.`,
  doseMlWrong: ({ least, most }) =>
    `Gib eine Zahl von ${number(least)} bis ${number(most)} mL ein.`,
  noWholeUnits: `Eine Dosis aus einer Durchstechflasche muss aus ganzen Einheiten zu ${number(0.01)} mL bestehen.`,
  dosesWrong: ({ least, most }) =>
    `Dosen: Gib eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`,
  piecesWrong: (kind, { least, most }) =>
    `${kind === 'tablet' ? 'Tabletten' : 'Pens'}: Gib eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`,
  clicksWrong: ({ least, most }) =>
    `Klicks: Gib eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`,

  proposedName: (name, strength) => `${name} ${number(strength)} mg`,
  tabletsOf: (brand) => `${brand}-Tabletten`,
  copyOf: (name, copy) => `${name} (${copy})`,
};
