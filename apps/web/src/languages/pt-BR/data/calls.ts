import type { texts as english } from '../../../data/calls/texts.ts';
import type { Words } from '../../words.ts';
import { sentence } from '../grammar.ts';

export const texts: Words<typeof english> = {
  offline: 'Não foi possível acessar o servidor. Nada do que você digitou se perdeu.',
  loginAhead:
    'Algo na frente do servidor pede primeiro que você entre, como uma página de login ou o Wi-Fi. Nada do que você digitou se perdeu.',
  proxyTooLarge:
    'O proxy na frente do servidor recusa arquivos deste tamanho. Quem administra o proxy pode aumentar o limite.',
  notOpened:
    'Não foi possível abrir os registros deste navegador. Nada deles se perdeu: recarregue a página.',
  noToken: 'Nenhum token de autenticação encontrado',
  unreadable: 'Esta página não conseguiu ler a resposta do servidor. Recarregue a página.',
  unreadableStatus: (status) =>
    `Não foi possível ler a resposta do servidor (status ${status}). Tente de novo.`,
  notConfirmed: 'Ninguém confirmou que é você; por isso, nada foi alterado.',
  deleted: (name) => `Excluído: ${name}`,
  deleteFailed: (name) =>
    `${sentence(`Não foi possível excluir: ${name}`)} O item voltou à sua lista.`,
  undo: 'Desfazer',
};
