import { MAX_PENS_IN_BOX, MAX_TABLETS_IN_PACK, OWN_DEVICE_LIMITS } from '@dosewise/domain';
import type { ServerWords } from '../words.ts';

export const doses = {
  inFuture: 'La fecha está en el futuro. Registra una dosis solo después de administrártela.',
  tooManySteps: (most) => `Escribe un número entero de 1 a ${most}.`,
  medicineOfPen: 'El medicamento debe coincidir con el de la pluma.',
  amountOfPen:
    'La dosis en mg se calcula a partir de los clics o del volumen. Envía uno de los dos.',
  wrongAmount: 'La dosis no corresponde a los clics o al volumen de esta pluma.',
  penNotThere: 'No se encontró esta pluma. Puede que se haya eliminado.',
  noPenGives: 'A ninguna de tus plumas le queda suficiente para esta dosis. Regístrala en la app.',
  parts: {
    not_there: 'No se encuentra la primera parte de esta dosis. Puede que se haya eliminado.',
    itself: 'Una dosis no puede ser parte de sí misma.',
    has_parts: 'Otros registros son partes de esta dosis. Sepáralos primero.',
    of_a_part: 'Ese registro ya forma parte de otra dosis. Elige la primera parte de esa dosis.',
    other_medicine: 'Todas las partes de una dosis deben ser del mismo medicamento.',
    too_far: 'Todas las partes de una dosis deben estar dentro de un plazo de 12 horas.',
    too_many: 'Una dosis puede tener como máximo tres partes.',
  },
} satisfies ServerWords['dosing/doses'];

export const pens = {
  startAhead: 'La fecha de inicio está en el futuro. Indica el día en que se abrió esta pluma.',
  startAfterDose:
    'La fecha de inicio no puede ser posterior al día de la primera dosis de esta pluma.',
  sealedWithDoses: 'Esta pluma tiene dosis registradas, así que necesita una fecha de inicio.',
  startAfterDiscard:
    'La fecha de inicio no puede ser posterior al día en que se desechó esta pluma.',
  moreWasted: (most) =>
    `Escribe un número entero de 0 a ${most}: después de las dosis registradas no queda más.`,
  discardAhead:
    'El día está en el futuro. Marca la pluma como desechada cuando ya te hayas deshecho de ella.',
  discardBeforeStart: 'El día es anterior a la fecha de inicio de esta pluma.',
  discardBeforeDose: 'Hay una dosis de esta pluma registrada después de este día.',
  hasDoses: (count) =>
    count === 1
      ? 'Esta pluma tiene 1 dosis registrada. Elimina antes esa dosis.'
      : `Esta pluma tiene ${count} dosis registradas. Elimina antes esas dosis.`,
  noGolden: 'Dosewise no puede registrar una Golden Dose de este dispositivo.',
  wrongDevice: {
    unknown_device: 'La lista de dispositivos (GET /api/devices) no tiene ninguno con este id.',
    strength_not_listed: 'Este dispositivo no se vende con estos mg.',
    own_numbers_missing:
      'Dispositivo: debe ser uno de la lista, o indicar medicamento, tipo, mL y dosis.',
    own_numbers_with_id:
      'Omite medicamento, tipo y doseMl: un dispositivo de la lista ya tiene los suyos.',
    steps_missing: 'Indica cuántos clics tiene una dosis completa (stepsPerDose).',
    steps_differ: 'Una dosis completa de este dispositivo tiene otro número de clics o unidades.',
    doses_differ: 'Este dispositivo tiene otro número de dosis completas.',
    no_whole_units:
      'Una dosis de un vial debe ser un número entero de unidades (0,01 mL cada una).',
    tablets_have_no_ml: 'Los comprimidos no contienen líquido. Omite doseMl.',
    too_many_doses: `Un dispositivo contiene ${OWN_DEVICE_LIMITS.doses.most} dosis como máximo.`,
    pack_too_large: `Una caja contiene ${MAX_TABLETS_IN_PACK} comprimidos como máximo.`,
    box_too_large: `Una caja contiene ${MAX_PENS_IN_BOX} plumas como máximo.`,
  },
} satisfies ServerWords['dosing/pens'];
