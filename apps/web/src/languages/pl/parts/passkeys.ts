import type { texts as english } from '../../../parts/passkeys/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Usunąć także klucze dostępu?',
  lead: 'Wszystkie inne drogi do twojego konta zostały zamknięte. Te klucze dostępu nadal działają:',
  advice: 'Zachowaj je, jeśli każdy z nich jest na twoim urządzeniu.',
  delete: 'Usuń wszystkie klucze',
  keep: 'Zachowaj je',
  failed: 'Nie udało się usunąć kluczy dostępu.',
};
