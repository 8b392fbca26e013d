import type { texts as english } from '../../../parts/analytics/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  question: 'Czy możemy liczyć, jak używana jest aplikacja?',
  yes: 'Tak',
  no: 'Nie',
  answerFailed: 'Nie udało się zapisać twojej odpowiedzi. Nic nie jest wysyłane.',
  meaning:
    'Jeśli odpowiesz „Tak”, twój e-mail, kraj i rodzaj konta trafią do naszego dostawcy analityki (PostHog), a także moce i koszty wstrzykiwaczy oraz objętości dawek, gdy dodajesz wstrzykiwacze i zapisujesz dawki.',
  facts: 'Co jest wysyłane, a co nie',
  sent: 'Wysyłane',
  whatIsSent: [
    'twoje konto: jego identyfikator, e-mail, kraj, rodzaj i dzień utworzenia',
    'kiedy zakładasz konto lub się logujesz, a wtedy też ile masz wstrzykiwaczy i czy Golden Dose jest włączona',
    'wstrzykiwacz, który dodajesz: jego moc w mg i koszt',
    'dawka, którą zapisujesz: jej objętość w mL, moc wstrzykiwacza i to, czy jest to Golden Dose',
    'że wstrzykiwacz lub dawka zostały zmienione albo usunięte, ale nie które ani jak',
  ],
  neverSent: 'Nigdy nie wysyłane',
  whatIsNeverSent: [
    'waga, wzrost, objawy, notatki, miejsca wstrzyknięć i ból',
    'które strony otwierasz, co naciskasz lub wpisujesz, nagrania twojego ekranu',
    'nic sprzed odpowiedzi „Tak”, poza logowaniem tuż przed tym pytaniem',
  ],
  nothingKept:
    'Nie są ustawiane pliki cookie i nic nie jest przechowywane w tej przeglądarce. Jak każdy serwer, serwer dostawcy widzi adres, który twoje urządzenie ma w internecie.',
};
