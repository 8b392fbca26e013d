import type { ServerWords } from '../../words.ts';

export const doses = {
  inFuture: 'La fecha está en el futuro. Una dosis se registra cuando ya se administró.',
  tooManySteps: (most) => `Clics: debe ser un número entero de 1 a ${most}.`,
  medicineOfPen: 'El medicamento de una dosis es el de su pluma.',
  amountOfPen: 'La cantidad resulta de los clics o del volumen. Indica estos.',
  wrongAmount: 'La dosis no corresponde a los clics o al volumen de esta pluma.',
  penNotThere: 'Esta pluma no existe. Puede que se haya eliminado.',
  noPenGives: 'Ninguna pluma en reserva puede dar esta dosis. Regístrala en la app.',
  parts: {
    not_there: 'No se encuentra la primera dosis de esta inyección. Puede que se haya eliminado.',
    itself: 'Una dosis no puede ser parte de sí misma.',
    has_parts: 'Otras dosis son parte de esta. Sácalas antes de la inyección.',
    of_a_part: 'Esa dosis ya es parte de una inyección. Indica la primera.',
    other_medicine: 'Las partes de una inyección son del mismo medicamento.',
    too_far: 'Las partes de una inyección se administran en un plazo de 12 horas.',
    too_many: 'Una inyección tiene como máximo tres partes.',
  },
} satisfies ServerWords['dosing/doses'];
