import type { texts as english } from '../../../kit/forms/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  closeTitle: 'Fechar sem salvar?',
  closeQuestion: 'O que você digitou aqui será perdido.',
  discard: 'Descartar',
  keepEditing: 'Continuar editando',

  undo: 'Desfazer',
  undone: 'Mudança desfeita.',

  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Seu navegador não conseguiu copiar. O texto está selecionado: copie-o você mesmo.',

  enterEmail: 'Digite seu endereço de e-mail.',
  emailWrong: 'O e-mail deve ser um endereço como nome@example.com.',
  password: 'Senha',
  enterPassword: 'Digite sua senha.',
  code: 'Código',
  codeHint: 'Do seu app autenticador, ou um código de recuperação.',
  enterCode: 'Digite o código.',
  enterNewPassword: 'Digite uma nova senha.',
  passwordLength: (least, most) =>
    `A senha deve ter de ${number(least)} a ${number(most)} caracteres.`,
  passwordsDiffer: 'As senhas não coincidem',
  newPassword: 'Nova senha',
  newPasswordHint: '8 caracteres ou mais. Uma sequência de palavras funciona bem.',
  confirmNewPassword: 'Confirmar nova senha',

  amount: (what, most) => `${what}: deve ser um número de 0 a ${most}, como 245,50.`,
  outOfYears: (what, first, last) => `${what}: deve ficar entre os anos ${first} e ${last}.`,
  currencies: {
    AUD: 'Dólar australiano',
    USD: 'Dólar americano',
    GBP: 'Libra esterlina',
    EUR: 'Euro',
    CAD: 'Dólar canadense',
  },
  currency: (code, name, symbol) => `${code} – ${name} (${symbol})`,
  thisDevice: (zone) => `${zone} (este aparelho)`,
};
