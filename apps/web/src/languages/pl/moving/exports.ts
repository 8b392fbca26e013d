import type { texts as english } from '../../../features/moving/exports/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Eksport · Dosewise',
  title: 'Eksport',
  lead: 'Każdy plik zawiera wszystkie twoje wpisy, od najnowszych, z datami w UTC, wagą w kg i długościami w cm, niezależnie od jednostek, które tu widzisz.',
  movingIn: 'Przywracasz taki plik albo przechodzisz z innej aplikacji?',
  import: 'Importuj plik',
  loading: 'Wczytywanie…',
  loginPrompt: 'Zaloguj się, aby wyeksportować swoje dane.',
  takeAlong: {
    title: 'Dalej bez konta',
    what: 'Kopia wszystkich danych, którą można otworzyć w każdej przeglądarce: wybierz tam „Używaj bez konta”, a potem „Otwórz kopię”.',
    take: 'Zabierz moje dane',
    fileName: 'dosewise-eksport.json',
  },
  tables: 'Tabele do arkusza kalkulacyjnego',
  whole: 'Dla innego programu albo do przechowania',
  doses: {
    title: 'Dawki',
    contents:
      'Data, wstrzykiwacz i jego moc, kliknięcia lub objętość, mg, miejsce wstrzyknięcia i ból.',
  },
  weights: {
    title: 'Waga',
    contents:
      'Data, waga w kg, notatka i źródło. Możesz to ponownie zaimportować na stronie „Waga”.',
  },
  symptoms: {
    title: 'Objawy',
    contents: 'Data, rodzaj, nasilenie od 0 do 10 i notatka.',
  },
  measurements: {
    title: 'Pomiary',
    contents:
      'Data, talia, biodra, tkanka tłuszczowa lub masa beztłuszczowa z jednostką i notatka.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Dawki, waga, pomiary, wzrost, BMI i objawy z kodami, dla programów z dokumentacją zdrowotną.',
  },
  everything: {
    title: 'Wszystko jako JSON',
    contents:
      'Twój profil, ustawienia, cel, wstrzykiwacze, dawki, waga, pomiary i objawy w jednym pliku.',
  },
  download: 'Pobierz: ',
  downloaded: (fileName) => `Pobrano plik ${fileName}.`,
  fetchFailed: 'Nie udało się pobrać pliku.',
};
