import type { texts as english } from '../../../features/account/people/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Osoby · Dosewise',
  title: 'Osoby',
  lead: 'Zaufana osoba może widzieć twoje wpisy albo zapisywać za ciebie. Każde z was może to zakończyć w dowolnej chwili.',
  loginPrompt: 'Zaloguj się, aby zobaczyć, kto się tobą opiekuje i kim ty się opiekujesz.',
  invitedPrompt: 'Zaloguj się adresem, na który przyszło zaproszenie, a potem możesz je przyjąć.',
  loadFailed: 'Nie udało się wczytać osób.',

  caredBy: {
    title: 'Kto się tobą opiekuje',
    none: 'Nikt poza tobą nie widzi twoich wpisów.',
    invite: 'Zaproś kogoś',
    reminded: 'Dostaje też moje przypomnienia e-mailem',
    remindedOf: (email) => `Dostaje też moje przypomnienia e-mailem: ${email}`,
    remindFailed: 'Nie udało się tego zmienić.',
    invited: 'Zaproszenie wysłane. Link działa przez 7 dni.',
  },
  caresFor: {
    title: 'Kim się opiekujesz',
    none: 'Nie masz żadnych zaproszeń.',
    look: 'Pokaż wpisy',
    lookOf: (email) => `Pokaż wpisy: ${email}`,
  },
  roles: {
    sees: { name: 'Widzi', hint: 'Widzi twoje wpisy, plan i raport, niczego nie zmienia.' },
    logs: {
      name: 'Widzi i zapisuje',
      hint: 'Zapisuje też za ciebie dawki, ważenia, objawy i pomiary. Widzisz, kto co zapisał.',
    },
  },
  noEnd: 'Bezterminowo',
  until: (day) => `Do ${day}`,

  end: 'Zakończ',
  endOf: (email) => `Zakończ: ${email}`,
  endTitle: 'Zakończyć to teraz?',
  endCarer: (email) =>
    `Od tej pory ${email} nie zobaczy twoich wpisów i niczego za ciebie nie zapisze. To, co już zapisano, zostaje. E-mail o tym dostaną obie strony.`,
  endInvited: (email) => `Zaproszenie dla ${email} przestanie działać.`,
  endCared: (email) =>
    `Od tej pory nie zobaczysz wpisów osoby ${email} i niczego za nią nie zapiszesz. To, co już zapisano, zostaje. E-mail o tym dostaną obie strony.`,
  confirmEnd: 'Tak, zakończ',
  endFailed: 'Nie udało się tego zakończyć.',

  dialog: {
    title: 'Zaproś kogoś',
    email: 'Adres e-mail',
    emailHint: 'Ta osoba dostanie link e-mailem i potrzebuje konta z tym adresem.',
    emailError: 'Wpisz adres e-mail.',
    role: 'Co może robić',
    until: 'Ostatni dzień',
    untilHint:
      'Ta osoba widzi twoje wpisy do tego dnia włącznie. Puste: do czasu, aż ktoś z was to zakończy.',
    pastDay: 'Ten dzień już minął.',
    question: (email) =>
      email === ''
        ? 'Czy ta osoba ma widzieć twoje wpisy?'
        : `Czy ${email} ma widzieć twoje wpisy?`,
    submit: 'Tak, zaproś',
    failed: 'Nie udało się wysłać zaproszenia.',
    sent: (email) => `Zaproszono: ${email}. Ta osoba dostanie link e-mailem.`,
  },

  invitation: {
    title: 'Masz zaproszenie',
    lead: 'Ktoś chce pokazać ci swoje wpisy albo pozwolić ci w nich zapisywać. Kto to jest, mówi e-mail.',
    accept: 'Przyjmij',
    later: 'Nie teraz',
    failed: 'Nie udało się przyjąć zaproszenia.',
    accepted: (email) => `Opiekujesz się teraz osobą ${email}.`,
  },

  acts: {
    title: 'Co zrobiły inne osoby',
    none: 'W ostatnim roku nikt poza tobą niczego nie zapisał.',
    did: {
      added: (email, what) => `${email}, zapis: ${what}`,
      changed: (email, what) => `${email}, zmiana: ${what}`,
      deleted: (email, what) => `${email}, usunięcie: ${what}`,
    },
    when: (at, date) => `Zrobiono: ${at}, dotyczy: ${date}`,
    weighIn: (weight) => `ważenie, ${weight}`,
    symptom: (name, severity) => `${name}, ${number(severity)} na 10`,
    measurement: (name, value) => `${name}, ${value}`,
    dose: (mg, medicine) => `${number(mg)} mg ${medicine}`,
  },

  waiting: {
    title: 'Niezapisane dla innych',
    lead: 'To wpisy dla innej osoby, przechowywane tylko na tym urządzeniu.',
    kinds: {
      dose: 'Dawka',
      weight: 'Ważenie',
      symptom: 'Objaw',
      measurement: 'Pomiar',
    },
    entry: (what, email) => `${what}, dla ${email}`,
    waits: 'Czeka na wysłanie.',
    tryAgain: 'Spróbuj ponownie',
    discard: 'Odrzuć',
  },

  ended: {
    pageTitle: 'Brak dostępu · Dosewise',
    title: (email) => `Nie możesz już widzieć wpisów osoby ${email}`,
    lead: 'Dostęp został zakończony albo minął jego ostatni dzień. Możesz poprosić o kolejne zaproszenie.',
    mine: 'Pokaż moje własne wpisy',
  },
  ofOwn: {
    pageTitle: 'O twoim własnym koncie · Dosewise',
    title: 'Ta strona dotyczy twojego własnego konta',
    lead: (email) => `Oglądasz wpisy osoby ${email}.`,
  },
};
