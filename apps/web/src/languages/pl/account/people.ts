import type { texts as english } from '../../../features/account/people/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Osoby · Dosewise',
  title: 'Osoby',
  lead: 'Zaufana osoba może widzieć twoje wpisy albo zapisywać za ciebie. Każde z was może zakończyć udostępnianie w dowolnej chwili.',
  loginPrompt:
    'Zaloguj się, aby zobaczyć, kto może widzieć twoje wpisy i czyje wpisy możesz widzieć ty.',
  invitedPrompt: 'Zaloguj się adresem, na który przyszło zaproszenie, a potem możesz je przyjąć.',
  loadFailed: 'Nie udało się wczytać osób.',

  caredBy: {
    title: 'Kto może widzieć twoje wpisy',
    none: 'Nikt poza tobą nie widzi twoich wpisów.',
    invite: 'Zaproś kogoś',
    reminded: 'Dostaje też moje przypomnienia e-mailem',
    remindedOf: (email) => `Dostaje też moje przypomnienia e-mailem: ${email}`,
    remindFailed: 'Nie udało się tego zmienić.',
    invited: 'Zaproszenie wysłane. Link działa przez 7 dni.',
  },
  caresFor: {
    title: 'Czyje wpisy możesz widzieć',
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

  ends: {
    carer: {
      name: 'Zakończ udostępnianie',
      of: (email) => `Zakończ udostępnianie: ${email}`,
      title: 'Zakończyć udostępnianie?',
      question: (email) =>
        `Osoba ${email} nie będzie już widzieć twoich wpisów ani niczego za ciebie zapisywać. To, co już zapisano, zostaje. E-mail o tym dostaną obie strony.`,
      confirm: 'Tak, zakończ udostępnianie',
      failed: 'Nie udało się zakończyć udostępniania.',
    },
    invited: {
      name: 'Unieważnij',
      of: (email) => `Unieważnij zaproszenie: ${email}`,
      title: 'Unieważnić zaproszenie?',
      question: (email) => `Link wysłany e-mailem na adres ${email} przestanie działać.`,
      confirm: 'Tak, unieważnij',
      failed: 'Nie udało się unieważnić zaproszenia.',
    },
    cared: {
      name: 'Usuń mój dostęp',
      of: (email) => `Usuń mój dostęp do wpisów osoby ${email}`,
      title: 'Usunąć swój dostęp?',
      question: (email) =>
        `Nie zobaczysz już wpisów osoby ${email} i niczego za nią nie zapiszesz. To, co już jest zapisane przez ciebie, zostaje. E-mail o tym dostaną obie strony.`,
      confirm: 'Tak, usuń',
      failed: 'Nie udało się usunąć dostępu.',
    },
  },

  dialog: {
    title: 'Zaproś kogoś',
    email: 'Adres e-mail',
    emailHint: 'Ta osoba dostanie link e-mailem i potrzebuje konta z tym adresem.',
    emailError: 'Wpisz adres e-mail.',
    role: 'Co może robić',
    until: 'Ostatni dzień',
    untilHint:
      'Ta osoba widzi twoje wpisy do tego dnia włącznie. Zostaw puste, aby nie ustalać daty końcowej.',
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
    accepted: (email) => `Możesz teraz widzieć wpisy osoby ${email}.`,
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
    lead: 'Udostępnianie zakończono albo minął jego ostatni dzień. Możesz poprosić o kolejne zaproszenie.',
    mine: 'Pokaż moje własne wpisy',
  },
  ofOwn: {
    pageTitle: 'O twoim własnym koncie · Dosewise',
    title: 'Ta strona dotyczy twojego własnego konta',
    lead: (email) => `Oglądasz wpisy osoby ${email}.`,
  },
};
