import type { texts as english } from '../../../../features/account/settings/reminders/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays } from '../../data/pens.ts';
import { number, onDay, plural } from '../../grammar.ts';

/** A time in the largest unit that says it whole. */
const span = (minutes: number) =>
  minutes < 60 || minutes % 60 !== 0
    ? `${number(minutes)} min`
    : plural(minutes / 60, { one: '# ora', other: '# ore' });

const again = (minutes: number) => (minutes === 60 ? 'ogni ora' : `ogni ${span(minutes)}`);

export const texts: Words<typeof english> = {
  loading: 'Caricamento…',
  loadFailed: 'Non è stato possibile caricare i promemoria. Riprova.',

  what: 'Quali promemoria',
  dose: 'Quando è ora di una dose',
  doseHint: 'Si ferma quando registri o salti la dose.',
  optionsOf: (kind) => `Opzioni: ${kind}`,
  lead: 'Quando ricordarlo',
  atItsTime: 'All’ora della dose',
  before: (minutes) => `${span(minutes)} prima`,
  repeat: 'Ricordamelo di nuovo',
  noRepeat: 'No',
  every: (minutes) => (minutes === 60 ? 'Ogni ora' : `Ogni ${span(minutes)}`),
  andAgain: (first, minutes) => `${first}, poi ${again(minutes)}`,
  times: 'Ripeti al massimo',
  timesOf: (count) => plural(count, { one: '# volta', other: '# volte' }),
  stock: 'Prima che finiscano le tue penne',
  daysBeforeAt: (days) => `${countDays(days)} prima, alle 09:00`,
  discard: 'L’ultimo giorno di una penna',
  discardHint: 'Alle 09:00',
  daysBefore: 'Quanto tempo prima',
  days: (count) => countDays(count),
  weighIn: 'Quando è ora di pesarti',
  weeklySummary: 'Il riepilogo della settimana',
  day: 'Giorno',
  weekdays: 'Giorni',
  time: 'Ora',
  dayAt: (day, time) => `${day} alle ${time}`,

  where: 'Invia a',
  nowhere: 'Scegline almeno uno, altrimenti non viene inviato nulla.',
  noWay:
    'Questo server non può ancora inviare promemoria: chi lo gestisce deve configurare email o notifiche. Il tuo calendario può comunque ricordartelo.',
  browsers: 'Notifiche',
  anyBrowser: 'Browser',
  notifyHere: 'Notifiche in questo browser',
  notifiedHere: 'Le notifiche sono attive in questo browser.',
  thisBrowser: (device) => `${device} (questo)`,
  added: (day) => `Aggiunto ${onDay(day)}, ancora nessun invio`,
  lastSent: (when, answer) => `${when}: ${answer}`,
  removeDevice: (device) => `Rimuovi ${device}`,
  remove: 'Rimuovi',
  removeFailed: 'Rimozione non riuscita. Riprova.',
  unsupported: 'Questo browser non può mostrare notifiche.',
  shareMenu:
    'Su un iPhone o iPad: apri il menu Condividi, scegli “Aggiungi alla schermata Home”, e apri Dosewise da lì. Poi può inviarti notifiche.',
  oldShareMenu:
    'Un iPhone o iPad può inviarti notifiche da iOS 16.4 in poi; questo è più vecchio. I promemoria possono arrivarti per email, ntfy o con il tuo calendario.',
  blocked:
    'Le notifiche sono bloccate per questo sito. Consentile nelle impostazioni del sito del tuo browser, accanto all’indirizzo, poi torna qui.',
  notAllowed: 'Le notifiche non sono state consentite.',
  subscribeFailed: 'Non è stato possibile aggiungere questo browser. Riprova.',
  email: 'Email',
  noEmail: 'Questo server non invia email: chi lo gestisce non ha impostato un server di posta.',
  ntfyShort: 'ntfy',
  ntfy: 'Argomento ntfy',
  ntfyHint: (hosts) =>
    `Un indirizzo di ${hosts}. Chiunque conosca l’argomento può leggere ciò che vi viene inviato.`,
  ntfyExample: (host) => `https://${host}/mio-argomento`,
  test: 'Invia una prova',
  testOf: {
    push: 'Invia una prova ai browser',
    email: 'Invia una prova per email',
    ntfy: 'Invia una prova a ntfy',
  },
  testFailed: 'Non è stato possibile inviare la prova. Riprova.',
  testSent: (answer) => `Inviato: ${answer}`,
  testNotSent: (answer) => `Non inviato: ${answer}`,
  last: (when, answer) => `Ultimo invio: ${when}, ${answer}`,

  how: 'Opzioni',
  howHint: 'Ore di silenzio, testi discreti',
  quiet: 'Ore di silenzio',
  quietHint: 'I promemoria aspettano che queste ore siano passate.',
  from: 'Dalle',
  to: 'Alle',
  discreet: 'Testi discreti',
  discreetHint: 'Medicinale, penna e quantità non vengono nominati.',
  lockScreen: 'Sulla schermata di blocco',
  discreetExample: 'Dosewise: c’è qualcosa da fare',
  openExample: 'Dose prevista: 10 mg, 40 scatti da Penna 15',
};
