import type { ServerWords } from '../../words.ts';

export const restore = {
  tooMany:
    'Este arquivo tem mais registros do que cabem em uma conta. Quem administra o servidor ainda pode restaurá-lo em uma conta vazia.',
  row: (list, row, sentence) => `${list}, registro ${row}: ${sentence}`,
  twice: (list, row) => `${list}, registro ${row}: O mesmo registro aparece duas vezes.`,
  noPen: (row) => `doses, registro ${row}: A caneta desta dose não está no arquivo.`,
  doseInFuture: (row) => `doses, registro ${row}: A data está no futuro.`,
  otherMedicine: (row) => `doses, registro ${row}: A caneta desta dose contém outro medicamento.`,
  wrongAmount: (row) => `doses, registro ${row}: A quantidade não é a que a caneta desta dose dá.`,
  wrongLedger: (row) => `pens, registro ${row}: O que resta nela não é o que as doses deixam.`,
  unknownPen: (row) =>
    `pens, registro ${row}: O arquivo não diz como os cliques ou unidades são contados.`,
  noImport: (row) =>
    `importedRecords, registro ${row}: A importação deste registro não está no arquivo.`,
  noBefore: (row) => `importedRecords, registro ${row}: Só uma pesagem pode ser o que havia antes.`,
} satisfies ServerWords['moving/restore'];
