import type { texts as english } from '../../../features/moving/move-in/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Leve seus registros com você · Dosewise',
  title: 'Leve seus registros com você',
  loginPrompt: 'Entre na sua conta para levar seus registros para ela.',
  loading: 'Carregando…',
  readFailed: 'Não foi possível ler os registros deste navegador.',
  nothing: 'Não há registros neste navegador para levar.',
  sending: 'Seus registros estão a caminho…',
  sendFailed: 'Eles não chegaram. Ainda estão neste navegador: tente de novo.',
  tryAgain: 'Tentar de novo',
  arrived: (counts) => `Tudo está na sua conta: ${counts}.`,
  arrivedHint:
    'Tudo está também neste navegador, onde quem o abrir pode ver tudo sem entrar na conta.',
  deleteCopy: 'Sim, excluir a cópia daqui',
  keepCopy: 'Manter por enquanto',
  deleteFailed: 'Não foi possível excluir a cópia. Tente de novo.',
  deleted: 'A cópia neste navegador foi excluída.',
  toToday: 'Ir para o painel',
  inBrowser: (counts) => `Neste navegador: ${counts}.`,
  hasRecords:
    'Sua conta já tem registros. Estes são adicionados pelos seus ids: o que já está lá fica como está, e você pode desfazer.',
  there: (counts) => `Já na conta: ${counts}.`,
  add: (count) => plural(count, { one: 'Adicionar # registro', other: 'Adicionar # registros' }),
  added: (counts) => `Adicionado: ${counts}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# registro fica de fora: outro está no lugar dele.',
      other: '# registros ficam de fora: outro está no lugar de cada um.',
    }),
  notNow: 'Agora não',
  undo: 'Desfazer',
  undoFailed: 'Não foi possível desfazer. Tente de novo.',
  undone: 'Os registros foram retirados da sua conta. Ainda estão neste navegador.',
};
