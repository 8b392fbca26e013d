import type { PluralForms } from '@dosewise/contract';
import type { DeviceKind, InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import type { texts as callsEnglish } from '../../data/calls/texts.ts';
import type { texts as dosesEnglish } from '../../data/doses/texts.ts';
import type { texts as measurementsEnglish } from '../../data/measurements/texts.ts';
import type { texts as outboxEnglish } from '../../data/outbox/texts.ts';
import type { texts as pensEnglish, StepName } from '../../data/pens/texts.ts';
import type { texts as planEnglish } from '../../data/plan/texts.ts';
import type { texts as remindersEnglish } from '../../data/reminders/texts.ts';
import type { texts as sitesEnglish } from '../../data/sites/texts.ts';
import type { texts as symptomsEnglish } from '../../data/symptoms/texts.ts';
import type { texts as weightsEnglish } from '../../data/weights/texts.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

export const callsTexts: Words<typeof callsEnglish> = {
  offline: 'Nie udało się połączyć z serwerem. Wpisane dane nie przepadły.',
  loginAhead:
    'Najpierw trzeba zalogować się gdzie indziej, na przykład na stronie logowania do sieci Wi-Fi. Wpisane dane nie przepadły.',
  proxyTooLarge:
    'Ten plik jest za duży dla serwera (413). Poproś osobę, która go prowadzi, żeby zezwoliła w proxy na większe pliki.',
  notOpened:
    'Nie udało się otworzyć danych w tej przeglądarce. Nic nie zostało usunięte. Wczytaj stronę ponownie.',
  noToken: 'Nie znaleziono tokena logowania',
  unreadable: 'Ta strona nie mogła odczytać odpowiedzi serwera. Wczytaj ją ponownie.',
  unreadableStatus: (status) =>
    `Nie udało się odczytać odpowiedzi serwera (kod ${status}). Spróbuj ponownie.`,
  notConfirmed: 'Nie potwierdzono, więc nic nie zostało zmienione.',
  deleted: (name) => `Usunięto: ${name}`,
  deleteFailed: (name) => `Nie udało się usunąć: ${name}. Wpis jest znów na liście.`,
  undo: 'Cofnij',
};

/** A word beside a pen (wstrzykiwacz), a vial (fiolka) and a pack (opakowanie). */
const inGender = (pen: string, vial: string, pack: string) => (kind: DeviceKind) =>
  kind === 'click_pen' ? pen : kind === 'vial' ? vial : pack;

/** The words of steps, without their number. */
const steps: Record<StepName, PluralForms> = {
  click: { one: 'kliknięcie', few: 'kliknięcia', many: 'kliknięć', other: 'kliknięcia' },
  unit: { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' },
  pen: {
    one: 'wstrzykiwacz',
    few: 'wstrzykiwacze',
    many: 'wstrzykiwaczy',
    other: 'wstrzykiwacza',
  },
  tablet: { one: 'tabletka', few: 'tabletki', many: 'tabletek', other: 'tabletki' },
  dose: { one: 'dawka', few: 'dawki', many: 'dawek', other: 'dawki' },
};

/** '1 dawka', '4 dawki', '5 dawek'. */
export const countDoses = (count: number): string =>
  plural(count, { one: '# dawka', few: '# dawki', many: '# dawek', other: '# dawki' });
/** '1 dzień', '4 dni'. */
export const countDays = (count: number): string =>
  plural(count, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' });
/** '1 wstrzykiwacz', '4 wstrzykiwacze', '5 wstrzykiwaczy'. */
export const countPens = (count: number): string =>
  plural(count, {
    one: '# wstrzykiwacz',
    few: '# wstrzykiwacze',
    many: '# wstrzykiwaczy',
    other: '# wstrzykiwacza',
  });

export const pensTexts: Words<typeof pensEnglish> = {
  countSteps: (count, step) => `${number(count)} ${plural(count, steps[step])}`,
  writtenSteps: (amount, step) => `${number(amount)} ${plural(Number(amount), steps[step])}`,
  steps: {
    click: 'kliknięcie',
    unit: 'jednostka',
    pen: 'wstrzykiwacz',
    tablet: 'tabletka',
    dose: 'dawka',
  },
  stepLabels: {
    click: 'Kliknięcia',
    unit: 'Jednostki',
    pen: 'Wstrzykiwacze',
    tablet: 'Tabletki',
    dose: 'Dawki',
  },
  devices: {
    click_pen: 'wstrzykiwacz',
    vial: 'fiolka',
    single_pen: 'opakowanie',
    tablet: 'opakowanie',
  },

  statuses: {
    active: () => 'W użyciu',
    empty: inGender('Pusty', 'Pusta', 'Puste'),
    expired: () => 'Po terminie',
    sealed: inGender('Nieotwarty', 'Nieotwarta', 'Nieotwarte'),
    discarded: inGender('Wyrzucony', 'Wyrzucona', 'Wyrzucone'),
  },
  piecesOf: (pieces, mg) => `${pieces} po ${number(mg)} mg`,
  stepsLeft: (left, of) => `Zostało: ${number(left)} / ${of}`,
  nothingLeft: (left) => `Zostało: ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Zostało: ${left}, mniej niż jedna dawka (${number(stepsOfDose)})`
      : `Zostało: ${left} (${countDoses(doses)} po ${number(stepsOfDose)})`,
  notUsed: (day, kind) =>
    `Jeszcze ${inGender('nieużywany', 'nieużywana', 'nieużywane')(kind)} · początek używania: ${day}`,
  sealed: 'W zapasie · od pierwszej dawki liczy się jako w użyciu',
  neverUsed: inGender('Nieużywany', 'Nieużywana', 'Nieużywane'),
  usedFrom: (day) => `Używano od ${day}`,
  used: (days) => `Używano: ${days}`,
  startedOn: (day) => `Początek używania: ${day}`,
  inUse: (day, days) => `Początek używania: ${day} · w użyciu ${countDays(days)}`,
  addPenTitle: 'Nowy wstrzykiwacz',
  addPackTitle: 'Nowe opakowanie',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen) => `${pen}, w zapasie`,
  strengthOf: (mg, medicine) => `${medicine} ${number(mg)} mg`,
  restoreFailed: 'Nie udało się przywrócić wpisu.',
};

const places: Record<InjectionLocation, string> = {
  abdomen: 'brzuch',
  thigh: 'udo',
  arm: 'ramię',
  buttock: 'pośladek',
  other: 'inne',
};
const left: Record<InjectionLocation, string> = {
  abdomen: 'brzuch po lewej',
  thigh: 'lewe udo',
  arm: 'lewe ramię',
  buttock: 'lewy pośladek',
  other: 'inne, po lewej',
};
const right: Record<InjectionLocation, string> = {
  abdomen: 'brzuch po prawej',
  thigh: 'prawe udo',
  arm: 'prawe ramię',
  buttock: 'prawy pośladek',
  other: 'inne, po prawej',
};
const within: Record<Exclude<InjectionSubLocation, 'left' | 'right'>, string> = {
  left_lower: 'u dołu po lewej',
  left_upper: 'u góry po lewej',
  right_lower: 'u dołu po prawej',
  right_upper: 'u góry po prawej',
};

/** A zone within a sentence: 'lewe udo', 'brzuch u dołu po lewej'. */
export function zoneInside(location: InjectionLocation, subLocation: InjectionSubLocation): string {
  if (subLocation === 'left') return left[location];
  if (subLocation === 'right') return right[location];
  return `${places[location]} ${within[subLocation]}`;
}

/** The same at the beginning of a line. */
export function zone(location: InjectionLocation, subLocation: InjectionSubLocation): string {
  const words = zoneInside(location, subLocation);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const sitesTexts: Words<typeof sitesEnglish> = {
  zone,
  zoneInside,
  neverUsed: 'jeszcze bez wstrzyknięcia',
  usedToday: 'wstrzyknięcie dziś',
  rested: (days) => `${countDays(days)} przerwy`,
  days: (days) => `${days} d`,
  none: '–',

  map: 'Mapa ciała',
  frontMap: 'Mapa ciała, przód',
  backMap: 'Mapa ciała, tył',
  front: 'Przód',
  back: 'Tył',
  right: 'Prawa',
  left: 'Lewa',
  rightInitial: 'P',
  leftInitial: 'L',
  button: (name, rest) => `${name}, ${rest}`,
  suggestedButton: (name, rest) => `${name}, ${rest}, propozycja`,
  legend: {
    recent: 'Poniżej 7 dni',
    resting: '7–13 dni',
    rested: '14 dni lub więcej',
    unused: 'Jeszcze bez wstrzyknięcia',
    off: 'Miejsce niewybrane',
  },
  suggested: 'Propozycja',
  site: (zone, isProposed) => `Miejsce: ${zone}${isProposed ? ' (najdłuższa przerwa)' : ''}`,
  chooseSite: 'Wybierz miejsce',
};

const inside: Record<InjectionLocation, string> = {
  abdomen: 'brzuch',
  thigh: 'udo',
  arm: 'ramię',
  buttock: 'pośladek',
  other: 'inne',
};
const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'Ten wstrzykiwacz',
  vial: 'Ta fiolka',
  single_pen: 'To opakowanie',
  tablet: 'To opakowanie',
};
const ofThis: Record<DeviceKind, string> = {
  click_pen: 'tego wstrzykiwacza',
  vial: 'tej fiolki',
  single_pen: 'tego opakowania',
  tablet: 'tego opakowania',
};
const it: Record<DeviceKind, string> = {
  click_pen: 'go',
  vial: 'ją',
  single_pen: 'je',
  tablet: 'je',
};
export const dosesTexts: Words<typeof dosesEnglish> = {
  doseOf: (mg, amount, day) => `Dawka: ${[mg, amount, day].filter(Boolean).join(', ')}`,
  locations: {
    abdomen: 'Brzuch',
    thigh: 'Udo',
    arm: 'Ramię',
    buttock: 'Pośladek',
    other: 'Inne',
  },
  locationInside: (location) => inside[location],
  subLocations: {
    left_lower: 'U dołu po lewej',
    left_upper: 'U góry po lewej',
    right_lower: 'U dołu po prawej',
    right_upper: 'U góry po prawej',
    left: 'Po lewej',
    right: 'Po prawej',
  },
  place: zone,
  mgOf: pensTexts.mgOf,
  mlOf: (ml) => `${number(ml)} mL`,
  withoutPen: 'Bez wstrzykiwacza',
  withoutPack: 'Bez opakowania',
  originOf: (origin, medicine) => `${origin} · ${medicine}`,
  goldenDose: (mg, amount) => `Golden Dose ${mg} (${amount})`,
  unknownPen: 'Nieznany wstrzykiwacz',
  unknownPack: 'Nieznane opakowanie',
  notNoted: 'Nie zapisano',
  painFact: (pain) => `ból ${pain} na 10`,

  logged: (dose) => `Zapisano: ${dose}.`,
  takeBackFailed: 'Nie udało się tego cofnąć. Dawka jest nadal w twojej historii.',
  doubleTitle: 'Czy jedna dawka została zapisana dwa razy?',
  doubleQuestion: 'Dwie zapisane dawki dzieli mniej niż dziesięć minut.',
  removeDose: 'Usuń tę',
  doubleFailed: 'Nie udało się. Spróbuj ponownie.',
  restoreFailed: 'Nie udało się przywrócić dawki.',

  confirmDose: 'Potwierdź dawkę',
  forPerson: 'Dla',
  confirm: 'Potwierdź',
  sourceFact: (kind) =>
    ({ click_pen: 'Wstrzykiwacz', vial: 'Fiolka', single_pen: 'Opakowanie', tablet: 'Opakowanie' })[
      kind
    ],
  dateAndTime: 'Data i godzina',
  placeFact: 'Miejsce',
  pain: 'Natężenie bólu',
  painOfTen: (pain) => `${number(pain)} na 10`,

  tooSoon: (hours, least) =>
    `${
      hours < 1
        ? 'Odstęp od innej zapisanej dawki wynosi mniej niż 1 godzinę.'
        : `Odstęp od innej zapisanej dawki wynosi zaledwie ${plural(hours, { one: '# godzinę', few: '# godziny', many: '# godzin', other: '# godziny' })}.`
    } Według ulotki między dwiema dawkami powinno upłynąć co najmniej ${plural(least, { one: '# godzina', few: '# godziny', many: '# godzin', other: '# godziny' })}. W razie wątpliwości zapytaj lekarza lub farmaceutę.`,
  otherHours: (medicine, hours) =>
    `${medicine}: jest zapisana dawka o ${plural(hours, { one: '# godzinę', few: '# godziny', many: '# godzin', other: '# godziny' })} wcześniejsza niż ta. Według ulotek nie należy stosować dwóch leków tego rodzaju jednocześnie. Przed przyjęciem tej dawki zapytaj lekarza. Jeśli została już przyjęta, zapytaj teraz.`,
  otherDays: (medicine, days) =>
    `${medicine}: jest zapisana dawka o ${plural(days, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' })} wcześniejsza niż ta. Według ulotek nie należy stosować dwóch leków tego rodzaju jednocześnie. Przed przyjęciem tej dawki zapytaj lekarza. Jeśli została już przyjęta, zapytaj teraz.`,
  lastDose: (days) =>
    plural(days, {
      one: 'Ostatnia dawka # dzień temu.',
      few: 'Ostatnia dawka # dni temu.',
      many: 'Ostatnia dawka # dni temu.',
      other: 'Ostatnia dawka # dnia temu.',
    }),
  sinceDoseBefore: (days) =>
    plural(days, {
      one: '# dzień od poprzedniej dawki.',
      few: '# dni od poprzedniej dawki.',
      many: '# dni od poprzedniej dawki.',
      other: '# dnia od poprzedniej dawki.',
    }),
  missed: (count) =>
    plural(count, {
      one: '# nieprzyjęta zaplanowana dawka.',
      few: '# nieprzyjęte zaplanowane dawki.',
      many: '# nieprzyjętych zaplanowanych dawek.',
      other: '# nieprzyjętej zaplanowanej dawki.',
    }),
  ask: 'Po takiej przerwie zapytaj lekarza, jaką dawkę przyjąć.',
  labelAsks: 'Według ulotki leku Saxenda przed przyjęciem kolejnej dawki należy zapytać lekarza.',
  oneTablet:
    'Według ulotki przyjmuje się jedną tabletkę dziennie. Kilka słabszych tabletek nie zastępuje jednej mocniejszej. W razie wątpliwości zapytaj farmaceutę.',
  inUseTooLong: (kind, days) =>
    `${thisDevice[kind]} jest w użyciu dłużej niż ${plural(days, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' })}. Według ulotki po tym czasie należy ${it[kind]} wyrzucić. W razie wątpliwości zapytaj farmaceutę.`,
  expired: (kind, day) =>
    `Termin ważności ${ofThis[kind]} minął ${day}. Według ulotek nie należy stosować leku po upływie terminu ważności. W razie wątpliwości zapytaj farmaceutę.`,

  doseStep: 'Etap dawkowania',
  change: (before, after) => `${before} → ${after}`,
  mg: (amount) => `${number(Number(amount.toFixed(2)))} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
};

export const measurementsTexts: Words<typeof measurementsEnglish> = {
  saveFailed: 'Nie udało się zapisać pomiaru',
  kinds: {
    waist: 'Talia',
    hips: 'Biodra',
    body_fat: 'Tkanka tłuszczowa',
    lean_mass: 'Masa beztłuszczowa',
    resting_pulse: 'Tętno spoczynkowe',
    blood_pressure: 'Ciśnienie krwi',
    hba1c: 'HbA1c',
    fasting_glucose: 'Glukoza na czczo',
  },
  systolic: 'Skurczowe',
  diastolic: 'Rozkurczowe',
  measured: (kind, value, day) => `${kind} ${value}, ${day}`,
};

export const outboxTexts: Words<typeof outboxEnglish> = {
  kept: (what) =>
    `Zapisano na tym urządzeniu${what && `: ${what}`}. Wyślemy to, gdy będzie połączenie z internetem.`,
  keptForLater: (what) => `Zapisano na tym urządzeniu${what && `: ${what}`}. Wkrótce to wyślemy.`,
  keptForLogin: () => 'Zapisano na tym urządzeniu. Wyślemy to po ponownym zalogowaniu.',
  notStored:
    'Ta przeglądarka nie mogła zapisać wpisu, a bez połączenia z siecią nie można go wysłać. Wpisane dane nie przepadły: zostaw tę stronę otwartą i spróbuj ponownie.',
  waiting: 'Jeszcze nie wysłano',
  waitingCount: (count) =>
    plural(count, {
      one: '# wpis jest zapisany na tym urządzeniu i zostanie wysłany, gdy będzie połączenie z internetem.',
      few: '# wpisy są zapisane na tym urządzeniu i zostaną wysłane, gdy będzie połączenie z internetem.',
      many: '# wpisów jest zapisanych na tym urządzeniu i zostanie wysłanych, gdy będzie połączenie z internetem.',
      other:
        '# wpisu jest zapisane na tym urządzeniu i zostanie wysłane, gdy będzie połączenie z internetem.',
    }),
  forOthers: (count) =>
    plural(count, {
      one: '# wpis dla innych osób nie został jeszcze wysłany.',
      few: '# wpisy dla innych osób nie zostały jeszcze wysłane.',
      many: '# wpisów dla innych osób nie zostało jeszcze wysłanych.',
      other: '# wpisu dla innych osób nie zostało jeszcze wysłane.',
    }),
  sendNow: 'Wyślij teraz',
  refused: {
    dose: 'Nie udało się zapisać dawki.',
    weight: 'Nie udało się zapisać ważenia.',
    symptom: 'Nie udało się zapisać objawu.',
    measurement: 'Nie udało się zapisać pomiaru.',
  },
  refusedHint: 'Nic nie przepadło: zmień wpis i spróbuj ponownie albo go usuń.',
  covered: {
    dose: 'Dla tej zaplanowanej dawki zapisano już inną dawkę.',
    weight: 'Z tą datą i godziną zapisano już inne ważenie.',
    symptom: 'Z tą datą i godziną zapisano już inny objaw.',
    measurement: 'Z tą datą i godziną zapisano już inny pomiar.',
  },
  coveredOther: 'W twojej historii',
  coveredOwn: 'Twój wpis, jeszcze niewysłany',
  keepBoth: 'Zachowaj oba',
  dropThisOne: 'Usuń ten wpis',
  look: 'Sprawdź',
  change: 'Zmień',
  tryAgain: 'Spróbuj ponownie',
  discard: 'Odrzuć',

  askTitle: 'Wylogować się i stracić niewysłane wpisy?',
  ask: (count) =>
    plural(count, {
      one: '# wpis na tym urządzeniu nie został jeszcze wysłany. Wylogowanie go usunie.',
      few: '# wpisy na tym urządzeniu nie zostały jeszcze wysłane. Wylogowanie je usunie.',
      many: '# wpisów na tym urządzeniu nie zostało jeszcze wysłanych. Wylogowanie je usunie.',
      other: '# wpisu na tym urządzeniu nie zostało jeszcze wysłane. Wylogowanie je usunie.',
    }),
  stay: 'Nie wylogowuj',
  leave: 'Wyloguj i usuń',
};

/** After 'w': 'każdy czwartek', 'każdą środę'. */
const eachWeekday = (weekday: string): string =>
  weekday.endsWith('a') ? `każdą ${weekday.slice(0, -1)}ę` : `każdy ${weekday}`;

export const planTexts: Words<typeof planEnglish> = {
  deleted: 'Plan usunięty.',
  undo: 'Cofnij',
  deleteFailed: 'Nie udało się usunąć planu.',
  restoreFailed: 'Nie udało się przywrócić planu.',
  skipFailed: 'Nie udało się oznaczyć dawki jako opuszczonej.',
  unskipFailed: 'Nie udało się przywrócić dawki do planu.',
  resumed: (days) => {
    if (days === null) return 'Plan wznowiony.';
    return days === 0
      ? 'Plan wznowiony. Ostatnia zapisana dawka jest z dzisiaj.'
      : `Plan wznowiony. Ostatnia zapisana dawka jest sprzed ${plural(days, { one: '# dnia', few: '# dni', many: '# dni', other: '# dnia' })}. Po przerwie zapytaj lekarza, od jakiej dawki zacząć.`;
  },
  pauseRemoved: 'Przerwa usunięta.',
  resumeFailed: 'Nie udało się wznowić planu.',

  step: (step) => `Etap ${number(step)}`,
  removeStep: (step) => `Usuń etap ${number(step)}`,
  addStep: 'Dodaj etap',
  dose: 'Dawka',
  every: 'Co ile',
  days: 'dni',
  doses: 'Liczba dawek',
  daysLimit: (least, most) => `Dni: wpisz liczbę całkowitą od ${number(least)} do ${number(most)}.`,
  doseLimit: (least, most) => `Dawka: wpisz liczbę od ${number(least)} do ${number(most)} mg.`,

  pace: (everyDays, time) =>
    plural(everyDays, {
      one: `Codziennie o ${time}`,
      few: `Co # dni o ${time}`,
      many: `Co # dni o ${time}`,
      other: `Co # dnia o ${time}`,
    }),
  weekly: (weekday, time) => `W ${eachWeekday(weekday)} o ${time}`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  saved: 'Przypomnienia zapisane.',
  saveFailed: 'Nie udało się zapisać przypomnień. Spróbuj ponownie.',

  ask: 'Przypominać, gdy nadejdzie czas na dawkę?',
  askOn: (weekday) => `Przypominać w ${eachWeekday(weekday)}?`,
  byMail:
    'E-mailem, gdy nadejdzie czas na dawkę. Możesz to zmienić w ustawieniach, w „Przypomnieniach”.',
  chooseNext: 'Gdy nadejdzie czas na dawkę. Za chwilę wybierzesz, dokąd wysyłać.',
  remind: 'Przypominaj mi',
  notAllowed: 'Nie zezwolono na powiadomienia.',
  subscribeFailed: 'Nie udało się dodać tej przeglądarki. Spróbuj ponownie.',
  anyBrowser: 'Przeglądarka',
  willBeReminded: 'Dostaniesz przypomnienie, gdy nadejdzie czas na dawkę.',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
  saveFailed: 'Nie udało się zapisać',
  categories: {
    nausea: 'Nudności',
    vomiting: 'Wymioty',
    diarrhea: 'Biegunka',
    constipation: 'Zaparcie',
    headache: 'Ból głowy',
    fatigue: 'Uczucie zmęczenia',
    acid_reflux: 'Refluks',
    appetite_suppression: 'Zmniejszenie łaknienia',
    injection_site_pain: 'Ból w miejscu wstrzyknięcia',
    other: 'Inne',
  },
  words: { none: 'brak', mild: 'łagodne', moderate: 'umiarkowane', severe: 'silne' },
  severity: (severity, most, word) => `${number(severity)} na ${number(most)}, ${word}`,
};

export const weightsTexts: Words<typeof weightsEnglish> = {
  loadFailed: 'Nie udało się wczytać ważeń',
  addFailed: 'Nie udało się dodać ważenia',
  date: 'Data',
  weight: 'Waga',
  smoothed: 'Wygładzona',
  trend: 'Trend',
  raw: 'Tylko ważenia',
  weighIn: (weight, day) => `${weight}, ${day}`,

  stonesOf: (label) => `${label}, stone (st)`,
  poundsOf: (label) => `${label}, funty (lb)`,
  inKilograms: (least, most) => `liczbę od ${number(least)} do ${number(most)} kg`,
  inPounds: (least, most) => `liczbę od ${least} do ${most} lb`,
  inStones: (least, most) => `pełne stone (st) i mniej niż 14 funtów (lb), od ${least} do ${most}`,
  weightWrong: (rule) => `Waga: wpisz ${rule}.`,

  isWeightRight: (weight) => `Czy ${weight} się zgadza?`,
  farFrom: (weight, day) => `Różni się o ponad 15% od ${weight} (${day}).`,
  changeIt: 'Popraw',
  addIt: 'Tak, zapisz',
};
