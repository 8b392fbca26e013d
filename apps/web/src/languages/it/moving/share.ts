import type { texts as english } from '../../../features/moving/share/texts.ts';
import type { Words } from '../../words.ts';
import { untilDay } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Resoconto condiviso · Dosewise',
  title: 'Resoconto condiviso',
  loading: 'Caricamento…',
  dead: 'Questo link non è valido',
  deadHint: 'Forse è scaduto o è stato revocato. Chiedine un altro a chi lo ha inviato.',
  askPasscode: 'Questo resoconto ha un codice di accesso',
  passcode: 'Codice di accesso',
  passcodeHint: 'Lo conosce chi ha inviato il link.',
  open: 'Apri il resoconto',
  missing: 'Inserisci il codice di accesso.',
  wrong: 'Questo codice di accesso non è giusto.',
  failed: 'Non è stato possibile aprire il resoconto. Riprova.',
  until: (day) => `Il link funziona fino ${untilDay(day)}.`,
  print: 'Stampa',
};
