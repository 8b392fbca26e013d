import type { DeviceKind, InjectionLocation } from '@dosewise/domain';
import type { texts as english } from '../../../data/doses/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';
import { zone } from '../parts/sites.ts';
import { texts as penTexts } from './pens.ts';

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
export const texts: Words<typeof english> = {
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
  mgOf: penTexts.mgOf,
  mlOf: (ml) => `${number(ml)} mL`,
  withoutPen: 'Bez wstrzykiwacza',
  withoutPack: 'Bez opakowania',
  originOf: (origin, medicine) => `${origin} · ${medicine}`,
  goldenDose: (mg, amount) => `${mg} Golden Dose (${amount})`,
  unknownPen: 'Nieznany wstrzykiwacz',
  unknownPack: 'Nieznane opakowanie',
  notNoted: 'Nie podano',
  painFact: (pain) => `ból ${pain} na 10`,

  logged: (dose) => `Zapisano: ${dose}.`,
  takeBackFailed: 'Nie udało się tego cofnąć. Dawka jest nadal w twojej historii.',
  restoreFailed: 'Nie udało się przywrócić dawki.',

  confirmDose: 'Potwierdź dawkę',
  confirm: 'Potwierdź',
  sourceFact: (kind) => (kind === 'tablet' ? 'Opakowanie' : 'Wstrzykiwacz'),
  dateAndTime: 'Data i godzina',
  placeFact: 'Miejsce',
  pain: 'Natężenie bólu',
  painOfTen: (pain) => `${number(pain)} na 10`,

  tooSoon: (hours, least) =>
    `${
      hours < 1
        ? 'Inna dawka jest zapisana mniej niż 1 godzinę wcześniej lub później.'
        : `Inna dawka jest zapisana zaledwie ${plural(hours, { one: '# godzinę', few: '# godziny', many: '# godzin', other: '# godziny' })} wcześniej lub później.`
    } Według ulotki między dwiema dawkami powinno upłynąć co najmniej ${plural(least, { one: '# godzina', few: '# godziny', many: '# godzin', other: '# godziny' })}. W razie wątpliwości zapytaj farmaceutę lub osobę, która przepisuje ci lek.`,
  otherHours: (medicine, hours) =>
    `${medicine}: zapisano ${plural(hours, { one: '# godzinę', few: '# godziny', many: '# godzin', other: '# godziny' })} temu. Według ulotek nie należy stosować dwóch takich leków jednocześnie: zapytaj lekarza.`,
  otherDays: (medicine, days) =>
    `${medicine}: zapisano ${plural(days, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' })} temu. Według ulotek nie należy stosować dwóch takich leków jednocześnie: zapytaj lekarza.`,
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
      one: '# pominięta zaplanowana dawka.',
      few: '# pominięte zaplanowane dawki.',
      many: '# pominiętych zaplanowanych dawek.',
      other: '# pominiętej zaplanowanej dawki.',
    }),
  ask: 'Zanim wznowisz leczenie, zapytaj lekarza.',
  labelAsks: 'Według ulotki przed wznowieniem leczenia należy zapytać lekarza.',
  oneTablet:
    'Według ulotki przyjmuje się jedną tabletkę dziennie. Kilka słabszych tabletek nie zastępuje jednej mocniejszej.',
  inUseTooLong: (kind, days) =>
    `${thisDevice[kind]} jest w użyciu dłużej niż ${plural(days, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' })}. Według ulotki należy ${it[kind]} wtedy wyrzucić.`,
  expired: (kind, day) => `Termin ważności ${ofThis[kind]} minął ${day}.`,

  doseStep: 'Etap dawkowania',
  change: (before, after) => `${before} → ${after}`,
  mg: (amount) => `${number(Number(amount.toFixed(2)))} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
};
