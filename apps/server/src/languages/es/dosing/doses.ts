import type { ServerWords } from '../../words.ts';

export const doses = {
  inFuture: 'La fecha está en el futuro. Una dosis se registra cuando ya se administró.',
  tooManySteps: (most) => `Clics: debe ser un número entero de 1 a ${most}.`,
  medicineOfPen: 'El medicamento de una dosis es el de su pluma.',
  amountOfPen: 'La cantidad resulta de los clics o del volumen. Indica estos.',
  wrongAmount: 'La dosis no corresponde a los clics o al volumen de esta pluma.',
  penNotThere: 'Esta pluma no existe. Puede que se haya eliminado.',
  noPenGives: 'Ninguna pluma en reserva puede dar esta dosis. Regístrala en la app.',
} satisfies ServerWords['dosing/doses'];
