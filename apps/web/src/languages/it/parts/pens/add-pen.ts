import type { texts as english } from '../../../../parts/pens/add-pen/texts.ts';
import type { Words } from '../../../words.ts';
import { number } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  questions: {
    brand: 'Che cosa c’è scritto sulla confezione?',
    strength: 'Quale dosaggio?',
    numbers: 'Che cosa dice l’etichetta?',
    use: 'In uso o di scorta?',
    cost: 'Qual è stato il costo?',
  },
  countClicks: 'Quanti scatti in una dose completa?',
  countPens: 'Quante penne nella confezione?',
  countTablets: 'Quante compresse nella confezione?',
  costOfEach: 'Quanto è costata ognuna?',
  back: 'Indietro',
  next: 'Avanti',
  strength: 'Dosaggio',
  strengthHint: (kind) =>
    kind === 'tablet'
      ? 'Una compressa, come stampato sull’etichetta'
      : 'Una dose completa, come stampato sull’etichetta',
  inUse: 'In uso',
  inUseNote: 'Già in uso, o da oggi',
  sealed: 'Di scorta',
  sealedNote: (kind) => (kind === 'tablet' ? 'Per dopo' : 'In frigorifero, per dopo'),
  nameOf: (name, strength) => `${name}, ${number(strength)} mg`,
  change: 'Modifica',
  moreDetails: 'Altri dettagli',

  kind: 'Tipo',
  kinds: {
    click_pen: 'Penna con manopola',
    vial: 'Flaconcino',
    single_pen: 'Penne monodose',
    tablet: 'Compresse',
  },
  doseMl: 'Liquido in una dose completa',
  doses: 'Dosi complete contenute',
  pensInBox: 'Penne in questa confezione',
  tabletsInPack: 'Compresse in questa confezione',
  clicks: 'Scatti in una dose completa',
  clicksHint: `Contali sulla tua penna. Spesso si parla di ${number(0.01)} mL a scatto, ma nessun foglio illustrativo lo dice.`,
  wholeDoses: 'La manopola dà solo dosi intere',

  arithmetic: (mg, ml, doses, steps) =>
    `${number(mg)} mg in ${number(ml)} mL, ${doses}${steps === null ? '' : ` da ${steps}`}. Confronta con la tua etichetta.`,
  tablets: (mg, tablets) =>
    `${number(mg)} mg in ogni compressa, ${tablets} in questa confezione. Confronta con la tua etichetta.`,
  sources: 'Da dove vengono questi numeri',
  checkedOn: (day) => `Verifica: ${day}.`,

  missing: {
    strength: 'Scegli un dosaggio.',
    ownStrength: 'Inserisci un dosaggio.',
    doseMl: 'Inserisci il liquido in una dose completa.',
    doses: 'Inserisci quante dosi complete contiene.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Inserisci quante penne ci sono nella confezione.',
      tablet: 'Inserisci quante compresse ci sono nella confezione.',
    },
    clicks: 'Inserisci gli scatti in una dose completa.',
  },
  strengthWrong: ({ least, most }) =>
    `Il dosaggio deve essere un numero da ${number(least)} a ${number(most)} mg.`,
  doseMlWrong: ({ least, most }) => `Serve un numero da ${number(least)} a ${number(most)} mL.`,
  noWholeUnits: `Una dose da un flaconcino deve essere di unità intere da ${number(0.01)} mL.`,
  dosesWrong: ({ least, most }) =>
    `Dosi: serve un numero intero da ${number(least)} a ${number(most)}.`,
  piecesWrong: (kind, { least, most }) =>
    `${kind === 'tablet' ? 'Compresse' : 'Penne'}: serve un numero intero da ${number(least)} a ${number(most)}.`,
  clicksWrong: ({ least, most }) =>
    `Scatti: serve un numero intero da ${number(least)} a ${number(most)}.`,

  proposedName: (name, strength) => `${name} ${number(strength)} mg`,
  tabletsOf: (brand) => `Compresse ${brand}`,
  copyOf: (name, copy) => `${name} (${copy})`,
};
