import {
  type DeviceKind,
  KEPT_YEARS,
  LABELLED_CLICKS,
  REFERENCE_RATES,
  WEEKLY_PEN,
  WEEKS_PER_MONTH,
} from '@dosewise/domain';
import { PATHS } from '../../data/navigation/paths.ts';
import type { StepName } from '../../data/pens/texts.ts';
import type { texts as actEnglish } from '../../features/dosing/act/texts.ts';
import type { texts as anyDeviceEnglish } from '../../features/dosing/any-device/texts.ts';
import type { texts as beginEnglish } from '../../features/dosing/begin/texts.ts';
import type { texts as calculatorEnglish } from '../../features/dosing/calculator/texts.ts';
import type { texts as helpEnglish } from '../../features/dosing/help/texts.ts';
import type { texts as logDoseEnglish } from '../../features/dosing/log-dose/texts.ts';
import type { texts as pensEnglish } from '../../features/dosing/pens/texts.ts';
import type { texts as planChangesEnglish } from '../../features/dosing/plan/changes/texts.ts';
import type { texts as planEnglish } from '../../features/dosing/plan/texts.ts';
import type { texts as sitesEnglish } from '../../features/dosing/sites/texts.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses, pensTexts as penTexts } from './data.ts';
import { ended, list, number, of, plural } from './grammar.ts';

export const actTexts: Words<typeof actEnglish> = {
  pageTitle: 'Rappel · Dosewise',
  acts: {
    taken: {
      title: 'Noter cette dose',
      explanation:
        'N’appuyez que si vous avez pris la dose. La quantité prévue sera notée, avec le stylo que vous utilisez selon Dosewise. Vérifiez ensuite les deux dans l’historique de vos doses. Si la dose est déjà notée, rien ne change.',
      button: 'Noter comme prise',
    },
    later: {
      title: 'Me le rappeler plus tard',
      explanation:
        'Vous recevrez un nouveau rappel dans une heure, sauf si la dose est notée d’ici là.',
      button: 'Me le rappeler dans une heure',
    },
  },
  done: {
    logged: {
      title: 'Dose notée',
      explanation: 'Vous pouvez la modifier dans l’historique de vos doses.',
    },
    already: {
      title: 'Rien à noter',
      explanation: 'Cette dose est déjà notée ou n’est plus prévue.',
    },
    later: {
      title: 'Vous recevrez un rappel dans une heure',
      explanation: 'Vous ne le recevrez pas si la dose est notée d’ici là.',
    },
  },
  toLogDose: 'Aller à « Noter une dose »',
  failed: {
    taken: 'La dose n’a pas pu être notée. Veuillez réessayer.',
    later: 'Le rappel n’a pas pu être programmé. Veuillez réessayer.',
  },
  dead: 'Ce lien ne fonctionne plus',
  deadAdvice:
    'Les boutons d’un rappel fonctionnent pendant un jour. Vous pouvez toujours noter la dose vous-même.',
};

const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'ce stylo',
  vial: 'ce flacon',
  single_pen: 'ce dispositif',
  tablet: 'cette boîte',
};

export const anyDeviceTexts: Words<typeof anyDeviceEnglish> = {
  form: 'Calculateur pour tout dispositif',
  device: 'Votre stylo ou votre flacon',
  yourTablets: 'Vos comprimés',
  questions: {
    brand: 'Quel nom est écrit sur votre boîte ?',
    strength: 'Quel dosage ?',
    own: 'Chiffres de l’étiquette',
  },
  chosen: (device, strength) => `${device}, ${number(strength)} mg`,
  numbers: (doseMl, markets) =>
    `${number(doseMl)} mL par dose. Pays de vente : ${markets}. Comparez avec votre boîte.`,
  tabletsSold: (mg, markets) =>
    `${number(mg)} mg dans chaque comprimé. Pays de vente : ${markets}. Comparez avec votre boîte.`,
  change: 'Modifier',
  inMg: (amount) => `${number(amount)} mg`,

  counted: 'Clics que vous avez comptés pour une dose complète',
  countedHint: `Si vous laissez ce champ vide, Dosewise ne calcule qu’en doses entières. On rapporte souvent ${number(0.01)} mL par clic ; aucune notice ne le dit, donc rien n’est prérempli.`,

  kind: 'Type',
  kinds: { click_pen: 'Stylo', vial: 'Flacon', tablet: 'Comprimés' },
  ownMedicine: 'Médicament',
  ownStrength: 'Une dose, en mg',
  ownTablet: 'Un comprimé, en mg',
  ownTablets: 'Comprimés dans la boîte',
  ownVolume: 'Une dose, en mL',
  ownDoses: 'Nombre de doses contenues',
  outside: (least, most) => `Saisissez un nombre de ${number(least)} à ${number(most)}.`,
  wholeOutside: (least, most) =>
    `Saisissez un nombre entier de ${number(least)} à ${number(most)}.`,
  mg: 'mg',
  mL: 'mL',

  amount: 'Quantité',
  fields: { mg: 'Dose', mL: 'Volume', units: 'Unités de la seringue' },

  inUnit: {
    mg: (amount) => `${number(amount)} mg`,
    mL: (amount) => `${number(amount)} mL`,
    units: (amount) =>
      `${number(amount)} ${plural(Number(amount), { one: 'unité', other: 'unités' })} d’une seringue U-100`,
  },

  result: 'Dose calculée',
  nothingYet: 'Saisissez une quantité pour voir le calcul.',
  missing: {
    device: 'Choisissez votre stylo ou votre flacon, ou saisissez ses chiffres.',
    strength: 'Choisissez un dosage.',
    numbers: 'Saisissez les mg et les mL d’une dose.',
  },
  tooMuchOfPen: (amount, dose) =>
    `${amount} : c’est plus qu’une dose complète pour ce stylo (${dose}).`,
  tooMuchOfVial: (amount, all) => `${amount} : c’est plus que ce que contient ce flacon (${all}).`,
  tooMuchOfPieces: (amount, pieces, most) =>
    `${amount} : c’est plus que ${pieces} (${most}), le maximum que vous pouvez noter comme une dose.`,
  partOfDose: (kind, dose) =>
    `La notice ne prévoit que des doses complètes : ${thisDevice[kind]} donne des doses de ${dose}.`,
  wholeDosesOnly: 'Indiquez les clics d’une dose pour calculer des parties de dose.',
  log: 'Noter cette dose',

  about: 'D’où viennent les chiffres',
  compare: 'Comparez avec votre étiquette',
  compareWhy:
    'Tout est calculé à partir des mg et des mL d’une dose complète. Une valeur imprimée en mg/mL est arrondie, elle n’est donc pas utilisée.',
  facts: {
    dose: 'Dose complète',
    concentration: 'Concentration',
    steps: 'Clics ou unités',
    content: 'Contenu',
    golden: 'Golden Dose',
  },
  doseOf: (mg, mL) => `${mg} dans ${mL}`,
  compareTablets: 'Tout est calculé à partir des mg d’un comprimé.',
  tablets: (count, mg) => `${plural(count, { one: '# comprimé', other: '# comprimés' })}, ${mg}`,
  perMl: (mg, isExact) => `${isExact ? '' : 'environ '}${number(mg)} mg/mL`,
  deviceSteps: (steps, mL) => `${steps} de ${mL} par dose`,
  content: (doses, mg, mL) => `${countDoses(doses)}, ${mg}, ${mL}`,
  golden: (mL) => `il peut rester jusqu’à ${mL} après les doses`,
  sourcesOf: (device) => `${device} : sources`,
  checkedOn: (day) => `Vérifié le ${ended(day)}`,
  ownNumbers: 'Ces chiffres sont les vôtres. Personne ne les a vérifiés.',
};

const inClicks = (count: number) => plural(count, { one: '# clic', other: '# clics' });

const fromDevice: Readonly<Record<DeviceKind, string>> = {
  click_pen: 'ce stylo',
  vial: 'ce flacon',
  single_pen: 'cette boîte',
  tablet: 'cette boîte',
};

export const beginTexts: Words<typeof beginEnglish> = {
  pageTitle: 'Pour commencer · Dosewise',
  title: 'Pour commencer',
  loginPrompt: 'Connectez-vous pour commencer.',
  loading: 'Chargement…',
  loadFailed: 'Vos stylos n’ont pas pu être chargés.',

  questions: {
    dose: () => 'Quelle quantité prenez-vous ?',
    when: () => 'Quand avez-vous pris votre dernière dose ?',
    day: () => 'Quel jour était-ce ?',
    firstDay: () => 'Quand prendrez-vous votre première dose ?',
    origin: (kind) => `Cette dose venait-elle de ${fromDevice[kind]} ?`,
    before: (kind) =>
      `Combien de doses de ${fromDevice[kind]} aviez-vous déjà prises avant celle-ci ?`,
    check: () => 'Est-ce exact ?',
  },
  remindQuestion: 'Comment souhaitez-vous recevoir les rappels ?',

  fullDose: {
    click_pen: 'Une dose complète',
    vial: 'Une dose complète',
    single_pen: 'Un stylo',
    tablet: 'Un comprimé',
  },
  amount: (mg, steps) => `${number(mg)} mg, ${steps}`,
  otherAmount: 'Une autre quantité',
  amountMissing: 'Saisissez une quantité.',
  amountWrong: (most) => `Saisissez une quantité jusqu’à ${number(most)} mg.`,

  today: 'Aujourd’hui',
  yesterday: 'Hier',
  tomorrow: 'Demain',
  anotherDay: 'Un autre jour',
  notYet: 'Pas encore',
  unsureDay: 'Je ne sais pas encore',
  day: 'Jour',
  dayFaults: {
    missing: 'Saisissez un jour.',
    wrong: 'Ce jour n’existe pas.',
    ahead: 'Ce jour est à venir.',
    over: 'Ce jour est passé.',
  },
  time: 'Heure de la dose',
  timeFaults: { missing: 'Saisissez une heure.', ahead: 'Cette heure est à venir.' },
  origins: {
    first: 'Oui, sa première dose',
    later: 'Oui, mais pas la première',
    other: 'Non, elle vient d’ailleurs',
  },
  before: 'Doses précédentes',
  countWrong: (most) => `Saisissez un nombre entier de 1 à ${number(most)}.`,

  openedOn: (day) => `En cours depuis le ${day}`,
  assumedPen: (pen) =>
    `Nous avons supposé : ${pen}. Les doses se comptent de la même façon pour les deux stylos.`,
  dosesOf: (count, mg) => `${countDoses(count)} de ${number(mg)} mg`,
  dosesLeft: (count) =>
    plural(count, { one: 'reste # dose', many: 'reste # de doses', other: 'reste # doses' }),
  lastDose: 'Dernière dose',
  doses: 'Doses',
  fromOther: (kind) => `Ne vient pas de ${fromDevice[kind]}`,
  plan: 'Plan',
  nextOn: (day) => `Prochaine : ${day}`,
  noPlan: 'Pas encore de plan. Vous pouvez en créer un à tout moment.',
  cost: 'Combien cela a-t-il coûté ?',
  free: 'Rien',
  listPrice: (price) => `Prix public : ${price}`,
  enterCost: 'Saisir un montant',
  skipCost: 'Passer',
  changeOf: (what) => `Modifier : ${what}`,
  save: 'Enregistrer',
  saveFailed: 'L’enregistrement a échoué.',
  notSent: 'Tout n’est pas encore enregistré. Vos réponses restent sur cet appareil.',
  saved: 'Tout est prêt.',

  remindWhen: 'Quand une dose est à prendre.',
  push: 'Notifications sur cet appareil',
  email: 'Par e-mail',
  calendarNote:
    'Nous ne pouvons pas vous envoyer de rappels. Votre calendrier peut vous rappeler vos doses.',
  notNow: 'Pas maintenant',
};

export const calculatorTexts: Words<typeof calculatorEnglish> = {
  pageTitle: 'Calculateur de dose Mounjaro · Dosewise',
  title: 'Calculateur de dose Mounjaro',
  lead: 'Calculateur et carnet pour les stylos hebdomadaires. Convertit les clics en milligrammes, et inversement.',
  leadOfAny: 'Clics, unités, mg et mL d’autres stylos, de flacons et de comprimés.',
  anotherDevice: 'Un autre stylo ou un flacon',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Calculateur de dose',
  mg: 'mg',
  inMg: (amount) => `${number(amount)} mg`,

  clicks: 'Clics',
  inClicks,
  clicksSpoken: (clicks, dose) => `${inClicks(clicks)}, ${dose}`,
  strength: 'Dosage du stylo',
  dose: 'Dose',
  outdated: (dose) =>
    `Ce champ ne change pas quand vous déplacez le curseur. Les clics donnent maintenant ${dose}.`,
  result: 'Dose calculée',
  calculation: (clicks, clicksPerDose, strength) =>
    `${number(clicks)} / ${number(clicksPerDose)} × ${number(strength)} mg`,
  volume: (mL, units) =>
    `${number(mL)} mL = ${plural(units, { one: '# unité', other: '# unités' })} d’une seringue U-100`,
  pen: 'Quatre doses indiquées dans la notice. En pointillé : le liquide qui peut rester dans le stylo après ces doses.',

  logIn: 'Connectez-vous pour enregistrer vos doses et gérer vos stylos',
  log: 'Noter cette dose',
  latest: (dose, day) => `Dernière dose : ${dose} le ${day}`,

  about: 'À propos de la posologie de Mounjaro',
  facts: (clicksPerDose, dosesPerPen) => [
    `Chaque dose complète demande ${inClicks(clicksPerDose)}`,
    `Chaque stylo contient ${plural(dosesPerPen, { one: '# dose complète', other: '# doses complètes' })}`,
    `L’augmentation habituelle de la dose se fait par paliers de ${number(2.5)} mg`,
    'Attendez au moins 4 semaines entre deux augmentations de la dose',
  ],
  partOfDose: 'La notice ne prévoit que des doses complètes. Vérifiez dans votre propre notice.',
};

const MAKER_READ = '2026-11-21';
const LABELS_READ = '2026-11-22';
const STORAGE_READ = '2026-11-26';

const AU_FAQ = 'Lilly Australie, questions sur Mounjaro (au.lilly.com/mounjaro/patient/faq)';
const AU_STORAGE =
  'Lilly Australie, comment conserver Mounjaro (au.lilly.com/mounjaro/patient/getting-started-with-mounjaro/storage)';
const EMA_IN_USE = 'EMA, informations sur le produit Mounjaro, rubrique 6.3';
const MODIFIED_PEN =
  'Lilly UK, information médicale 219072 : le KwikPen, version modifiée et version initiale';

export const helpTexts: Words<typeof helpEnglish> = {
  pageTitle: 'Aide · Dosewise',
  title: 'Aide',
  description:
    'Réponses courtes sur les stylos injecteurs : clics, purge, doses oubliées, voyages et conservation, avec leurs sources.',
  lead: 'Des réponses courtes. Ce que vous injectez ou prenez, et quand, relève de vous et de la personne qui vous le prescrit.',
  topics: {
    click: {
      answer: [
        `Quand on tourne le bouton de dose d’un KwikPen, il fait ${number(WEEKLY_PEN.clicksPerDose)} clics pour une dose complète de ${number(WEEKLY_PEN.mlPerDose)} mL. Chaque clic correspond donc à ${number(WEEKLY_PEN.mlPerDose / WEEKLY_PEN.clicksPerDose)} mL, et la moitié des clics à la moitié de la dose.`,
        'Les notices ne disent pas combien de clics fait une dose : elles disent seulement de tourner le bouton jusqu’à ce que 1 apparaisse dans la fenêtre. Le calcul est exact ; votre stylo ne l’est peut-être pas. La notice ne prévoit que des doses complètes. Si la personne qui vous prescrit ce traitement vous a dit de prendre une partie de dose, demandez comment la mesurer.',
        'Pour d’autres stylos, nous n’avons trouvé aucun nombre de clics fiable. Comptez les clics d’une dose complète sur votre propre stylo, ou ne les indiquez pas et notez des doses entières.',
      ],
      sources: [AU_FAQ, 'Clics d’une dose complète : pages de pharmacies, dans aucune notice'],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.calculator, label: 'Calculateur' },
    },
    priming: {
      answer: [
        'Le mode d’emploi du KwikPen demande de le purger avant chaque injection : fixez une nouvelle aiguille, tournez le bouton de dose de 2 clics, tenez l’aiguille vers le haut et appuyez sur le bouton. Recommencez jusqu’à voir des gouttes. Votre notice dit combien de fois vous pouvez recommencer.',
        `Un KwikPen de 3 mL contient ${number(WEEKLY_PEN.dosesPerPen)} doses de ${number(WEEKLY_PEN.mlPerDose)} mL et du liquide en plus pour la purge. La purge ne prend donc rien sur les ${number(LABELLED_CLICKS)} clics comptés ici, et n’est pas notée.`,
        `Chaque purge prend ${number(0.02)} mL, soit ${number(0.08)} mL si un stylo est purgé quatre fois. Si vous purgez un même stylo bien plus souvent, par exemple huit fois, le liquide en plus peut s’épuiser et le stylo se bloquer.`,
        'Le KwikPen de 2026 a une cartouche plus petite. Nous n’avons pas pu savoir quelle part est destinée à la purge.',
      ],
      sources: [
        AU_FAQ,
        'Le mode d’emploi, tel que repris sur thecarepharmacy.com',
        'apotheke-adhoc.de, sur les purges répétées',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.pens, label: 'Stylos' },
    },
    units: {
      answer: [
        `Sur une seringue U-100, 1 mL correspond à 100 unités : une unité vaut donc ${number(0.01)} mL. Les unités mesurent le liquide, pas le médicament.`,
        'Avec un autre flacon, la même dose en mg peut correspondre à un autre nombre d’unités. Lisez les mg et les mL sur votre propre flacon, et choisissez ce flacon dans le calculateur.',
      ],
      sources: [
        'ISO 8537 : 100 unités font 1 mL',
        'Les notices américaines de Zepbound et Mounjaro de 2026, telles que citées dans un guide américain',
        'Extrait de la notice FDA de Mounjaro, en vigueur le 29 juillet 2026',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.calculator, label: 'Calculateur' },
    },
    'golden-dose': {
      answer: [
        'Certaines personnes prélèvent ce qui reste dans un KwikPen après ses quatre doses et appellent cela une Golden Dose. Cet usage n’est pas autorisé, et le fabricant vous demande de ne pas injecter ce qui reste.',
        'La quantité restante n’est pas connue : la dose peut donc être plus petite ou plus grande qu’il n’y paraît. La prélever avec une seringue peut introduire des germes. La limite de 30 jours après la première utilisation, fixée par la notice, s’applique toujours.',
        'D’après certains témoignages, le KwikPen de 2026 ne laisse rien à prélever.',
        'Dosewise peut enregistrer une Golden Dose si vous l’autorisez, mais n’en propose pas.',
      ],
      sources: [
        'Lilly Allemagne, information médicale 227148',
        'Lilly UK et la National Pharmacy Association, citées en novembre 2025',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.settingsMedicines, label: 'Golden Dose dans Paramètres' },
    },
    'missed-dose': {
      answer: [
        'Les notices diffèrent, et certaines ne disent rien. Le tableau contient ce que nous avons trouvé ; suivez la notice de votre propre boîte. En cas de doute, demandez conseil à la personne qui vous prescrit ce traitement ou en pharmacie.',
        'Le plan marque une dose comme non prise une fois passé le délai que donne la notice pour la prendre en retard. Si la moitié du temps entre deux doses est plus longue, ou si la notice ne donne pas de délai, le plan attend cette moitié. Cela peut dépasser ce que permet votre notice : cette règle est la nôtre, pas celle d’une notice. Suivez votre notice.',
      ],
      sources: [],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.plan, label: 'Plan' },
    },
    travelling: {
      answer: [
        'Votre plan, vos jours et vos rappels suivent le fuseau horaire choisi dans Paramètres, pas celui de votre téléphone. Une dose prévue à 08:00 reste à 08:00 dans ce fuseau.',
        'Une fois le fuseau horaire changé dans Paramètres, elle est prévue à 08:00, heure du nouveau fuseau. Les doses déjà notées ne bougent pas ; les listes les affichent à l’heure de votre appareil.',
        'La notice du tirzépatide (Mounjaro, Zepbound) permet de changer le jour de la semaine s’il y a au moins 3 jours (72 heures) entre deux doses. Pour d’autres médicaments, voir le tableau des doses oubliées.',
        'Hors du réfrigérateur, un KwikPen Mounjaro peut être conservé à moins de 30 °C pendant au plus 30 jours au total, selon le fabricant. Celui-ci vous demande aussi d’en parler à votre médecin ou en pharmacie avant un voyage à l’étranger : il vous faudra peut-être une lettre indiquant ce que vous transportez, et le médicament n’est peut-être pas disponible là-bas.',
      ],
      sources: [AU_FAQ, 'EMA, informations sur le produit Mounjaro, rubrique 4.2'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.settingsUnits, label: 'Fuseau horaire dans Paramètres' },
    },
    curve: {
      answer: [
        'La courbe estime la quantité de médicament dans le sang, d’après les doses que vous avez notées et les moyennes d’études publiées. Rien n’a été mesuré chez vous. Ne l’utilisez pas pour décider d’une dose.',
        'Une dose est absorbée sous la peau, circule entre le sang et les tissus, et est dégradée, chaque fois à la vitesse mesurée dans l’étude. Pour le tirzépatide et le sémaglutide, les vitesses sont ajustées à votre dernier poids. Ce qui reste de chaque dose est additionné. D’après les chiffres des études, 9 personnes sur 10 se situent entre les courbes « Bas » et « Haut ».',
        'Pour le tirzépatide, vous pouvez choisir un calcul plus simple, qui donne des taux trop bas d’environ 20 %. Pour le liraglutide, nous ne traçons que la forme de la courbe, sans chiffres. Pour les comprimés, le dulaglutide et l’exénatide, nous n’avons trouvé aucun modèle fiable : rien n’est donc tracé.',
        'Tous les chiffres figurent sous la courbe, avec leurs sources et leurs limites.',
      ],
      sources: [
        'Tirzépatide : Schneck et Urva 2024, doi 10.1002/psp4.13099',
        'Sémaglutide : Overgaard et autres 2019, doi 10.1007/s13300-019-0581-y',
        'Liraglutide : Overgaard et autres 2016, doi 10.1007/s40262-016-0410-7',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.pkCurve, label: 'Concentration sanguine' },
    },
    figures: {
      answer: [
        'Une dose en mg, c’est le nombre de clics effectués, divisé par les clics d’une dose complète et multiplié par les mg de cette dose complète. Les unités d’un flacon se calculent de la même façon. Les comprimés et les stylos unidoses sont simplement comptés.',
        'Ce que vous avez payé pour une dose est la part du prix du stylo qui correspond à ce qu’elle en a utilisé. Une Golden Dose ne coûte rien de plus.',
        'Le coût standard est le prix public, le jour de la dose, du stylo au dosage le plus proche dans votre pays, divisé par le nombre de doses d’un stylo. Vos économies sont le coût standard moins ce que vous avez payé. Si aucun prix n’est connu, la page indique lequel a été utilisé à la place, ou que la dose n’est pas comptée.',
        `Le coût par mois est ${number(WEEKS_PER_MONTH)} fois le coût par semaine. Si une devise a été convertie, la page indique le taux, sa date et qui l’a publié.`,
        'La tendance de votre poids est la droite la plus proche des pesées des 8 semaines avant la dernière.',
      ],
      sources: [
        `Taux de change, sauf si votre serveur en a de plus récents : ${REFERENCE_RATES.source}, tableau du 17 octobre 2025`,
        'Prix publics : tels qu’affichés dans Paramètres, avec le jour à partir duquel ils valent',
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.costSavings, label: 'Économies' },
    },
    where: {
      answer: [
        'La page Export vous donne tout sous forme de fichiers, à tout moment. Vous pouvez supprimer votre compte et tout ce qu’il contient dans Paramètres. Sans compte, supprimez vos données depuis le menu.',
        'Les pages d’administration d’un serveur montrent combien de doses il y a, pas à qui elles sont. Sa base de données et ses sauvegardes contiennent tout : la personne qui le gère peut donc le lire. Des données ne sont envoyées à un prestataire d’analyse que si ce serveur en utilise un et que vous avez dit oui.',
        'Sans compte, douze mots vous permettent d’avoir les mêmes données sur plusieurs appareils. Toute personne qui a les mots a les données, et personne ne peut retrouver des mots perdus. Les pages viennent aussi du serveur : vous devez pouvoir compter sur la personne qui le gère pour ne pas les modifier. Si l’adresse commence par http et non par https, toute personne de votre réseau pourrait les modifier.',
      ],
      sources: ['Dosewise lui-même : son programme et ses documents'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.exportData, label: 'Export' },
    },
    storing: {
      answer: [
        'La notice indique de jeter un stylo un certain nombre de jours après sa première utilisation, même s’il y reste du médicament. Le tableau donne ces durées ; la page Stylos montre le dernier jour d’utilisation de chacun des vôtres.',
        'Le fabricant de Mounjaro vous demande de mettre aussitôt les stylos, aiguilles et seringues usagés dans une boîte à aiguilles, ou un autre récipient dur qui ne peut pas être percé. Gardez ce récipient hors de portée des enfants et ne le jetez pas avec les ordures ménagères. Demandez en pharmacie où le déposer.',
        'Selon le fabricant, un stylo Mounjaro tombé sur une surface dure ne doit plus être utilisé. Un stylo est pour une seule personne, une aiguille pour une seule injection.',
      ],
      sources: [AU_STORAGE, EMA_IN_USE],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.pens, label: 'Stylos' },
    },
  },
  sources: 'Sources',
  manySources: (count) => plural(count, { one: '# source', other: '# sources' }),
  readOn: (days) => `Vérifié le ${ended(days)}`,
  licences: 'Licences des logiciels de cette application',

  pictures: {
    click: (clicks, all) => `${number(clicks)} clics sur ${number(all)}.`,
    priming: 'Les quatre doses. En pointillé : le liquide pour la purge.',
    units: (units, mg, ml) =>
      `${plural(units, { one: '# unité', other: '# unités' })} : ${number(mg)} mg dans ${number(ml)} mL`,
    unitsOf: {
      'zepbound-single-dose-vial-us': 'Flacon unidose',
      'tirzepatide-multi-dose-vial-us': 'Flacon multidose',
    },
    golden:
      'Les quatre doses sont utilisées. En pointillé : la quantité restante n’est pas connue.',
    missed: (days) =>
      `Notices de Mounjaro et de Zepbound : prendre une dose oubliée dans les ${countDays(days)}. Passé ce délai, la sauter et prendre la suivante le jour habituel.`,
    planned: 'Prévue',
    next: 'Dose suivante',
    travelling: 'Au même moment : 08:00 à Londres, 03:00 à New York.',
    curve:
      'Six doses égales à une semaine d’intervalle chez une personne moyenne. En pointillé : haut et bas.',
    where:
      'Votre navigateur, le serveur et ses sauvegardes. Sans compte, il n’y a que le navigateur.',
  },
  dose: 'Une dose, calculée',
  clicks: 'clics',
  ofDose: 'clics d’une dose complète',
  inDose: 'dans une dose complète',
  givenBy: 'dose',
  cost: 'Le coût d’une dose, calculé',
  ofPen: 'clics du stylo',
  price: 'prix du stylo',
  paid: 'coût de la dose',
  mg: (amount) => `${number(amount)} mg`,

  temperaturesOf: 'Températures, d’après la notice de Mounjaro',
  temperatures: {
    tooWarm: { range: 'Au-dessus de 30 °C', what: 'Trop chaud' },
    warm: {
      range: 'Jusqu’à 30 °C',
      what: 'Seulement pendant le nombre de jours que permet la notice, à l’abri de la lumière',
    },
    cold: {
      range: 'De 2 à 8 °C',
      what: 'Au réfrigérateur, dans sa boîte, jusqu’à la première utilisation',
    },
    frozen: { range: 'Gelé', what: 'Ne pas le congeler, ni l’utiliser s’il a gelé' },
  },

  days: countDays,
  daysAndHours: (hours) =>
    hours % 24 === 0
      ? `${countDays(hours / 24)} (${number(hours)} h)`
      : plural(hours, { one: '# heure', other: '# heures' }),
  missed: {
    caption: 'Doses oubliées : ce que disent les notices',
    label: 'Médicament',
    take: 'Délai pour prendre une dose oubliée',
    gap: 'Minimum entre deux doses',
    notStated: 'Nous n’avons trouvé aucun chiffre. Consultez votre notice.',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic en Europe et au Brésil',
      ozempicUs: 'Ozempic aux États-Unis',
      wegovyElsewhere: 'Stylos Wegovy hors des États-Unis',
      wegovyUs: 'Stylos Wegovy aux États-Unis',
      saxenda: 'Saxenda hors des États-Unis',
      victoza: 'Victoza aux États-Unis',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, Wegovy en comprimés',
      foundayo: 'Foundayo',
    },
    instead: {
      asPlanned: 'La sauter ; prendre la suivante comme prévu',
      dayLater: 'La sauter ; prendre le comprimé suivant le lendemain',
    },
  },
  inUse: {
    caption: 'Jours d’utilisation : ce que disent les notices',
    label: 'Médicament',
    days: 'Après la première utilisation',
    labels: {
      mounjaro: 'Mounjaro et Zepbound KwikPen',
      ozempicElsewhere: 'Ozempic hors des États-Unis',
      ozempicUs: 'Ozempic aux États-Unis',
      wegovyElsewhere: 'Wegovy FlexTouch hors des États-Unis',
      wegovyUs: 'Wegovy FlexTouch aux États-Unis',
      saxendaVictoza: 'Saxenda, Victoza',
    },
  },
  where: {
    caption: 'Ce qui est conservé, et où',
    place: 'Endroit',
    what: 'Ce qui s’y trouve',
    who: 'Qui le voit',
    rows: {
      server: {
        place: 'Avec un compte : le serveur',
        what: 'Votre compte, vos stylos, doses, pesées, mesures, symptômes, votre plan et vos paramètres.',
        who: 'Vous, la personne qui gère le serveur, les personnes avec qui vous partagez, les programmes à qui vous envoyez des données, et toute personne qui a un lien, une adresse de calendrier ou un jeton que vous avez créé, jusqu’à ce que vous le révoquiez.',
      },
      browser: {
        place: 'Avec un compte : ce navigateur',
        what: 'Ce que vous avez consulté en dernier, pour le lire hors ligne, et les entrées pas encore envoyées. Tout cela est supprimé quand vous vous déconnectez.',
        who: 'Toute personne qui ouvre ce navigateur pendant que votre session est ouverte.',
      },
      backups: {
        place: 'Sauvegardes du serveur',
        what: 'Tout ce qui était sur le serveur ce jour-là, sauf les liens, jetons et clés d’accès. Sauf si la personne qui le gère en a décidé autrement, il y en a une par jour et les sept dernières sont gardées : ce que vous supprimez y reste donc jusqu’à une semaine. Une sauvegarde faite avant une mise à jour est gardée jusqu’à la suivante.',
        who: 'La personne qui gère le serveur.',
      },
      'only-here': {
        place: 'Sans compte : ce navigateur',
        what: 'Tout. Si vous n’utilisez pas d’autres appareils, les seules sauvegardes sont les copies que vous enregistrez.',
        who: 'Toute personne qui ouvre ce navigateur.',
      },
      encrypted: {
        place: 'Sans compte : une copie chiffrée sur un serveur',
        what: 'Tout, chiffré avec vos douze mots, si vous utilisez plusieurs appareils. Elle n’est dans aucune sauvegarde et est supprimée 400 jours après sa dernière utilisation.',
        who: 'Toute personne qui a les douze mots. La personne qui gère le serveur ne peut pas la lire, mais voit sa taille, les jours où elle est utilisée et, dans le journal du serveur, les adresses IP de vos appareils.',
      },
    },
  },
};

const { countSteps, stepLabels } = penTexts;

const thisDeviceLogDose: Record<DeviceKind, string> = {
  click_pen: 'ce stylo',
  vial: 'ce flacon',
  single_pen: 'cette boîte',
  tablet: 'cette boîte',
};
const inSelected: Record<DeviceKind, string> = {
  click_pen: 'dans le stylo sélectionné',
  vial: 'dans le flacon sélectionné',
  single_pen: 'dans la boîte sélectionnée',
  tablet: 'dans la boîte sélectionnée',
};
const ofSteps: Record<StepName, string> = {
  click: 'de clics',
  unit: 'd’unités',
  pen: 'de stylos',
  tablet: 'de comprimés',
  dose: 'de doses',
};
const misfitMg = (doseMg: number) => `${number(Number(doseMg.toFixed(4)))} mg`;

export const logDoseTexts: Words<typeof logDoseEnglish> = {
  pageTitle: 'Noter une dose · Dosewise',
  title: 'Noter une dose',
  loading: 'Chargement…',
  loginPrompt: 'Connectez-vous pour noter vos doses',
  step: (step) => `Étape ${step}`,
  logging: 'Noter une dose',
  history: 'Historique des doses',
  pensUnknown: 'Impossible de charger les stylos',
  dosesUnknown: 'Impossible de charger les doses',
  pensNotLoaded: 'Vos stylos n’ont pas pu être chargés. Rien n’a été supprimé.',
  dosesNotLoaded: 'Vos doses n’ont pas pu être chargées. Rien n’a été supprimé.',

  doseTypes: {
    standard: 'Dose standard',
    golden_dose: 'Golden Dose',
  },
  mg: 'mg',

  form: 'Noter une dose',
  doseType: 'Type de dose',
  volumeLabel: 'Volume',
  stepsSpoken: (count, step, dose) => `${countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml, dose) =>
    `${plural(ml, { one: `${number(ml)} millilitre`, other: `${number(ml)} millilitres` })}, ${dose}`,
  goldenLeft: (ml) =>
    `Jusqu’à ${number(ml)} mL de ce stylo peuvent encore être notés comme Golden Dose`,
  usual: {
    last: (amount) => `Comme la dernière fois : ${amount}`,
    planned: (amount) => `Comme prévu : ${amount}`,
  },
  fullDose: (amount) => `Dose complète : ${amount}`,
  restOffer: (last, rest) => `Utiliser ce qui reste (${last}), puis ${rest}`,
  restFrom: (count, pen) => `${count} de ${pen}`,
  andThen: (rest) => `Puis ${rest}`,
  onlyThisPen: 'Seulement de ce stylo',
  penThen: (pen, rest) => `${pen}, puis ${rest}`,
  part: (place, of) => `Partie ${place} sur ${of} d’une dose`,
  sameInjection: 'Fait partie de la même dose que',
  noOtherDose: 'Aucune : une dose à part',
  doseAmount: 'Dose',
  noPenForMg: 'Sélectionnez un stylo pour saisir une dose en mg.',
  noPenForSum: 'Aucun stylo n’est sélectionné',
  location: 'Site d’injection',
  lists: 'Choisir dans une liste',
  quadrant: 'Site précis',
  side: 'Côté',
  restedLongest: 'Le plus reposé',
  pain: 'Douleur',
  painHint: '0 : aucune douleur, 10 : la pire',
  note: 'Note',
  now: 'Maintenant',
  more: 'Plus',
  log: 'Noter la dose',
  logged: (dose, pen, place) => `Dose notée ! ${dose}, ${[pen, place].filter(Boolean).join(', ')}.`,
  doseAt: (dose, place) => [dose, place].filter(Boolean).join(', '),
  loggedAlready: (when) => `Cette dose est déjà notée : ${ended(when)}`,
  logFailed: 'La dose n’a pas pu être notée. Veuillez réessayer.',
  penOfDoseGone:
    'Le stylo de cette dose a été supprimé ailleurs. Rien n’a été noté. Vérifiez quel stylo est sélectionné maintenant.',

  logWithoutPen: (thing) =>
    thing === 'pen' ? 'Noter une dose sans stylo' : 'Noter une dose sans boîte',

  noPen: 'Sélectionnez d’abord un stylo',
  stepsMissing: (step) => `Saisissez le nombre ${ofSteps[step]} de cette dose.`,
  refusals: {
    golden_pen_not_empty: 'Une Golden Dose ne peut être prélevée que dans un stylo vide',
    golden_not_enabled: 'La Golden Dose n’est pas activée pour ce stylo',
    golden_volume_exceeded:
      'C’est plus que ce qui peut encore être noté comme Golden Dose pour ce stylo',
    not_enough_clicks: 'Il ne reste pas assez de clics dans le stylo sélectionné',
  },
  misfits: {
    other_medicine: (_doseMg, { kind }) =>
      ({
        click_pen: 'Ce stylo contient un autre médicament que cette dose.',
        vial: 'Ce flacon contient un autre médicament que cette dose.',
        single_pen: 'Cette boîte contient un autre médicament que cette dose.',
        tablet: 'Cette boîte contient un autre médicament que cette dose.',
      })[kind],
    above_one_dose: (doseMg, { kind }) =>
      `${misfitMg(doseMg)} : c’est plus qu’une dose de ${thisDeviceLogDose[kind]}.`,
    between_steps: (doseMg, { kind, stepsPerDose }) => {
      const steps = {
        click_pen: stepsPerDose === 1 ? 'de doses' : 'de clics',
        vial: 'd’unités',
        single_pen: 'de stylos',
        tablet: 'de comprimés',
      }[kind];
      return `${misfitMg(doseMg)} ne correspond pas à un nombre entier ${steps} de ${thisDeviceLogDose[kind]}.`;
    },
  },
  volumeMissing: 'Saisissez le volume de cette dose.',
  notEnough: (step, kind) => `Il ne reste pas assez ${ofSteps[step]} ${inSelected[kind]}`,
  stepsWrong: (step, most) =>
    most === 1
      ? `${stepLabels[step]} : la valeur doit être 1.`
      : `${stepLabels[step]} : il faut un nombre entier de 1 à ${number(most)}.`,
  mgWrong: (most) => `La dose doit être un nombre supérieur à 0 et d’au plus ${number(most)} mg.`,
  volumeWrong: (most) =>
    `Le volume doit être un nombre supérieur à 0 et d’au plus ${number(most)} mL.`,
  dateMissing: 'Saisissez la date et l’heure de la dose.',
  dateAhead: 'La date est dans le futur. Notez une dose une fois que vous l’avez prise.',
  dateBeforePen: 'La date est antérieure à la date de début de ce stylo.',
  openedOn: (kind, day) =>
    `Changer la date de début de ${{ click_pen: 'ce stylo', vial: 'ce flacon', single_pen: 'cette boîte', tablet: 'cette boîte' }[kind]} : ${day}`,
  openedFailed: 'La date de début n’a pas pu être modifiée. Veuillez réessayer.',
  dateAfterDiscard: 'La date est postérieure à la date d’élimination du stylo ou de la boîte.',
  dateOutOfYears: `La date doit être comprise entre les années ${KEPT_YEARS.first} et ${KEPT_YEARS.last}.`,

  pens: (thing) => (thing === 'pen' ? 'Stylo pour cette dose' : 'Boîte pour cette dose'),
  showOthers: (count, thing) =>
    thing === 'pen'
      ? plural(count, { one: 'Afficher # autre stylo', other: 'Afficher # autres stylos' })
      : plural(count, { one: 'Afficher # autre boîte', other: 'Afficher # autres boîtes' }),
  otherPen: (thing) => (thing === 'pen' ? 'Autre stylo' : 'Autre boîte'),
  penActions: (name) => `Modifier ${name}`,
  edit: (name) => `Modifier ${name}`,
  delete: (name) => `Supprimer ${name}`,
  firstPen:
    'Ajoutez votre premier stylo pour commencer à noter. Son dosage figure sur l’étiquette.',

  typed: (asked, mg, amount) =>
    `Vous avez saisi ${number(asked)} mg. La dose notée sera de ${number(mg)} mg (${amount}).`,
  moreThanGolden: (asked, ml, mg) =>
    `${number(asked)} mg : c’est plus que ce qui peut encore être noté comme Golden Dose pour ce stylo (${number(ml)} mL, ${number(mg)} mg).`,
  moreThanLeft: (asked, mg) =>
    `${number(asked)} mg : c’est plus que ce qui reste dans ce flacon (${number(mg)} mg).`,
  moreThanPieces: (asked, pieces, mg) =>
    `${number(asked)} mg : c’est plus que ${pieces} (${number(mg)} mg).`,
  noWholeStep: (asked, step) =>
    `${number(asked)} mg ne correspond pas à un nombre entier ${ofSteps[step]}.`,

  withoutPenTitle: (thing) => (thing === 'pen' ? 'Dose sans stylo' : 'Dose sans boîte'),
  withoutPenHint: (thing) =>
    thing === 'pen'
      ? 'Pour une dose d’avant cette application, ou d’un stylo qui ne figure pas ici.'
      : 'Pour une dose d’avant cette application, ou d’une boîte qui ne figure pas ici.',
  byMouth: 'Je le prends par la bouche',
  loggedWithoutPen: (dose, medicine, thing) =>
    thing === 'pen'
      ? `Dose notée ! ${dose} ${of(medicine)}, sans stylo.`
      : `Dose notée ! ${dose} ${of(medicine)}, sans boîte.`,
  editDose: 'Modifier la dose',
  saveDose: 'Enregistrer la dose',
  pen: 'Stylo',
  penHint:
    'Si cette dose vient de l’un de vos stylos, choisissez-le. Nous la déduirons de ce qu’il contient encore.',
  noPenFits: 'Aucun de vos stylos ne peut avoir donné exactement cette dose ce jour-là.',
  otherPenHint: 'Si cette dose vient d’un autre stylo, choisissez-le. La dose en mg ne change pas.',
  noOtherPenFits:
    'Aucun de vos autres stylos ne peut avoir donné exactement cette dose ce jour-là.',
  penOption: (pen, steps) => `${pen} (${steps})`,
  takes: (steps, kind, left) =>
    `Utilise ${steps} dans ${thisDeviceLogDose[kind]} ; il en restera ${number(left)}.`,
  editDoseFailed: 'La dose n’a pas pu être modifiée.',
  doseGone: 'Cette dose a été supprimée ailleurs.',
  deleteDose: 'Supprimer la dose',
  confirmDoseDelete: 'Voulez-vous vraiment supprimer cette dose ? Cette action est irréversible.',
  deleteDoseFailed: 'La dose n’a pas pu être supprimée.',
  golden: 'Golden Dose',
  goldenFor: (pen) => ` pour ${pen}`,
  goldenToggleFailed: 'Le réglage de la Golden Dose n’a pas pu être modifié',
  historyPages: 'Pages de l’historique des doses',
  totalDoses: (count) => plural(count, { one: '# dose au total', other: '# doses au total' }),
  noDoses: 'Aucune dose pour l’instant',
  noDosesHint: 'Vos doses notées apparaissent ici, les plus récentes en premier.',
  editOwnDose: (when) => `Modifier la dose : ${when}`,
  deleteOwnDose: (when) => `Supprimer la dose : ${when}`,
};

const countPlanned = (count: number) =>
  plural(count, { one: '# dose prévue', other: '# doses prévues' });

export const pensTexts: Words<typeof pensEnglish> = {
  pageTitle: 'Stylos · Dosewise',
  title: 'Stylos',
  loginPrompt: 'Connectez-vous pour voir vos stylos.',
  loading: 'Chargement…',
  loadFailed: 'Vos stylos n’ont pas pu être chargés. Rien n’a été supprimé.',
  aheadFailed: 'La durée de votre réserve n’a pas pu être calculée.',

  addSealed: (thing) =>
    thing === 'pen' ? 'Ajouter des stylos non ouverts' : 'Ajouter des boîtes non ouvertes',
  addInUse: (thing) =>
    thing === 'pen' ? 'Ajouter le stylo que j’utilise' : 'Ajouter la boîte que j’utilise',
  none: 'Aucun stylo pour l’instant',
  nextStep: (thing) => (thing === 'pen' ? 'Votre stylo est ajouté.' : 'Votre boîte est ajoutée.'),
  logFirstDose: 'Noter votre première dose',
  noneHint:
    'Ajoutez celui que vous utilisez, et ceux, non ouverts, qui sont dans votre réfrigérateur.',

  inUse: 'En cours d’utilisation',
  noneInUse: (thing) =>
    thing === 'pen'
      ? 'Aucun stylo n’est en cours d’utilisation.'
      : 'Aucune boîte n’est en cours d’utilisation.',
  inStock: 'En réserve',
  noneInStock: (thing) =>
    thing === 'pen'
      ? 'Aucun stylo non ouvert. Ajoutez ceux de votre réfrigérateur pour voir combien de temps ils dureront.'
      : 'Aucune boîte non ouverte. Ajoutez celles que vous avez pour voir combien de temps elles dureront.',
  noneInStockHere: (thing) =>
    thing === 'pen' ? 'Aucun stylo non ouvert.' : 'Aucune boîte non ouverte.',
  past: (count) => `Anciens (${number(count)})`,

  outlook: 'Durée de la réserve',
  ofMedicine: (sentence, medicine) => `${medicine} : ${sentence}`,
  runsOut: (day) => `Réserve épuisée le ${ended(day)}`,
  runsOutAndOrder: (day, order) =>
    `Réserve épuisée le ${ended(day)} À commander au plus tard le ${ended(order)}`,
  runsOutOrderNow: (day) => `Réserve épuisée le ${ended(day)} À commander maintenant.`,
  outNow: (day, thing) =>
    thing === 'pen'
      ? `Vous n’aurez pas de stylo utilisable pour la prochaine dose, le ${ended(day)}`
      : `Vous n’aurez pas de boîte utilisable pour la prochaine dose, le ${ended(day)}`,
  enough: (doses) =>
    doses === 1
      ? 'Assez pour la prochaine dose prévue.'
      : `Assez pour toutes les doses prévues d’ici un an (${number(doses)}).`,
  dosesBefore: (doses, thing) =>
    thing === 'pen'
      ? `Les stylos couvrent ${countPlanned(doses)} d’ici là.`
      : `Les boîtes couvrent ${countPlanned(doses)} d’ici là.`,
  orderDays: (days) =>
    `La date de commande tient compte de ${countDays(days)} d’avance, comme dans votre rappel « Avant la fin de votre réserve ».`,
  orderDaysFixed: (days) =>
    `La date de commande tient compte de ${countDays(days)} d’avance. Avec un compte, vous pouvez changer ce délai.`,
  changeDays: 'Modifier dans Paramètres',
  noPlan: (thing) =>
    thing === 'pen'
      ? 'Créez un plan pour voir quand vos stylos seront épuisés.'
      : 'Créez un plan pour voir quand vos boîtes seront épuisées.',
  makePlan: 'Créer un plan',
  nothingPlanned: (thing) =>
    thing === 'pen'
      ? 'Aucune dose n’est prévue : nous ne pouvons donc pas dire quand vos stylos seront épuisés.'
      : 'Aucune dose n’est prévue : nous ne pouvons donc pas dire quand vos boîtes seront épuisées.',

  lastsTo: (day, doses) => `Dure jusqu’au ${day} · ${countPlanned(doses)}`,
  usableTo: (day, days) =>
    `À utiliser jusqu’au ${day}, puis à jeter${days === null ? '' : ` (en cours d’utilisation depuis ${countDays(days)})`}`,
  leftOver: (day, lost) =>
    `À utiliser jusqu’au ${day}, puis à jeter. Si vous suivez le plan, il restera ${lost}.`,
  discardPassed: (day) =>
    `D’après la notice, à ne plus utiliser après le ${ended(day)} Jetez ce qui reste. En cas de doute, demandez conseil en pharmacie.`,
  usedFromTo: (from, to, doses) => `Prévu du ${from} au ${to} · ${countDoses(doses)}`,
  usedOn: (day) => `Prévu le ${day} · 1 dose`,
  notPlanned: 'Aucune dose prévue',
  expires: (day) => `Expire le ${day}`,
  batch: (batch) => `Lot ${batch}`,
  discarded: (day, reason) => `Élimination le ${day} · ${reason}`,
  expiredOn: (day) => `Date de péremption passée : ${day}`,
  boughtAfterStart: (bought, start) =>
    `La date d’achat (${bought}) est postérieure à la date de début (${start}). Vérifiez les deux dates.`,
  expiredBeforeStart: (expiry, start) =>
    `La date de péremption (${expiry}) est antérieure à la date de début (${start}). Vérifiez les deux dates.`,
  startAhead: (start) => `La date de début (${start}) est dans le futur. Vérifiez cette date.`,
  wasted: (amount) => `Perte : ${amount}`,

  open: 'Ouvrir',
  openPen: (name) => `Ouvrir ${name}`,
  discard: 'Jeter',
  discardPen: (name) => `Jeter ${name}`,
  takeBack: 'Restaurer',
  takeBackPen: (name) => `Restaurer ${name}`,
  takenBack: (name) => `De retour : ${name}.`,
  takeBackFailed: (name) => `Impossible de restaurer ${name}.`,
  edit: (name) => `Modifier ${name}`,
  delete: (name) => `Supprimer ${name}`,
};

const ofDevice: Record<DeviceKind, string> = {
  click_pen: 'd’un stylo',
  vial: 'd’un flacon',
  single_pen: 'd’une boîte',
  tablet: 'd’une boîte',
};

export const planTexts: Words<typeof planEnglish> = {
  pageTitle: 'Plan · Dosewise',
  title: 'Plan',
  titleOf: (name) => `Plan ${of(name)}`,
  medicines: 'Médicaments',
  another: 'Planifier un autre médicament',
  loginPrompt: 'Connectez-vous pour voir votre plan.',
  loading: 'Chargement…',
  loadFailed: 'Votre plan n’a pas pu être chargé.',
  recordsFailed:
    'Vos doses et vos stylos n’ont pas pu être chargés ; les clics et les stylos ne sont donc pas affichés.',

  none: 'Aucun plan pour l’instant',
  noneLead:
    'Un plan montre quand vos prochaines doses sont à prendre et de quel stylo elles viennent. Vous pouvez sauter une dose ou modifier le plan à tout moment.',
  noneAdvice: 'Saisissez ce qui vous a été prescrit. Dosewise ne propose jamais de dose.',
  begin: 'Créer un plan',
  fromForecast: 'Voir d’abord la courbe estimée',
  noRecords: 'Ajoutez un stylo pour voir aussi les doses en clics.',
  addPen: 'Ajouter un stylo',

  plan: 'Plan actuel',
  newPlan: 'Nouveau plan',
  change: 'Modifier le plan',
  changeDay: 'Changer de jour',
  pause: 'Mettre en pause',
  editPause: 'Modifier la pause',
  resume: 'Reprendre aujourd’hui',
  removePause: 'Retirer la pause',
  paused: (from, until) =>
    until === null
      ? `En pause depuis le ${from}, jusqu’à ce que vous repreniez.`
      : `En pause du ${from} au ${until}.`,
  pauseAhead: (from, until) =>
    until === null
      ? `Une pause commence le ${from} et dure jusqu’à ce que vous repreniez.`
      : `Une pause est prévue du ${from} au ${until}.`,
  ended: 'Ce plan est terminé.',
  former: 'Anciens plans',
  calendarFile: 'Fichier de calendrier',
  calendarName: 'dosewise-calendrier.ics',
  calendarFailed: 'Le calendrier n’a pas pu être créé. Veuillez réessayer.',
  delete: 'Supprimer le plan',
  zone: (zone, device) =>
    `Les heures sont celles du fuseau ${zone}. Cet appareil est réglé sur ${device}.`,
  settings: 'Modifier dans Paramètres',

  from: (day) => `À partir du ${day}`,
  until: (doses) => (doses === null ? 'Sans date de fin' : countDoses(doses)),
  mg: (dose) => `${number(Number(dose.toFixed(2)))} mg`,
  partOf: (takenMg, ofMg) =>
    `${number(Number(takenMg.toFixed(2)))} sur ${number(Number(ofMg.toFixed(2)))} mg`,

  medicine: 'Médicament',
  switches: (before, after) =>
    `L’enregistrement met fin à votre plan ${of(before)} et commence un plan ${of(after)}. Pour garder les deux, annulez et planifiez ${after} comme un autre médicament.`,
  anchor: 'Doses à prendre',
  anchors: { weekday: 'À jours fixes', last_dose: 'À intervalle fixe après ma dernière dose' },
  fixed: (pace) => `${pace}. Une dose en retard ne décale pas la suivante.`,
  counting: (days) => `${countDays(days)} après la dernière dose, à la même heure`,
  firstDay: 'Premier jour',
  time: 'Heure',
  openHint: 'Laissez vide pour continuer jusqu’à ce que vous modifiiez le plan.',
  untilNextHint: 'Laissez vide pour continuer jusqu’au palier suivant.',
  givenBy: (amount, strengthMg, device) =>
    `${amount} ${ofDevice[device]} de ${number(strengthMg)} mg`,
  ways: (ways) => `${list(ways)}.`,
  givenByNone: (thing) =>
    thing === 'pen'
      ? 'Aucun des stylos ne peut donner cette dose.'
      : 'Aucune des boîtes ne peut donner cette dose.',
  startNeeded: 'Saisissez le jour de la première dose.',
  sameStart: 'Un autre palier commence ce jour-là.',
  timeNeeded: 'Saisissez une heure.',
  dosesLimit: (least, most) =>
    `Doses : il faut un nombre entier de ${number(least)} à ${number(most)}, ou un champ vide.`,
  save: 'Enregistrer le plan',
  saveFailed: 'Le plan n’a pas pu être enregistré.',
  saved: 'Plan enregistré.',
  changedElsewhere:
    'Ce plan a été modifié ailleurs, le vôtre n’a donc pas été enregistré. Vos modifications sont toujours ici.',
  showOther: 'Abandonner mes modifications et afficher l’autre version',
  saveMine: 'Le remplacer par ma version',
  leave: 'Quitter sans enregistrer ?',
  leaveQuestion: 'Vos modifications du plan ne sont pas enregistrées.',
  confirmLeave: 'Quitter sans enregistrer',
  stay: 'Rester ici',

  ahead: 'Doses',
  preview: 'Aperçu',
  incomplete: 'Complétez les paliers pour voir vos doses.',
  views: 'Affichage',
  list: 'Liste',
  calendar: 'Calendrier',
  nothing: 'Aucune autre dose n’est prévue.',
  nothingDue: 'Aucune dose n’est à prendre tant que vous n’avez pas repris le plan.',
  more: 'Afficher plus',
  states: {
    upcoming: 'À venir',
    due: 'À prendre',
    overdue: 'En retard',
    taken: 'Prise',
    partly_taken: 'Prise en partie',
    paused: 'En pause',
    skipped: 'Sautée',
    missed: 'Non prise',
  },
  notInStock: (thing) =>
    thing === 'pen'
      ? 'Vous n’avez pas de stylo utilisable pour cette dose'
      : 'Vous n’avez pas de boîte utilisable pour cette dose',
  fromPen: (amount, pen) => `${amount}, ${pen}`,
  skip: 'Sauter',
  skipDose: (when) => `Sauter la dose : ${when}`,
  unskip: 'Rétablir',
  unskipDose: (when) => `Rétablir la dose : ${when}`,
  took: 'Je l’ai prise',
  tookDose: (when) => `J’ai pris la dose : ${when}`,

  earlierMonth: 'Mois précédent',
  laterMonth: 'Mois suivant',
  month: (name) => `Doses en ${name}`,
  marks: {
    taken: 'Prise',
    partly_taken: 'Prise en partie',
    planned: 'Prévue',
    skipped: 'Sautée',
    paused: 'En pause',
    missed: 'Non prise',
  },
  dayDose: (state, amount, time) => `${state}, ${amount}, ${time}`,
  monthSummary: (counts) =>
    counts.length === 0 ? 'Aucune dose ce mois-ci.' : `${counts.join(', ')}.`,
  markCount: {
    taken: (count) => plural(count, { one: '# prise', other: '# prises' }),
    partly_taken: (count) =>
      plural(count, { one: '# prise en partie', other: '# prises en partie' }),
    planned: (count) => plural(count, { one: '# prévue', other: '# prévues' }),
    skipped: (count) => plural(count, { one: '# sautée', other: '# sautées' }),
    paused: (count) => `${number(count)} en pause`,
    missed: (count) => plural(count, { one: '# non prise', other: '# non prises' }),
  },
};

export const planChangesTexts: Words<typeof planChangesEnglish> = {
  pauseTitle: 'Mettre le plan en pause',
  editPauseTitle: 'Modifier la pause',
  firstDay: 'Premier jour',
  pastHint: 'Ce jour peut être passé.',
  untilResumed: 'Jusqu’à ce que je reprenne',
  lastDay: 'Dernier jour',
  firstNeeded: 'Saisissez le premier jour.',
  lastNeeded: 'Saisissez le dernier jour.',
  endsEarly: 'La pause se termine avant de commencer.',
  pauseFact:
    'Les doses de ces jours ne comptent ni comme à prendre ni comme non prises, et elles ne donnent lieu à aucun rappel.',
  nextAfter: (day, time) => `Votre prochaine dose après la pause : ${day}, ${time}.`,
  noneAfter: 'Aucune dose n’est prévue après la pause.',
  noneUntilResumed: 'Aucune dose n’est à prendre tant que vous n’avez pas repris.',
  savePause: 'Enregistrer la pause',
  pauseSaved: 'Pause enregistrée.',
  pauseFailed: 'La pause n’a pas pu être enregistrée.',

  dayTitle: 'Changer de jour',
  dayLead: 'Votre prochaine dose et les suivantes sont décalées. Les quantités ne changent pas.',
  before: (day, time) => `Prévue actuellement : ${day}, ${time}.`,
  day: 'Jour de la prochaine dose',
  dayNeeded: 'Saisissez le jour de la prochaine dose.',
  dayPassed: 'Choisissez aujourd’hui ou un jour suivant.',
  next: (day, time, days) =>
    days === null
      ? `Votre prochaine dose : ${day}, ${time}.`
      : `Votre prochaine dose : ${day}, ${time} (${countDays(days)} après la dernière).`,
  counted:
    'Votre dernière dose compte déjà pour le jour choisi, aucune dose ne serait donc à prendre ce jour-là.',
  nothing: 'Aucune dose ne serait prévue à partir de ce jour.',
  changedElsewhere: 'Ce plan a été modifié ailleurs. Fermez cette fenêtre et vérifiez le plan.',
};

export const sitesTexts: Words<typeof sitesEnglish> = {
  pageTitle: 'Sites d’injection · Dosewise',
  title: 'Sites d’injection',
  lead: 'Depuis combien de temps chaque site est au repos. Choisissez un site pour voir ses doses et la douleur.',
  loading: 'Chargement…',
  loginPrompt: 'Connectez-vous pour voir vos sites d’injection.',
  failed: 'Impossible de charger vos sites d’injection.',

  map: 'Schéma du corps',
  longest: 'Le plus reposé',
  suggestedTitle: 'Site proposé',
  suggested: (zone, rest) => `${zone}, ${rest}`,
  suggestedWhy: 'Le repos le plus long parmi les sites choisis.',
  unusedWhy: 'Le premier des sites choisis sans dose notée.',
  noneChosen: 'Vous n’avez choisi aucun site. Choisissez-en ci-dessous.',
  noDoses: 'Aucune injection pour l’instant',
  noDosesHint:
    'Notez des doses avec leur site d’injection pour voir depuis combien de temps chaque site est au repos. Les comprimés n’en ont pas.',
  logDose: 'Noter une dose',
  withoutPlace: 'Une dose notée sans site précis compte pour toutes les parties de sa zone.',

  lastUsed: 'Dernière fois',
  uses: 'Nombre de fois',
  meanPain: 'Douleur moyenne',
  never: 'Jamais',
  painOf: (pain) => `${number(pain)} sur 10`,
  noPain: '–',
  painOver: (zone) => `Douleur au fil du temps : ${zone}`,
  pain: 'Douleur',
  date: 'Date',
  otherSites: 'Autres sites',
  noneHere: 'Aucune dose notée exactement ici.',
  painSummary: (uses, pain) =>
    `${countDoses(uses)} ici, douleur moyenne de ${number(pain)} sur 10.`,
  dosesFailed: 'Impossible de charger vos doses.',

  own: 'Les sites que vous utilisez',
  ownHint: 'Seuls ceux-ci sont proposés.',
  saveFailed: 'L’enregistrement a échoué. Veuillez réessayer.',
  notes: {
    arm: 'La notice du tirzépatide indique que l’injection dans le haut du bras doit être faite par une autre personne.',
    buttock:
      'Les notices ne citent que le ventre, la cuisse et le haut du bras. Avant d’injecter ailleurs, demandez conseil en pharmacie ou à la personne qui vous prescrit ce traitement.',
  },

  list: 'Tous les sites',
  usesHere: (uses) => countDoses(uses),
  painHere: (pain) => `douleur ${number(pain)} sur 10`,
};
