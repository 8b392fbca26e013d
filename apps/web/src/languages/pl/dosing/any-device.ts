import type { DeviceKind } from '@dosewise/domain';
import type { texts as english } from '../../../features/dosing/any-device/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

const givesDoses: Record<DeviceKind, string> = {
  click_pen: 'ten wstrzykiwacz podaje dawki po',
  vial: 'ta fiolka daje dawki po',
  single_pen: 'to urządzenie podaje dawki po',
  tablet: 'to opakowanie daje dawki po',
};

export const texts: Words<typeof english> = {
  form: 'Kalkulator dla dowolnego urządzenia',
  device: 'Twój wstrzykiwacz lub fiolka',
  yourTablets: 'Twoje tabletki',
  questions: {
    brand: 'Co jest na twoim opakowaniu?',
    strength: 'Jaka moc?',
    own: 'Własne liczby',
  },
  chosen: (device, strength) => `${device}, ${number(strength)} mg`,
  numbers: (doseMl, markets) =>
    `${number(doseMl)} mL na dawkę, w sprzedaży: ${markets}. Porównaj z opakowaniem.`,
  tabletsSold: (mg, markets) =>
    `${number(mg)} mg w każdej tabletce, w sprzedaży: ${markets}. Porównaj z opakowaniem.`,
  change: 'Zmień',
  inMg: (amount) => `${number(amount)} mg`,

  counted: 'Kliknięcia policzone dla jednej dawki według ulotki',
  countedHint: `Jeśli zostawisz to pole puste, Dosewise liczy tylko całe dawki. Często mówi się o ${number(0.01)} mL na kliknięcie; żadna ulotka tego nie podaje, więc nic nie jest wpisane.`,

  kind: 'Rodzaj',
  kinds: { click_pen: 'Wstrzykiwacz', vial: 'Fiolka', tablet: 'Tabletki' },
  ownMedicine: 'Lek',
  ownStrength: 'Jedna dawka, w mg',
  ownTablet: 'Jedna tabletka, w mg',
  ownTablets: 'Tabletki w opakowaniu',
  ownVolume: 'Jedna dawka, w mL',
  ownDoses: 'Liczba dawek',
  outside: (least, most) => `Wpisz liczbę od ${number(least)} do ${number(most)}.`,
  wholeOutside: (least, most) => `Wpisz liczbę całkowitą od ${number(least)} do ${number(most)}.`,
  mg: 'mg',
  mL: 'mL',

  amount: 'Ile',
  fields: { mg: 'Dawka', mL: 'Objętość', units: 'Jednostki strzykawki' },

  inUnit: {
    mg: (amount) => `${number(amount)} mg`,
    mL: (amount) => `${number(amount)} mL`,
    units: (amount) =>
      `${number(amount)} ${plural(Number(amount), {
        one: 'jednostka',
        few: 'jednostki',
        many: 'jednostek',
        other: 'jednostki',
      })} strzykawki U-100`,
  },

  result: 'Obliczona dawka',
  nothingYet: 'Wpisz ilość, aby zobaczyć obliczenie.',
  missing: {
    device: 'Wybierz swój wstrzykiwacz lub fiolkę albo wpisz liczby.',
    strength: 'Wybierz moc.',
    numbers: 'Wpisz, ile mg i mL ma jedna dawka.',
  },
  tooMuchOfPen: (amount, dose) =>
    `${amount} to więcej niż jedna dawka tego wstrzykiwacza według ulotki (${dose}).`,
  tooMuchOfVial: (amount, all) => `${amount} to więcej, niż zawiera ta fiolka (${all}).`,
  tooMuchOfPieces: (amount, pieces, most) =>
    `${amount} to więcej niż ${pieces} (${most}), a więcej w jednej dawce tu nie można.`,
  partOfDose: (kind, dose) => `Ulotka tego nie przewiduje: ${givesDoses[kind]} ${dose}.`,
  wholeDosesOnly: 'Wpisz liczbę kliknięć jednej dawki, aby obliczać części dawki.',
  log: 'Zapisz tę dawkę',

  about: 'Skąd pochodzą te liczby',
  compare: 'Porównaj z etykietą',
  compareWhy:
    'Wszystko jest obliczane z mg i mL jednej dawki według ulotki. Wydrukowane mg/mL są zaokrąglone, więc nie są używane.',
  facts: {
    dose: 'Dawka według ulotki',
    concentration: 'Stężenie',
    steps: 'Podziałka',
    content: 'Zawartość',
    golden: 'Golden Dose',
  },
  doseOf: (mg, mL) => `${mg} w ${mL}`,
  compareTablets: 'Wszystko jest obliczane z mg jednej tabletki.',
  tablets: (count, mg) =>
    `${plural(count, {
      one: '# tabletka',
      few: '# tabletki',
      many: '# tabletek',
      other: '# tabletki',
    })}, ${mg}`,
  perMl: (mg, isExact) => `${isExact ? '' : 'około '}${number(mg)} mg/mL`,
  deviceSteps: (steps, mL) => `${steps} po ${mL} w dawce`,
  content: (doses, mg, mL) => `${countDoses(doses)}, ${mg}, ${mL}`,
  golden: (mL) => `po dawkach z ulotki może zostać do ${mL}`,
  sourcesOf: (device) => `${device}: źródła`,
  checkedOn: (day) => `Sprawdzono: ${day}.`,
  ownNumbers: 'To są twoje własne liczby. Nikt ich nie sprawdził.',
};
