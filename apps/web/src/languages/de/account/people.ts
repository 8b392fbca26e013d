import type { texts as english } from '../../../features/account/people/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Personen · Dosewise',
  title: 'Personen',
  lead: 'Eine Person deines Vertrauens kann deine Einträge sehen oder für dich eintragen. Beide Seiten können das jederzeit beenden.',
  loginPrompt:
    'Melde dich an, um zu sehen, wer deine Einträge sehen kann und wessen Einträge du sehen kannst.',
  invitedPrompt:
    'Melde dich mit der Adresse an, an die die Einladung ging. Dann kannst du sie annehmen.',
  loadFailed: 'Die Personen konnten nicht geladen werden.',

  caredBy: {
    title: 'Wer deine Einträge sehen kann',
    none: 'Niemand außer dir sieht deine Einträge.',
    invite: 'Jemanden einladen',
    reminded: 'Bekommt meine Erinnerungen auch per E-Mail',
    remindedOf: (email) => `Bekommt meine Erinnerungen auch per E-Mail: ${email}`,
    remindFailed: 'Das konnte nicht geändert werden.',
    invited: 'Eingeladen. Der Link gilt 7 Tage.',
  },
  caresFor: {
    title: 'Wessen Einträge du sehen kannst',
    none: 'Niemand hat dich eingeladen.',
    look: 'Einträge zeigen',
    lookOf: (email) => `Einträge zeigen von ${email}`,
  },
  roles: {
    sees: {
      name: 'Sieht',
      hint: 'Sieht deine Einträge, deinen Plan und deinen Bericht und ändert nichts.',
    },
    logs: {
      name: 'Sieht und trägt ein',
      hint: 'Trägt auch Dosen, Gewicht, Symptome und Messwerte für dich ein. Du siehst, wer was eingetragen hat.',
    },
  },
  noEnd: 'Ohne Ende',
  until: (day) => `Bis ${day}`,

  ends: {
    carer: {
      name: 'Freigabe beenden',
      of: (email) => `Freigabe für ${email} beenden`,
      title: 'Freigabe jetzt beenden?',
      question: (email) =>
        `${email} kann deine Einträge dann nicht mehr sehen und nichts mehr für dich eintragen. Was schon eingetragen ist, bleibt. Ihr bekommt beide eine E-Mail.`,
      confirm: 'Ja, Freigabe beenden',
      failed: 'Die Freigabe konnte nicht beendet werden.',
    },
    invited: {
      name: 'Widerrufen',
      of: (email) => `Einladung an ${email} widerrufen`,
      title: 'Einladung widerrufen?',
      question: (email) => `Der Link, der per E-Mail an ${email} ging, gilt dann nicht mehr.`,
      confirm: 'Ja, widerrufen',
      failed: 'Die Einladung konnte nicht widerrufen werden.',
    },
    cared: {
      name: 'Meinen Zugang entfernen',
      of: (email) => `Meinen Zugang zu den Einträgen von ${email} entfernen`,
      title: 'Deinen Zugang entfernen?',
      question: (email) =>
        `Du kannst die Einträge von ${email} dann nicht mehr sehen und dort nichts mehr eintragen. Was du schon eingetragen hast, bleibt. Ihr bekommt beide eine E-Mail.`,
      confirm: 'Ja, entfernen',
      failed: 'Dein Zugang konnte nicht entfernt werden.',
    },
  },

  dialog: {
    title: 'Jemanden einladen',
    email: 'E-Mail-Adresse',
    emailHint: 'Dorthin geht ein Link per E-Mail. Nötig ist ein Konto mit dieser Adresse.',
    emailError: 'Gib eine E-Mail-Adresse ein.',
    role: 'Was erlaubt ist',
    until: 'Letzter Tag',
    untilHint:
      'Bis einschließlich dieses Tages sind deine Einträge zu sehen. Leer lassen: ohne Enddatum.',
    pastDay: 'Dieser Tag ist schon vorbei.',
    question: (email) => `Soll ${email === '' ? 'diese Person' : email} deine Einträge sehen?`,
    submit: 'Ja, einladen',
    failed: 'Die Einladung konnte nicht verschickt werden.',
    sent: (email) => `${email} ist eingeladen. Ein Link kommt per E-Mail.`,
  },

  invitation: {
    title: 'Du bist eingeladen',
    lead: 'Jemand möchte dir eigene Einträge zeigen oder dich dort eintragen lassen. In der E-Mail steht, wer.',
    accept: 'Annehmen',
    later: 'Nicht jetzt',
    failed: 'Die Einladung konnte nicht angenommen werden.',
    accepted: (email) => `Du kannst jetzt die Einträge von ${email} sehen.`,
  },

  acts: {
    title: 'Was andere getan haben',
    none: 'Im letzten Jahr hat niemand außer dir etwas eingetragen.',
    did: {
      added: (email, what) => `${email} hat eingetragen: ${what}`,
      changed: (email, what) => `${email} hat geändert: ${what}`,
      deleted: (email, what) => `${email} hat gelöscht: ${what}`,
    },
    when: (at, date) => `Geschehen: ${at}, gilt für: ${date}`,
    weighIn: (weight) => `Gewicht ${weight}`,
    symptom: (name, severity) => `${name}, ${number(severity)} von 10`,
    measurement: (name, value) => `${name}, ${value}`,
    dose: (mg, medicine) => `${mg} mg ${medicine}`,
  },

  waiting: {
    title: 'Für andere nicht gespeichert',
    lead: 'Das hast du für jemand anderen eingetragen. Es ist nur auf diesem Gerät gespeichert.',
    kinds: {
      dose: 'Dosis',
      weight: 'Gewicht',
      symptom: 'Symptom',
      measurement: 'Messwert',
    },
    entry: (what, email) => `${what} für ${email}`,
    waits: 'Wartet darauf, gesendet zu werden.',
    tryAgain: 'Noch einmal versuchen',
    discard: 'Verwerfen',
  },

  ended: {
    pageTitle: 'Kein Zugang mehr · Dosewise',
    title: (email) => `Du kannst die Einträge von ${email} nicht mehr sehen`,
    lead: 'Die Freigabe wurde beendet, oder ihr letzter Tag ist vorbei. Du kannst um eine neue Einladung bitten.',
    mine: 'Meine eigenen Einträge zeigen',
  },
  ofOwn: {
    pageTitle: 'Zu deinem eigenen Konto · Dosewise',
    title: 'Auf dieser Seite geht es um dein eigenes Konto',
    lead: (email) => `Du siehst die Einträge von ${email}.`,
  },
};
