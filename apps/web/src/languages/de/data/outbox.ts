import type { texts as english } from '../../../data/outbox/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

const entries = (count: number) => plural(count, { one: '# Eintrag', other: '# Einträge' });

export const texts: Words<typeof english> = {
  kept: (what) =>
    `Auf diesem Gerät gespeichert${what && `: ${what}`}. Wird gesendet, sobald du online bist.`,
  keptForLater: (what) => `Auf diesem Gerät gespeichert${what && `: ${what}`}. Wird bald gesendet.`,
  keptForLogin: () =>
    'Auf diesem Gerät gespeichert. Wird gesendet, sobald du wieder angemeldet bist.',
  notStored:
    'Dieser Browser konnte den Eintrag nicht speichern, und ohne Verbindung lässt er sich nicht senden. Was du eingegeben hast, ist nicht verloren: Lass diese Seite offen und versuche es noch einmal.',
  waiting: 'Noch nicht gesendet',
  waitingCount: (count) =>
    plural(count, {
      one: '# Eintrag ist auf diesem Gerät gespeichert und wird gesendet, sobald du online bist.',
      other:
        '# Einträge sind auf diesem Gerät gespeichert und werden gesendet, sobald du online bist.',
    }),
  forOthers: (count) =>
    plural(count, {
      one: '# Eintrag für andere ist noch nicht gespeichert.',
      other: '# Einträge für andere sind noch nicht gespeichert.',
    }),
  sendNow: 'Jetzt senden',
  refused: {
    dose: 'Eine Dosis konnte nicht gespeichert werden.',
    weight: 'Ein Gewichtseintrag konnte nicht gespeichert werden.',
    symptom: 'Ein Symptom konnte nicht gespeichert werden.',
    measurement: 'Ein Messwert konnte nicht gespeichert werden.',
  },
  refusedHint:
    'Nichts ist verloren: Ändere den Eintrag und versuche es noch einmal, oder verwirf ihn.',
  covered: {
    dose: 'Für dieselbe geplante Dosis wurde eine andere eingetragen.',
    weight: 'Anstelle deines Gewichtseintrags steht ein anderer.',
    symptom: 'Anstelle deines Symptoms steht ein anderes.',
    measurement: 'Anstelle deines Messwerts steht ein anderer.',
  },
  coveredOther: 'In deinem Verlauf',
  coveredOwn: 'Dein Eintrag, noch nicht gesendet',
  keepBoth: 'Beide behalten',
  dropThisOne: 'Meinen verwerfen',
  look: 'Ansehen',
  change: 'Ändern',
  tryAgain: 'Noch einmal versuchen',
  discard: 'Verwerfen',

  askTitle: 'Abmelden und verlieren, was nicht gesendet wurde?',
  ask: (count) =>
    `${entries(count)} auf diesem Gerät ${count === 1 ? 'wurde' : 'wurden'} noch nicht gesendet. Mit dem Abmelden ${count === 1 ? 'wird er' : 'werden sie'} gelöscht.`,
  stay: 'Angemeldet bleiben',
  leave: 'Abmelden und löschen',
};
