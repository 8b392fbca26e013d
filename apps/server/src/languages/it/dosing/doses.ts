import type { ServerWords } from '../../words.ts';

export const doses = {
  inFuture: 'La data è nel futuro. Registra una dose dopo averla presa.',
  tooManySteps: (most) => `Scatti: serve un numero intero da 1 a ${most}.`,
  medicineOfPen: 'Il medicinale di una dose è quello della sua penna.',
  amountOfPen: 'La quantità risulta dagli scatti o dal volume. Invia quelli.',
  wrongAmount: 'La dose non corrisponde agli scatti o al volume di questa penna.',
  penNotThere: 'Questa penna non c’è. Forse è stata eliminata.',
  noPenGives: 'Nessuna penna di scorta può dare questa dose. Registrala nell’app.',
} satisfies ServerWords['dosing/doses'];
