import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

const plural = pluralIn('pt-BR');

export const calendar = {
  name: 'Dosewise',
  discreet: 'Dosewise: há algo pendente',
  doseDue: (amount) => `Dose prevista: ${amount}`,
  doseFrom: (amount, pen) => `Dose prevista: ${amount}, ${pen}`,
  doseAsFrom: (amount, steps, pen) => `Dose prevista: ${amount}, ${steps} (${pen})`,
  steps: {
    click_pen: (n) => `${n} ${plural(n, { one: 'clique', other: 'cliques' })}`,
    vial: (n) => `${n} ${plural(n, { one: 'unidade', other: 'unidades' })}`,
    single_pen: (n) => `${n} ${plural(n, { one: 'caneta', other: 'canetas' })}`,
    tablet: (n) => `${n} ${plural(n, { one: 'comprimido', other: 'comprimidos' })}`,
  },
  lastDay: (pen) => `Último dia de uso: ${pen}`,
  thenDiscard: 'Segundo a bula, o descarte deve ser feito depois deste dia.',
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  noneLeftOf: (medicine) => `Não resta ${medicine} para a dose deste dia`,
  runsOut: 'Não resta medicamento para a dose deste dia',
  dosesLeft: (n) =>
    n === 0
      ? 'Antes dela, não resta nenhuma dose.'
      : plural(n, {
          one: `Antes dela, resta ${n} dose.`,
          other: `Antes dela, restam ${n} doses.`,
        }),
} satisfies ServerWords['moving/calendar'];

export const imports = {
  doseInFuture: (row) => `A dose ${row} está no futuro.`,
  weightInFuture: (row) => `A pesagem ${row} está no futuro.`,
  measurementInFuture: (row) => `A medida ${row} está no futuro.`,
  programs: { 'health-auto-export': 'Health Auto Export', 'health-connect': 'Health Connect' },
  notJson: 'O conteúdo deve ser JSON: um documento, ou um em cada linha.',
  otherProgram: (program) => `Isto não é o que um webhook do ${program} envia.`,
  noList: (path) => `${path} deve ser uma lista.`,
  noObject: (path) => `${path} deve ser um objeto.`,
  noText: (path) => `${path} deve ser texto.`,
} satisfies ServerWords['moving/imports'];

export const restore = {
  tooMany:
    'Este arquivo tem mais registros do que cabem em uma conta. Quem administra o servidor ainda pode restaurá-lo em uma conta vazia.',
  row: (list, row, sentence) => `${list}, registro ${row}: ${sentence}`,
  twice: (list, row) => `${list}, registro ${row}: Este registro aparece duas vezes.`,
  noPen: (row) => `doses, registro ${row}: A caneta desta dose não está no arquivo.`,
  doseInFuture: (row) => `doses, registro ${row}: A data está no futuro.`,
  otherMedicine: (row) => `doses, registro ${row}: A caneta desta dose contém outro medicamento.`,
  wrongAmount: (row) => `doses, registro ${row}: A quantidade não corresponde à caneta desta dose.`,
  wrongLedger: (row) => `pens, registro ${row}: O que resta nela não corresponde às doses.`,
  unknownPen: (row) =>
    `pens, registro ${row}: O arquivo não diz quantos cliques ou unidades tem uma dose.`,
  noImport: (row) =>
    `importedRecords, registro ${row}: A importação deste registro não está no arquivo.`,
  noBefore: (row) => `importedRecords, registro ${row}: Só uma pesagem pode ter um valor anterior.`,
} satisfies ServerWords['moving/restore'];
