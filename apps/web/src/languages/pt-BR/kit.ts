import type { texts as chartEnglish } from '../../kit/chart/texts.ts';
import type { texts as formsEnglish } from '../../kit/forms/texts.ts';
import type { texts as kitEnglish } from '../../kit/texts.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

export const kitTexts: Words<typeof kitEnglish> = {
  loading: 'Carregando…',
  loadMore: 'Carregar mais',
  pleaseWait: 'Aguarde',
  tryAgain: 'Tentar de novo',
  save: 'Salvar',
  cancel: 'Cancelar',
  close: 'Fechar',
  back: 'Voltar',
  closeMessage: 'Fechar mensagem',
  loadFailed: 'Não foi possível carregar. Tente de novo.',
  reference: (id) => `Referência: ${id}`,
  optional: ' (opcional)',
  dateAndTime: 'Data e hora',
  stepLess: (what) => `${what}: diminuir`,
  stepMore: (what) => `${what}: aumentar`,
  exact: (what) => `${what}, valor exato`,
  exactIn: (what, unit) => `${what}, valor exato, em ${unit}`,
  twoReadings: (decimal, whole) => `${decimal} ou ${whole}? Digite um dos dois.`,
  show: (what) => `Mostrar: ${what}`,
  hide: (what) => `Ocultar: ${what}`,
  previous: 'Anterior',
  next: 'Próxima',
  page: (page, pages, total) => `Página ${number(page)} de ${number(pages)} (${total})`,
};

export const chartTexts: Words<typeof chartEnglish> = {
  keys: (label) => `${label}. Use as setas do teclado para ler ponto a ponto.`,
  legend: 'Legenda',
  showTable: 'Mostrar como tabela',
  table: (label) => `${label}, tabela`,
  tablePages: (label) => `${label}, páginas da tabela`,
  range: 'Mostrar',
  ranges: {
    month: '1 mês',
    quarter: '3 meses',
    'half-year': '6 meses',
    all: 'Tudo',
  },
  rows: (count) => plural(count, { one: '# linha', other: '# linhas' }),
};

export const formsTexts: Words<typeof formsEnglish> = {
  closeTitle: 'Fechar sem salvar?',
  closeQuestion: 'O que você digitou aqui será perdido.',
  discard: 'Descartar',
  keepEditing: 'Continuar editando',

  undo: 'Desfazer',
  undone: 'Mudança desfeita.',

  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Seu navegador não conseguiu copiar. O texto está selecionado: copie-o manualmente.',

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
  repeatedNewPassword: 'Nova senha repetida',

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
