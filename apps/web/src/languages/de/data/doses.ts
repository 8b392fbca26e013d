import type { DeviceKind, InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import type { texts as english } from '../../../data/doses/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';
import { texts as penTexts } from './pens.ts';

const locations: Record<InjectionLocation, string> = {
  abdomen: 'Bauch',
  thigh: 'Oberschenkel',
  arm: 'Oberarm',
  buttock: 'Gesäß',
  other: 'Andere',
};
const within: Record<InjectionSubLocation, string> = {
  left_lower: 'links unten',
  left_upper: 'links oben',
  right_lower: 'rechts unten',
  right_upper: 'rechts oben',
  left: 'links',
  right: 'rechts',
};
const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'Dieser Pen',
  vial: 'Diese Durchstechflasche',
  single_pen: 'Diese Packung',
  tablet: 'Diese Packung',
};
const it = (kind: DeviceKind) => (kind === 'click_pen' ? 'er' : 'sie');

export const texts: Words<typeof english> = {
  doseOf: (mg, amount, day) => `Dosis: ${[mg, amount, day].filter(Boolean).join(', ')}`,
  locations,
  locationInside: (location) => locations[location],
  subLocations: {
    left_lower: 'Links unten',
    left_upper: 'Links oben',
    right_lower: 'Rechts unten',
    right_upper: 'Rechts oben',
    left: 'Links',
    right: 'Rechts',
  },
  place: (location, subLocation) => `${locations[location]}, ${within[subLocation]}`,
  mgOf: penTexts.mgOf,
  mlOf: (ml) => `${number(ml)} mL`,
  withoutPen: 'Ohne Pen',
  withoutPack: 'Ohne Packung',
  originOf: (origin, medicine) => `${origin} · ${medicine}`,
  goldenDose: (mg, amount) => `${mg} Golden Dose (${amount})`,
  unknownPen: 'Unbekannter Pen',
  unknownPack: 'Unbekannte Packung',
  notNoted: 'Nicht notiert',
  painFact: (pain) => `Schmerz ${pain} von 10`,

  logged: (dose) => `Eingetragen: ${dose}.`,
  takeBackFailed:
    'Das konnte nicht rückgängig gemacht werden. Die Dosis steht noch in deinem Verlauf.',
  restoreFailed: 'Die Dosis konnte nicht wiederhergestellt werden.',

  confirmDose: 'Dosis bestätigen',
  confirm: 'Bestätigen',
  sourceFact: (kind) => (kind === 'tablet' ? 'Packung' : 'Pen'),
  dateAndTime: 'Datum und Uhrzeit',
  placeFact: 'Stelle',
  pain: 'Schmerz',
  painOfTen: (pain) => `${number(pain)} von 10`,

  tooSoon: (hours, least) =>
    `${
      hours < 1
        ? 'Eine andere Dosis ist weniger als 1 Stunde davor oder danach eingetragen.'
        : plural(hours, {
            one: 'Eine andere Dosis ist nur # Stunde davor oder danach eingetragen.',
            other: 'Eine andere Dosis ist nur # Stunden davor oder danach eingetragen.',
          })
    } Laut Packungsbeilage sollen zwischen zwei Dosen mindestens ${plural(least, { one: '# Stunde', other: '# Stunden' })} liegen. Frag im Zweifel deine Apotheke oder Arztpraxis.`,
  otherHours: (medicine, hours) =>
    `${medicine} wurde vor ${plural(hours, { one: '# Stunde', other: '# Stunden' })} eingetragen. Laut Packungsbeilagen sollen nicht zwei dieser Medikamente zusammen angewendet werden: Frag deine Arztpraxis.`,
  otherDays: (medicine, days) =>
    `${medicine} wurde vor ${plural(days, { one: '# Tag', other: '# Tagen' })} eingetragen. Laut Packungsbeilagen sollen nicht zwei dieser Medikamente zusammen angewendet werden: Frag deine Arztpraxis.`,
  lastDose: (days) =>
    plural(days, { one: 'Letzte Dosis vor # Tag.', other: 'Letzte Dosis vor # Tagen.' }),
  sinceDoseBefore: (days) =>
    plural(days, { one: '# Tag seit der Dosis davor.', other: '# Tage seit der Dosis davor.' }),
  missed: (count) =>
    plural(count, { one: '# geplante Dosis versäumt.', other: '# geplante Dosen versäumt.' }),
  ask: 'Frag deine Arztpraxis, bevor du weitermachst.',
  labelAsks: 'Laut Packungsbeilage sollst du deine Arztpraxis fragen, bevor du weitermachst.',
  oneTablet:
    'Laut Packungsbeilage ist es eine Tablette am Tag. Mehrere schwächere Tabletten ersetzen keine stärkere.',
  inUseTooLong: (kind, days) =>
    `${thisDevice[kind]} ist seit mehr als ${plural(days, { one: '# Tag', other: '# Tagen' })} in Gebrauch. Laut Packungsbeilage ist ${it(kind)} dann zu entsorgen.`,
  expired: (kind, day) => `${thisDevice[kind]} ist am ${day} abgelaufen.`,

  doseStep: 'Dosisstufe',
  change: (before, after) => `${before} → ${after}`,
  mg: (amount) => `${number(Number(amount.toFixed(2)))} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
};
