import { LABELLED_CLICKS, WEEKLY_PEN } from '@dosewise/domain';
import type { texts as english } from '../../../features/analysis/pk-curve/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

const countPens = (count: number) => plural(count, { one: '# Pen', other: '# Pens' });
const countClicks = (count: number) => plural(count, { one: '# Klick', other: '# Klicks' });

export const texts: Words<typeof english> = {
  pageTitle: 'Blutspiegel · Dosewise',
  title: 'Blutspiegel',
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um deine Kurve zu sehen.',
  medicine: 'Medikament',
  noModel: (medicine) => `Keine Kurve für ${medicine}`,
  noModelBuiltIn:
    'Für dieses Medikament gibt es hier kein verlässliches veröffentlichtes Modell, deshalb wird keine Kurve gezeichnet. Seine Dosen stehen in deinem Verlauf und in Exporten.',
  noModelOral:
    'Für Tabletten gibt es hier kein verlässliches veröffentlichtes Modell, und das einer Injektion gilt für sie nicht, deshalb wird keine Kurve gezeichnet. Die Dosen stehen in deinem Verlauf und in Exporten.',
  estimate: 'Modellrechnung mit Durchschnittswerten von Studienteilnehmenden. Keine Messung.',
  startsLater:
    'Die Kurve beginnt mit der ersten Dosis, die hier eingetragen ist. Was frühere Dosen hinterlassen haben, fehlt darin.',
  dosesFailed: 'Die Dosen konnten nicht geladen werden',
  weightFailed: 'Die Gewichte konnten nicht geladen werden',

  levelNow: 'Spiegel jetzt',
  nextPeak: 'Nächster Höchst\u00adwert',
  peakAfterDose: 'Nach deiner nächsten Dosis',
  nextDose: 'Nächste Dosis',
  noNextDose: 'Keine geplant',
  late: (amount, days) =>
    plural(days, {
      one: `${amount}, seit # Tag überfällig`,
      other: `${amount}, seit # Tagen überfällig`,
    }),

  modelChoices: {
    'tirzepatide-simple': 'Berechnung',
    'tirzepatide-published': 'Berechnung',
    semaglutide: 'Gezeichnet für',
    'semaglutide-diabetes': 'Gezeichnet für',
    liraglutide: 'Berechnung',
  },
  models: {
    'tirzepatide-simple': 'Einfach',
    'tirzepatide-published': 'Aus einer Studie',
    semaglutide: 'Ohne Diabetes',
    'semaglutide-diabetes': 'Typ-2-Diabetes',
    liraglutide: 'Aus einer Studie',
  },
  includeLogged: 'Eingetragene Dosen einbeziehen',
  includeLoggedHint: 'Rechnet mit, was von schon eingetragenen Dosen noch da ist.',

  chart: 'Blutspiegel',
  time: 'Zeit',
  now: 'Jetzt',
  actual: 'Eingetragen',
  estimated: 'Schätzung',
  forecast: 'Prognose',
  high: 'Hoch',
  low: 'Niedrig',
  dose: 'Dosis',
  noCurve: 'Noch keine Kurve.',
  noCurveAdvice:
    'Trage eine Dosis ein, oder gib im Prognoseplan einen Beginn ein, um eine Prognose zu sehen.',
  logDose: 'Dosis eintragen',
  actualSummary: (now, today, peak, peakDay) =>
    `Die eingetragenen Dosen ergeben heute, ${today}, ${now}; der höchste Spiegel ist ${peak} am ${peakDay}.`,
  forecastSummary: (end, peak, peakDay) =>
    `Die Prognose reicht bis ${end}; ihr höchster Wert ist ${peak} am ${peakDay}.`,
  shapeSummary: (peakDay) =>
    `Der Spiegel aus den eingetragenen Dosen ist am ${peakDay} am höchsten.`,
  shapeForecastSummary: (end, peakDay) =>
    `Die Prognose reicht bis ${end}; am höchsten ist sie am ${peakDay}.`,
  shapeOnly:
    'Nur der Verlauf ist gezeichnet: Dieses Modell kann nicht sagen, wie hoch Spiegel sind.',
  noScale: 'Nur der Verlauf, ohne Zahlen',
  bandSummary:
    '9 von 10 Menschen liegen zwischen hoch und niedrig, nach den veröffentlichten Unterschieden.',

  plan: 'Prognoseplan',
  planLead:
    'Sieh dir an, welche Spiegel ein Plan ergäbe. Das ist kein Vorschlag. Es bleibt in diesem Browser.',
  start: 'Beginn',
  startHint: 'Für eine Prognose nötig.',
  strength: 'Stärke des Pens',
  clicks: 'Klicks',
  limits: { clicks: 'Klicks', frequency: 'Tage', numDoses: 'Dosen' },
  outOfLimit: (name, most) => `${name}: Gib eine ganze Zahl von 1 bis ${number(most)} ein.`,
  tooLong:
    'Dieser Plan läuft über mehr als 20 Jahre und wird nicht gezeichnet. Kürze ihn, um seine Prognose zu sehen.',

  pens: 'Pens',
  needsPens: (count) => `Dieser Plan braucht ${countPens(count)}`,
  penRule: `Ein Pen gibt ${countClicks(LABELLED_CLICKS)}. Laut Packungsbeilage ist er ${number(WEEKLY_PEN.inUseDays)} Tage nach der ersten Anwendung zu entsorgen.`,
  pensNeeded: (strengthMg, clicks, count) =>
    `${number(strengthMg)} mg: ${countClicks(clicks)}, ${countPens(count)}.`,
  stretched: (count, days, countWithinLabel) =>
    `${count === 1 ? 'Er' : 'Einer davon'} wäre ${plural(days, { one: '# Tag', other: '# Tage' })} in Gebrauch; laut Packungsbeilage braucht es ${countPens(countWithinLabel)}.`,

  constants: 'Konstanten der Berechnung',
  constant: 'Konstante',
  value: 'Wert',
  source: 'Quelle',
  notTold: 'Grenzen dieser Schätzung',
  sources: 'Quellen',
  constantNames: {
    uptake: 'Absorptionsrate',
    halfLife: 'Halbwertszeit',
    share: 'Anteil, der ins Blut gelangt',
    apparentVolume: 'Scheinbares Volumen',
    clearance: 'Clearance',
    exchange: 'Blut zu Gewebe',
    central: 'Zentrales Volumen',
    tissue: 'Gewebevolumen',
    halfLifeFromThese: 'Halbwertszeit daraus',
  },
  perHour: (rate) => `${number(rate)} /h`,
  halfLifeDays: (days) => `${number(days)} Tage`,
  halfLifeHours: (hours) => `${number(hours)} Stunden`,
  paper:
    '[1] Schneck K, Urva S. Population pharmacokinetics of the GIP/GLP receptor agonist tirzepatide. CPT Pharmacometrics Syst Pharmacol 2024;13(3):494–503, doi 10.1002/psp4.13099, Tabelle 3.',
  productInformation: '[2] EMA-Produktinformation zu Mounjaro, Abschnitt 5.2.',
  noDecision:
    'Sie weiß nichts von Essen, Krankheit, anderen Medikamenten oder davon, wie eine Injektion verlief. Entscheide damit nicht über eine Dosis.',
  simple: {
    title: 'Wie die einfache Berechnung geht',
    lead: 'Eine Dosis wird mit gleichbleibender Rate unter der Haut aufgenommen und verlässt das Blut mit einer langsameren. Für alle dieselben Zahlen.',
    readsLow: `Sie liegt etwa 20 % unter veröffentlichten Mittelwerten: ${number(10.3)} L ist ein scheinbares Volumen und enthält schon den Anteil einer Dosis, der nicht ins Blut gelangt. Zusätzlich ${number(0.8)} der Dosis zu nehmen zählt diesen Anteil doppelt.`,
    peaksLate:
      'Ihr Höchstwert kommt 61 Stunden nach einer Dosis; gemessene Höchstwerte kamen nach 24 bis 48 Stunden.',
    knowsNoWeight:
      'Sie kennt dein Gewicht nicht. Wer schwerer ist, hat einen niedrigeren Spiegel, um etwa 1 % je kg.',
    knowsNoWeightInPounds:
      'Sie kennt dein Gewicht nicht. Wer schwerer ist, hat einen niedrigeren Spiegel, um etwa ½ % je lb.',
  },
  published: {
    title: 'Wie die Berechnung aus einer Studie geht',
    lead: (person) =>
      `Eine Dosis wird unter der Haut aufgenommen, wandert zwischen Blut und Gewebe und wird abgebaut. ${person}`,
    typicalPerson: (weight) =>
      `Dein Gewicht ist hier nicht bekannt, deshalb ist dies für eine Person von ${weight} gezeichnet.`,
    scaled: (weight) => `Umgerechnet auf dein letztes Gewicht, ${weight}.`,
    band: (uptake, clearance, central) =>
      `Hoch und niedrig umfassen 9 von 10 Menschen, nach den veröffentlichten Unterschieden: Absorption ${uptake}, Clearance ${clearance}, zentrales Volumen ${central}. Der Fehler des Modells selbst ist nicht enthalten.`,
    fat: (weight) =>
      `Die Volumen hängen davon ab, wie viel des Körpers Fett ist, was hier nicht bekannt ist: Angenommen sind 38 %, wie bei einer typischen Person von ${weight}.`,
    otherWeights:
      'Wer leichter ist, hat einen höheren Spiegel; wer schwerer ist, einen niedrigeren.',
    latestWeight:
      'Das letzte Gewicht gilt für die ganze Kurve, auch für Dosen aus der Zeit, bevor es sich änderte.',
    scaling: (weight) =>
      `Die veröffentlichten Zahlen gelten für ${weight}. Clearances wachsen mit dem Gewicht hoch ${number(0.8)}, Volumen mit der fettfreien Masse und ${number(48.2)} % des Fetts.`,
  },
  semaglutide: {
    title: 'Wie die Berechnung für Semaglutid geht',
    paper:
      '[1] Overgaard RV, Delff PH, Petri KCC, et al. Population pharmacokinetics of semaglutide for type 2 diabetes. Diabetes Ther 2019;10(2):649–662, doi 10.1007/s13300-019-0581-y, Tabelle 4.',
    band: (uptake, flows, volumes) =>
      `Hoch und niedrig umfassen 9 von 10 Menschen, nach den veröffentlichten Unterschieden: Absorption ${uptake}, Clearance ${flows}, Volumen ${volumes}. Der Fehler des Modells selbst ist nicht enthalten.`,
    published: `Mit Typ-2-Diabetes und ${number(0.5)} oder 1 mg pro Woche liegt sie höchstens 6 % neben dem veröffentlichten Durchschnitt. Bei 2 und ${number(2.4)} mg lag sie zwischen 9 % darunter und 17 % darüber, je nach Gewicht.`,
    solution: `Wie schnell eine Dosis aufgenommen wird, hängt von der Lösung ab. Die Zahlen gelten für ${number(1.34)} mg/mL; bei anderen Lösungen kann der Höchstwert früher kommen.`,
    diabetes:
      'Diabetes ändert die Clearance und, nach einer von zwei Lesarten der Arbeit, die Absorptionsrate.',
    scaling: (weight) =>
      `Die veröffentlichten Zahlen gelten für ${weight}. Clearances wachsen mit dem Gewicht hoch ${number(1.01)}, Volumen mit dem Gewicht hoch ${number(0.923)}.`,
  },
  liraglutide: {
    title: 'Wie die Berechnung für Liraglutid geht',
    lead: 'Eine Dosis wird mit gleichbleibender Rate unter der Haut aufgenommen und verlässt das Blut mit einer langsameren. Nur der Verlauf ist gezeichnet: wann der Spiegel steigt und fällt, nicht wie hoch er ist.',
    paper:
      '[1] Overgaard RV, Petri KC, Jacobsen LV, Jensen CB. Liraglutide 3.0 mg for weight management: a population pharmacokinetic analysis. Clin Pharmacokinet 2016;55(11):1413–1422, doi 10.1007/s40262-016-0410-7, Tabelle S1.',
    noHeights: `Ihre Höhen sind nicht verlässlich, deshalb hat die Achse keine Zahlen: Nach einer Dosis von ${number(0.6)} mg liegt ihr Höchstwert bei 13 ng/mL, in der Produktinformation bei 35.`,
    slow: 'Ihre Halbwertszeit ist 20 Stunden; in Produktinformationen sind es 13. Der wirkliche Spiegel könnte schneller fallen.',
    oneForAll: (weight) =>
      `Sie ist für eine Frau von ${weight} gezeichnet und weiß nichts von deinem Gewicht.`,
  },

  yourPlan: 'Dein Plan',
  use: 'Als meinen Plan verwenden',
  begin: 'Mit meinem Plan beginnen',
  lead: 'Dein Plan zeigt deine nächste Dosis in der Übersicht.',
  replaces: 'Das ersetzt deinen jetzigen Plan.',
  open: 'Plan öffnen',
  saved: 'Das ist jetzt dein Plan.',
  undo: 'Rückgängig',
  undoFailed: 'Der vorige Plan konnte nicht wiederhergestellt werden.',
  planFailed: 'Der Plan konnte nicht gespeichert werden.',
  missing:
    'Gib einen Beginn für die erste Stufe und für jede Stufe eine Dosis ein. Ein Plan kann bis zu 20 Stufen haben.',
};
