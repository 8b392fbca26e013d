import type { texts as english } from '../../../data/reminders/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saved: 'Promemoria salvati.',
  saveFailed: 'Non è stato possibile salvare i promemoria. Riprova.',

  ask: 'Vuoi un promemoria quando è ora di una dose?',
  askOn: (weekday) => `Vuoi un promemoria ogni ${weekday}?`,
  byMail:
    'Per email, quando è ora della dose. Puoi cambiarlo in Impostazioni, alla voce Promemoria.',
  chooseNext: 'Quando è ora della dose. Poi scegli dove riceverlo.',
  remind: 'Sì, ricordamelo',
  willBeReminded: 'Riceverai un promemoria quando è ora di una dose.',
};
