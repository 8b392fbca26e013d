import type { texts as english } from '../../../../features/account/settings/webhooks/texts.ts';
import type { Words } from '../../../words.ts';
import { number } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'Webhooks',
  lead: 'Sag Gotify, Telegram, Home Assistant oder einem eigenen Programm, was hier geschieht.',
  count: (count) => (count === undefined ? null : count === 0 ? 'Keine' : number(count)),
  none: 'Es gibt keine Webhooks.',
  loadFailed: 'Deine Webhooks konnten nicht geladen werden.',
  make: 'Webhook hinzufügen',
  save: 'Speichern',
  edit: 'Bearbeiten',
  editOf: (name) => `Bearbeiten: ${name}`,
  editTitle: 'Webhook bearbeiten',
  test: 'Testen',
  testOf: (name) => `Testen: ${name}`,
  testFailed: 'Der Test konnte nicht gesendet werden. Bitte versuche es noch einmal.',
  came: (answer) => `Antwort: ${answer}`,
  last: (when, answer) => `Zuletzt: ${when}, ${answer}`,
  notYet: 'Noch nichts gesendet.',
  resting: 'Pausiert',
  restingHint:
    'Er ist 20-mal hintereinander fehlgeschlagen. Teste oder speichere ihn, dann geht es weiter.',
  template: 'Senden an',
  templates: {
    json: {
      name: 'Ein eigenes Programm',
      hint: 'Es bekommt JSON per POST, signiert nach Standard Webhooks.',
      example: 'https://example.com/hook',
    },
    gotify: {
      name: 'Gotify',
      hint: 'Die Adresse deines Gotify, mit dem Token einer App, die du dort angelegt hast.',
      example: 'https://gotify.example.com/message?token=…',
    },
    telegram: {
      name: 'Telegram',
      hint: 'Mit dem Token, das BotFather deinem Bot gegeben hat, und der Kennung deines Chats.',
      example: 'https://api.telegram.org/bot…/sendMessage?chat_id=…',
    },
    discord: {
      name: 'Discord',
      hint: 'In den Einstellungen eines Kanals anzulegen, unter Integrationen.',
      example: 'https://discord.com/api/webhooks/…',
    },
    pushover: {
      name: 'Pushover',
      hint: 'Mit dem Token einer Anwendung, die du dort angelegt hast, und deinem User Key.',
      example: 'https://api.pushover.net/1/messages.json?token=…&user=…',
    },
    apprise: {
      name: 'Apprise',
      hint: 'Die notify-Adresse deiner Apprise API, mit ihrem Schlüssel.',
      example: 'https://apprise.example.com/notify/…',
    },
    home_assistant: {
      name: 'Home Assistant',
      hint: 'Mit der Kennung des Webhook-Auslösers einer Automation.',
      example: 'https://home.example.com/api/webhook/…',
    },
  },
  url: 'Adresse',
  urlHint: (hint, example) => `${hint} Zum Beispiel ${example}`,
  urlError: 'Gib die ganze Adresse ein, die mit https beginnt.',
  events: 'Was gesendet wird',
  eventNames: {
    'dose.due': 'Wenn eine Dosis fällig ist',
    'dose.logged': 'Wenn eine Dosis eingetragen wird',
    'stock.low': 'Bevor deine Pens ausgehen',
    'weight.logged': 'Wenn Gewicht eingetragen wird',
    reminder: 'Jede Erinnerung, die oben an ist',
  },
  eventsError: 'Wähle mindestens eins.',
  eventsShort: {
    'dose.due': 'Dosis fällig',
    'dose.logged': 'Dosis eingetragen',
    'stock.low': 'Pens gehen aus',
    'weight.logged': 'Gewicht eingetragen',
    reminder: 'jede Erinnerung',
  },
  saveFailed: 'Der Webhook konnte nicht gespeichert werden.',
  madeTitle: 'Webhook hinzugefügt',
  secret: 'Signaturschlüssel',
  secretHint:
    'Kopiere ihn jetzt, wenn ein eigenes Programm Signaturen prüft: Er wird nicht noch einmal gezeigt. Gotify, Telegram und die anderen brauchen ihn nicht.',
  done: 'Fertig',
  remove: 'Löschen',
  removeOf: (name) => `Löschen: ${name}`,
  removeTitle: 'Diesen Webhook löschen?',
  removeQuestion: (name) => `An ${name} wird dann nichts mehr gesendet.`,
  confirmRemove: 'Webhook löschen',
  removeFailed: 'Der Webhook konnte nicht gelöscht werden.',
};
