import type { texts as english } from '../../../features/moving/exports/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Esporta · Dosewise',
  title: 'Esporta',
  lead: 'Ogni file contiene tutti i tuoi dati, dal più recente, con date in UTC, pesi in kg e lunghezze in cm, quali che siano le unità che vedi qui.',
  movingIn: 'Vuoi ripristinare un file così, o vieni da un’altra app?',
  import: 'Importa un file',
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per esportare i tuoi dati.',
  takeAlong: {
    title: 'Continua senza account',
    what: 'Una copia di tutto, che si apre in qualsiasi browser: lì, “Usa senza account”, poi “Apri una copia”.',
    take: 'Porta i dati con me',
    fileName: 'dosewise-export.json',
  },
  tables: 'Tabelle per un foglio di calcolo',
  whole: 'Per un altro programma, o da conservare',
  doses: {
    title: 'Dosi',
    contents: 'Data, penna e suo dosaggio, scatti o volume, mg, sede di iniezione e dolore.',
  },
  weights: {
    title: 'Pesi',
    contents: 'Data, peso in kg, nota e fonte. Puoi importarlo di nuovo nella pagina Peso.',
  },
  symptoms: {
    title: 'Sintomi',
    contents: 'Data, tipo, intensità da 0 a 10 e nota.',
  },
  measurements: {
    title: 'Misure',
    contents: 'Data, vita, fianchi, grasso corporeo o massa magra con la sua unità, e nota.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Dosi, pesi, misure, altezza, IMC e sintomi con codici, per programmi di cartella clinica.',
  },
  everything: {
    title: 'Tutto in JSON',
    contents:
      'Profilo, impostazioni, obiettivo, penne, dosi, pesi, misure e sintomi in un solo file.',
  },
  download: 'Scarica ',
  downloaded: (fileName) => `File scaricato: ${fileName}.`,
  fetchFailed: 'Non è stato possibile scaricare il file.',
};
