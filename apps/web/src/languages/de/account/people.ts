import type { texts as english } from '../../../features/account/people/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Personen · Dosewise',
  title: 'Personen',
  lead: 'Jemand, dem du vertraust, kann deine Einträge sehen oder für dich eintragen. Beide Seiten können das jederzeit beenden.',
  loginPrompt: 'Melde dich an, um zu sehen, wer sich um dich kümmert und um wen du dich kümmerst.',
  invitedPrompt:
    'Melde dich mit der Adresse an, an die die Einladung ging. Dann kannst du sie annehmen.',
  loadFailed: 'Die Personen konnten nicht geladen werden.',

  caredBy: {
    title: 'Wer sich um dich kümmert',
    none: 'Niemand außer dir sieht deine Einträge.',
    invite: 'Jemanden einladen',
    reminded: 'Bekommt meine Erinnerungen auch per E-Mail',
    remindedOf: (email) => `Bekommt meine Erinnerungen auch per E-Mail: ${email}`,
    remindFailed: 'Das konnte nicht geändert werden.',
    invited: 'Eingeladen. Der Link gilt 7 Tage.',
  },
  caresFor: {
    title: 'Um wen du dich kümmerst',
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

  end: 'Beenden',
  endOf: (email) => `Beenden mit ${email}`,
  endTitle: 'Jetzt beenden?',
  endCarer: (email) =>
    `${email} sieht von da an nichts mehr von dir und trägt nichts mehr für dich ein. Was eingetragen wurde, bleibt. Ihr bekommt beide eine E-Mail.`,
  endInvited: (email) => `Die Einladung an ${email} gilt nicht mehr.`,
  endCared: (email) =>
    `Du siehst von da an nichts mehr von ${email} und trägst nichts mehr ein. Was du eingetragen hast, bleibt. Ihr bekommt beide eine E-Mail.`,
  confirmEnd: 'Ja, beenden',
  endFailed: 'Das konnte nicht beendet werden.',

  dialog: {
    title: 'Jemanden einladen',
    email: 'E-Mail-Adresse',
    emailHint: 'Dorthin geht ein Link per E-Mail. Nötig ist ein Konto mit dieser Adresse.',
    emailError: 'Gib eine E-Mail-Adresse ein.',
    role: 'Was erlaubt ist',
    until: 'Letzter Tag',
    untilHint:
      'Bis einschließlich dieses Tages sind deine Einträge zu sehen. Leer: bis jemand von euch es beendet.',
    pastDay: 'Dieser Tag ist schon vorbei.',
    question: (email) => `Soll ${email === '' ? 'diese Person' : email} deine Einträge sehen?`,
    submit: 'Ja, einladen',
    failed: 'Die Einladung konnte nicht verschickt werden.',
    sent: (email) => `${email} ist eingeladen. Ein Link kommt per E-Mail.`,
  },

  invitation: {
    title: 'Du bist eingeladen',
    lead: 'Jemand möchte, dass du Einträge von ihm oder ihr siehst oder dort einträgst. In der E-Mail steht, wer.',
    accept: 'Annehmen',
    later: 'Nicht jetzt',
    failed: 'Die Einladung konnte nicht angenommen werden.',
    accepted: (email) => `Du kümmerst dich jetzt um ${email}.`,
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
    lead: 'Der Zugang wurde beendet, oder sein letzter Tag ist vorbei. Du kannst um eine neue Einladung bitten.',
    mine: 'Meine eigenen Einträge zeigen',
  },
  ofOwn: {
    pageTitle: 'Zu deinem eigenen Konto · Dosewise',
    title: 'Auf dieser Seite geht es um dein eigenes Konto',
    lead: (email) => `Du siehst die Einträge von ${email}.`,
  },
};
