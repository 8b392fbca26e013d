import type { texts as english } from '../../kit/texts.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const texts: Words<typeof english> = {
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
  stepLess: (what) => `${what}: um passo a menos`,
  stepMore: (what) => `${what}: um passo a mais`,
  exact: (what) => `${what}, valor exato`,
  exactIn: (what, unit) => `${what}, valor exato, em ${unit}`,
  twoReadings: (decimal, whole) => `${decimal} ou ${whole}? Digite um dos dois.`,
  show: (what) => `Mostrar: ${what}`,
  hide: (what) => `Ocultar: ${what}`,
  previous: 'Anterior',
  next: 'Próxima',
  page: (page, pages, total) => `Página ${number(page)} de ${number(pages)} (${total})`,
};
