import { LABELLED_CLICKS, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import type { texts as pkCurveEnglish } from '../../features/analysis/pk-curve/texts.ts';
import type { texts as reportEnglish } from '../../features/analysis/report/texts.ts';
import type { texts as savingsEnglish } from '../../features/analysis/savings/texts.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses } from './data.ts';
import { ended, number, plural } from './grammar.ts';

const countPens = (count: number) => plural(count, { one: '# stylo', other: '# stylos' });
const countClicks = (count: number) => plural(count, { one: '# clic', other: '# clics' });

export const pkCurveTexts: Words<typeof pkCurveEnglish> = {
  pageTitle: 'Concentration sanguine · Dosewise',
  title: 'Concentration sanguine',
  loading: 'Chargement…',
  loginPrompt: 'Connectez-vous pour voir votre courbe.',
  medicine: 'Médicament',
  noModel: (medicine) => `Pas de courbe : ${medicine}`,
  noModelBuiltIn:
    'Nous ne connaissons aucun modèle publié fiable pour ce médicament : aucune courbe n’est donc tracée. Ses doses figurent dans votre historique et vos exports.',
  noModelOral:
    'Nous ne connaissons aucun modèle publié fiable pour les comprimés, et celui des injections ne vaut pas pour eux : aucune courbe n’est donc tracée. Les doses figurent dans votre historique et vos exports.',
  estimate:
    'Estimation d’un modèle à partir des moyennes de participants à des études. Ce n’est pas une mesure.',
  startsLater:
    'La courbe commence à la première dose notée ici. Ce qui restait de doses antérieures n’y figure pas.',
  dosesFailed: 'Impossible de charger les doses',
  weightFailed: 'Impossible de charger les pesées',

  levelNow: 'Taux actuel estimé',
  nextPeak: 'Prochain pic',
  peakAfterDose: 'Après la prochaine dose',
  nextDose: 'Prochaine dose',
  noNextDose: 'Aucune prévue',
  late: (amount, days) => `${amount}, ${countDays(days)} de retard`,

  modelChoices: {
    'tirzepatide-simple': 'Calcul',
    'tirzepatide-published': 'Calcul',
    semaglutide: 'Tracé pour',
    'semaglutide-diabetes': 'Tracé pour',
    liraglutide: 'Calcul',
  },
  models: {
    'tirzepatide-simple': 'Simple (environ 20 % trop bas)',
    'tirzepatide-published': 'Selon une étude',
    semaglutide: 'Sans diabète',
    'semaglutide-diabetes': 'Diabète de type 2',
    liraglutide: 'Selon une étude',
  },
  shares: {
    'less-than-a-tenth': 'Selon l’estimation, moins d’un dixième du pic habituel.',
    near: 'Selon l’estimation, près du pic habituel.',
    above: 'Selon l’estimation, au-dessus du pic habituel.',
  },
  shareOf: (percent) => `Selon l’estimation, environ ${number(percent)} % du pic habituel.`,
  firstWeeks: 'Les premières semaines, le taux estimé augmente encore peu à peu.',
  risesUntilToday: 'Le taux monte encore et devrait atteindre son pic aujourd’hui.',
  risesUntil: (weekday) => `Le taux monte encore, jusqu’à ${weekday} environ.`,
  risesAfterToday: 'Le taux devrait remonter après la dose d’aujourd’hui.',
  risesAfterWeekday: (weekday) => `Le taux devrait remonter après la dose de ${weekday}.`,
  risesAfterDay: (day) => ended(`Le taux devrait remonter après la dose du ${day}`),
  risesAfterNext: 'Le taux devrait remonter après la prochaine dose.',
  falls: 'Le taux baisse.',

  everyDose: 'Afficher chaque dose',
  includeLogged: 'Inclure les doses notées',
  includeLoggedHint: 'Compte ce qui reste des doses déjà notées.',

  chart: 'Concentration sanguine',
  time: 'Date',
  now: 'Maintenant',
  actual: 'Doses notées (estimation)',
  estimated: 'Estimation',
  forecast: 'Prévision',
  high: 'Haut',
  low: 'Bas',
  dose: 'Dose',
  withPlan: 'Avec le plan',
  withoutDoses: 'Sans autre dose',
  people: '9 personnes sur 10',
  mean: 'Moyenne',
  weeklyMean: 'Moyenne de chaque semaine',
  weeklyRange: 'Du plus bas au plus haut',
  week: 'Semaine',
  between: (low, high) => `${low} à ${high}`,
  noCurve: 'Pas encore de courbe.',
  noCurveAdvice:
    'Notez une dose, ou saisissez une date de début dans le plan de prévision pour voir une prévision.',
  logDose: 'Noter une dose',
  actualSummary: (now, today, peak, peakDay) =>
    `Les doses notées donnent ${now} aujourd’hui, ${today} ; le taux le plus haut est de ${peak} le ${ended(peakDay)}`,
  forecastSummary: (end, peak, peakDay) =>
    `La prévision va jusqu’au ${end} ; son maximum est de ${peak} le ${ended(peakDay)}`,
  shapeSummary: (peakDay) => `Le taux dû aux doses notées est à son plus haut le ${ended(peakDay)}`,
  shapeForecastSummary: (end, peakDay) =>
    `La prévision va jusqu’au ${end} ; elle est à son plus haut le ${ended(peakDay)}`,
  shapeOnly: 'Seule la forme est tracée : ce modèle ne peut pas dire à combien s’élèvent les taux.',
  noScale: 'Forme seule, sans chiffres',
  bandSummary:
    '9 personnes sur 10 se situent entre les courbes « Bas » et « Haut », d’après l’étude.',

  plan: 'Plan de prévision',
  planLead:
    'Simulez les taux correspondant à un plan. Ce n’est pas une suggestion. Ce plan reste dans ce navigateur.',
  start: 'Début',
  startHint: 'Nécessaire pour une prévision.',
  strength: 'Dosage du stylo',
  clicks: 'Clics',
  limits: { clicks: 'Clics', everyDays: 'Jours', doses: 'Doses' },
  outOfLimit: (name, most) => `${name} : il faut un nombre entier de 1 à ${number(most)}.`,
  tooLong:
    'Ce plan dure plus de 20 ans et n’est pas tracé. Raccourcissez-le pour voir sa prévision.',

  pens: 'Stylos',
  needsPens: (count) => `Stylos nécessaires pour ce plan : ${number(count)}`,
  penRule: `Un stylo donne ${countClicks(LABELLED_CLICKS)}. La notice indique qu’il faut le jeter ${countDays(WEEKLY_PEN.inUseDays)} après sa première utilisation.`,
  pensNeeded: (strengthMg, clicks, count) =>
    `${number(strengthMg)} mg : ${countClicks(clicks)}, ${countPens(count)}.`,
  stretched: (count, days, countWithinLabel) =>
    `${count === 1 ? 'Il' : 'L’un d’eux'} serait en cours d’utilisation pendant ${countDays(days)} ; pour respecter le délai de la notice, il vous faut ${countPens(countWithinLabel)}.`,

  constants: 'Constantes du calcul',
  constant: 'Constante',
  value: 'Valeur',
  source: 'Source',
  notTold: 'Limites de cette estimation',
  sources: 'Sources',
  constantNames: {
    uptake: 'Vitesse d’absorption',
    halfLife: 'Demi-vie',
    share: 'Part qui atteint le sang',
    apparentVolume: 'Volume apparent',
    clearance: 'Clairance',
    exchange: 'Du sang aux tissus',
    central: 'Volume central',
    tissue: 'Volume des tissus',
    halfLifeFromThese: 'Demi-vie qui en résulte',
  },
  perHour: (rate) => `${number(rate)} /h`,
  halfLifeDays: (days) => `${number(days)} jours`,
  halfLifeHours: (hours) => `${number(hours)} heures`,
  paper:
    '[1] Schneck K, Urva S. Population pharmacokinetics of the GIP/GLP receptor agonist tirzepatide. CPT Pharmacometrics Syst Pharmacol 2024;13(3):494–503, doi 10.1002/psp4.13099, tableau 3.',
  productInformation: '[2] EMA, informations sur le produit Mounjaro, rubrique 5.2.',
  noDecision:
    'L’estimation ne tient pas compte de l’alimentation, des maladies, des autres médicaments ni du déroulement d’une injection. Ne l’utilisez pas pour décider d’une dose.',
  simple: {
    title: 'Comment fonctionne le calcul simple',
    lead: 'Chaque heure, une part fixe de ce qui reste sous la peau est absorbée, et une part plus petite de ce qui est dans le sang en est éliminée. Les mêmes chiffres sont utilisés pour tout le monde.',
    readsLow: `Il donne environ 20 % de moins que les moyennes publiées : ${number(10.3)} L est un volume apparent, qui tient déjà compte de la part d’une dose qui n’atteint pas le sang. Multiplier en plus la dose par ${number(0.8)} compte cette part deux fois.`,
    peaksLate:
      'Son pic arrive 61 heures après une dose ; les pics mesurés sont arrivés après 24 à 48 heures.',
    knowsNoWeight:
      'Il ne connaît pas votre poids. Une personne plus lourde a un taux plus bas, d’environ 1 % par kg.',
    knowsNoWeightInPounds:
      'Il ne connaît pas votre poids. Une personne plus lourde a un taux plus bas, d’environ ½ % par lb.',
  },
  published: {
    title: 'Comment fonctionne le calcul selon une étude',
    lead: (person) =>
      `Une dose est absorbée sous la peau, circule entre le sang et les tissus, et est dégradée. ${person}`,
    typicalPerson: (weight) =>
      `Votre poids n’est pas connu ici : la courbe est donc tracée pour une personne de ${weight}.`,
    scaled: (weight) => `Courbe ajustée au dernier poids, ${weight}.`,
    band: (uptake, clearance, central) =>
      `Les courbes « Bas » et « Haut » encadrent les taux de 9 personnes sur 10. Elles reposent sur les écarts entre les personnes de l’étude : absorption ${uptake}, clairance ${clearance}, volume central ${central}. L’erreur du modèle lui-même n’est pas comprise.`,
    fat: (weight) =>
      `Les volumes dépendent de la part de graisse dans le corps, qui n’est pas connue ici : on suppose 38 %, comme chez une personne type de ${weight}.`,
    otherWeights:
      'Une personne plus légère a un taux plus haut, une personne plus lourde un taux plus bas.',
    latestWeight:
      'Le dernier poids est utilisé pour toute la courbe, même pour les doses d’avant son changement.',
    scaling: (weight) =>
      `Les chiffres publiés valent pour ${weight}. Les clairances augmentent avec le poids à la puissance ${number(0.8)}, les volumes avec la masse maigre et ${number(48.2)} % de la graisse.`,
  },
  semaglutide: {
    title: 'Comment fonctionne le calcul pour le sémaglutide',
    paper:
      '[1] Overgaard RV, Delff PH, Petri KCC, et al. Population pharmacokinetics of semaglutide for type 2 diabetes. Diabetes Ther 2019;10(2):649–662, doi 10.1007/s13300-019-0581-y, tableau 4.',
    band: (uptake, flows, volumes) =>
      `Les courbes « Bas » et « Haut » encadrent les taux de 9 personnes sur 10. Elles reposent sur les écarts entre les personnes de l’étude : absorption ${uptake}, clairance ${flows}, volumes ${volumes}. L’erreur du modèle lui-même n’est pas comprise.`,
    published: `Avec un diabète de type 2 et ${number(0.5)} ou 1 mg par semaine, il s’écarte d’au plus 6 % de la moyenne publiée. À 2 et ${number(2.4)} mg, il était entre 9 % en dessous et 17 % au-dessus, selon le poids.`,
    solution: `La vitesse d’absorption d’une dose dépend de la solution. Les chiffres valent pour ${number(1.34)} mg/mL ; avec d’autres solutions, le pic peut venir plus tôt.`,
    diabetes:
      'Le diabète change la clairance et, dans l’une des deux lectures de l’article, la vitesse d’absorption.',
    scaling: (weight) =>
      `Les chiffres publiés valent pour ${weight}. Les clairances augmentent avec le poids à la puissance ${number(1.01)}, les volumes à la puissance ${number(0.923)}.`,
  },
  liraglutide: {
    title: 'Comment fonctionne le calcul pour le liraglutide',
    lead: 'Chaque heure, une part fixe de ce qui reste sous la peau est absorbée, et une part plus petite de ce qui est dans le sang en est éliminée. Seule la forme est tracée : quand le taux monte et descend, pas à quelle hauteur il est.',
    paper:
      '[1] Overgaard RV, Petri KC, Jacobsen LV, Jensen CB. Liraglutide 3.0 mg for weight management: a population pharmacokinetic analysis. Clin Pharmacokinet 2016;55(11):1413–1422, doi 10.1007/s40262-016-0410-7, tableau S1.',
    noHeights: `Les valeurs ne sont pas fiables, l’axe n’a donc pas de chiffres : après une dose de ${number(0.6)} mg, le pic du modèle est à 13 ng/mL là où les informations sur le produit indiquent 35.`,
    slow: 'Sa demi-vie est de 20 heures ; les informations sur le produit indiquent 13. Le taux réel peut baisser plus vite.',
    oneForAll: (weight) =>
      `La courbe est tracée pour une femme de ${weight} et ne tient pas compte de votre poids.`,
  },

  yourPlan: 'Votre plan',
  use: 'En faire mon plan',
  begin: 'Copier mon plan dans la prévision',
  lead: 'Avec un plan, le tableau de bord affiche votre prochaine dose.',
  replaces: '« En faire mon plan » remplace votre plan actuel.',
  open: 'Ouvrir le plan',
  saved: 'C’est maintenant votre plan.',
  undo: 'Annuler',
  undoFailed: 'Le plan précédent n’a pas pu être restauré.',
  planFailed: 'Le plan n’a pas pu être enregistré.',
  missing:
    'Saisissez un début pour le premier palier et une dose pour chaque palier. Un plan peut avoir jusqu’à 20 paliers.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  pageTitle: 'Rapport · Dosewise',
  title: 'Rapport',
  lead: 'Un résumé de ce qui a été noté, pour la personne qui prescrit ce traitement. Imprimez-le, téléchargez un PDF ou partagez un lien. L’adresse e-mail et les notes n’y figurent pas.',
  loginPrompt: 'Connectez-vous pour voir votre rapport.',
  loading: 'Chargement…',
  loadFailed: 'Votre rapport n’a pas pu être chargé.',

  period: 'Période',
  from: 'Du',
  to: 'Au',
  spans: { quarter: '3 mois', half: '6 mois', year: '1 an', longest: '5 ans' },
  wrongPeriod: 'Choisissez un premier et un dernier jour, séparés d’au plus cinq ans.',

  ownName: 'Nom sur l’impression',
  name: 'Nom',
  birthDate: 'Date de naissance',
  ownHint:
    'Seulement sur l’impression : rien n’est enregistré ni envoyé. Pour l’avoir en PDF, imprimez et choisissez « Enregistrer au format PDF ».',
  ownLine: (label, value) => `${label} : ${value}`,

  print: 'Imprimer',
  pdf: 'Télécharger le PDF',
  paper: 'Format du PDF',
  usualPaper: 'Format : automatique',
  papers: { a4: 'A4', letter: 'Letter' },
  pdfName: (from, to) => `dosewise-rapport-${from}-au-${to}.pdf`,
  pdfFailed: 'Le PDF n’a pas pu être créé. Veuillez réessayer.',

  share: 'Partager un lien',
  shareTitle: 'Partager ce rapport',
  shareLead: 'Toute personne qui a le lien peut lire le rapport de cette période, sans compte.',
  days: 'Durée du lien (jours)',
  daysError: 'Saisissez un nombre entier de jours, de 1 à 90.',
  passcode: 'Code d’accès',
  passcodeHint: 'De 4 à 64 caractères. Envoyez-le séparément du lien.',
  passcodeError: 'Un code d’accès a de 4 à 64 caractères.',
  makeLink: 'Créer le lien',
  shareFailed: 'Le lien n’a pas pu être créé.',
  address: 'Lien vers votre rapport',
  mailSubject: 'Mon rapport',
  mailBody: (url, until) =>
    `Voici mon rapport : ${url}\n\nLe lien fonctionne jusqu’au ${ended(until)}`,

  shares: 'Liens partagés',
  noShares: 'Aucun lien actif.',
  sharesFailed: 'Vos liens partagés n’ont pas pu être chargés.',
  shared: (from, to) => `Du ${from} au ${to}`,
  made: (day) => `Créé le ${ended(day)}`,
  until: (day) => `Fonctionne jusqu’au ${ended(day)}`,
  withPasscode: 'Avec un code d’accès.',
  views: (views, last) =>
    last === null
      ? 'Pas encore ouvert.'
      : `Ouvert ${number(views)} fois, dernière fois : ${ended(last)}`,
  revoke: 'Révoquer',
  revokeOf: (period) => `Révoquer le lien : ${period}`,
  revokeTitle: 'Révoquer ce lien ?',
  revokeQuestion: 'Plus personne ne pourra l’ouvrir.',
  revokeFailed: 'Le lien n’a pas pu être révoqué.',
};

export const savingsTexts: Words<typeof savingsEnglish> = {
  pageTitle: 'Économies · Dosewise',
  title: 'Économies',
  lead: (country, currency) =>
    `Ce que coûtent vos doses, comparé aux prix publics (${country}). Montants en ${currency}.`,
  loading: 'Chargement…',
  loginPrompt: 'Connectez-vous pour voir vos économies.',

  noData: 'Aucun coût disponible. Ajoutez le coût de vos stylos pour voir vos économies.',
  toLogDose: 'Aller à « Noter une dose »',
  paid: (amounts, pens) => `Vous avez payé ${amounts} pour ${countPens(pens)}.`,
  noListPrice: (medicines, country) =>
    `Pour ${medicines}, il n’y a pas de prix public auquel comparer (${country}).`,
  notUsedYet: 'Notez les doses pour comparer leur coût aux prix publics.',
  loggedWithoutCost: (count) =>
    plural(count, {
      one: '# dose notée avec des stylos sans coût indiqué.',
      other: '# doses notées avec des stylos sans coût indiqué.',
    }),
  withoutCost: (count) =>
    plural(count, {
      one: '# dose de stylos sans coût indiqué : non comptée. ',
      other: '# doses de stylos sans coût indiqué : non comptées. ',
    }),
  addCosts: 'Ajouter le coût des stylos',
  estimates: 'Ces économies sont des estimations',
  pens: (strengths) => `stylos de ${strengths}`,
  noPrice: (pens, countries) =>
    `Aucun prix connu pour : ${pens} (${countries}). Le prix habituel d’un stylo dans ce pays a été utilisé à la place.`,
  notCounted: (count, countries) =>
    `${plural(count, {
      one: '# dose n’a pas pu être comptée',
      other: '# doses n’ont pas pu être comptées',
    })} : il n’y a pas de prix pour comparer${countries === '' ? '' : ` (${countries})`}.`,

  lifetime: 'Économies totales',
  doses: countDoses,
  thisMonth: 'Ce mois-ci',
  unknown: 'Inconnu',
  monthWithout: (month, count) =>
    `${month}, ${plural(count, { one: '# dose non comptée', other: '# doses non comptées' })}`,
  monthlyAverage: 'Moyenne mensuelle',
  since: (day) => `depuis le ${day}`,

  comparison: 'Coût par dose et par mois',
  perDose: 'Par dose',
  perMonth: 'Par mois',
  standard: 'Standard',
  actual: 'Vous avez payé',
  less: (amount) => `${amount} de moins que le coût standard`,
  more: (amount) => `${amount} de plus que le coût standard`,
  same: 'Égal au coût standard',
  below: (percent) => `${number(percent)} % sous le coût standard`,
  above: (percent) => `${number(percent)} % au-dessus du coût standard`,
  aboutStandard: 'à peu près le coût standard',
  wasted: (amount) => `Jeté ou perdu : ${amount}, compris dans ce que vous avez payé.`,

  goldenTitle: 'Économies dues à la Golden Dose',
  noGolden: 'Aucune des doses comptées n’est une Golden Dose.',
  golden: (count) =>
    `Coût standard de ${plural(count, { one: '# dose prélevée', other: '# doses prélevées' })} dans des stylos déjà payés. Fait partie des économies totales.`,

  addedUp: 'Coût total',
  date: 'Date',
  summary: (day, actual, standard, comparison) =>
    `Jusqu’au ${day}, vos doses ont coûté ${actual} ; le coût standard est de ${standard}. ${comparison}.`,

  howCounted: 'Mode de calcul',
  countedStandard: `Standard : le prix public d’un stylo dans votre pays, divisé par ses ${number(WEEKLY_PEN.dosesPerPen)} doses. Nous prenons le prix du jour de la dose. Le dosage retenu est le plus proche du total que vous prenez pendant votre délai habituel entre deux doses : deux demi-doses en une semaine comptent donc pour une dose. Le prix des stylos de médicaments quotidiens est divisé par les doses qu’ils contiennent.`,
  countedActual:
    'Vous avez payé : le coût du stylo, en proportion de ce que vous en avez utilisé, y compris ce que vous avez jeté ou perdu. Une Golden Dose n’ajoute aucun coût. Les doses sans stylo ne sont pas comptées.',
  countedMonth: `Le coût par mois est ${number(WEEKS_PER_MONTH)} fois le coût par semaine. Les semaines vont de la première dose comptée à la dernière, plus votre délai habituel entre deux doses.`,
  rate: (from, rate, to) => `1 ${from} = ${number(rate)} ${to}`,
  converted: (day, source, rates) => `Converti aux taux du ${day} (${source}) : ${rates}.`,
};
