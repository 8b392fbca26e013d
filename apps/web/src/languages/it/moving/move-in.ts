import type { texts as english } from '../../../features/moving/move-in/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Porta con te i tuoi dati · Dosewise',
  title: 'Porta con te i tuoi dati',
  loginPrompt: 'Accedi per portare i tuoi dati nel tuo account.',
  loading: 'Caricamento…',
  readFailed: 'Non è stato possibile leggere i dati di questo browser.',
  nothing: 'In questo browser non ci sono dati da portare con te.',
  sending: 'I tuoi dati sono in viaggio…',
  sendFailed: 'Non sono arrivati. Sono ancora in questo browser: riprova.',
  tryAgain: 'Riprova',
  arrived: (counts) => `È tutto nel tuo account: ${counts}.`,
  arrivedHint: 'È anche in questo browser, dove lo trova chiunque lo apra senza accedere.',
  deleteCopy: 'Sì, elimina la copia qui',
  keepCopy: 'Tienila per ora',
  deleteFailed: 'Non è stato possibile eliminare la copia. Riprova.',
  deleted: 'La copia in questo browser è eliminata.',
  toToday: 'Vai alla panoramica',
  inBrowser: (counts) => `In questo browser: ${counts}.`,
  hasRecords:
    'Il tuo account ha già dei dati. Questi vengono aggiunti in base al loro identificativo: ciò che c’è resta com’è, e puoi annullare.',
  there: (counts) => `Già presenti: ${counts}.`,
  add: (count) => plural(count, { one: 'Aggiungi # voce', other: 'Aggiungi # voci' }),
  added: (counts) => `Hai aggiunto: ${counts}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# voce resta fuori: al suo posto ce n’è un’altra.',
      other: '# voci restano fuori: al loro posto ce ne sono altre.',
    }),
  notNow: 'Non ora',
  undo: 'Annulla',
  undoFailed: 'Non è stato possibile annullare. Riprova.',
  undone: 'I dati sono di nuovo fuori dal tuo account. Sono ancora in questo browser.',
};
