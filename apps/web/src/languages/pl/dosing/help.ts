import { LABELLED_CLICKS, REFERENCE_RATES, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import { PATHS } from '../../../data/navigation/paths.ts';
import type { texts as english } from '../../../features/dosing/help/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

/** The days on which facts of the maker and of costs, those of labels, and those of storage were read. */
const MAKER_READ = '2026-11-21';
const LABELS_READ = '2026-11-22';
const STORAGE_READ = '2026-11-26';

const AU_FAQ = 'Lilly Australia, pytania o Mounjaro (au.lilly.com/mounjaro/patient/faq)';
const AU_STORAGE =
  'Lilly Australia, jak przechowywać Mounjaro (au.lilly.com/mounjaro/patient/getting-started-with-mounjaro/storage)';
const EMA_IN_USE = 'EMA, druki informacyjne Mounjaro, punkt 6.3';
const MODIFIED_PEN = 'Lilly UK, informacja medyczna 219072: KwikPen, wersja zmieniona i pierwotna';

const clicks = (count: number) =>
  plural(count, {
    one: '# kliknięcie',
    few: '# kliknięcia',
    many: '# kliknięć',
    other: '# kliknięcia',
  });
const hours = (count: number) =>
  plural(count, { one: '# godzina', few: '# godziny', many: '# godzin', other: '# godziny' });
const doseMl = number(WEEKLY_PEN.mlPerDose);

const topics: Words<typeof english>['topics'] = {
  click: {
    answer: [
      `Obracanie pokrętła dawki KwikPen daje ${clicks(WEEKLY_PEN.clicksPerDose)} na pełną dawkę ${doseMl} mL. Każde kliknięcie to więc ${number(WEEKLY_PEN.mlPerDose / WEEKLY_PEN.clicksPerDose)} mL, a połowa kliknięć to połowa dawki.`,
      'Nie ma tego w żadnej ulotce: tam obraca się pokrętło, aż w okienku pojawi się 1. Liczenie kliknięć to arytmetyka, a jej wynik jest tak dokładny jak wstrzykiwacz.',
      'Dla innych wstrzykiwaczy nie znaleziono wiarygodnej liczby. Policz kliknięcia pełnej dawki na swoim wstrzykiwaczu albo je pomiń i zapisuj całe dawki.',
    ],
    sources: [AU_FAQ, 'Kliknięcia pełnej dawki: strony aptek, w żadnej ulotce'],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.calculator, label: 'Kalkulator' },
  },
  priming: {
    answer: [
      'Instrukcja KwikPen każe przygotować go przed każdym wstrzyknięciem: nowa igła, 2 kliknięcia, igła do góry, aż będzie widać krople.',
      `KwikPen 3 mL zawiera ${plural(WEEKLY_PEN.dosesPerPen, {
        one: '# dawkę',
        few: '# dawki',
        many: '# dawek',
        other: '# dawki',
      })} po ${doseMl} mL i dodatkowy płyn na przygotowanie. Przygotowanie nie odejmuje więc niczego z liczonych tu kliknięć (${number(LABELLED_CLICKS)}) i się go nie zapisuje.`,
      `Jeśli kliknięcie to ${number(0.01)} mL, jedno przygotowanie zużywa ${number(0.02)} mL, a cztery ${number(0.08)} mL. Wstrzykiwacz przygotowywany znacznie częściej, na przykład osiem razy, może zużyć przeznaczony na to płyn i się zablokować.`,
      'KwikPen z 2026 r. ma mniejszy wkład. Nigdzie nie znaleziono, ile z niego przeznaczono na przygotowanie.',
    ],
    sources: [
      AU_FAQ,
      'Instrukcja użycia w odpisie na thecarepharmacy.com',
      'apotheke-adhoc.de, o kilkukrotnym przygotowaniu',
      MODIFIED_PEN,
    ],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.pens, label: 'Wstrzykiwacze' },
  },
  units: {
    answer: [
      `Strzykawka U-100 ma 100 jednostek w 1 mL, więc jedna jednostka to ${number(0.01)} mL. Jednostka mówi, ile jest płynu, a nie ile leku.`,
      'Tej samej liczbie mg może w innej fiolce odpowiadać inna liczba jednostek. Odczytaj mg i mL na swojej fiolce i wybierz tę fiolkę w kalkulatorze.',
    ],
    sources: [
      'ISO 8537: 100 jednostek to 1 mL',
      'Ulotki Zepbound i Mounjaro z 2026 r., cytowane w amerykańskim poradniku (id 60657164779)',
      'Wyciąg z ulotki Mounjaro, FDA, ważny od 29.07.2026 (id 63258534823)',
    ],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.calculator, label: 'Kalkulator' },
  },
  'golden-dose': {
    answer: [
      'Niektóre osoby pobierają to, co zostało w KwikPen po czterech dawkach, i nazywają to Golden Dose. Producent tego nie zatwierdził i prosi, aby nie wstrzykiwać tego, co zostało.',
      'Nie wiadomo, ile zostało, więc dawka może być mniejsza lub większa, niż się wydaje. Pobieranie strzykawką może wprowadzić do płynu drobnoustroje. Podany w ulotce termin 30 dni od pierwszego użycia nadal obowiązuje.',
      'Według doniesień w KwikPen z 2026 r. nie zostaje nic, co można by pobrać.',
      'Dosewise może zapisać Golden Dose, jeśli na to zezwolisz. Nie proponuje jej.',
    ],
    sources: [
      'Lilly Niemcy, informacja medyczna 227148',
      'Lilly UK i National Pharmacy Association, cytowane w listopadzie 2025 r.',
      MODIFIED_PEN,
    ],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.settingsMedicines, label: 'Golden Dose w ustawieniach' },
  },
  'missed-dose': {
    answer: [
      'Ulotki się różnią, a niektóre nic nie mówią. W tabeli jest to, co znaleziono; decyduje ulotka z twojego opakowania. W razie wątpliwości zapytaj osobę, która przepisuje ci lek, albo farmaceutę.',
      'Plan oznacza dawkę jako nieprzyjętą, gdy minie czas podany w jej ulotce. Jeśli ulotka go nie podaje, jest to połowa dni między dwiema dawkami.',
    ],
    sources: [],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.plan, label: 'Plan' },
  },
  travelling: {
    answer: [
      'Twój plan, dni i przypomnienia trzymają się strefy czasowej z ustawień, a nie z telefonu. Dawka zaplanowana na 08:00 pozostaje o 08:00 w strefie z ustawień.',
      'Po zmianie strefy czasowej w ustawieniach wypada o 08:00 czasu nowej strefy. Zapisane wpisy nie przesuwają się w czasie; listy pokazują ich godzinę według zegara urządzenia, które masz w ręce.',
      'Ulotka tyrzepatydu (Mounjaro, Zepbound) pozwala zmienić dzień tygodnia, jeśli między dwiema dawkami są co najmniej 3 dni (72 godziny). Co mówią inne ulotki, pokazuje tabela nieprzyjętych dawek.',
      'Gdy nie ma lodówki, producent pozwala trzymać Mounjaro KwikPen poniżej 30 °C łącznie przez 30 dni. Prosi, by przed podróżą za granicę powiedzieć o niej lekarzowi lub farmaceucie: możesz potrzebować zaświadczenia o tym, co przewozisz, a leku możesz tam nie dostać.',
    ],
    sources: [AU_FAQ, 'EMA, druki informacyjne Mounjaro, punkt 4.2'],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.settingsUnits, label: 'Strefa czasowa w ustawieniach' },
  },
  curve: {
    answer: [
      'To oszacowanie, ile leku jest we krwi, na podstawie zapisanych dawek i przeciętnej osoby z opublikowanych badań. Nikt tego u ciebie nie zmierzył. Nie służy do podejmowania decyzji o dawce.',
      'Dawka wchłania się spod skóry, przemieszcza między krwią a tkankami i jest rozkładana, za każdym razem w tempie, które ustalono w badaniu. Dla tyrzepatydu i semaglutydu tempo jest przeliczane na twoją ostatnią wagę. To, co jeszcze zostaje z każdej dawki, jest sumowane. Między wysokim a niskim stężeniem mieści się 9 na 10 osób.',
      'Dla tyrzepatydu można wybrać prostsze obliczenie; zaniża ono o około 20%. Dla liraglutydu jest tylko kształt, bez liczb. Dla tabletek, dulaglutydu i eksenatydu nie znaleziono wiarygodnego modelu, więc nic nie jest rysowane.',
      'Pod krzywą są wszystkie liczby ze źródłami oraz to, czego nie mówią.',
    ],
    sources: [
      'Tyrzepatyd: Schneck i Urva 2024, doi 10.1002/psp4.13099',
      'Semaglutyd: Overgaard i in. 2019, doi 10.1007/s13300-019-0581-y',
      'Liraglutyd: Overgaard i in. 2016, doi 10.1007/s40262-016-0410-7',
    ],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.pkCurve, label: 'Stężenie we krwi' },
  },
  figures: {
    answer: [
      'Dawka w mg to nastawione kliknięcia podzielone przez kliknięcia dawki według ulotki, razy mg w tej dawce. Tak samo liczy się jednostki z fiolki; tabletki i wstrzykiwacze jednodawkowe liczy się na sztuki.',
      'Zapłacony koszt dawki to cena jej wstrzykiwacza, proporcjonalnie do tego, jaką jego część zużyła. Golden Dose nic nie dodaje.',
      'Standard to cena katalogowa wstrzykiwacza w twoim kraju w dniu dawki, o mocy najbliższej tej dawce, podzielona przez liczbę dawek wstrzykiwacza. Twoje oszczędności to standard minus to, co zapłacono. Gdy cena nie jest znana, strona podaje, jakiej użyto w zamian, albo że dawka nie jest liczona.',
      `Koszty miesięczne to ${number(WEEKS_PER_MONTH)} razy koszty tygodniowe. Gdy przeliczono walutę, strona podaje kurs, jego dzień i to, kto go ogłosił.`,
      'Trend twojej wagi to linia prosta najbliższa ważeniom z 8 tygodni przed ostatnim z nich.',
    ],
    sources: [
      `Kursy walut, o ile serwer nie ma nowszych: ${REFERENCE_RATES.source}, tabela z 17.10.2025`,
      'Ceny katalogowe: takie, jakie pokazują ustawienia, z dniem, od którego obowiązują',
    ],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.costSavings, label: 'Oszczędności' },
  },
  where: {
    answer: [
      'Eksport w każdej chwili daje ci wszystko w plikach. W ustawieniach można usunąć konto ze wszystkim, co w nim jest; w menu to, co jest tylko w tej przeglądarce.',
      'Strony administracyjne serwera pokazują, ile jest dawek, a nie czyje są. Jego baza danych i kopie zapasowe zawierają wszystko, więc może to czytać każdy, kto go prowadzi. Użycie jest liczone tylko tam, gdzie robi to serwer, i tylko za twoją zgodą.',
    ],
    sources: ['Samo Dosewise: program i dokumenty'],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.exportData, label: 'Eksport' },
  },
  storing: {
    answer: [
      'Gdy wstrzykiwacz jest w użyciu, ulotka daje mu określoną liczbę dni, także gdy coś w nim zostało. Są one w tabeli; strona „Wstrzykiwacze” pokazuje ostatni dzień każdego z twoich.',
      'Producent Mounjaro prosi, aby zużyte wstrzykiwacze, igły i strzykawki od razu wkładać do pojemnika na ostre odpady albo do innego twardego pojemnika, którego nie da się przekłuć, trzymać go poza zasięgiem dzieci i nie wyrzucać ich do śmieci domowych. Zapytaj w aptece, kto je przyjmuje.',
      'Wstrzykiwacza Mounjaro, który upadł na twardą powierzchnię, nie używa się więcej. Wstrzykiwacz jest dla jednej osoby, a igła na jedno wstrzyknięcie.',
    ],
    sources: [AU_STORAGE, EMA_IN_USE],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.pens, label: 'Wstrzykiwacze' },
  },
};

export const texts: Words<typeof english> = {
  pageTitle: 'Pomoc · Dosewise',
  title: 'Pomoc',
  description:
    'Krótkie odpowiedzi o wstrzykiwaczach: kliknięcia, przygotowanie, nieprzyjęte dawki, podróże i przechowywanie, ze źródłami.',
  lead: 'Krótkie odpowiedzi. Co wstrzykiwać lub przyjmować i kiedy, to sprawa między tobą a osobą, która przepisuje ci lek.',
  topics,
  sources: 'Źródła',
  manySources: (count) =>
    plural(count, { one: '# źródło', few: '# źródła', many: '# źródeł', other: '# źródła' }),
  readOn: (days) => `Odczytano: ${days}.`,
  licences: 'Licencje oprogramowania w tej aplikacji',

  pictures: {
    click: (turned, all) => `Nastawiono ${clicks(turned)} z ${number(all)}.`,
    priming: 'Cztery dawki. Linia przerywana: płyn na przygotowanie.',
    units: (units, mg, ml) =>
      `${plural(units, {
        one: '# jednostka',
        few: '# jednostki',
        many: '# jednostek',
        other: '# jednostki',
      })}: ${number(mg)} mg w ${number(ml)} mL`,
    unitsOf: {
      'zepbound-single-dose-vial-us': 'Fiolka jednodawkowa',
      'tirzepatide-multi-dose-vial-us': 'Fiolka wielodawkowa',
    },
    golden: 'Cztery dawki są zużyte. Linia przerywana: nikt nie wie, ile zostało.',
    missed: (days) =>
      `Ulotki Mounjaro i Zepbound: nieprzyjętą dawkę należy przyjąć w ciągu ${plural(days, { one: '# dnia', few: '# dni', many: '# dni', other: '# dnia' })}. Później należy ją opuścić i przyjąć następną w zwykłym dniu.`,
    planned: 'Zaplanowana',
    next: 'Następna dawka',
    travelling: 'W tej samej chwili: 08:00 w Londynie, 03:00 w Nowym Jorku.',
    curve:
      'Sześć równych dawek co tydzień u przeciętnej osoby. Linie kropkowane: wysokie i niskie stężenie.',
    where: 'Twoja przeglądarka, serwer i jego kopie zapasowe. Bez konta jest tylko przeglądarka.',
  },
  dose: 'Obliczenie dawki',
  clicks: 'kliknięcia',
  ofDose: 'kliknięcia dawki według ulotki',
  inDose: 'w dawce według ulotki',
  givenBy: 'dawka',
  cost: 'Obliczenie kosztu dawki',
  ofPen: 'kliknięcia wstrzykiwacza',
  price: 'cena wstrzykiwacza',
  paid: 'koszt dawki',
  mg: (amount) => `${number(amount)} mg`,

  temperaturesOf: 'Temperatury według ulotki Mounjaro',
  temperatures: {
    tooWarm: { range: 'Powyżej 30 °C', what: 'Za ciepło' },
    warm: {
      range: 'Do 30 °C',
      what: 'Tylko przez tyle dni, ile podaje ulotka, z dala od światła',
    },
    cold: { range: '2–8 °C', what: 'W lodówce, w opakowaniu, do czasu użycia' },
    frozen: { range: 'Zamrożenie', what: 'Nigdy' },
  },

  days: countDays,
  daysAndHours: (count) =>
    count % 24 === 0 ? `${countDays(count / 24)} (${number(count)}\u00a0h)` : hours(count),
  missed: {
    caption: 'Nieprzyjęte dawki według ulotek',
    label: 'Ulotka',
    take: 'Można jeszcze przyjąć przez',
    gap: 'Najmniejszy odstęp między dawkami',
    notStated: 'Nie znaleziono',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic w Europie i Brazylii',
      ozempicUs: 'Ozempic w USA',
      wegovyElsewhere: 'Wegovy we wstrzyki\u00adwaczach poza USA',
      wegovyUs: 'Wegovy we wstrzyki\u00adwaczach w USA',
      saxenda: 'Saxenda',
      victoza: 'Victoza',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, Wegovy w tabletkach',
      foundayo: 'Foundayo',
    },
    instead: {
      asPlanned: 'Opuszcza się ją; następna według planu',
      dayLater: 'Opuszcza się ją; następna dzień później',
    },
  },
  inUse: {
    caption: 'Dni w użyciu według ulotek',
    label: 'Ulotka',
    days: 'Od pierwszego użycia',
    labels: {
      mounjaro: 'Mounjaro i Zepbound KwikPen',
      ozempicElsewhere: 'Ozempic poza USA',
      ozempicUs: 'Ozempic w USA',
      wegovyElsewhere: 'Wegovy FlexTouch poza USA',
      wegovyUs: 'Wegovy FlexTouch w USA',
      saxendaVictoza: 'Saxenda, Victoza',
    },
  },
  where: {
    caption: 'Co jest gdzie przechowywane',
    place: 'Miejsce',
    what: 'Co tam jest',
    who: 'Kto to widzi',
    rows: {
      server: {
        place: 'Z kontem: serwer',
        what: 'Twoje konto, wstrzykiwacze, dawki, waga, objawy, plan i ustawienia.',
        who: 'Ty, osoba prowadząca serwer, zaproszone przez ciebie osoby oraz każdy, kto ma utworzony przez ciebie link, adres kalendarza lub token, dopóki tego nie unieważnisz.',
      },
      browser: {
        place: 'Z kontem: ta przeglądarka',
        what: 'To, co było ostatnio oglądane, do czytania bez sieci, oraz wpisy, które czekają na wysłanie. Znika to po wylogowaniu.',
        who: 'Każdy, kto otworzy tę przeglądarkę, dopóki trwa twoja sesja.',
      },
      backups: {
        place: 'Kopie zapasowe serwera',
        what: 'Wszystko, co serwer miał w danym dniu, ale bez linków, tokenów i kluczy dostępu. Jeśli osoba prowadząca serwer nie ustawiła inaczej, powstaje jedna kopia dziennie i zachowuje się siedem ostatnich: tak długo jest w nich to, co usuniesz. Kopia sprzed aktualizacji zostaje do następnej aktualizacji.',
        who: 'Osoba prowadząca serwer.',
      },
      'only-here': {
        place: 'Bez konta: tylko ta przeglądarka',
        what: 'Wszystko. Nie ma kopii zapasowej poza kopiami, które zapiszesz.',
        who: 'Każdy, kto otworzy tę przeglądarkę.',
      },
    },
  },
};
