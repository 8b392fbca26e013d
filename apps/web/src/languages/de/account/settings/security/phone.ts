import type { texts as english } from '../../../../../features/account/settings/security/phone/texts.ts';
import type { Words } from '../../../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Vom Handy senden',
  lead: 'Eine App auf deinem Handy kann Gewicht, Messwerte, Symptome und Dosen von selbst senden. Gib ihr eine dieser Adressen und einen Header Authorization mit dem Wort Bearer, einem Leerzeichen und einem Token, das lesen und eintragen darf. Dasselbe noch einmal fügt nichts hinzu.',
  apple: 'Health Auto Export',
  appleHint: 'Auf einem iPhone: eine Automation vom Typ REST API, als JSON.',
  android: 'Health Connect',
  androidHint: 'Unter Android, etwa mit HC Webhook. Dosen und Symptome gibt es dort nicht.',
  docs: 'Wie das für Programme beschrieben ist',
  close: 'Schließen',
};
