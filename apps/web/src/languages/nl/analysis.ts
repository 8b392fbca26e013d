import { LABELLED_CLICKS, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import type { texts as pkCurveEnglish } from '../../features/analysis/pk-curve/texts.ts';
import type { texts as reportEnglish } from '../../features/analysis/report/texts.ts';
import type { texts as savingsEnglish } from '../../features/analysis/savings/texts.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses } from './data.ts';
import { number, plural } from './grammar.ts';

const countPens = (count: number) => plural(count, { one: '# pen', other: '# pennen' });
const countClicks = (count: number) => plural(count, { one: '# klik', other: '# klikken' });

export const pkCurveTexts: Words<typeof pkCurveEnglish> = {
  pageTitle: 'Bloedspiegel · Dosewise',
  title: 'Bloedspiegel',
  loading: 'Laden …',
  loginPrompt: 'Log in om je curve te zien.',
  medicine: 'Geneesmiddel',
  noModel: (medicine) => `Geen curve voor ${medicine}`,
  noModelBuiltIn:
    'Voor dit geneesmiddel kennen we geen betrouwbaar gepubliceerd model. Daarom wordt er geen curve getekend. De doses staan in je geschiedenis en in exports.',
  noModelOral:
    'Voor tabletten kennen we geen betrouwbaar gepubliceerd model, en het model voor injecties geldt daarvoor niet. Daarom wordt er geen curve getekend. De doses staan in je geschiedenis en in exports.',
  estimate:
    'Schatting met een model, op basis van gemiddelden van deelnemers aan onderzoek. Geen meting.',
  startsLater:
    'De curve begint bij de eerste dosis die hier is genoteerd. Wat er van eerdere doses over was, telt niet mee.',
  dosesFailed: 'De doses konden niet worden geladen',
  weightFailed: 'De wegingen konden niet worden geladen',

  levelNow: 'Geschatte spiegel nu',
  nextPeak: 'Volgende piek',
  peakAfterDose: 'Na de volgende dosis',
  nextDose: 'Volgende dosis',
  noNextDose: 'Niets gepland',
  late: (amount, days) => `${amount}, ${countDays(days)} te laat`,

  modelChoices: {
    'tirzepatide-simple': 'Berekening',
    'tirzepatide-published': 'Berekening',
    semaglutide: 'Getekend voor',
    'semaglutide-diabetes': 'Getekend voor',
    liraglutide: 'Berekening',
  },
  models: {
    'tirzepatide-simple': 'Eenvoudig (ongeveer 20% te laag)',
    'tirzepatide-published': 'Uit een onderzoek',
    semaglutide: 'Geen diabetes',
    'semaglutide-diabetes': 'Diabetes type 2',
    liraglutide: 'Uit een onderzoek',
  },
  shares: {
    'less-than-a-tenth': 'Naar schatting minder dan een tiende van de gebruikelijke piek.',
    near: 'Naar schatting dicht bij de gebruikelijke piek.',
    above: 'Naar schatting boven de gebruikelijke piek.',
  },
  shareOf: (percent) => `Naar schatting ongeveer ${number(percent)}% van de gebruikelijke piek.`,
  firstWeeks: 'In de eerste weken bouwt de geschatte spiegel zich nog op.',
  risesUntilToday: 'De spiegel stijgt nog en is naar verwachting vandaag het hoogst.',
  risesUntil: (weekday) => `De spiegel stijgt nog, tot ongeveer ${weekday}.`,
  risesAfterToday: 'De spiegel stijgt naar verwachting na de dosis van vandaag.',
  risesAfterWeekday: (weekday) => `De spiegel stijgt naar verwachting na de dosis van ${weekday}.`,
  risesAfterDay: (day) => `De spiegel stijgt naar verwachting na de dosis van ${day}.`,
  risesAfterNext: 'De spiegel stijgt naar verwachting na de volgende dosis.',
  falls: 'De spiegel daalt.',

  everyDose: 'Elke dosis tonen',
  includeLogged: 'Genoteerde doses meetellen',
  includeLoggedHint: 'Telt ook mee wat er over is van doses die al genoteerd zijn.',

  chart: 'Bloedspiegel',
  time: 'Tijd',
  now: 'Nu',
  actual: 'Genoteerde doses (schatting)',
  estimated: 'Schatting',
  forecast: 'Prognose',
  high: 'Hoog',
  low: 'Laag',
  dose: 'Dosis',
  withPlan: 'Met het schema',
  withoutDoses: 'Zonder verdere doses',
  people: '9 van de 10 mensen',
  mean: 'Gemiddelde',
  weeklyMean: 'Gemiddelde per week',
  weeklyRange: 'Laagste tot hoogste',
  week: 'Week',
  between: (low, high) => `${low} tot ${high}`,
  noCurve: 'Nog geen curve.',
  noCurveAdvice:
    'Noteer een dosis, of vul in het prognoseschema een begin in om een prognose te zien.',
  logDose: 'Dosis noteren',
  actualSummary: (now, today, peak, peakDay) =>
    `Met de genoteerde doses is de spiegel vandaag, ${today}, ${now}; de hoogste spiegel is ${peak} op ${peakDay}.`,
  forecastSummary: (end, peak, peakDay) =>
    `De prognose loopt tot ${end}; de hoogste waarde is ${peak} op ${peakDay}.`,
  shapeSummary: (peakDay) => `Met de genoteerde doses is de spiegel het hoogst op ${peakDay}.`,
  shapeForecastSummary: (end, peakDay) =>
    `De prognose loopt tot ${end}; de hoogste waarde valt op ${peakDay}.`,
  shapeOnly: 'Alleen het verloop is getekend: dit model kan niet zeggen hoe hoog de spiegels zijn.',
  noScale: 'Alleen het verloop, zonder getallen',
  bandSummary: '9 van de 10 mensen zitten volgens het onderzoek tussen ‘Hoog’ en ‘Laag’.',

  plan: 'Prognoseschema',
  planLead:
    'Bekijk welke spiegels een schema zou geven. Dit is geen voorstel. Wat je invult, blijft in deze browser.',
  start: 'Begin',
  startHint: 'Nodig voor een prognose.',
  strength: 'Sterkte van de pen',
  clicks: 'Klikken',
  limits: { clicks: 'Klikken', everyDays: 'Dagen', doses: 'Doses' },
  outOfLimit: (name, most) => `${name}: vul een heel getal van 1 tot en met ${number(most)} in.`,
  tooLong:
    'Dit schema loopt langer dan 20 jaar en wordt niet getekend. Maak het korter om de prognose te zien.',

  pens: 'Pennen',
  needsPens: (count) => `Voor dit schema heb je ${countPens(count)} nodig`,
  penRule: `Een pen geeft ${countClicks(LABELLED_CLICKS)}. Volgens de bijsluiter gooi je de pen ${number(WEEKLY_PEN.inUseDays)} dagen na het eerste gebruik weg.`,
  pensNeeded: (strengthMg, clicks, count) =>
    `${number(strengthMg)} mg: ${countClicks(clicks)}, ${countPens(count)}.`,
  stretched: (count, days, countWithinLabel) =>
    `${count === 1 ? 'Die' : 'Een daarvan'} zou ${countDays(days)} in gebruik zijn; binnen de termijn van de bijsluiter heb je ${countPens(countWithinLabel)} nodig.`,

  constants: 'Constanten van de berekening',
  constant: 'Constante',
  value: 'Waarde',
  source: 'Bron',
  notTold: 'Beperkingen van deze schatting',
  sources: 'Bronnen',
  constantNames: {
    uptake: 'Absorptiesnelheid',
    halfLife: 'Halfwaardetijd',
    share: 'Deel dat het bloed bereikt',
    apparentVolume: 'Schijnbaar volume',
    clearance: 'Klaring',
    exchange: 'Van bloed naar weefsel',
    central: 'Centraal volume',
    tissue: 'Weefselvolume',
    halfLifeFromThese: 'Halfwaardetijd hieruit',
  },
  perHour: (rate) => `${number(rate)} /uur`,
  halfLifeDays: (days) => `${number(days)} dagen`,
  halfLifeHours: (hours) => `${number(hours)} uur`,
  paper:
    '[1] Schneck K, Urva S. Population pharmacokinetics of the GIP/GLP receptor agonist tirzepatide. CPT Pharmacometrics Syst Pharmacol 2024;13(3):494–503, doi 10.1002/psp4.13099, tabel 3.',
  productInformation: '[2] EMA-productinformatie van Mounjaro, rubriek 5.2.',
  noDecision:
    'De schatting houdt geen rekening met eten, ziekte, andere geneesmiddelen of hoe een injectie ging. Gebruik de schatting niet om over een dosis te beslissen.',
  simple: {
    title: 'Hoe de eenvoudige berekening werkt',
    lead: 'Elk uur wordt een vast deel opgenomen van wat nog onder de huid zit, en verdwijnt een kleiner deel van wat in het bloed zit. De berekening gebruikt voor iedereen dezelfde getallen.',
    readsLow: `De uitkomst ligt ongeveer 20% onder de gepubliceerde gemiddelden: ${number(10.3)} L is een schijnbaar volume, waarin het deel van een dosis dat het bloed niet bereikt al is meegeteld. Door de dosis ook nog met ${number(0.8)} te vermenigvuldigen, telt dat deel twee keer mee.`,
    peaksLate: 'De piek komt 61 uur na een dosis; gemeten pieken kwamen na 24 tot 48 uur.',
    knowsNoWeight:
      'De berekening kent je gewicht niet. Wie zwaarder is, heeft een lagere spiegel, ongeveer 1% per kg.',
    knowsNoWeightInPounds:
      'De berekening kent je gewicht niet. Wie zwaarder is, heeft een lagere spiegel, ongeveer ½% per lb.',
  },
  published: {
    title: 'Hoe de berekening uit een onderzoek werkt',
    lead: (person) =>
      `Een dosis wordt onder de huid opgenomen, gaat heen en weer tussen bloed en weefsel, en wordt afgebroken. ${person}`,
    typicalPerson: (weight) =>
      `Je gewicht is hier niet bekend. Daarom is dit getekend voor iemand van ${weight}.`,
    scaled: (weight) => `Omgerekend naar het laatste gewicht, ${weight}.`,
    band: (uptake, clearance, central) =>
      `Tussen de lijnen ‘Laag’ en ‘Hoog’ zouden de spiegels van 9 van de 10 mensen liggen. De lijnen berusten op hoe sterk mensen in het onderzoek verschilden: absorptie ${uptake}, klaring ${clearance}, centraal volume ${central}. De fout van het model zelf telt daarin niet mee.`,
    fat: (weight) =>
      `De volumes hangen af van hoeveel van het lichaam vet is, en dat is hier niet bekend. We gaan uit van 38%, zoals bij een gemiddeld persoon van ${weight}.`,
    otherWeights: 'Wie lichter is, heeft een hogere spiegel; wie zwaarder is, een lagere.',
    latestWeight:
      'Het laatste gewicht geldt voor de hele curve, ook voor doses van voordat het veranderde.',
    scaling: (weight) =>
      `De gepubliceerde getallen gelden voor ${weight}. Klaringen nemen toe met het gewicht tot de macht ${number(0.8)}, volumes met de vetvrije massa en ${number(48.2)}% van het vet.`,
  },
  semaglutide: {
    title: 'Hoe de berekening voor semaglutide werkt',
    paper:
      '[1] Overgaard RV, Delff PH, Petri KCC, et al. Population pharmacokinetics of semaglutide for type 2 diabetes. Diabetes Ther 2019;10(2):649–662, doi 10.1007/s13300-019-0581-y, tabel 4.',
    band: (uptake, flows, volumes) =>
      `Tussen de lijnen ‘Laag’ en ‘Hoog’ zouden de spiegels van 9 van de 10 mensen liggen. De lijnen berusten op hoe sterk mensen in het onderzoek verschilden: absorptie ${uptake}, klaring ${flows}, volumes ${volumes}. De fout van het model zelf telt daarin niet mee.`,
    published: `Met diabetes type 2 en ${number(0.5)} of 1 mg per week wijkt de uitkomst hoogstens 6% af van het gepubliceerde gemiddelde. Bij 2 en ${number(2.4)} mg was dat tussen 9% eronder en 17% erboven, afhankelijk van het gewicht.`,
    solution: `Hoe snel een dosis wordt opgenomen, hangt af van de oplossing. De getallen gelden voor ${number(1.34)} mg/mL; na andere oplossingen kan de piek eerder komen.`,
    diabetes:
      'Diabetes verandert de klaring en, volgens een van de twee manieren om het artikel te lezen, de absorptiesnelheid.',
    scaling: (weight) =>
      `De gepubliceerde getallen gelden voor ${weight}. Klaringen nemen toe met het gewicht tot de macht ${number(1.01)}, volumes met het gewicht tot de macht ${number(0.923)}.`,
  },
  liraglutide: {
    title: 'Hoe de berekening voor liraglutide werkt',
    lead: 'Elk uur wordt een vast deel opgenomen van wat nog onder de huid zit, en verdwijnt een kleiner deel van wat in het bloed zit. Alleen het verloop is getekend: wanneer de spiegel stijgt en daalt, niet hoe hoog die is.',
    paper:
      '[1] Overgaard RV, Petri KC, Jacobsen LV, Jensen CB. Liraglutide 3.0 mg for weight management: a population pharmacokinetic analysis. Clin Pharmacokinet 2016;55(11):1413–1422, doi 10.1007/s40262-016-0410-7, tabel S1.',
    noHeights: `De hoogte van de curve is niet betrouwbaar. Daarom staan er geen getallen bij de as: na één dosis van ${number(0.6)} mg komt het model op een piek van 13 ng/mL, de productinformatie op 35.`,
    slow: 'De halfwaardetijd is hier 20 uur; in de productinformatie staat 13. De echte spiegel kan sneller dalen.',
    oneForAll: (weight) =>
      `De curve is getekend voor een vrouw van ${weight} en houdt geen rekening met jouw gewicht.`,
  },

  yourPlan: 'Je schema',
  use: 'Als mijn schema gebruiken',
  begin: 'Mijn schema naar de prognose kopiëren',
  lead: 'Je schema toont je volgende dosis op het dashboard.',
  replaces: '‘Als mijn schema gebruiken’ vervangt je huidige schema.',
  open: 'Schema openen',
  saved: 'Dit is nu je schema.',
  undo: 'Ongedaan maken',
  undoFailed: 'Het vorige schema kon niet worden teruggezet.',
  planFailed: 'Het schema kon niet worden opgeslagen.',
  missing:
    'Vul een begin in voor de eerste stap en een dosis voor elke stap. Een schema kan tot 20 stappen hebben.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  pageTitle: 'Rapport · Dosewise',
  title: 'Rapport',
  lead: 'Een samenvatting van wat is genoteerd, voor de voorschrijver. Druk het rapport af, download een pdf of deel een link. Het e-mailadres en de notities staan er niet in.',
  loginPrompt: 'Log in om je rapport te zien.',
  loading: 'Laden …',
  loadFailed: 'Je rapport kon niet worden geladen.',

  period: 'Periode',
  from: 'Van',
  to: 'Tot en met',
  spans: { quarter: '3 maanden', half: '6 maanden', year: '1 jaar', longest: '5 jaar' },
  wrongPeriod: 'Kies een eerste en een laatste dag, hoogstens vijf jaar uit elkaar.',

  ownName: 'Naam op de afdruk',
  name: 'Naam',
  birthDate: 'Geboortedatum',
  ownHint:
    'Alleen op de afdruk: dit wordt niet opgeslagen en niet verstuurd. Wil je een pdf met je naam? Druk dan af en kies ‘Opslaan als pdf’.',
  ownLine: (label, value) => `${label}: ${value}`,

  print: 'Afdrukken',
  pdf: 'Pdf downloaden',
  paper: 'Papierformaat van de pdf',
  usualPaper: 'Papier: automatisch',
  papers: { a4: 'A4', letter: 'Letter' },
  pdfName: (from, to) => `dosewise-rapport-${from}-tot-${to}.pdf`,
  pdfFailed: 'De pdf kon niet worden gemaakt. Probeer het opnieuw.',

  share: 'Link delen',
  shareTitle: 'Dit rapport delen',
  shareLead: 'Iedereen met de link kan het rapport van deze periode lezen, zonder account.',
  days: 'Link geldig (dagen)',
  daysError: 'Vul een heel aantal dagen van 1 tot en met 90 in.',
  passcode: 'Toegangscode',
  passcodeHint: '4 tot en met 64 tekens. Stuur de code niet samen met de link.',
  passcodeError: 'Een toegangscode heeft 4 tot en met 64 tekens.',
  makeLink: 'Link maken',
  shareFailed: 'De link kon niet worden gemaakt.',
  address: 'Link naar je rapport',
  mailSubject: 'Mijn rapport',
  mailBody: (url, until) =>
    `Hier is mijn rapport: ${url}\n\nDe link is geldig tot en met ${until}.`,

  shares: 'Gedeelde links',
  noShares: 'Geen actieve links.',
  sharesFailed: 'Je gedeelde links konden niet worden geladen.',
  shared: (from, to) => `${from} tot en met ${to}`,
  made: (day) => `Gemaakt op ${day}.`,
  until: (day) => `Geldig tot en met ${day}.`,
  withPasscode: 'Met een toegangscode.',
  views: (views, last) =>
    last === null
      ? 'Nog niet geopend.'
      : `${number(views)} keer geopend, voor het laatst op ${last}.`,
  revoke: 'Intrekken',
  revokeOf: (period) => `Link intrekken: ${period}`,
  revokeTitle: 'Deze link intrekken?',
  revokeQuestion: 'Daarna kan niemand de link meer openen.',
  revokeFailed: 'De link kon niet worden ingetrokken.',
};

export const savingsTexts: Words<typeof savingsEnglish> = {
  pageTitle: 'Besparing · Dosewise',
  title: 'Besparing',
  lead: (country, currency) =>
    `Wat je doses kosten, vergeleken met lijstprijzen (${country}). Bedragen in ${currency}.`,
  loading: 'Laden …',
  loginPrompt: 'Log in om je besparing te zien.',

  noData: 'Er zijn nog geen kosten bekend. Vul de kosten van je pennen in om je besparing te zien.',
  toLogDose: 'Naar ‘Dosis noteren’',
  paid: (amounts, pens) => `Je hebt ${amounts} betaald voor ${countPens(pens)}.`,
  noListPrice: (medicines, country) =>
    `Er is geen lijstprijs van ${medicines} om mee te vergelijken (${country}).`,
  notUsedYet: 'Noteer de doses om hun kosten met lijstprijzen te vergelijken.',
  loggedWithoutCost: (count) =>
    `${countDoses(count)} genoteerd uit pennen waarvan de kosten ontbreken.`,
  withoutCost: (count) =>
    `${countDoses(count)} uit pennen waarvan de kosten ontbreken: niet meegeteld. `,
  addCosts: 'Kosten van pennen invullen',
  estimates: 'Deze besparing is een schatting',
  pens: (strengths) => `pennen van ${strengths}`,
  noPrice: (pens, countries) =>
    `Voor ${pens} (${countries}) is geen prijs bekend. In plaats daarvan is de gebruikelijke prijs van een pen daar gebruikt.`,
  notCounted: (count, countries) =>
    `${plural(count, {
      one: '# dosis kon niet worden meegeteld',
      other: '# doses konden niet worden meegeteld',
    })}: er is geen prijs om mee te vergelijken${countries === '' ? '' : ` (${countries})`}.`,

  lifetime: 'Totale besparing',
  doses: countDoses,
  thisMonth: 'Deze maand',
  unknown: 'Niet bekend',
  monthWithout: (month, count) => `${month}, ${countDoses(count)} niet meegeteld`,
  monthlyAverage: 'Gemiddeld per maand',
  since: (day) => `sinds ${day}`,

  comparison: 'Kosten per dosis en per maand',
  perDose: 'Per dosis',
  perMonth: 'Per maand',
  standard: 'Standaardkosten',
  actual: 'Jij betaalde',
  less: (amount) => `${amount} minder dan de standaardkosten`,
  more: (amount) => `${amount} meer dan de standaardkosten`,
  same: 'Gelijk aan de standaardkosten',
  below: (percent) => `${number(percent)}% onder de standaardkosten`,
  above: (percent) => `${number(percent)}% boven de standaardkosten`,
  aboutStandard: 'ongeveer de standaardkosten',
  wasted: (amount) => `Weggegooid of verloren gegaan: ${amount}, een deel van wat je betaalde.`,

  goldenTitle: 'Besparing door Golden Dose',
  noGolden: 'Geen van de meegetelde doses is een Golden Dose.',
  golden: (count) =>
    `De standaardkosten van ${countDoses(count)} uit pennen die al betaald waren. Deel van de totale besparing.`,

  addedUp: 'Totale kosten',
  date: 'Datum',
  summary: (day, actual, standard, comparison) =>
    `Tot en met ${day} kostten je doses ${actual}; de standaardkosten zijn ${standard}. ${comparison}.`,

  howCounted: 'Hoe dit wordt berekend',
  countedStandard: `Standaardkosten: de lijstprijs van een pen in jouw land, gedeeld door de ${number(WEEKLY_PEN.dosesPerPen)} doses erin. Daarbij geldt de sterkte die het dichtst ligt bij alles wat je in de gebruikelijke tijd tussen twee doses hebt genomen: twee halve doses in een week tellen als één dosis. De prijs op de dag van de dosis telt. Bij pennen van dagelijkse geneesmiddelen wordt gedeeld door de doses die erin zitten.`,
  countedActual:
    'Jij betaalde: de kosten van de pen, naar verhouding van wat je ervan hebt gebruikt. Wat je hebt weggegooid of wat verloren ging, telt mee. Een Golden Dose kost niets extra. Doses zonder pen tellen niet mee.',
  countedMonth: `De kosten per maand zijn ${number(WEEKS_PER_MONTH)} keer de kosten per week. De weken lopen van de eerste meegetelde dosis tot de laatste, plus je gebruikelijke tijd tussen twee doses.`,
  rate: (from, rate, to) => `1 ${from} = ${number(rate)} ${to}`,
  converted: (day, source, rates) =>
    `Omgerekend met wisselkoersen van ${day} (${source}): ${rates}.`,
};
