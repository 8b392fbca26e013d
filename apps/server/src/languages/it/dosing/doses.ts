import type { ServerWords } from '../../words.ts';

export const doses = {
  inFuture: 'La data è nel futuro. Registra una dose dopo averla presa.',
  tooManySteps: (most) => `Scatti: serve un numero intero da 1 a ${most}.`,
  medicineOfPen: 'Il medicinale di una dose è quello della sua penna.',
  amountOfPen: 'La quantità risulta dagli scatti o dal volume. Invia quelli.',
  wrongAmount: 'La dose non corrisponde agli scatti o al volume di questa penna.',
  penNotThere: 'Questa penna non c’è. Forse è stata eliminata.',
  noPenGives: 'Nessuna penna di scorta può dare questa dose. Registrala nell’app.',
  parts: {
    not_there: 'La prima dose di questa iniezione non c’è. Forse è stata eliminata.',
    itself: 'Una dose non può essere parte di sé stessa.',
    has_parts: 'Altre dosi sono parte di questa. Toglile prima dall’iniezione.',
    of_a_part: 'Quella dose è già parte di un’iniezione. Indica la prima.',
    other_medicine: 'Le parti di un’iniezione sono dello stesso medicinale.',
    too_far: 'Le parti di un’iniezione rientrano in 12 ore.',
    too_many: 'Un’iniezione ha al massimo tre parti.',
  },
} satisfies ServerWords['dosing/doses'];
