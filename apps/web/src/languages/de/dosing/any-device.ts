import type { DeviceKind } from '@dosewise/domain';
import type { texts as english } from '../../../features/dosing/any-device/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'Dieser Pen',
  vial: 'Diese Durchstechflasche',
  single_pen: 'Dieses Gerät',
  tablet: 'Diese Packung',
};

export const texts: Words<typeof english> = {
  form: 'Rechner für jedes Gerät',
  device: 'Dein Pen oder deine Durchstechflasche',
  yourTablets: 'Deine Tabletten',
  questions: {
    brand: 'Was steht auf deiner Packung?',
    strength: 'Welche Stärke?',
    own: 'Eigene Zahlen',
  },
  chosen: (device, strength) => `${device}, ${number(strength)} mg`,
  numbers: (doseMl, markets) =>
    `${number(doseMl)} mL je Dosis, im Handel in ${markets}. Vergleiche das mit deiner Packung.`,
  tabletsSold: (mg, markets) =>
    `${number(mg)} mg in jeder Tablette, im Handel in ${markets}. Vergleiche das mit deiner Packung.`,
  change: 'Ändern',
  inMg: (amount) => `${number(amount)} mg`,

  counted: 'Klicks, die du für eine Dosis laut Etikett gezählt hast',
  countedHint: `Lässt du das leer, rechnet Dosewise nur mit ganzen Dosen. Häufig werden ${number(0.01)} mL je Klick berichtet; in keiner Packungsbeilage steht das, deshalb ist nichts vorausgefüllt.`,

  kind: 'Art',
  kinds: { click_pen: 'Pen', vial: 'Durchstechflasche', tablet: 'Tabletten' },
  ownMedicine: 'Medikament',
  ownStrength: 'Eine Dosis, in mg',
  ownTablet: 'Eine Tablette, in mg',
  ownTablets: 'Tabletten in der Packung',
  ownVolume: 'Eine Dosis, in mL',
  ownDoses: 'Dosen darin',
  outside: (least, most) => `Gib eine Zahl von ${number(least)} bis ${number(most)} ein.`,
  wholeOutside: (least, most) =>
    `Gib eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`,
  mg: 'mg',
  mL: 'mL',

  amount: 'Wie viel',
  fields: { mg: 'Dosis', mL: 'Volumen', units: 'Einheiten (Spritze)' },

  inUnit: {
    mg: (amount) => `${number(amount)} mg`,
    mL: (amount) => `${number(amount)} mL`,
    units: (amount) =>
      `${number(amount)} ${plural(Number(amount), { one: 'Einheit', other: 'Einheiten' })} einer U-100-Spritze`,
  },

  result: 'Berechnete Dosis',
  nothingYet: 'Gib eine Menge ein, um die Berechnung zu sehen.',
  missing: {
    device: 'Wähle deinen Pen oder deine Durchstechflasche, oder gib die Zahlen ein.',
    strength: 'Wähle eine Stärke.',
    numbers: 'Gib ein, wie viel mg und mL eine Dosis hat.',
  },
  tooMuchOfPen: (amount, dose) =>
    `${amount} sind mehr als eine Dosis dieses Pens laut Etikett (${dose}).`,
  tooMuchOfVial: (amount, all) =>
    `${amount} sind mehr, als diese Durchstechflasche enthält (${all}).`,
  tooMuchOfPieces: (amount, pieces, most) =>
    `${amount} sind mehr als ${pieces} (${most}), hier das Höchste in einer Dosis.`,
  partOfDose: (kind, dose) =>
    `So nicht in der Packungsbeilage: ${thisDevice[kind]} gibt Dosen zu ${dose}.`,
  wholeDosesOnly: 'Gib die Klicks einer Dosis ein, um Teile einer Dosis zu berechnen.',
  log: 'Diese Dosis eintragen',

  about: 'Woher die Zahlen kommen',
  compare: 'Vergleiche das mit deinem Etikett',
  compareWhy:
    'Alles ist aus den mg und mL einer Dosis laut Etikett berechnet. Aufgedruckte mg/mL sind gerundet und werden deshalb nicht verwendet.',
  facts: {
    dose: 'Dosis laut Etikett',
    concentration: 'Konzentration',
    steps: 'Schritte',
    content: 'Inhalt',
    golden: 'Golden Dose',
  },
  doseOf: (mg, mL) => `${mg} in ${mL}`,
  compareTablets: 'Alles ist aus den mg einer Tablette berechnet.',
  tablets: (count, mg) => `${plural(count, { one: '# Tablette', other: '# Tabletten' })}, ${mg}`,
  perMl: (mg, isExact) => `${isExact ? '' : 'etwa '}${number(mg)} mg/mL`,
  deviceSteps: (steps, mL) => `${steps} zu ${mL} in einer Dosis`,
  content: (doses, mg, mL) => `${countDoses(doses)}, ${mg}, ${mL}`,
  golden: (mL) => `bis zu ${mL} können nach den Dosen übrig sein`,
  sourcesOf: (device) => `${device}: Quellen`,
  checkedOn: (day) => `Geprüft am ${day}.`,
  ownNumbers: 'Das sind deine eigenen Zahlen. Niemand hat sie geprüft.',
};
