import type { ServerWords } from '../../words.ts';

export const doses = {
  inFuture: 'A data está no futuro. Registre uma dose depois de tomá-la.',
  tooManySteps: (most) => `Cliques: deve ser um número inteiro de 1 a ${most}.`,
  medicineOfPen: 'O medicamento de uma dose é o da caneta dela.',
  amountOfPen: 'A quantidade resulta dos cliques ou do volume. Informe um deles.',
  wrongAmount: 'A dose não corresponde aos cliques ou ao volume desta caneta.',
  penNotThere: 'Esta caneta não existe aqui. Ela pode ter sido excluída.',
  noPenGives: 'Nenhuma caneta em estoque pode dar esta dose. Registre-a no app.',
  parts: {
    not_there: 'A primeira dose desta injeção não existe. Ela pode ter sido excluída.',
    itself: 'Uma dose não pode ser parte de si mesma.',
    has_parts: 'Outras doses são partes desta. Primeiro, retire-as da injeção.',
    of_a_part: 'Essa dose já é parte de uma injeção. Informe a primeira.',
    other_medicine: 'As partes de uma injeção são do mesmo medicamento.',
    too_far: 'As partes de uma injeção ficam dentro de 12 horas.',
    too_many: 'Uma injeção tem no máximo três partes.',
  },
} satisfies ServerWords['dosing/doses'];
