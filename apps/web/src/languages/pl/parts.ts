import { type DeviceKind, MAX_MONEY } from '@dosewise/domain';
import type { texts as analyticsEnglish } from '../../parts/analytics/texts.ts';
import type { texts as devicesEnglish } from '../../parts/devices/texts.ts';
import type { texts as fileImportEnglish } from '../../parts/file-import/texts.ts';
import type { texts as goldenDoseEnglish } from '../../parts/golden-dose/texts.ts';
import type { texts as linksEnglish } from '../../parts/links/texts.ts';
import type { texts as localEnglish } from '../../parts/local/texts.ts';
import type { texts as mailEnglish } from '../../parts/mail/texts.ts';
import type { texts as medicinesEnglish } from '../../parts/medicines/texts.ts';
import type { texts as navigationEnglish } from '../../parts/navigation/texts.ts';
import type { texts as oidcEnglish } from '../../parts/oidc/texts.ts';
import type { texts as otherDevicesEnglish } from '../../parts/other-devices/texts.ts';
import type { texts as passkeysEnglish } from '../../parts/passkeys/texts.ts';
import type { texts as pensAddPenEnglish } from '../../parts/pens/add-pen/texts.ts';
import type { texts as pensDialogsEnglish } from '../../parts/pens/dialogs/texts.ts';
import type { texts as peopleEnglish } from '../../parts/people/texts.ts';
import type { texts as pricesEnglish } from '../../parts/prices/texts.ts';
import type { texts as recordListEnglish } from '../../parts/record-list/texts.ts';
import type { texts as remindersEnglish } from '../../parts/reminders/texts.ts';
import type { texts as reportEnglish } from '../../parts/report/texts.ts';
import type { texts as sessionEnglish } from '../../parts/session/texts.ts';
import type { texts as themeEnglish } from '../../parts/theme/texts.ts';
import type { texts as typedDoseEnglish } from '../../parts/typed-dose/texts.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses, countPens, pensTexts as penTexts } from './data.ts';
import { list, number, plural } from './grammar.ts';

export const analyticsTexts: Words<typeof analyticsEnglish> = {
  question:
    'Czy możemy wysyłać twój adres e-mail oraz dane o twoich wstrzykiwaczach i dawkach do naszego dostawcy usług analitycznych?',
  yes: 'Tak',
  no: 'Nie',
  answerFailed: 'Nie udało się zapisać twojej odpowiedzi. Nic nie jest wysyłane.',
  meaning:
    'Jeśli odpowiesz „Tak”, twój adres e-mail, kraj i rodzaj konta trafią do naszego dostawcy usług analitycznych (PostHog). Gdy dodajesz wstrzykiwacze i zapisujesz dawki, trafią tam też moce i koszty wstrzykiwaczy oraz objętości dawek.',
  facts: 'Co jest wysyłane, a co nie',
  sent: 'Wysyłane',
  whatIsSent: [
    'twoje konto: jego identyfikator, adres e-mail, kraj, rodzaj i dzień utworzenia',
    'kiedy zakładasz konto lub się logujesz, a wtedy też ile masz wstrzykiwaczy i czy Golden Dose jest włączona',
    'wstrzykiwacz, który dodajesz: jego moc w mg i koszt',
    'dawka, którą zapisujesz: jej objętość w mL, moc wstrzykiwacza i to, czy jest to Golden Dose',
    'że wstrzykiwacz lub dawka zostały zmienione albo usunięte, ale nie które ani jak',
  ],
  neverSent: 'Nigdy nie wysyłane',
  whatIsNeverSent: [
    'waga, wzrost, objawy, notatki, miejsca wstrzyknięć i ból',
    'które strony otwierasz, co naciskasz lub wpisujesz, nagrania twojego ekranu',
    'wszystko sprzed odpowiedzi „Tak”, poza logowaniem tuż przed tym pytaniem',
  ],
  nothingKept:
    'Nie są ustawiane pliki cookie i nic nie jest przechowywane w tej przeglądarce. Jak w przypadku każdej strony, serwer dostawcy widzi twój adres IP.',
};

export const devicesTexts: Words<typeof devicesEnglish> = {
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, wkład 3 mL',
    'mounjaro-kwikpen-modified': `Mounjaro KwikPen, zmieniony, wkład ${number(2.4)} mL`,
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Ozempic, strzykawka jednodawkowa',
    'rybelsus-us-r2': 'Rybelsus, tabletki, nowszy skład (R2)',
  },
  eitherOf: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen',
    'mounjaro-kwikpen-modified': 'Mounjaro KwikPen',
  },
  pen: (brand) => (/FlexTouch/.test(brand) ? brand : `${brand}, wstrzykiwacz`),
  vial: (brand, isMultiDose) =>
    `${brand}, ${isMultiDose ? 'fiolka wielodawkowa' : 'fiolka jednodawkowa'}`,
  singlePen: (brand) => `${brand}, wstrzykiwacz jednodawkowy`,
  tablets: (brand) => `${brand}, tabletki`,

  more: 'Więcej',
  moreNote: 'W sprzedaży w innych krajach',
  own: 'Nie ma na liście',
  ownNote: 'Wpisz liczby z etykiety',
  versions: {
    'mounjaro-kwikpen': 'Wersja pierwotna',
    'mounjaro-kwikpen-modified': 'Wersja z 2026 r.',
  },
  presentationNote: (version, doses, ml, markets) =>
    `${version === null ? '' : `${version} · `}${countDoses(doses)}${ml === null ? '' : ` po ${number(ml)} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets, markets) =>
    `Zwykle w opakowaniu: ${plural(tablets, {
      one: '# tabletka',
      few: '# tabletki',
      many: '# tabletek',
      other: '# tabletki',
    })}${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg) => `${number(mg)} mg`,
  inMl: (ml) => `w ${number(ml)} mL`,
  elsewhere: 'W sprzedaży w innych krajach',
  printedWhere: 'Liczbę mL podano na wstrzykiwaczu lub na opakowaniu.',
  printed: (ml) => `${number(ml)} mL`,
  doseIs: (ml) => `Jedna dawka to ${number(ml)} mL`,
  unsure: 'Nie wiem',
  unsureNote: 'Dawki liczy się tak samo',
  noneOfThese: 'Żadne z powyższych',
  noneNote: 'Wpisz liczby z etykiety',
  noWholeUnits: `Dawka z fiolki musi mieć całkowitą liczbę jednostek po ${number(0.01)} mL.`,
};

export const fileImportTexts: Words<typeof fileImportEnglish> = {
  asked: {
    'kind-word': 'Co to za pomiar?',
    'which-person': 'Która z tych osób to ty?',
    'close-doses':
      'Odstępy między tymi dawkami są krótsze, niż pozwala ulotka. Sprawdź je przed importem.',
    'odd-weights': 'Te ważenia mocno odbiegają od sąsiednich. Sprawdź je przed importem.',
  },
  more: (count) => `i jeszcze ${count}`,
  leaveThese: 'Pomiń te wpisy',
  importThem: 'Importuj je',
  theseLeftOut: 'Te wpisy zostaną pominięte.',
};

export const goldenDoseTexts: Words<typeof goldenDoseEnglish> = {
  title: 'O Golden Dose',
  whatItIs: `Niektóre osoby pobierają do strzykawki płyn, który zostaje we wstrzykiwaczu po czterech dawkach według ulotki, i nazywają go Golden Dose: zwykle ${number(0.1)}–${number(0.6)} mL. Niektóre źródła podają, że obniża to koszty o 15–25%.`,
  arithmetic: `Według naszych obliczeń pełna piąta dawka (${number(0.6)} mL) obniżyłaby koszt dawki o 20%, a ${number(0.3)} mL o 11%.`,
  beforeYouDecide: 'Przed podjęciem decyzji',
  cautions: [
    'Takie stosowanie nie jest dopuszczone, a producent je odradza. Dodatkowy płyn jest przeznaczony do przygotowania wstrzykiwacza.',
    'Nie wiadomo, ile płynu zostało, więc dawka może być mniejsza lub większa, niż się wydaje. Według doniesień w nowszych wstrzykiwaczach nie zostaje nic, co można by pobrać.',
    'Pobieranie płynu strzykawką może wprowadzić do wstrzykiwacza drobnoustroje i spowodować zakażenie. Nigdy nie udostępniaj innym osobom wstrzykiwacza ani igieł.',
    'Według ulotki wstrzykiwacz i tak należy wyrzucić 30 dni po pierwszym użyciu, nawet jeśli został w nim płyn.',
    'W razie silnego bólu brzucha, który nie ustępuje, przerwij stosowanie leku i natychmiast zwróć się o pomoc medyczną.',
  ],
  askFirst:
    'Najpierw zapytaj lekarza lub farmaceutę. Ta aplikacja zapisuje to, co robisz; nie zaleca Golden Dose.',
  agreement: 'Potwierdzam zapoznanie się z tymi informacjami i rozumiem ryzyko.',
  tickTheBox: 'Zaznacz pole, aby potwierdzić zapoznanie się z tym tekstem.',
  turnOn: 'Włącz Golden Dose',
  saveFailed: 'Nie udało się tego zapisać.',
};

type Counts = Parameters<typeof localEnglish.counts>[0];

const countsInWords = ({ pens, doses, weights, symptoms, measurements }: Counts): string =>
  list(
    [
      pens > 0 && countPens(pens),
      doses > 0 && countDoses(doses),
      weights > 0 &&
        plural(weights, {
          one: '# ważenie',
          few: '# ważenia',
          many: '# ważeń',
          other: '# ważenia',
        }),
      symptoms > 0 &&
        plural(symptoms, { one: '# objaw', few: '# objawy', many: '# objawów', other: '# objawu' }),
      measurements > 0 &&
        plural(measurements, {
          one: '# pomiar',
          few: '# pomiary',
          many: '# pomiarów',
          other: '# pomiaru',
        }),
    ].filter((words) => words !== false),
  ) || 'brak wpisów';

export const linksTexts: Words<typeof linksEnglish> = {
  share: 'Udostępnij',
  mail: 'Wyślij e-mailem',
  once: 'Jest pokazywany tylko raz.',
  done: 'Gotowe',
};

export const localTexts: Words<typeof localEnglish> = {
  counts: countsInWords,
  only: 'Tylko w tej przeglądarce',
  lastCopy: (day) => `Ostatnia kopia zapisana: ${day}`,
  noCopy: 'Nie ma jeszcze kopii',
  notKept:
    'Ta przeglądarka może automatycznie wyczyścić swoją pamięć. Co jakiś czas zapisuj kopię albo zainstaluj aplikację.',

  saveCopy: 'Zapisz kopię',
  saved: (file) => `Pobrano plik ${file}`,
  saveFailed: 'Nie udało się zapisać kopii. Spróbuj ponownie.',
  fileName: (day) => `dosewise-${day}.json`,
  due: 'Twoje dane są tylko w tej przeglądarce.',
  dueHint:
    'Przepadną, jeśli wyczyścisz dane przeglądarki lub stracisz to urządzenie. Kopia to plik, który zostaje u ciebie.',
  later: 'Nie teraz',
  staysHere: 'To, co zapisujesz, zostaje na tym urządzeniu',
  toHomeScreen: 'Dodaj Dosewise do ekranu początkowego',
  homeScreenHint: {
    empty:
      'Safari może usunąć to, co tu zapiszesz, jeśli nie otworzysz tej strony przez siedem dni. Nie dotyczy to aplikacji na ekranie początkowym. Otwórz menu Udostępnij, wybierz „Do ekranu początkowego” i otwórz Dosewise z ekranu początkowego.',
    begun:
      'Safari może usunąć twoje dane, jeśli nie otworzysz tej strony przez siedem dni. Nie dotyczy to aplikacji na ekranie początkowym. Zapisz kopię, otwórz menu Udostępnij, wybierz „Do ekranu początkowego” i otwórz kopię w aplikacji.',
  },

  openCopy: 'Otwórz kopię',
  copyFile: 'Kopia do otwarcia',
  opening: 'Otworzyć kopię?',
  inCopy: (counts, day) =>
    `W tym pliku: ${counts}${day && `, do ${day}`}, z planem, celem i ustawieniami.`,
  openThis: 'Otwórz tę kopię',
  notEmpty:
    'W tej przeglądarce są już dane. Najpierw zapisz ich kopię i usuń stąd wszystko, aby nic się nie pomieszało.',
  noArchive: 'To nie jest kopia z Dosewise. Wybierz plik z „Zapisz kopię” lub z eksportu.',
  openFailed: 'Nie udało się otworzyć kopii. Nic się nie zmieniło.',
  opened: (counts) => `Kopia została otwarta: ${counts}.`,

  deleteAll: 'Usuń stąd wszystko',
  deleteTitle: 'Usunąć wszystko z tej przeglądarki?',
  deleteQuestion: (count) =>
    count === 0
      ? 'Wszystkie ustawienia zostaną trwale usunięte. Bez kopii ich nie odzyskasz.'
      : plural(count, {
          one: '# wpis zostanie trwale usunięty. Bez kopii go nie odzyskasz.',
          few: '# wpisy zostaną trwale usunięte. Bez kopii ich nie odzyskasz.',
          many: '# wpisów zostanie trwale usuniętych. Bez kopii ich nie odzyskasz.',
          other: '# wpisu zostanie trwale usunięte. Bez kopii ich nie odzyskasz.',
        }),
  confirmDelete: 'Tak, usuń wszystko',
  deleteFailed: 'Nie udało się tego usunąć. Spróbuj ponownie.',

  createAccount: 'Załóż konto',
  byCalendar: 'O dawkach może ci przypominać kalendarz.',
  needsServer: {
    reminders:
      'Przypomnienia przez powiadomienia, e-mail lub ntfy wymagają serwera, który je wysyła.',
    calendar:
      'Adres dla kalendarza wymaga serwera. Zamiast tego można zapisać zaplanowane dawki w pliku.',
    privacy: 'Bez konta nie są wysyłane e-maile ani zbierane statystyki użycia.',
    security:
      'Hasła, klucze dostępu i sesje należą do konta. Tutaj każdy, kto otworzy tę przeglądarkę, może zobaczyć twoje wpisy.',
    account: 'Nie ma konta: wszystko jest w tej przeglądarce.',
    people:
      'Aby inne osoby mogły widzieć twoje wpisy lub dodawać wpisy za ciebie, potrzebujesz konta na serwerze.',
    share:
      'Link do raportu wymaga serwera. Wydrukuj raport albo zapisz go jako PDF w oknie drukowania.',
  },

  left: 'W tej przeglądarce nadal są dane sprzed założenia konta.',
  bring: 'Skopiuj je na moje konto',
};

export const mailTexts: Words<typeof mailEnglish> = { noMail: 'Ten serwer nie wysyła e-maili.' };

export const medicinesTexts: Words<typeof medicinesEnglish> = {
  medicine: 'Lek',
  chooseMedicine: 'Wybierz lek',
  anotherMedicine: 'Inny lek',
  medicineName: 'Nazwa leku',
  names: {
    tirzepatide: 'tyrzepatyd',
    semaglutide: 'semaglutyd',
    liraglutide: 'liraglutyd',
    dulaglutide: 'dulaglutyd',
    'exenatide (extended release)': 'eksenatyd (przedłużone uwalnianie)',
    'semaglutide (tablet)': 'semaglutyd (tabletka)',
    orforglipron: 'orforglipron',
  },
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (tyrzepatyd)',
    semaglutide: 'Ozempic, Wegovy (semaglutyd)',
    liraglutide: 'Saxenda, Victoza (liraglutyd)',
    dulaglutide: 'Trulicity (dulaglutyd)',
    'exenatide (extended release)': 'Bydureon (eksenatyd, przedłużone uwalnianie)',
    'semaglutide (tablet)': 'Rybelsus, Wegovy w tabletkach (semaglutyd)',
    orforglipron: 'Foundayo (orforglipron)',
  },
  missing: {
    medicine: 'Wybierz lek.',
    otherMedicine: 'Wpisz nazwę leku.',
  },
  medicineWrong: (least, most) =>
    `Użyj od ${number(least)} do ${plural(most, { one: '# znaku', other: '# znaków' })}.`,
};

export const navigationTexts: Words<typeof navigationEnglish> = {
  newTab: ' (otwiera nową kartę)',
  questions: {
    click: 'Czym jest kliknięcie?',
    priming: 'Ile płynu zużywa przygotowanie wstrzykiwacza?',
    units: 'Czym jest jednostka na strzykawce?',
    'golden-dose': 'Czym jest Golden Dose?',
    'missed-dose': 'Pominięta (nieprzyjęta) dawka: co mówią ulotki?',
    travelling: 'Co z dawkami i przypomnieniami w podróży?',
    curve: 'Jak obliczana jest krzywa?',
    figures: 'Jak obliczane są dawki i koszty?',
    where: 'Gdzie są przechowywane moje dane i kto może je zobaczyć?',
    storing: 'Jak przechowywać i wyrzucać wstrzykiwacz?',
  },
};

export const oidcTexts: Words<typeof oidcEnglish> = {
  noPasswords: 'Nie można się tu zalogować hasłem',
  noPasswordsHint: 'Można się tu zalogować w inny sposób.',
  logIn: 'Przejdź do logowania',
};

export const otherDevicesTexts: Words<typeof otherDevicesEnglish> = {
  title: 'Korzystaj na innym urządzeniu',
  lead: 'Te same dane w telefonie i na komputerze, bez konta. Są szyfrowane, zanim opuszczą to urządzenie: serwer przechowuje kopię, której nie może odczytać.',
  begin: 'Utwórz dwanaście słów',
  already: 'Korzystasz już z Dosewise na innym urządzeniu?',
  join: 'Wpisz dwanaście słów',
  copiesOff:
    'Ten serwer nie przechowuje zaszyfrowanych kopii, więc twoje dane zostają na tym urządzeniu. Aby je przenieść, zapisz kopię i otwórz ją na drugim urządzeniu.',
  noServer:
    'Ta strona nie ma serwera na zaszyfrowane kopie, więc twoje dane zostają na tym urządzeniu. Aby je przenieść, zapisz kopię i otwórz ją na drugim urządzeniu.',
  tooOld:
    'Ta przeglądarka jest za stara na zaszyfrowane kopie. Zaktualizuj ją: Safari musi mieć wersję 16.4 lub nowszą. Aby przenieść dane, zapisz kopię na jednym urządzeniu i otwórz ją na drugim.',
  unreachable: 'Nie udało się połączyć z serwerem. Nie ma to wpływu na dane na tym urządzeniu.',
  tryAgain: 'Spróbuj ponownie',

  beginTitle: 'Dwanaście słów zamiast konta',
  before: [
    'Zobaczysz dwanaście słów, tylko raz. Wpisz je na drugim urządzeniu, a będą tam twoje dane.',
    'Zapisz je na papierze. Nikt nie odzyska utraconych słów, nawet osoba, która prowadzi serwer.',
    'Każdy, kto zna te słowa, ma dostęp do twoich danych. Nie wysyłaj ich e-mailem ani na czacie.',
  ],
  withoutTls:
    'Połączenie z tą stroną nie jest szyfrowane (http). Ktoś w tej samej sieci może odczytać słowa i twoje dane. Korzystaj z tego tylko w sieci, której ufasz.',
  showWords: 'Pokaż słowa',
  wordsTitle: 'Twoje dwanaście słów',
  wordsHint: 'Zapisz je w tej kolejności. Później nie da się ich zobaczyć.',
  written: 'Mam je zapisane',
  checkTitle: 'Sprawdź swoją kartkę',
  checkHint: 'Wpisz te dwa słowa ze swojej kartki.',
  wordNumber: (place) => `Słowo ${number(place)}`,
  wordMissing: (place) => `Wpisz słowo ${number(place)}.`,
  wordWrong: (place) =>
    `To nie jest słowo ${number(place)}. Sprawdź kartkę albo wróć i zobacz słowa.`,
  start: 'Zacznij',
  startedTitle: 'Teraz przejdź do drugiego urządzenia',
  started: (address) =>
    `Twoje dane są zaszyfrowane na serwerze. Na drugim urządzeniu otwórz ${address} i zacznij bez konta. Następnie naciśnij „Wpisz dwanaście słów” w przeglądzie lub w ustawieniach.`,
  done: 'Gotowe',
  failed: 'Nie udało się. Nic się nie zmieniło. Spróbuj ponownie.',

  joinTitle: 'Wpisz dwanaście słów',
  joinLabel: 'Dwanaście słów',
  joinHint: 'Słowa, które pokazało drugie urządzenie. Wielkość liter nie ma znaczenia.',
  addedToOthers: (count) =>
    plural(count, {
      one: '# wpis z tego urządzenia zostanie dodany do wpisów z innych twoich urządzeń.',
      few: '# wpisy z tego urządzenia zostaną dodane do wpisów z innych twoich urządzeń.',
      many: '# wpisów z tego urządzenia zostanie dodanych do wpisów z innych twoich urządzeń.',
      other: '# wpisu z tego urządzenia zostanie dodane do wpisów z innych twoich urządzeń.',
    }),
  getRecords: 'Pobierz dane',
  noWords: 'Wpisz dwanaście słów.',
  wordCount: (count) =>
    plural(count, {
      one: 'To # słowo. Wpisz wszystkie dwanaście i żadnych innych.',
      few: 'To # słowa. Wpisz wszystkie dwanaście i żadnych innych.',
      many: 'To # słów. Wpisz wszystkie dwanaście i żadnych innych.',
      other: 'To # słowa. Wpisz wszystkie dwanaście i żadnych innych.',
    }),
  unknownWord: (word) => `„${word}” nie jest jednym z tych słów. Sprawdź pisownię.`,
  guessedWord: (word, guess) => `„${word}” nie jest jednym z tych słów. Czy chodzi o „${guess}”?`,
  wordOrder: 'Te dwanaście słów do siebie nie pasuje. Sprawdź każde słowo i kolejność.',
  notThere:
    'Serwer nie ma danych dla tych słów. Sprawdź każde słowo i to, czy oba urządzenia otwierają ten sam adres.',
  joined: 'To urządzenie ma teraz te same dane co pozostałe.',

  shared: 'Na tym i innych twoich urządzeniach',
  exchanging: 'Synchronizacja z innymi urządzeniami…',
  lastExchanged: (when) => `Ostatnia synchronizacja: ${when}`,
  notExchanged: 'Jeszcze bez synchronizacji',
  exchangeNow: 'Synchronizuj teraz',
  sendOwn: 'Wyślij dane z tego urządzenia',
  reload: 'Wczytaj stronę ponownie',
  problems: {
    unanswered:
      'Nie udało się połączyć z serwerem. To, co zapisujesz, zostaje na tym urządzeniu i zostanie zsynchronizowane później.',
    refused:
      'Serwer nie przyjął kopii. Być może nie ma na nią miejsca albo z twojej sieci przyszło za dużo zapytań. Twoje dane są na tym urządzeniu.',
    gone: 'Kopii nie ma już na serwerze. Twoje dane są na tym urządzeniu i możesz je wysłać ponownie.',
    changed:
      'Kopia na serwerze jest uszkodzona albo ktoś ją zmienił. Nie została użyta, a dane na tym urządzeniu pozostają bez zmian. Możesz je wysłać ponownie.',
    newer:
      'Inne urządzenie ma nowszą wersję Dosewise. Wczytaj tę stronę ponownie, aby ją otrzymać.',
    older:
      'Kopia na serwerze jest starsza niż ostatnia, którą widziało to urządzenie. Być może serwer przywrócono z kopii zapasowej albo ktoś podmienił kopię. Dane na tym urządzeniu pozostają bez zmian. Możesz je wysłać ponownie.',
    unfit:
      'Danych z twoich urządzeń nie da się połączyć na tym urządzeniu, na przykład dlatego, że jest ich za dużo. Dane tutaj pozostają bez zmian.',
    ended:
      'Synchronizację zakończono na innym urządzeniu albo ma ono nowe słowa. Twoje dane są nadal na tym urządzeniu.',
  },

  newWords: 'Nowe słowa',
  newWordsTitle: 'Utworzyć nowe słowa?',
  newWordsBefore: [
    'Jeśli zgubisz urządzenie albo ktoś zobaczy twoje słowa, utwórz nowe. Stare przestaną działać.',
    'Inne twoje urządzenia zachowają dane, które mają. Wpisz tam nowe słowa, aby synchronizować dalej.',
    'Zapisz nowe słowa na papierze. Nikt ich nie odzyska, a każdy, kto je zna, ma dostęp do twoich danych.',
  ],
  stop: 'Zakończ synchronizację',
  stopTitle: 'Zakończyć synchronizację?',
  stopQuestion:
    'Każde urządzenie zachowa dane, które ma. Możesz zakończyć tylko na tym urządzeniu albo na wszystkich. Jeśli zakończysz na wszystkich, kopia na serwerze zostanie zastąpiona pustą.',
  stopHere: 'Zakończ na tym urządzeniu',
  stopAll: 'Zakończ na wszystkich',
  stopped: 'To urządzenie nie synchronizuje już danych.',
  stoppedAll: 'Twoje urządzenia nie synchronizują już danych.',
  deleteHere:
    'To trwale usunie wszystkie dane z tego urządzenia. Inne twoje urządzenia zachowają swoje, a dwanaście słów nadal działa.',
  movedIn:
    'Synchronizujesz te dane także z innymi urządzeniami. Jeśli usuniesz je tutaj, synchronizacja zakończy się na wszystkich. Każde zachowa dane, które ma.',

  changedOnBoth: (count) =>
    plural(count, {
      one: '# wpis zmieniony na dwóch urządzeniach',
      few: '# wpisy zmienione na dwóch urządzeniach',
      many: '# wpisów zmienionych na dwóch urządzeniach',
      other: '# wpisu zmienionego na dwóch urządzeniach',
    }),
  choose: 'Wybierz',
  seeProblem: 'Zobacz, co zrobić',
  choicesTitle: 'Zmienione na dwóch urządzeniach',
  choicesLead:
    'Zachowaliśmy wersję, która dotarła pierwsza. Wybierz drugą, jeśli to ona jest właściwa.',
  kept: 'Zachowana',
  other: 'Druga wersja',
  keep: 'Zostaw tak',
  takeOther: 'Użyj drugiej',
  deleted: 'Usunięta',
  penTooEmpty: 'We wstrzykiwaczu nie było tyle leku, ile zapisano łącznie na obu urządzeniach.',
  impossible: 'To już niemożliwe, na przykład dlatego, że zapisano dawkę z tego wstrzykiwacza.',
  allChosen: 'Wszystkie wpisy są uzgodnione.',

  records: {
    pens: 'Wstrzykiwacz',
    doses: 'Dawka',
    weights: 'Ważenie',
    symptoms: 'Objaw',
    measurements: 'Pomiar',
    plans: 'Plan',
    skips: 'Opuszczona dawka',
    pauses: 'Przerwa',
    others: 'Ustawienie',
  },
  settings: {
    country: 'Kraj',
    currency: 'Waluta',
    language: 'Język',
    timeZone: 'Strefa czasowa',
    heightCm: 'Wzrost',
    goal: 'Cel',
    goldenDose: 'Golden Dose',
    chosenUnits: 'Jednostki',
    sites: 'Miejsca wstrzyknięć',
  },
  changedIn: (when) => `Zapisano: ${when}`,
};

export const passkeysTexts: Words<typeof passkeysEnglish> = {
  title: 'Usunąć także klucze dostępu?',
  lead: 'Inne urządzenia, aplikacje, udostępnione linki i osoby, którym udostępniano wpisy, nie mają już dostępu. Te klucze dostępu nadal działają:',
  advice: 'Zachowaj je tylko wtedy, gdy wszystkie są na twoich własnych urządzeniach.',
  delete: 'Usuń wszystkie klucze',
  keep: 'Zachowaj je',
  failed: 'Nie udało się usunąć kluczy dostępu.',
};

export const pensAddPenTexts: Words<typeof pensAddPenEnglish> = {
  questions: {
    brand: 'Jaka nazwa jest na opakowaniu?',
    strength: 'Jaka moc?',
    printed: 'Który to wstrzykiwacz?',
    numbers: 'Co jest na etykiecie?',
    use: 'W użyciu czy nieotwarte?',
    cost: 'Ile kosztowało?',
  },
  countClicks: 'Ile kliknięć ma pełna dawka?',
  countPens: 'Ile wstrzykiwaczy jest w opakowaniu?',
  countTablets: 'Ile tabletek jest w opakowaniu?',
  costOfEach: 'Ile kosztowała każda sztuka?',
  next: 'Dalej',
  strength: 'Moc',
  strengthHint: (kind) =>
    kind === 'tablet'
      ? 'mg w jednej tabletce, tak jak podano na etykiecie'
      : 'mg w jednej pełnej dawce, nie w całym wstrzykiwaczu. Zobacz etykietę',
  inUse: 'W użyciu',
  inUseNote: 'Już używasz albo zaczniesz dziś',
  sealed: 'Nieotwarte',
  sealedNote: (kind) => (kind === 'tablet' ? 'Na później' : 'W lodówce, na później'),
  nameOf: (name, strength) => `${name}, ${number(strength)} mg`,
  change: 'Zmień',
  moreDetails: 'Więcej szczegółów',

  kind: 'Rodzaj',
  kinds: {
    click_pen: 'Wstrzykiwacz z pokrętłem',
    vial: 'Fiolka',
    single_pen: 'Wstrzykiwacze jednodawkowe',
    tablet: 'Tabletki',
  },
  doseMl: 'Objętość pełnej dawki',
  doses: 'Liczba pełnych dawek',
  pensInBox: 'Wstrzykiwacze w tym opakowaniu',
  tabletsInPack: 'Tabletki w tym opakowaniu',
  clicks: 'Kliknięcia w pełnej dawce',
  clicksHint: `Policz je na swoim wstrzykiwaczu. Często mówi się o ${number(0.01)} mL na kliknięcie, ale żadna ulotka tego nie podaje.`,
  wholeDoses: 'Nie wiem albo wstrzykiwacz podaje tylko całe dawki',
  wholeDosesHint: 'Wtedy można zapisywać tylko całe dawki.',

  arithmetic: (mg, ml, doses, steps) =>
    `${number(mg)} mg w ${number(ml)} mL, ${doses}${steps === null ? '' : `, każda to ${steps}`}. Porównaj z etykietą.`,
  tablets: (mg, tablets) =>
    `${number(mg)} mg w każdej tabletce, ${tablets} w tym opakowaniu. Porównaj z etykietą.`,
  sources: 'Skąd pochodzą te liczby',
  checkedOn: (day) => `Sprawdzono: ${day}.`,

  missing: {
    strength: 'Wybierz moc.',
    ownStrength: 'Wpisz moc.',
    doseMl: 'Wpisz objętość pełnej dawki.',
    doses: 'Wpisz liczbę pełnych dawek.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Wpisz, ile wstrzykiwaczy jest w opakowaniu.',
      tablet: 'Wpisz, ile tabletek jest w opakowaniu.',
    },
    clicks: 'Wpisz, ile kliknięć ma pełna dawka.',
  },
  strengthWrong: ({ least, most }) =>
    `Moc: wpisz liczbę od ${number(least)} do ${number(most)} mg.`,
  doseMlWrong: ({ least, most }) => `Wpisz liczbę od ${number(least)} do ${number(most)} mL.`,
  dosesWrong: ({ least, most }) =>
    `Dawki: wpisz liczbę całkowitą od ${number(least)} do ${number(most)}.`,
  piecesWrong: (kind, { least, most }) =>
    `${kind === 'tablet' ? 'Tabletki' : 'Wstrzykiwacze'}: wpisz liczbę całkowitą od ${number(least)} do ${number(most)}.`,
  clicksWrong: ({ least, most }) =>
    `Kliknięcia: wpisz liczbę całkowitą od ${number(least)} do ${number(most)}.`,

  proposedName: (name, strength) => `${name} ${number(strength)} mg`,
  tabletsOf: (brand) => `${brand}, tabletki`,
  copyOf: (name, copy) => `${name} (${copy})`,
};

/** Of one: 'Nazwa fiolki'. */
const ofDevice: Record<DeviceKind, string> = {
  click_pen: 'wstrzykiwacza',
  vial: 'fiolki',
  single_pen: 'opakowania',
  tablet: 'opakowania',
};

export const pensDialogsTexts: Words<typeof pensDialogsEnglish> = {
  editPenTitle: (thing) => (thing === 'pen' ? 'Edytuj wstrzykiwacz' : 'Edytuj opakowanie'),
  savePen: () => 'Zapisz zmiany',
  editPenFailed: 'Nie udało się zmienić wstrzykiwacza',
  sealedWithoutStart: (thing) =>
    thing === 'pen'
      ? 'Zostaw puste, dopóki wstrzykiwacz jest nieotwarty.'
      : 'Zostaw puste, dopóki opakowanie jest nieotwarte.',
  startsTooLate: (day) => `Nie może być później niż pierwsza dawka (${day}).`,
  costTitle: (thing) => (thing === 'pen' ? 'Koszt wstrzykiwacza' : 'Koszt opakowania'),
  askCost: (name) =>
    `Twoja dawka jest zapisana. Jaki był koszt „${name}”? Możesz to też wpisać później.`,
  saveCost: 'Zapisz koszt',
  saveCostFailed: 'Nie udało się zmienić wstrzykiwacza.',
  remindLater: 'Nie teraz – przypomnij później',
  deletePen: (thing) => (thing === 'pen' ? 'Usuń wstrzykiwacz' : 'Usuń opakowanie'),
  confirmPenDelete: (name) => `Czy na pewno usunąć „${name}”? Tego nie można cofnąć.`,
  deletePenFailed: (reason) => `Nie udało się usunąć wstrzykiwacza: ${reason}`,
  tryAgain: 'spróbuj ponownie.',

  addSealedTitle: (thing) =>
    thing === 'pen' ? 'Dodaj nieotwarte wstrzykiwacze' : 'Dodaj nieotwarte opakowania',
  add: (kind) =>
    ({
      click_pen: 'Dodaj wstrzykiwacz',
      vial: 'Dodaj fiolkę',
      single_pen: 'Dodaj opakowanie',
      tablet: 'Dodaj opakowanie',
    })[kind],
  addSealed: (kind) =>
    ({
      click_pen: 'Dodaj nieotwarte wstrzykiwacze',
      vial: 'Dodaj nieotwarte fiolki',
      single_pen: 'Dodaj nieotwarte opakowania',
      tablet: 'Dodaj nieotwarte opakowania',
    })[kind],
  count: 'Ile sztuk',
  countHint: 'Wszystkie nieotwarte, z tymi samymi danymi',
  countWrong: (most) => `Wpisz liczbę całkowitą od 1 do ${number(most)}.`,

  openTitle: (thing) =>
    thing === 'pen' ? 'Początek używania wstrzykiwacza' : 'Początek używania opakowania',
  openQuestion: (name) =>
    `Od tego dnia „${name}” jest w użyciu. Tak samo zadziała zapisanie pierwszej dawki.`,
  openedOn: 'Początek używania',
  openFailed: (name) => `Nie udało się zapisać początku używania: ${name}.`,

  discardTitle: (thing) => (thing === 'pen' ? 'Wyrzuć wstrzykiwacz' : 'Wyrzuć opakowanie'),
  discardNote: (name, thing) =>
    thing === 'pen'
      ? `„${name}” trafi do poprzednich wstrzykiwaczy i nie będzie uwzględniany w planie. Można to cofnąć.`
      : `„${name}” trafi do poprzednich opakowań i nie będzie uwzględniane w planie. Można to cofnąć.`,
  discardedOn: 'Data wyrzucenia',
  reason: 'Powód',
  reasons: {
    in_use_days: 'Za długo w użyciu',
    empty: 'Nic nie zostało',
    broken: 'Uszkodzenie',
    warm: 'Przegrzanie lub zamrożenie',
    lost: 'Zgubienie',
    other: 'Coś innego',
  },
  discardFailed: (name) => `Nie udało się oznaczyć jako wyrzucone: ${name}.`,
  dayNeeded: 'Podaj dzień.',
  dayAhead: 'Ten dzień jeszcze nie nadszedł.',
  beforeStart: (day) => `Nie może być wcześniej niż początek używania (${day}).`,

  allowGolden: 'Zezwól na Golden Dose z tego wstrzykiwacza',
  addPenFailed: 'Nie udało się dodać wstrzykiwacza.',
  penGone: 'Ten wpis został usunięty gdzie indziej.',
  penName: (kind) => `Nazwa ${ofDevice[kind]}`,
  penNameExample: (thing) =>
    thing === 'pen' ? 'np. Wstrzykiwacz na listopad' : 'np. Opakowanie na listopad',
  startDate: 'Początek używania',
  expiryDate: 'Termin ważności',
  expiryHint: (kind) =>
    ({
      click_pen: 'Jak wydrukowano na wstrzykiwaczu',
      vial: 'Jak wydrukowano na fiolce',
      single_pen: 'Jak wydrukowano na opakowaniu',
      tablet: 'Jak wydrukowano na opakowaniu',
    })[kind],
  batch: 'Numer serii',
  batchHint: 'Na etykiecie obok „Lot”',
  cost: (kind, currency) => `Koszt ${ofDevice[kind]} (${currency})`,
  purchaseDate: 'Data zakupu',
  currency: 'Waluta',
  pharmacy: 'Apteka',
  wasted: (step) => `Strata (${penTexts.stepLabels[step].toLowerCase()})`,
  wastedHint:
    'To, co nie trafiło do żadnej dawki, na przykład przy dodatkowym przygotowaniu wstrzykiwacza lub przez wyciek',
  wastedWrong: (most) => `Wpisz liczbę całkowitą od 0 do ${number(most)}.`,
  requiredFields: 'Wypełnij wszystkie wymagane pola.',
  missing: {
    name: 'Wpisz nazwę.',
    startDate: 'Wpisz początek używania.',
    costPerPen: 'Wpisz koszt.',
    purchaseDate: 'Wpisz datę zakupu.',
  },
  costWrong: `Koszt: wpisz liczbę od 0 do ${number(MAX_MONEY)}, np. ${number('245.50')}.`,
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  loggedBy: (email) => `Zapisane przez ${email}`,
  loggedByAnother: 'Zapisane przez inną osobę, która ma dostęp',
};

export const pricesTexts: Words<typeof pricesEnglish> = {
  none: (country) =>
    `Brak informacji o cenach (${country}). Skontaktuj się z pomocą techniczną, aby je dodano.`,
};

export const recordListTexts: Words<typeof recordListEnglish> = {
  edit: (record) => `Edytuj: ${record}`,
  editRow: 'Edytuj: ',
  showMore: (more) => `Pokaż jeszcze ${number(more)}`,
  delete: (record) => `Usuń: ${record}`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  calendar: 'Dodaj do mojego kalendarza',
  calendarName: 'dosewise-kalendarz.ics',
  calendarFailed: 'Nie udało się utworzyć kalendarza. Spróbuj ponownie.',
  calendarSaved: 'Otwórz plik, aby dodać dawki do kalendarza.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  period: (from, to, days) => `${from} – ${to}, ${countDays(days)}`,
  statement:
    'Dane podane przez osobę, której dotyczą, lub przez inne osoby i aplikacje z dostępem. Lekarz ich nie sprawdził.',

  summary: 'Podsumowanie',
  latestDose: 'Ostatnia dawka',
  nothing: 'W tym okresie nic nie zapisano.',

  doses: 'Dawki',
  date: 'Data',
  amount: 'Dawka',
  mg: (mg) => `${number(mg)} mg`,
  site: 'Miejsce',
  otherSite: 'Inne miejsce',
  places: { abdomen: 'Brzuch', thigh: 'Udo', arm: 'Ramię', buttock: 'Pośladek' },
  pain: 'Ból',
  painOf: (pain) => `${number(pain)}/10`,

  steps: 'Etapy dawkowania',
  before: 'Przed tym okresem',

  planned: 'Zaplanowane dawki, których nie przyjęto w całości',
  nonePlanned: 'Nie ma dawek nieprzyjętych ani opuszczonych.',
  outcome: 'Stan',
  missed: 'Nieprzyjęta',
  skipped: 'Opuszczona',
  partly: (taken, planned) => `Przyjęto ${taken} z ${planned} mg`,
  takenOf: (taken, planned) => `Przyjęte dawki: ${taken} z ${planned} zaplanowanych`,
  inPause: (doses) => `w czasie przerwy: ${doses}`,

  weight: 'Waga',
  first: 'Pierwsze ważenie',
  last: 'Ostatnie ważenie',
  change: 'Zmiana',
  percent: (percent) => `${percent}%`,
  bmi: 'BMI',
  bmiNote: (height) => `przy wzroście ${height}`,
  weighIns: (count) =>
    plural(count, { one: '# ważenie', few: '# ważenia', many: '# ważeń', other: '# ważenia' }),
  weightChart: 'Waga w tym okresie',
  smoothed: 'Wygładzona',
  chartSummary: (weighIns, first, last) => `${weighIns}, od ${first} do ${last}.`,

  measurements: 'Pomiary',
  measurement: 'Rodzaj',
  onDay: (value, day) => `${value}, ${day}`,

  symptoms: 'Objawy',
  symptom: 'Objaw',
  entries: 'Wpisy',
  mean: 'Średnio (0–10)',
  worst: 'Najsilniej (0–10)',
  lastDay: 'Ostatnio',
  noSymptoms: (count) =>
    plural(count, {
      one: 'Ponadto # wpis: bez objawów.',
      few: 'Ponadto # wpisy: bez objawów.',
      many: 'Ponadto # wpisów: bez objawów.',
      other: 'Ponadto # wpisu: bez objawów.',
    }),

  sources: 'Jak to jest obliczane',
};

export const sessionTexts: Words<typeof sessionEnglish> = {
  logIn: 'Zaloguj się',
  beginLocal: 'Korzystaj bez konta',
  startEmpty: 'Zacznij od zera',
  lookAround: 'Wypróbuj na przykładowych danych (18 miesięcy)',
  beginHere: 'Nie ma tu jeszcze wpisów. To, co zapiszesz, zostanie w tej przeglądarce.',
  notBegun: 'Nie udało się wczytać części aplikacji. Sprawdź połączenie i spróbuj ponownie.',
  adminPrompt: 'Aby otworzyć tę stronę, zaloguj się jako admin.',
  adminsOnly: 'Brak dostępu. Tylko dla adminów.',
  adminDenied: 'Brak dostępu. Potrzebne są uprawnienia admina.',
  toDashboard: 'Przejdź do przeglądu',
  offline: 'Jesteś offline. To są twoje ostatnio zapisane dane.',
  loginAhead:
    'Najpierw trzeba zalogować się gdzie indziej, na przykład na stronie logowania do sieci Wi-Fi. Zapisane tu dane nie zostały usunięte.',
  openLogin: 'Otwórz stronę logowania',
  unanswered:
    'Nie udało się połączyć z serwerem, więc nie można pokazać twoich danych. Nie wylogowaliśmy cię.',
  nothingKept:
    'Ta przeglądarka niczego nie przechowuje dla tej strony, więc po jej zamknięciu lub ponownym wczytaniu trzeba zalogować się od nowa. Aby tego uniknąć, zezwól na pliki cookie i dane tej strony.',
};

export const themeTexts: Words<typeof themeEnglish> = {
  language: 'Język',
  theme: 'Motyw',
  themes: { light: 'Jasny', dark: 'Ciemny', system: 'Systemowy' },
};

export const typedDoseTexts: Words<typeof typedDoseEnglish> = {
  moreThanFullDose: (typed, strength) =>
    `${number(typed)} mg to więcej niż jedna pełna dawka tego wstrzykiwacza (${number(strength)} mg).`,
  mgOf: (typed) => `${number(typed)} mg`,
  between: (amount, pair) => `${amount} wypada między wartościami: ${pair}.`,
  exactlyBetween: (amount, pair) =>
    `${amount} wypada dokładnie pośrodku między wartościami: ${pair}.`,
  pairOfSteps: (lower, upper) => `${number(lower)} i ${upper}`,
  pairOfVolumes: (lower, upper) => `${number(lower)} i ${number(upper)} mL`,
  choice: (amount, mg) => `${amount} = ${number(mg)} mg`,
};
