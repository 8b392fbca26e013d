import type { texts as english } from '../../../../features/account/settings/reminders/texts.ts';
import type { Words } from '../../../words.ts';
import { number, plural } from '../../grammar.ts';

/** A time in the largest unit that says it whole. */
const span = (minutes: number) =>
  minutes < 60 || minutes % 60 !== 0
    ? `${number(minutes)} Min.`
    : plural(minutes / 60, { one: '# Stunde', other: '# Stunden' });

const days = (count: number) => plural(count, { one: '# Tag', other: '# Tage' });

export const texts: Words<typeof english> = {
  loading: 'Wird geladen …',
  loadFailed: 'Die Erinnerungen konnten nicht geladen werden. Bitte versuche es noch einmal.',

  what: 'Erinnere mich',
  dose: 'Wenn eine Dosis fällig ist',
  doseHint: 'Endet, sobald du die Dosis einträgst oder auslässt.',
  optionsOf: (kind) => `Optionen: ${kind}`,
  lead: 'Erinnere mich',
  atItsTime: 'Wenn sie fällig ist',
  before: (minutes) => `${span(minutes)} vorher`,
  repeat: 'Noch einmal erinnern',
  noRepeat: 'Nein',
  every: (minutes) => (minutes === 60 ? 'Jede Stunde' : `Alle ${span(minutes)}`),
  andAgain: (first, minutes) =>
    `${first}, dann ${minutes === 60 ? 'jede Stunde' : `alle ${span(minutes)}`}`,
  times: 'Höchstens wiederholen',
  timesOf: (count) => plural(count, { one: '#-mal', other: '#-mal' }),
  stock: 'Bevor deine Pens ausgehen',
  daysBeforeAt: (count) => `${days(count)} vorher, um 09:00 Uhr`,
  discard: 'Am letzten Tag eines Pens',
  discardHint: 'Um 09:00 Uhr',
  daysBefore: 'Wie lange vorher',
  days,
  weighIn: 'Zum Wiegen',
  weeklySummary: 'Rückblick auf die Woche',
  day: 'Tag',
  weekdays: 'Tage',
  time: 'Uhrzeit',
  dayAt: (day, time) => `${day} um ${time} Uhr`,

  where: 'Senden an',
  nowhere: 'Wähle mindestens eins, sonst wird nichts gesendet.',
  noWay:
    'Dieser Server kann noch keine Erinnerungen senden: Wer ihn betreibt, muss E-Mail oder Mitteilungen einrichten. Dein Kalender kann dich trotzdem erinnern.',
  browsers: 'Mitteilungen',
  anyBrowser: 'Browser',
  notifyHere: 'Mitteilungen in diesem Browser',
  notifiedHere: 'In diesem Browser sind Mitteilungen an.',
  thisBrowser: (device) => `${device} (dieser)`,
  added: (day) => `Hinzugefügt: ${day}, noch nichts gesendet`,
  lastSent: (when, answer) => `${when}: ${answer}`,
  removeDevice: (device) => `${device} entfernen`,
  remove: 'Entfernen',
  removeFailed: 'Das konnte nicht entfernt werden. Bitte versuche es noch einmal.',
  unsupported: 'Dieser Browser kann keine Mitteilungen zeigen.',
  shareMenu:
    'Auf einem iPhone oder iPad: Öffne das Teilen-Menü, wähle „Zum Home-Bildschirm“ und öffne Dosewise von dort. Dann kann es dir Mitteilungen schicken.',
  oldShareMenu:
    'Ein iPhone oder iPad kann dir ab iOS 16.4 Mitteilungen zeigen; dieses ist älter. Erinnerungen können dich per E-Mail, ntfy oder über deinen Kalender erreichen.',
  blocked:
    'Mitteilungen sind für diese Seite blockiert. Erlaube sie in den Website-Einstellungen deines Browsers, neben der Adresse, und komm dann hierher zurück.',
  notAllowed: 'Mitteilungen wurden nicht erlaubt.',
  subscribeFailed: 'Dieser Browser konnte nicht hinzugefügt werden. Bitte versuche es noch einmal.',
  email: 'E-Mail',
  noEmail:
    'Dieser Server verschickt keine E-Mails: Wer ihn betreibt, hat keinen Mailserver eingestellt.',
  ntfyShort: 'ntfy',
  ntfy: 'ntfy-Thema',
  ntfyHint: (hosts) =>
    `Eine Adresse bei ${hosts}. Wer das Thema kennt, kann lesen, was dorthin gesendet wird.`,
  ntfyExample: (host) => `https://${host}/mein-thema`,
  test: 'Test senden',
  testOf: {
    push: 'Test senden an die Browser',
    email: 'Test senden per E-Mail',
    ntfy: 'Test senden an ntfy',
  },
  testFailed: 'Der Test konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  testSent: (answer) => `Gesendet: ${answer}`,
  testNotSent: (answer) => `Nicht gesendet: ${answer}`,
  last: (when, answer) => `Zuletzt: ${when}, ${answer}`,

  how: 'Optionen',
  howHint: 'Ruhezeit, diskrete Texte',
  quiet: 'Ruhezeit',
  quietHint: 'Erinnerungen warten, bis diese Stunden vorbei sind.',
  from: 'Von',
  to: 'Bis',
  discreet: 'Diskrete Texte',
  discreetHint: 'Kein Medikament, kein Pen und keine Menge wird genannt.',
  lockScreen: 'Auf dem Sperrbildschirm',
  discreetExample: 'Dosewise: Etwas steht an',
  openExample: 'Dosis fällig: 10 mg, 40 Klicks aus Pen 15',
};
