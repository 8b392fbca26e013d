import type { texts as english } from '../../../features/account/auth/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  checking: 'Sprawdzanie logowania…',
  modes: {
    login: {
      pageTitle: 'Logowanie · Dosewise',
      title: 'Witamy ponownie',
      lead: 'Zaloguj się, aby zapisywać dawki i widzieć swoje wstrzykiwacze.',
      submit: 'Zaloguj się',
      question: 'Pierwszy raz tutaj?',
      other: 'Załóż konto',
    },
    register: {
      pageTitle: 'Zakładanie konta · Dosewise',
      title: 'Załóż konto',
      lead: 'Bezpłatnie, a twoje dane pozostają twoje.',
      submit: 'Załóż konto',
      question: 'Masz już konto?',
      other: 'Zaloguj się',
    },
  },
  byInvitation: {
    title: 'Konta są tu na zaproszenie',
    hint: 'Poproś o link osobę, która prowadzi ten serwer.',
  },
  closed: {
    title: 'Ten serwer nie przyjmuje nowych kont',
    hint: 'Kalkulator działa bez konta.',
  },
  bringsRecords:
    'Twoje dane z tej przeglądarki też zostaną przeniesione. Pozostaną tu, dopóki nie dotrą na konto i nie potwierdzisz ich usunięcia.',
  email: 'E-mail',
  confirmPassword: 'Potwierdź hasło',
  withPasskey: 'Zaloguj się kluczem dostępu',
  noPasskey: 'Nie podano klucza dostępu. Zaloguj się inaczej albo spróbuj ponownie.',
  withOidc: (name) => `Zaloguj się przez ${name}`,
  thatPlace: 'inny serwis',
  finishing: 'Logowanie…',
  secondFactorLead: 'Jeszcze jedno: kod z aplikacji uwierzytelniającej.',
  noPasswordLead: 'Ten serwer nie ma własnych haseł.',
  confirmed: 'Potwierdzono. Możesz kontynuować przez dziesięć minut.',
  linked: (name) => `Połączono. Możesz teraz logować się przez ${name}.`,
  goOn: 'Dalej',
  oidcErrors: {
    denied: (name) => `Logowanie przez ${name} nie doszło do skutku. Możesz spróbować ponownie.`,
    expired: () => 'To logowanie trwało za długo albo zostało już użyte. Zacznij od nowa.',
    forged: () =>
      'To logowanie nie zaczęło się w tej przeglądarce albo nie przechowuje ona plików cookie. Zacznij od nowa.',
    unreachable: (name) =>
      `Nie można się teraz połączyć z serwisem logowania (${name}). Spróbuj ponownie później.`,
    refused: (name) =>
      `Serwis logowania (${name}) nie zna tego serwera. Osoba, która prowadzi ten serwer, musi porównać ustawienia obu.`,
    clock: (name) =>
      `Zegary serwisu logowania (${name}) i tego serwera zbyt się różnią. Osoby, które je prowadzą, muszą je ustawić.`,
    failed: (name) =>
      `Nie udało się sprawdzić odpowiedzi serwisu logowania (${name}). Spróbuj ponownie.`,
  },
  forgot: 'Nie pamiętasz hasła?',
  loginFailed: 'Nie udało się zalogować',
  registrationFailed: 'Nie udało się założyć konta',
  failed: 'Wystąpił błąd',

  country: 'Kraj',
  countryHint: 'Określa ceny i jednostki.',
  chooseCountry: 'Wybierz swój kraj',
  chooseCountryError: 'Wybierz swój kraj.',
  otherCountry: 'Inny kraj',
  countryName: 'Nazwa kraju',
  countryNameError: 'Wpisz nazwę swojego kraju, od 2 do 60 znaków.',
  currency: 'Waluta',
  chooseCurrency: 'Wybierz swoją walutę',
  chooseCurrencyError: 'Wybierz swoją walutę.',
  news: 'Chcę dostawać nowości',
  newsHint: 'E-mailem, do czasu rezygnacji.',
};
