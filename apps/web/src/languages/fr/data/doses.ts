import type { DeviceKind, InjectionLocation } from '@dosewise/domain';
import type { texts as english } from '../../../data/doses/texts.ts';
import type { Words } from '../../words.ts';
import { ended, number, plural } from '../grammar.ts';
import { texts as siteTexts } from '../parts/sites.ts';
import { countDays, texts as penTexts } from './pens.ts';

const locations: Record<InjectionLocation, string> = {
  abdomen: 'Ventre',
  thigh: 'Cuisse',
  arm: 'Haut du bras',
  buttock: 'Fesse',
  other: 'Autre',
};
const inside: Record<InjectionLocation, string> = {
  abdomen: 'ventre',
  thigh: 'cuisse',
  arm: 'haut du bras',
  buttock: 'fesse',
  other: 'autre',
};
const countHours = (count: number) => plural(count, { one: '# heure', other: '# heures' });

export const texts: Words<typeof english> = {
  doseOf: (mg, amount, day) => `Dose : ${[mg, amount, day].filter(Boolean).join(', ')}`,
  locations,
  locationInside: (location) => inside[location],
  subLocations: {
    left_lower: 'Bas gauche',
    left_upper: 'Haut gauche',
    right_lower: 'Bas droite',
    right_upper: 'Haut droite',
    left: 'Gauche',
    right: 'Droite',
  },
  place: siteTexts.zone,
  mgOf: penTexts.mgOf,
  mlOf: (ml) => `${number(ml)} mL`,
  withoutPen: 'Sans stylo',
  withoutPack: 'Sans boîte',
  originOf: (origin, medicine) => `${origin} · ${medicine}`,
  goldenDose: (mg, amount) => `Golden Dose de ${mg} (${amount})`,
  unknownPen: 'Stylo inconnu',
  unknownPack: 'Boîte inconnue',
  notNoted: 'Non indiquée',
  painFact: (pain) => `douleur ${pain}/10`,

  logged: (dose) => `Noté : ${ended(dose)}`,
  takeBackFailed: 'L’annulation a échoué. La dose est toujours dans votre historique.',
  restoreFailed: 'La dose n’a pas pu être restaurée.',

  confirmDose: 'Confirmer la dose',
  confirm: 'Confirmer',
  sourceFact: (kind: DeviceKind) => (kind === 'tablet' ? 'Boîte' : 'Stylo'),
  dateAndTime: 'Date et heure',
  placeFact: 'Zone',
  pain: 'Douleur',
  painOfTen: (pain) => `${number(pain)} sur 10`,

  tooSoon: (hours, least) =>
    `${
      hours < 1
        ? 'Une autre dose est notée moins de 1 heure avant ou après celle-ci.'
        : `Une autre dose est notée seulement ${countHours(hours)} avant ou après celle-ci.`
    } Selon la notice, il faut laisser au moins ${countHours(least)} entre deux doses. En cas de doute, demandez conseil en pharmacie ou à la personne qui vous prescrit ce traitement.`,
  otherHours: (medicine, hours) =>
    `${medicine} a été saisi il y a ${plural(hours, { one: '# heure', other: '# heures' })}. Selon les notices, deux de ces médicaments ne doivent pas être utilisés ensemble : parlez-en à votre médecin.`,
  otherDays: (medicine, days) =>
    `${medicine} a été saisi il y a ${plural(days, { one: '# jour', other: '# jours' })}. Selon les notices, deux de ces médicaments ne doivent pas être utilisés ensemble : parlez-en à votre médecin.`,
  lastDose: (days) =>
    plural(days, { one: 'Dernière dose il y a # jour.', other: 'Dernière dose il y a # jours.' }),
  sinceDoseBefore: (days) =>
    plural(days, {
      one: '# jour depuis la dose précédente.',
      other: '# jours depuis la dose précédente.',
    }),
  missed: (count) =>
    plural(count, { one: '# dose prévue manquée.', other: '# doses prévues manquées.' }),
  ask: 'Demandez à votre médecin avant de reprendre.',
  labelAsks: 'La notice dit de demander à votre médecin avant de reprendre.',
  oneTablet:
    'La notice indique un comprimé par jour. Plusieurs comprimés moins dosés n’équivalent pas à un comprimé plus dosé.',
  inUseTooLong: (kind, days) =>
    ({
      click_pen: `Ce stylo est en cours d’utilisation depuis plus de ${countDays(days)}. La notice indique qu’il faut alors le jeter.`,
      vial: `Ce flacon est en cours d’utilisation depuis plus de ${countDays(days)}. La notice indique qu’il faut alors le jeter.`,
      single_pen: `Cette boîte est en cours d’utilisation depuis plus de ${countDays(days)}. La notice indique qu’il faut alors la jeter.`,
      tablet: `Cette boîte est en cours d’utilisation depuis plus de ${countDays(days)}. La notice indique qu’il faut alors la jeter.`,
    })[kind],
  expired: (kind, day) =>
    ({
      click_pen: `Ce stylo est périmé depuis le ${ended(day)}`,
      vial: `Ce flacon est périmé depuis le ${ended(day)}`,
      single_pen: `Cette boîte est périmée depuis le ${ended(day)}`,
      tablet: `Cette boîte est périmée depuis le ${ended(day)}`,
    })[kind],

  doseStep: 'Palier de dose',
  change: (before, after) => `${before} → ${after}`,
  mg: (amount) => `${number(Number(amount.toFixed(2)))} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
};
