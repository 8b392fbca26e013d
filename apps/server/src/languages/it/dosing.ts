import { MAX_PENS_IN_BOX, MAX_TABLETS_IN_PACK, OWN_DEVICE_LIMITS } from '@dosewise/domain';
import type { ServerWords } from '../words.ts';

export const doses = {
  inFuture: 'La data è nel futuro. Registra una dose dopo averla presa.',
  tooManySteps: (most) => `Serve un numero intero da 1 a ${most}.`,
  medicineOfPen: 'Il medicinale deve corrispondere alla penna.',
  amountOfPen: 'La dose in mg si calcola dagli scatti o dal volume. Invia invece quelli.',
  wrongAmount: 'La dose non corrisponde agli scatti o al volume di questa penna.',
  penNotThere: 'Questa penna non è stata trovata. Forse è stata eliminata.',
  noPenGives: 'In nessuna delle tue penne resta abbastanza per questa dose. Registrala nell’app.',
  parts: {
    not_there: 'La prima parte di questa dose non c’è. Forse è stata eliminata.',
    itself: 'Una dose non può essere parte di sé stessa.',
    has_parts: 'Altre voci fanno parte di questa dose. Prima separale da questa.',
    of_a_part: 'Quella voce fa già parte di un’altra dose. Scegli la prima parte di quella dose.',
    other_medicine: 'Tutte le parti di una dose devono essere dello stesso medicinale.',
    too_far: 'Tutte le parti di una dose devono rientrare in 12 ore.',
    too_many: 'Una dose può avere al massimo tre parti.',
  },
} satisfies ServerWords['dosing/doses'];

export const pens = {
  startAhead:
    'La data di inizio è nel futuro. Indica il giorno in cui questa penna è stata aperta.',
  startAfterDose:
    'La data di inizio non può essere successiva al giorno della prima dose da questa penna.',
  sealedWithDoses: 'Da questa penna sono registrate delle dosi, quindi serve una data di inizio.',
  startAfterDiscard:
    'La data di inizio non può essere dopo il giorno in cui questa penna è stata smaltita.',
  moreWasted: (most) =>
    `Serve un numero intero da 0 a ${most}: dopo le dosi registrate non resta di più.`,
  discardAhead: 'Il giorno è nel futuro. Registra lo smaltimento dopo aver smaltito la penna.',
  discardBeforeStart: 'Il giorno è precedente alla data di inizio di questa penna.',
  discardBeforeDose: 'Dopo questo giorno è registrata una dose da questa penna.',
  hasDoses: (count) =>
    count === 1
      ? 'Da questa penna è registrata 1 dose. Prima elimina quella dose.'
      : `Da questa penna sono registrate ${count} dosi. Prima eliminale.`,
  noGolden: 'Dosewise non può registrare una Golden Dose da questo dispositivo.',
  wrongDevice: {
    unknown_device: 'Nell’elenco dei dispositivi (GET /api/devices) non c’è questo id.',
    strength_not_listed: 'Questo dispositivo non è in vendita con questo dosaggio.',
    own_numbers_missing:
      'Dispositivo: serve uno dell’elenco, oppure medicinale, tipo, doseMl e dosi.',
    own_numbers_with_id:
      'Ometti medicinale, tipo e doseMl: un dispositivo dell’elenco ha già i suoi.',
    steps_missing: 'Indica quanti scatti ha una dose completa (stepsPerDose).',
    steps_differ: 'Una dose completa di questo dispositivo ha un numero diverso di scatti.',
    doses_differ: 'Questo dispositivo contiene un numero diverso di dosi complete.',
    no_whole_units:
      'Una dose da un flaconcino deve essere un numero intero di unità (0,01 mL ciascuna).',
    tablets_have_no_ml: 'Le compresse non contengono liquido. Ometti doseMl.',
    too_many_doses: `Un dispositivo contiene al massimo ${OWN_DEVICE_LIMITS.doses.most} dosi.`,
    pack_too_large: `Una confezione contiene al massimo ${MAX_TABLETS_IN_PACK} compresse.`,
    box_too_large: `Una confezione contiene al massimo ${MAX_PENS_IN_BOX} penne.`,
  },
} satisfies ServerWords['dosing/pens'];
