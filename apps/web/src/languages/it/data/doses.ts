import type { DeviceKind, InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import type { texts as english } from '../../../data/doses/texts.ts';
import type { Words } from '../../words.ts';
import { number, onDay, plural } from '../grammar.ts';
import { countDays, texts as penTexts } from './pens.ts';

const locations: Record<InjectionLocation, string> = {
  abdomen: 'Addome',
  thigh: 'Coscia',
  arm: 'Braccio',
  buttock: 'Gluteo',
  other: 'Altra sede',
};
const inside: Record<InjectionLocation, string> = {
  abdomen: 'addome',
  thigh: 'coscia',
  arm: 'braccio',
  buttock: 'gluteo',
  other: 'altra sede',
};
const within: Record<InjectionSubLocation, string> = {
  left_lower: 'in basso a sinistra',
  left_upper: 'in alto a sinistra',
  right_lower: 'in basso a destra',
  right_upper: 'in alto a destra',
  left: 'a sinistra',
  right: 'a destra',
};
const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'Questa penna',
  vial: 'Questo flaconcino',
  single_pen: 'Questa confezione',
  tablet: 'Questa confezione',
};

export const texts: Words<typeof english> = {
  doseOf: (mg, amount, day) => `Dose di ${[mg, amount, day].filter(Boolean).join(', ')}`,
  locations,
  locationInside: (location) => inside[location],
  subLocations: {
    left_lower: 'In basso a sinistra',
    left_upper: 'In alto a sinistra',
    right_lower: 'In basso a destra',
    right_upper: 'In alto a destra',
    left: 'Sinistra',
    right: 'Destra',
  },
  place: (location, subLocation) => `${locations[location]}, ${within[subLocation]}`,
  mgOf: penTexts.mgOf,
  mlOf: (ml) => `${number(ml)} mL`,
  withoutPen: 'Senza penna',
  withoutPack: 'Senza confezione',
  originOf: (origin, medicine) => `${origin} · ${medicine}`,
  goldenDose: (mg, amount) => `${mg} Golden Dose (${amount})`,
  unknownPen: 'Penna sconosciuta',
  unknownPack: 'Confezione sconosciuta',
  notNoted: 'Non annotato',
  painFact: (pain) => `dolore ${pain} su 10`,

  logged: (dose) => `Hai registrato: ${dose}.`,
  takeBackFailed: 'Non è stato possibile annullare. La dose è ancora nella tua cronologia.',
  restoreFailed: 'Non è stato possibile ripristinare la dose.',

  confirmDose: 'Conferma la dose',
  confirm: 'Conferma',
  sourceFact: (kind) => (kind === 'tablet' ? 'Confezione' : 'Penna'),
  dateAndTime: 'Data e ora',
  placeFact: 'Sede',
  pain: 'Dolore',
  painOfTen: (pain) => `${number(pain)} su 10`,

  tooSoon: (hours, least) =>
    `${
      hours < 1
        ? 'Un’altra dose è registrata meno di 1 ora prima o dopo questa.'
        : plural(hours, {
            one: 'Un’altra dose è registrata solo # ora prima o dopo questa.',
            other: 'Un’altra dose è registrata solo # ore prima o dopo questa.',
          })
    } Secondo il foglio illustrativo devono passare almeno ${plural(least, { one: '# ora', other: '# ore' })} tra due dosi. In caso di dubbio chiedi in farmacia o a chi te lo prescrive.`,
  otherHours: (medicine, hours) =>
    `${medicine} è stato registrato ${plural(hours, { one: '# ora', other: '# ore' })} fa. I fogli illustrativi dicono di non usare insieme due di questi medicinali: chiedi al tuo medico.`,
  otherDays: (medicine, days) =>
    `${medicine} è stato registrato ${plural(days, { one: '# giorno', other: '# giorni' })} fa. I fogli illustrativi dicono di non usare insieme due di questi medicinali: chiedi al tuo medico.`,
  lastDose: (days) =>
    plural(days, { one: 'Ultima dose # giorno fa.', other: 'Ultima dose # giorni fa.' }),
  sinceDoseBefore: (days) =>
    plural(days, {
      one: '# giorno dalla dose precedente.',
      other: '# giorni dalla dose precedente.',
    }),
  missed: (count) =>
    plural(count, { one: '# dose prevista saltata.', other: '# dosi previste saltate.' }),
  ask: 'Chiedi al tuo medico prima di continuare.',
  labelAsks: 'Il foglio illustrativo dice di chiedere al medico prima di continuare.',
  oneTablet:
    'Il foglio illustrativo dice una compressa al giorno. Più compresse di dosaggio inferiore non equivalgono a una di dosaggio superiore.',
  inUseTooLong: (kind, days) =>
    `${thisDevice[kind]} è in uso da più di ${countDays(days)}. Il foglio illustrativo dice di ${kind === 'vial' ? 'smaltirlo' : 'smaltirla'} a quel punto.`,
  expired: (kind, day) =>
    `${thisDevice[kind]} è ${kind === 'vial' ? 'scaduto' : 'scaduta'} ${onDay(day)}.`,

  doseStep: 'Fase di dosaggio',
  change: (before, after) => `${before} → ${after}`,
  mg: (amount) => `${number(Number(amount.toFixed(2)))} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
};
