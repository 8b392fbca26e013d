import type { texts as english } from '../../kit/texts.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const texts: Words<typeof english> = {
  loading: 'Caricamento…',
  loadMore: 'Carica altro',
  pleaseWait: 'Attendi',
  tryAgain: 'Riprova',
  save: 'Salva',
  cancel: 'Annulla',
  close: 'Chiudi',
  back: 'Indietro',
  closeMessage: 'Chiudi il messaggio',
  loadFailed: 'Caricamento non riuscito. Riprova.',
  reference: (id) => `Riferimento: ${id}`,
  optional: ' (facoltativo)',
  dateAndTime: 'Data e ora',
  stepLess: (what) => `${what}: uno in meno`,
  stepMore: (what) => `${what}: uno in più`,
  exact: (what) => `${what}, valore esatto`,
  exactIn: (what, unit) => `${what}, valore esatto, in ${unit}`,
  twoReadings: (decimal, whole) => `${decimal} o ${whole}? Scrivi uno dei due.`,
  show: (what) => `${what}: mostra`,
  hide: (what) => `${what}: nascondi`,
  previous: 'Indietro',
  next: 'Avanti',
  page: (page, pages, total) => `Pagina ${number(page)} di ${number(pages)} (${total})`,
};
