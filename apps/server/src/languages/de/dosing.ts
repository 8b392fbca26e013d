import { MAX_PENS_IN_BOX, MAX_TABLETS_IN_PACK, OWN_DEVICE_LIMITS } from '@dosewise/domain';
import type { ServerWords } from '../words.ts';

export const doses = {
  inFuture: 'Das Datum liegt in der Zukunft. Trage eine Dosis erst ein, wenn du sie genommen hast.',
  tooManySteps: (most) => `Gib eine ganze Zahl von 1 bis ${most} ein.`,
  medicineOfPen: 'Das Medikament muss zum Pen passen.',
  amountOfPen: 'Die Dosis in mg wird aus Klicks oder Volumen berechnet. Gib stattdessen diese an.',
  wrongAmount: 'Die Dosis passt nicht zu Klicks oder Volumen dieses Pens.',
  penNotThere: 'Dieser Pen wurde nicht gefunden. Vielleicht wurde er gelöscht.',
  noPenGives: 'Keiner deiner Pens enthält noch genug für diese Dosis. Trage sie in der App ein.',
  parts: {
    not_there: 'Der erste Teil dieser Dosis wurde nicht gefunden. Vielleicht wurde er gelöscht.',
    itself: 'Eine Dosis kann nicht Teil ihrer selbst sein.',
    has_parts: 'Andere Einträge sind Teile dieser Dosis. Trenne sie zuerst davon.',
    of_a_part:
      'Dieser Eintrag gehört schon zu einer anderen Dosis. Wähle den ersten Teil der anderen Dosis.',
    other_medicine: 'Alle Teile einer Dosis müssen vom selben Medikament sein.',
    too_far: 'Alle Teile einer Dosis müssen innerhalb von 12 Stunden liegen.',
    too_many: 'Eine Dosis kann höchstens drei Teile haben.',
  },
} satisfies ServerWords['dosing/doses'];

export const pens = {
  startAhead: 'Der Beginn liegt in der Zukunft. Gib den Tag an, an dem dieser Pen geöffnet wurde.',
  startAfterDose: 'Der Beginn darf nicht nach dem Tag der ersten Dosis aus diesem Pen liegen.',
  sealedWithDoses:
    'Aus diesem Pen sind Dosen eingetragen, er braucht also ein Datum für den Beginn.',
  startAfterDiscard: 'Der Beginn darf nicht nach dem Tag liegen, an dem dieser Pen entsorgt wurde.',
  moreWasted: (most) =>
    `Gib eine ganze Zahl von 0 bis ${most} ein: Mehr bleibt nach den eingetragenen Dosen nicht übrig.`,
  discardAhead:
    'Der Tag liegt in der Zukunft. Trage die Entsorgung erst ein, wenn du den Pen entsorgt hast.',
  discardBeforeStart: 'Der Tag liegt vor dem Beginn dieses Pens.',
  discardBeforeDose: 'Nach diesem Tag ist noch eine Dosis aus diesem Pen eingetragen.',
  hasDoses: (count) =>
    count === 1
      ? 'Zu diesem Pen ist 1 Dosis eingetragen. Lösche sie zuerst.'
      : `Zu diesem Pen sind ${count} Dosen eingetragen. Lösche sie zuerst.`,
  noGolden: 'Aus diesem Produkt kann Dosewise keine Golden Dose erfassen.',
  wrongDevice: {
    unknown_device: 'GET /api/devices enthält kein Produkt mit dieser ID.',
    strength_not_listed: 'Dieses Produkt gibt es in dieser Stärke nicht.',
    own_numbers_missing: 'Produkt: eines aus der Liste, oder mit Medikament, Art, mL und Dosen.',
    own_numbers_with_id:
      'Lass medicine, kind und doseMl weg: Ein Produkt aus der Liste hat seine eigenen.',
    steps_missing: 'Gib an, wie viele Klicks eine Dosis laut Etikett hat (stepsPerDose).',
    steps_differ: 'Bei diesem Produkt hat eine Dosis laut Etikett eine andere Zahl von Klicks.',
    doses_differ: 'Dieses Produkt hat laut Etikett eine andere Zahl von Dosen.',
    no_whole_units:
      'Eine Dosis aus einer Durchstechflasche muss aus ganzen Einheiten von 0,01 mL bestehen.',
    tablets_have_no_ml: 'Tabletten enthalten keine Flüssigkeit. Lass doseMl weg.',
    too_many_doses: `Ein Produkt enthält höchstens ${OWN_DEVICE_LIMITS.doses.most} Dosen.`,
    pack_too_large: `Eine Packung enthält höchstens ${MAX_TABLETS_IN_PACK} Tabletten.`,
    box_too_large: `Eine Packung enthält höchstens ${MAX_PENS_IN_BOX} Pens.`,
  },
} satisfies ServerWords['dosing/pens'];
