import type { ServerWords } from '../../words.ts';

export const doses = {
  inFuture: 'Das Datum liegt in der Zukunft. Trage eine Dosis erst ein, wenn sie genommen wurde.',
  tooManySteps: (most) => `Klicks: eine ganze Zahl von 1 bis ${most}.`,
  medicineOfPen: 'Das Medikament einer Dosis ist das ihres Pens.',
  amountOfPen: 'Die Menge folgt aus Klicks oder Volumen. Gib diese an.',
  wrongAmount: 'Die Dosis passt nicht zu Klicks oder Volumen dieses Pens.',
  penNotThere: 'Diesen Pen gibt es nicht. Vielleicht wurde er gelöscht.',
  noPenGives: 'Kein Pen im Vorrat kann diese Dosis geben. Trage sie in der App ein.',
  parts: {
    not_there: 'Die erste Dosis dieser Injektion gibt es nicht. Vielleicht wurde sie gelöscht.',
    itself: 'Eine Dosis kann nicht Teil ihrer selbst sein.',
    has_parts: 'Andere Dosen sind Teil von dieser. Nimm sie zuerst aus der Injektion heraus.',
    of_a_part: 'Diese Dosis ist selbst Teil einer Injektion. Gib die erste an.',
    other_medicine: 'Alle Teile einer Injektion sind vom selben Medikament.',
    too_far: 'Alle Teile einer Injektion liegen innerhalb von 12 Stunden.',
    too_many: 'Eine Injektion hat höchstens drei Teile.',
  },
} satisfies ServerWords['dosing/doses'];
