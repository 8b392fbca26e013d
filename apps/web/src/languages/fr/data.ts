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
import { ended, number, of, plural } from './grammar.ts';

export const callsTexts: Words<typeof callsEnglish> = {
  offline: 'Impossible de joindre le serveur. Rien de ce que vous avez saisi n’est perdu.',
  loginAhead:
    'Vous devez d’abord vous connecter ailleurs, par exemple sur la page de connexion d’un Wi-Fi. Rien de ce que vous avez saisi n’est perdu.',
  proxyTooLarge:
    'Ce fichier est trop volumineux pour le serveur (413). Demandez à la personne qui le gère d’accepter de plus gros fichiers dans son proxy.',
  notOpened:
    'Les données de ce navigateur n’ont pas pu être ouvertes. Rien n’a été supprimé. Rechargez la page.',
  noToken: 'Aucun jeton d’authentification trouvé',
  unreadable: 'Cette page n’a pas pu lire la réponse du serveur. Veuillez recharger la page.',
  unreadableStatus: (status) =>
    `La réponse du serveur n’a pas pu être lue (code ${status}). Veuillez réessayer.`,
  notConfirmed: 'Vous n’avez pas confirmé : rien n’a donc été modifié.',
  deleted: (name) => `Supprimé : ${name}`,
  deleteFailed: (name) =>
    `Suppression impossible : ${name}. Cet élément est de retour dans votre liste.`,
  undo: 'Annuler',
};

/** A word beside a pen or a vial (stylo, flacon), and beside a box. */
const inGender = (masculine: string, feminine: string) => (kind: DeviceKind) =>
  kind === 'click_pen' || kind === 'vial' ? masculine : feminine;
const used = inGender('utilisé', 'utilisée');

const steps: Record<StepName, PluralForms> = {
  click: { one: 'clic', other: 'clics' },
  unit: { one: 'unité', other: 'unités' },
  pen: { one: 'stylo', other: 'stylos' },
  tablet: { one: 'comprimé', other: 'comprimés' },
  dose: { one: 'dose', other: 'doses' },
};

/** '1 dose', '4 doses'. */
export const countDoses = (count: number): string =>
  plural(count, { one: '# dose', other: '# doses' });
/** '1 jour', '4 jours'. */
export const countDays = (count: number): string =>
  plural(count, { one: '# jour', other: '# jours' });

export const pensTexts: Words<typeof pensEnglish> = {
  countSteps: (count, step) => `${number(count)} ${plural(count, steps[step])}`,
  writtenSteps: (amount, step) => `${number(amount)} ${plural(Number(amount), steps[step])}`,
  steps: {
    click: 'clic',
    unit: 'unité',
    pen: 'stylo',
    tablet: 'comprimé',
    dose: 'dose',
  },
  stepLabels: {
    click: 'Clics',
    unit: 'Unités',
    pen: 'Stylos',
    tablet: 'Comprimés',
    dose: 'Doses',
  },
  devices: {
    click_pen: 'stylo',
    vial: 'flacon',
    single_pen: 'boîte',
    tablet: 'boîte',
  },

  statuses: {
    active: () => 'En cours',
    empty: () => 'Vide',
    expired: inGender('Périmé', 'Périmée'),
    sealed: inGender('Non ouvert', 'Non ouverte'),
    discarded: inGender('Jeté', 'Jetée'),
  },
  piecesOf: (pieces, mg) => `${pieces} de ${number(mg)} mg`,
  stepsLeft: (left, of) => `Reste ${number(left)} sur ${of}`,
  nothingLeft: (left) => `Reste ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Reste ${left}, moins qu’une dose de ${number(stepsOfDose)}`
      : `Reste ${left} : ${countDoses(doses)} de ${number(stepsOfDose)}`,
  notUsed: (day, kind) => `Pas encore ${used(kind)} · début le ${day}`,
  sealed: 'Non ouvert · compte comme ouvert dès la première dose',
  neverUsed: (kind) => `Non ${used(kind)}`,
  usedFrom: (day, kind) => `${inGender('Utilisé', 'Utilisée')(kind)} à partir du ${day}`,
  used: (days, kind) => `${inGender('Utilisé', 'Utilisée')(kind)} : ${days}`,
  startedOn: (day, kind) => `${inGender('Commencé', 'Commencée')(kind)} le ${day}`,
  inUse: (day, days, kind) =>
    `${inGender('Commencé', 'Commencée')(kind)} le ${day} · en cours depuis ${countDays(days)}`,
  addPenTitle: 'Nouveau stylo',
  addPackTitle: 'Nouvelle boîte',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen, kind) => `${pen}, ${inGender('non ouvert', 'non ouverte')(kind)}`,
  strengthOf: (mg, medicine) => `${number(mg)} mg ${of(medicine)}`,
  restoreFailed: 'L’entrée n’a pas pu être restaurée.',
};

const places: Record<InjectionLocation, readonly [start: string, inside: string]> = {
  abdomen: ['Ventre', 'ventre'],
  thigh: ['Cuisse', 'cuisse'],
  arm: ['Haut du bras', 'haut du bras'],
  buttock: ['Fesse', 'fesse'],
  other: ['Autre', 'autre'],
};
const within: Record<InjectionSubLocation, string> = {
  left_lower: 'en bas à gauche',
  left_upper: 'en haut à gauche',
  right_lower: 'en bas à droite',
  right_upper: 'en haut à droite',
  left: 'à gauche',
  right: 'à droite',
};

/** The side of a limb is its adjective: 'cuisse gauche', 'haut du bras droit'. */
const sides: Partial<Record<InjectionLocation, Partial<Record<InjectionSubLocation, string>>>> = {
  thigh: { left: 'gauche', right: 'droite' },
  arm: { left: 'gauche', right: 'droit' },
  buttock: { left: 'gauche', right: 'droite' },
};
const part = (location: InjectionLocation, subLocation: InjectionSubLocation) =>
  sides[location]?.[subLocation] ?? within[subLocation];

export const sitesTexts: Words<typeof sitesEnglish> = {
  zone: (location, subLocation) => `${places[location][0]} ${part(location, subLocation)}`,
  zoneInside: (location, subLocation) => `${places[location][1]} ${part(location, subLocation)}`,
  neverUsed: 'jamais utilisé',
  usedToday: 'utilisé aujourd’hui',
  rested: (days) => `${countDays(days)} de repos`,
  days: (days) => `${days} j`,
  none: '–',

  map: 'Schéma du corps',
  frontMap: 'Schéma du corps, devant',
  backMap: 'Schéma du corps, dos',
  front: 'Devant',
  back: 'Dos',
  right: 'Droite',
  left: 'Gauche',
  rightInitial: 'D',
  leftInitial: 'G',
  button: (zone, rest) => `${zone}, ${rest}`,
  suggestedButton: (zone, rest) => `${zone}, ${rest}, proposé`,
  legend: {
    recent: 'Moins de 7 jours',
    resting: '7 à 13 jours',
    rested: '14 jours ou plus',
    unused: 'Jamais utilisé',
    off: 'Site non choisi',
  },
  suggested: 'Proposé',
  site: (zone, isProposed) => `Site : ${zone}${isProposed ? ' (le plus reposé)' : ''}`,
  chooseSite: 'Choisir un site',
};

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

const afterExpiry =
  'Selon les notices, un médicament ne doit pas être utilisé après sa date de péremption. En cas de doute, demandez conseil en pharmacie.';

export const dosesTexts: Words<typeof dosesEnglish> = {
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
  place: sitesTexts.zone,
  mgOf: pensTexts.mgOf,
  mlOf: (ml) => `${number(ml)} mL`,
  withoutPen: 'Sans stylo',
  withoutPack: 'Sans boîte',
  originOf: (origin, medicine) => `${origin} · ${medicine}`,
  goldenDose: (mg, amount) => `Golden Dose de ${mg} (${amount})`,
  unknownPen: 'Stylo inconnu',
  unknownPack: 'Boîte inconnue',
  notNoted: 'Sans indication',
  painFact: (pain) => `douleur ${pain} sur 10`,

  logged: (dose) => `Noté : ${ended(dose)}`,
  takeBackFailed: 'L’annulation a échoué. La dose est toujours dans votre historique.',
  doubleTitle: 'Avez-vous noté une dose deux fois ?',
  doubleQuestion: 'Deux doses sont notées à moins de dix minutes d’intervalle.',
  removeDose: 'Supprimer celle-ci',
  doubleFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  restoreFailed: 'La dose n’a pas pu être restaurée.',

  confirmDose: 'Confirmer la dose',
  forPerson: 'Pour',
  confirm: 'Confirmer',
  sourceFact: (kind) =>
    ({ click_pen: 'Stylo', vial: 'Flacon', single_pen: 'Boîte', tablet: 'Boîte' })[kind],
  dateAndTime: 'Date et heure',
  placeFact: 'Site',
  pain: 'Douleur',
  painOfTen: (pain) => `${number(pain)} sur 10`,

  tooSoon: (hours, least) =>
    `${
      hours < 1
        ? 'Entre cette dose et une autre dose notée, il y a moins d’une heure.'
        : `Entre cette dose et une autre dose notée, il y a seulement ${countHours(hours)}.`
    } Selon la notice, il faut laisser au moins ${countHours(least)} entre deux doses. En cas de doute, demandez conseil en pharmacie ou à la personne qui vous prescrit ce traitement.`,
  otherHours: (medicine, hours) =>
    `${medicine} : une dose est notée ${plural(hours, { one: '# heure', other: '# heures' })} avant celle-ci. Selon les notices, deux médicaments de ce type ne doivent pas être utilisés ensemble. Demandez conseil à la personne qui les prescrit avant la prise de cette dose. Si elle a déjà été prise, demandez conseil maintenant.`,
  otherDays: (medicine, days) =>
    `${medicine} : une dose est notée ${plural(days, { one: '# jour', other: '# jours' })} avant celle-ci. Selon les notices, deux médicaments de ce type ne doivent pas être utilisés ensemble. Demandez conseil à la personne qui les prescrit avant la prise de cette dose. Si elle a déjà été prise, demandez conseil maintenant.`,
  lastDose: (days) =>
    plural(days, { one: 'Dernière dose il y a # jour.', other: 'Dernière dose il y a # jours.' }),
  sinceDoseBefore: (days) =>
    plural(days, {
      one: '# jour depuis la dose précédente.',
      other: '# jours depuis la dose précédente.',
    }),
  missed: (count) =>
    plural(count, { one: '# dose prévue non prise.', other: '# doses prévues non prises.' }),
  ask: 'Après une telle pause, demandez à la personne qui vous prescrit ce traitement quelle dose prendre.',
  labelAsks:
    'La notice de Saxenda dit de demander conseil à la personne qui vous prescrit ce traitement avant de prendre une autre dose.',
  oneTablet:
    'La notice indique un comprimé par jour. Plusieurs comprimés moins dosés n’équivalent pas à un comprimé plus dosé. En cas de doute, demandez conseil en pharmacie.',
  inUseTooLong: (kind, days) =>
    ({
      click_pen: `Ce stylo est en cours d’utilisation depuis plus de ${countDays(days)}. La notice indique qu’il faut alors le jeter. En cas de doute, demandez conseil en pharmacie.`,
      vial: `Ce flacon est en cours d’utilisation depuis plus de ${countDays(days)}. La notice indique qu’il faut alors le jeter. En cas de doute, demandez conseil en pharmacie.`,
      single_pen: `Cette boîte est en cours d’utilisation depuis plus de ${countDays(days)}. La notice indique qu’il faut alors la jeter. En cas de doute, demandez conseil en pharmacie.`,
      tablet: `Cette boîte est en cours d’utilisation depuis plus de ${countDays(days)}. La notice indique qu’il faut alors la jeter. En cas de doute, demandez conseil en pharmacie.`,
    })[kind],
  expired: (kind, day) =>
    ({
      click_pen: `Ce stylo est périmé depuis le ${ended(day)} ${afterExpiry}`,
      vial: `Ce flacon est périmé depuis le ${ended(day)} ${afterExpiry}`,
      single_pen: `Cette boîte est périmée depuis le ${ended(day)} ${afterExpiry}`,
      tablet: `Cette boîte est périmée depuis le ${ended(day)} ${afterExpiry}`,
    })[kind],

  doseStep: 'Palier de dose',
  change: (before, after) => `${before} → ${after}`,
  mg: (amount) => `${number(Number(amount.toFixed(2)))} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
};

export const measurementsTexts: Words<typeof measurementsEnglish> = {
  saveFailed: 'La mesure n’a pas pu être enregistrée',
  kinds: {
    waist: 'Tour de taille',
    hips: 'Tour de hanches',
    body_fat: 'Masse grasse',
    lean_mass: 'Masse maigre',
    resting_pulse: 'Pouls au repos',
    blood_pressure: 'Tension artérielle',
    hba1c: 'HbA1c',
    fasting_glucose: 'Glycémie à jeun',
  },
  systolic: 'Systolique',
  diastolic: 'Diastolique',
  measured: (kind, value, day) => `${kind} ${value} du ${day}`,
};

export const outboxTexts: Words<typeof outboxEnglish> = {
  kept: (what) =>
    `Enregistré sur cet appareil${what && ` : ${what}`}. L’envoi se fera dès que vous serez en ligne.`,
  keptForLater: (what) =>
    `Enregistré sur cet appareil${what && ` : ${what}`}. L’envoi se fera bientôt.`,
  keptForLogin: () =>
    'Enregistré sur cet appareil. L’envoi se fera après votre prochaine connexion.',
  notStored:
    'Ce navigateur n’a pas pu enregistrer l’entrée, et l’envoi est impossible hors ligne. Rien de ce que vous avez saisi n’est perdu : gardez cette page ouverte et réessayez.',
  waiting: 'Pas encore envoyé',
  waitingCount: (count) =>
    plural(count, {
      one: '# entrée est enregistrée sur cet appareil et sera envoyée dès que vous serez en ligne.',
      other:
        '# entrées sont enregistrées sur cet appareil et seront envoyées dès que vous serez en ligne.',
    }),
  forOthers: (count) =>
    plural(count, {
      one: '# entrée pour d’autres personnes n’a pas encore été envoyée.',
      other: '# entrées pour d’autres personnes n’ont pas encore été envoyées.',
    }),
  sendNow: 'Envoyer maintenant',
  refused: {
    dose: 'Une dose n’a pas pu être enregistrée.',
    weight: 'Une pesée n’a pas pu être enregistrée.',
    symptom: 'Un symptôme n’a pas pu être enregistré.',
    measurement: 'Une mesure n’a pas pu être enregistrée.',
  },
  refusedHint: 'Rien n’est perdu : modifiez l’entrée et réessayez, ou supprimez-la.',
  covered: {
    dose: 'Une autre dose est déjà notée pour cette dose prévue.',
    weight: 'Une autre pesée est déjà notée pour cette heure-là.',
    symptom: 'Un autre symptôme est déjà noté pour cette heure-là.',
    measurement: 'Une autre mesure est déjà notée pour cette heure-là.',
  },
  coveredOther: 'Dans votre historique',
  coveredOwn: 'Votre entrée, pas encore envoyée',
  keepBoth: 'Garder les deux',
  dropThisOne: 'Supprimer cette entrée',
  look: 'Vérifier',
  change: 'Modifier',
  tryAgain: 'Réessayer',
  discard: 'Abandonner',

  askTitle: 'Se déconnecter et perdre ce qui n’est pas envoyé ?',
  ask: (count) =>
    plural(count, {
      one: '# entrée sur cet appareil n’a pas encore été envoyée. La déconnexion la supprime.',
      other:
        '# entrées sur cet appareil n’ont pas encore été envoyées. La déconnexion les supprime.',
    }),
  stay: 'Ne pas se déconnecter',
  leave: 'Se déconnecter et supprimer',
};

export const planTexts: Words<typeof planEnglish> = {
  deleted: 'Plan supprimé.',
  undo: 'Annuler',
  deleteFailed: 'Le plan n’a pas pu être supprimé.',
  restoreFailed: 'Le plan n’a pas pu être restauré.',
  skipFailed: 'La dose n’a pas pu être sautée.',
  unskipFailed: 'La dose n’a pas pu être rétablie.',
  resumed: (days) => {
    if (days === null) return 'Votre plan reprend.';
    return days === 0
      ? 'Votre plan reprend. Votre dernière dose notée date d’aujourd’hui.'
      : `Votre plan reprend. Votre dernière dose notée date d’il y a ${countDays(days)}. Après une pause, demandez à la personne qui vous prescrit ce traitement par quelle dose recommencer.`;
  },
  pauseRemoved: 'Pause retirée.',
  resumeFailed: 'Le plan n’a pas pu être repris.',

  step: (step) => `Palier ${step}`,
  removeStep: (step) => `Retirer le palier ${step}`,
  addStep: 'Ajouter un palier',
  dose: 'Dose',
  every: 'Tous les',
  days: 'jours',
  doses: 'Nombre de doses',
  daysLimit: (least, most) =>
    `Jours : il faut un nombre entier de ${number(least)} à ${number(most)}.`,
  doseLimit: (least, most) =>
    `La dose doit être un nombre de ${number(least)} à ${number(most)} mg.`,

  pace: (everyDays, time) =>
    everyDays === 1 ? `Tous les jours à ${time}` : `Tous les ${number(everyDays)} jours à ${time}`,
  weekly: (weekday, time) => `Chaque ${weekday} à ${time}`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  saved: 'Rappels enregistrés.',
  saveFailed: 'Les rappels n’ont pas pu être enregistrés. Veuillez réessayer.',

  ask: 'Un rappel quand une dose est à prendre ?',
  askOn: (weekday) => `Un rappel chaque ${weekday} ?`,
  byMail:
    'Par e-mail, quand la dose est à prendre. Vous pouvez changer cela dans Paramètres, sous Rappels.',
  chooseNext: 'Quand la dose est à prendre. Ensuite, vous choisissez où l’envoyer.',
  remind: 'Me le rappeler',
  notAllowed: 'Les notifications n’ont pas été autorisées.',
  subscribeFailed: 'Ce navigateur n’a pas pu être ajouté. Veuillez réessayer.',
  anyBrowser: 'Navigateur',
  willBeReminded: 'Vous recevrez un rappel quand une dose sera à prendre.',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
  saveFailed: 'L’enregistrement a échoué',
  categories: {
    nausea: 'Nausées',
    vomiting: 'Vomissements',
    diarrhea: 'Diarrhée',
    constipation: 'Constipation',
    headache: 'Maux de tête',
    fatigue: 'Fatigue',
    acid_reflux: 'Reflux acide',
    appetite_suppression: 'Appétit diminué',
    injection_site_pain: 'Douleur au site d’injection',
    other: 'Autre',
  },
  words: { none: 'aucune', mild: 'légère', moderate: 'modérée', severe: 'sévère' },
  severity: (severity, most, word) => `${severity} sur ${most}, ${word}`,
};

export const weightsTexts: Words<typeof weightsEnglish> = {
  loadFailed: 'Impossible de charger les pesées',
  addFailed: 'La pesée n’a pas pu être ajoutée',
  date: 'Date',
  weight: 'Poids',
  smoothed: 'Lissé',
  trend: 'Tendance',
  raw: 'Pesées seules',
  weighIn: (weight, day) => `${weight} du ${day}`,

  stonesOf: (label) => `${label}, stones`,
  poundsOf: (label) => `${label}, livres`,
  inKilograms: (least, most) => `un nombre de ${number(least)} à ${number(most)} kg`,
  inPounds: (least, most) => `un nombre de ${least} à ${most} lb`,
  inStones: (least, most) =>
    `un nombre entier de stones et un nombre de livres inférieur à 14, de ${least} à ${most}`,
  weightWrong: (rule) => `Le poids doit être ${rule}.`,

  isWeightRight: (weight) => `${weight}, est-ce exact ?`,
  farFrom: (weight, day) => `Plus de 15 % d’écart avec les ${weight} du ${ended(day)}`,
  changeIt: 'Le corriger',
  addIt: 'Oui, le noter',
};
