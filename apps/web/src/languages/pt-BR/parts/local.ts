import type { texts as english } from '../../../parts/local/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { list, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  counts: ({ pens, doses, weights, symptoms, measurements }) =>
    list(
      [
        pens > 0 && plural(pens, { one: '# caneta', other: '# canetas' }),
        doses > 0 && countDoses(doses),
        weights > 0 && plural(weights, { one: '# pesagem', other: '# pesagens' }),
        symptoms > 0 && plural(symptoms, { one: '# sintoma', other: '# sintomas' }),
        measurements > 0 && plural(measurements, { one: '# medida', other: '# medidas' }),
      ].filter((words) => words !== false),
    ) || 'nenhum registro',
  only: 'Só neste navegador',
  lastCopy: (day) => `Última cópia salva em ${day}`,
  noCopy: 'Nenhuma cópia salva ainda',
  notKept:
    'Este navegador pode apagar sozinho o que guarda. Salve uma cópia de vez em quando ou instale o app.',

  saveCopy: 'Salvar uma cópia',
  saved: (file) => `${file} foi baixado`,
  saveFailed: 'Não foi possível salvar a cópia. Tente de novo.',
  fileName: (day) => `dosewise-${day}.json`,
  due: 'Seus registros estão só neste navegador.',
  dueHint:
    'Se os dados do navegador forem apagados, ou se você perder este aparelho, eles se perdem. Uma cópia é um arquivo que fica com você.',
  later: 'Agora não',

  openCopy: 'Abrir uma cópia',
  copyFile: 'Cópia a abrir',
  opening: 'Abrir uma cópia?',
  inCopy: (counts, day) =>
    `Neste arquivo: ${counts}${day && `, até ${day}`}, com plano, meta e configurações.`,
  openThis: 'Abrir esta cópia',
  notEmpty:
    'Já há registros neste navegador. Salve uma cópia deles e exclua tudo aqui antes, para que nada se misture.',
  noArchive:
    'Isto não é uma cópia do Dosewise. Escolha um arquivo que você obteve em “Salvar uma cópia” ou em “Exportar”.',
  openFailed: 'Não foi possível abrir a cópia. Nada foi alterado.',
  opened: (counts) => `A cópia foi aberta: ${counts}.`,

  deleteAll: 'Excluir tudo aqui',
  deleteTitle: 'Excluir tudo neste navegador?',
  deleteQuestion: (count) =>
    count === 0
      ? 'Isto exclui todas as configurações definitivamente. Sem uma cópia, ninguém pode recuperá-las.'
      : plural(count, {
          one: 'Isto exclui # registro definitivamente. Sem uma cópia, ninguém pode recuperá-lo.',
          other:
            'Isto exclui # registros definitivamente. Sem uma cópia, ninguém pode recuperá-los.',
        }),
  confirmDelete: 'Sim, excluir tudo',
  deleteFailed: 'Não foi possível excluir. Tente de novo.',

  createAccount: 'Criar uma conta',
  needsServer: {
    reminders: 'Lembretes por notificação, e-mail ou ntfy precisam de um servidor que os envie.',
    calendar:
      'Um endereço para o seu calendário precisa de um servidor. A página “Plano” tem o calendário como arquivo.',
    privacy: 'Nada é enviado por e-mail e nada é contado: nenhum servidor sabe de você.',
    security:
      'Senhas, chaves de acesso e sessões pertencem a uma conta. Aqui, quem abre este navegador vê seus registros.',
    account: 'Não há conta: tudo está neste navegador.',
    people:
      'Outras pessoas veem seus registros, ou registram por você, por meio de contas em um servidor.',
    share:
      'Um link para o seu relatório precisa de um servidor. Imprima o relatório, ou salve-o como PDF na janela de impressão.',
  },

  left: 'Registros de antes da sua conta ainda estão neste navegador.',
  bring: 'Levar para a conta',
};
