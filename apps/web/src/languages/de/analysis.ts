import { LABELLED_CLICKS, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import type { texts as pkCurveEnglish } from '../../features/analysis/pk-curve/texts.ts';
import type { texts as reportEnglish } from '../../features/analysis/report/texts.ts';
import type { texts as savingsEnglish } from '../../features/analysis/savings/texts.ts';
import type { Words } from '../words.ts';
import { countDoses } from './data.ts';
import { number, plural } from './grammar.ts';

const countPens = (count: number) => plural(count, { one: '# Pen', other: '# Pens' });
const countClicks = (count: number) => plural(count, { one: '# Klick', other: '# Klicks' });

export const pkCurveTexts: Words<typeof pkCurveEnglish> = {
  pageTitle: 'Blutspiegel · Dosewise',
  title: 'Blutspiegel',
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um deine Kurve zu sehen.',
  medicine: 'Medikament',
  noModel: (medicine) => `Keine Kurve für ${medicine}`,
  noModelBuiltIn:
    'Für dieses Medikament kennen wir kein verlässliches veröffentlichtes Modell, deshalb wird keine Kurve gezeichnet. Seine Dosen stehen in deinem Verlauf und in Exporten.',
  noModelOral:
    'Für Tabletten kennen wir kein verlässliches veröffentlichtes Modell, und das für Injektionen gilt für sie nicht. Deshalb wird keine Kurve gezeichnet. Die Dosen stehen in deinem Verlauf und in Exporten.',
  estimate: 'Modellrechnung mit Durchschnittswerten von Studienteilnehmenden. Keine Messung.',
  startsLater:
    'Die Kurve beginnt mit der ersten Dosis, die hier eingetragen ist. Was von früheren Dosen noch übrig war, ist nicht enthalten.',
  dosesFailed: 'Die Dosen konnten nicht geladen werden',
  weightFailed: 'Die Gewichtseinträge konnten nicht geladen werden',

  levelNow: 'Geschätzter Spiegel jetzt',
  nextPeak: 'Nächster Höchst\u00adwert',
  peakAfterDose: 'Nach der nächsten Dosis',
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
    'tirzepatide-simple': 'Einfach (etwa 20 % zu niedrig)',
    'tirzepatide-published': 'Aus einer Studie',
    semaglutide: 'Ohne Diabetes',
    'semaglutide-diabetes': 'Typ-2-Diabetes',
    liraglutide: 'Aus einer Studie',
  },
  shares: {
    'less-than-a-tenth': 'Geschätzt weniger als ein Zehntel des üblichen Höchstwerts.',
    near: 'Geschätzt nahe am üblichen Höchstwert.',
    above: 'Geschätzt über dem üblichen Höchstwert.',
  },
  shareOf: (percent) => `Geschätzt etwa ${number(percent)} % des üblichen Höchstwerts.`,
  firstWeeks: 'In den ersten Wochen baut sich der geschätzte Spiegel noch auf.',
  risesUntilToday: 'Der Spiegel steigt noch und dürfte heute am höchsten sein.',
  risesUntil: (weekday) => `Der Spiegel steigt noch, etwa bis ${weekday}.`,
  risesAfterToday: 'Der Spiegel dürfte nach der heutigen Dosis steigen.',
  risesAfterWeekday: (weekday) => `Der Spiegel dürfte nach der Dosis am ${weekday} steigen.`,
  risesAfterDay: (day) => `Der Spiegel dürfte nach der Dosis vom ${day} wieder steigen.`,
  risesAfterNext: 'Der Spiegel dürfte nach der nächsten Dosis steigen.',
  falls: 'Der Spiegel sinkt.',

  everyDose: 'Jede Dosis zeigen',
  includeLogged: 'Eingetragene Dosen einbeziehen',
  includeLoggedHint: 'Berücksichtigt, was von eingetragenen Dosen noch übrig ist.',

  chart: 'Blutspiegel',
  time: 'Zeit',
  now: 'Jetzt',
  actual: 'Eingetragene Dosen (Schätzung)',
  estimated: 'Schätzung',
  forecast: 'Prognose',
  high: 'Hoch',
  low: 'Niedrig',
  dose: 'Dosis',
  withPlan: 'Mit dem Plan',
  withoutDoses: 'Ohne weitere Dosen',
  people: '9 von 10 Menschen',
  mean: 'Mittel',
  weeklyMean: 'Mittel jeder Woche',
  weeklyRange: 'Niedrigster bis höchster',
  week: 'Woche',
  between: (low, high) => `${low} bis ${high}`,
  noCurve: 'Noch keine Kurve.',
  noCurveAdvice:
    'Trage eine Dosis ein, oder gib im Prognoseplan einen Beginn ein, um eine Prognose zu sehen.',
  logDose: 'Dosis eintragen',
  actualSummary: (now, today, peak, peakDay) =>
    `Die eingetragenen Dosen ergeben für heute (${today}) ${now}; der höchste Spiegel ist ${peak} am ${peakDay}.`,
  forecastSummary: (end, peak, peakDay) =>
    `Die Prognose reicht bis ${end}; ihr höchster Wert ist ${peak} am ${peakDay}.`,
  shapeSummary: (peakDay) =>
    `Der Spiegel aus den eingetragenen Dosen ist am ${peakDay} am höchsten.`,
  shapeForecastSummary: (end, peakDay) =>
    `Die Prognose reicht bis ${end}; am höchsten ist sie am ${peakDay}.`,
  shapeOnly:
    'Nur der Verlauf ist gezeichnet: Dieses Modell kann nicht sagen, wie hoch der Spiegel ist.',
  noScale: 'Nur der Verlauf, ohne Zahlen',
  bandSummary: '9 von 10 Menschen liegen laut Studie zwischen „Hoch“ und „Niedrig“.',

  plan: 'Prognoseplan',
  planLead:
    'Sieh dir an, welche Spiegel ein Plan ergäbe. Das ist kein Vorschlag. Was du eingibst, bleibt in diesem Browser.',
  start: 'Beginn',
  startHint: 'Für eine Prognose nötig.',
  strength: 'Stärke des Pens',
  clicks: 'Klicks',
  limits: { clicks: 'Klicks', everyDays: 'Tage', doses: 'Dosen' },
  outOfLimit: (name, most) => `${name}: Gib eine ganze Zahl von 1 bis ${number(most)} ein.`,
  tooLong:
    'Dieser Plan läuft über mehr als 20 Jahre und wird nicht gezeichnet. Kürze ihn, um seine Prognose zu sehen.',

  pens: 'Pens',
  needsPens: (count) => `Dieser Plan braucht ${countPens(count)}`,
  penRule: `Ein Pen gibt ${countClicks(LABELLED_CLICKS)}. Laut Packungsbeilage sollst du ihn ${number(WEEKLY_PEN.inUseDays)} Tage nach der ersten Anwendung entsorgen.`,
  pensNeeded: (strengthMg, clicks, count) =>
    `${number(strengthMg)} mg: ${countClicks(clicks)}, ${countPens(count)}.`,
  stretched: (count, days, countWithinLabel) =>
    `${count === 1 ? 'Er' : 'Einer davon'} wäre ${plural(days, { one: '# Tag', other: '# Tage' })} in Gebrauch. Um die Frist der Packungsbeilage einzuhalten, brauchst du ${countPens(countWithinLabel)}.`,

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
    'Die Schätzung berücksichtigt nicht, was du isst, ob du krank bist, welche anderen Medikamente du nimmst und wie gut eine Injektion gelungen ist. Entscheide damit nicht über eine Dosis.',
  simple: {
    title: 'So funktioniert die einfache Berechnung',
    lead: 'Jede Stunde wird ein fester Anteil dessen aufgenommen, was noch unter der Haut ist, und ein kleinerer Anteil dessen, was im Blut ist, verlässt es. Dabei gelten für alle dieselben Zahlen.',
    readsLow: `Sie liegt etwa 20 % unter veröffentlichten Mittelwerten: ${number(10.3)} L ist ein scheinbares Volumen und berücksichtigt schon den Anteil einer Dosis, der nicht ins Blut gelangt. Die Dosis außerdem mit ${number(0.8)} zu multiplizieren zählt diesen Anteil doppelt.`,
    peaksLate:
      'Der Höchstwert der Berechnung kommt 61 Stunden nach einer Dosis; gemessene Höchstwerte kamen nach 24 bis 48 Stunden.',
    knowsNoWeight:
      'Sie kennt dein Gewicht nicht. Wer schwerer ist, hat einen niedrigeren Spiegel, um etwa 1 % je kg.',
    knowsNoWeightInPounds:
      'Sie kennt dein Gewicht nicht. Wer schwerer ist, hat einen niedrigeren Spiegel, um etwa ½ % je lb.',
  },
  published: {
    title: 'So funktioniert die Berechnung aus einer Studie',
    lead: (person) =>
      `Eine Dosis wird unter der Haut aufgenommen, wandert zwischen Blut und Gewebe und wird abgebaut. ${person}`,
    typicalPerson: (weight) =>
      `Dein Gewicht ist hier nicht bekannt, deshalb ist dies für eine Person von ${weight} gezeichnet.`,
    scaled: (weight) => `Umgerechnet auf das letzte Gewicht, ${weight}.`,
    band: (uptake, clearance, central) =>
      `Zwischen den Linien „Niedrig“ und „Hoch“ lägen die Spiegel von 9 von 10 Menschen. Sie beruhen darauf, wie stark sich die Menschen in der Studie unterschieden: Absorption ${uptake}, Clearance ${clearance}, zentrales Volumen ${central}. Der Fehler des Modells selbst ist darin nicht enthalten.`,
    fat: (weight) =>
      `Die Volumen hängen vom Körperfettanteil ab, der hier nicht bekannt ist: Angenommen sind 38 %, wie bei einer typischen Person von ${weight}.`,
    otherWeights:
      'Wer leichter ist, hat einen höheren Spiegel; wer schwerer ist, einen niedrigeren.',
    latestWeight:
      'Das letzte Gewicht gilt für die ganze Kurve, auch für Dosen aus der Zeit, bevor es sich änderte.',
    scaling: (weight) =>
      `Die veröffentlichten Zahlen gelten für ${weight}. Clearances wachsen mit dem Gewicht hoch ${number(0.8)}, Volumen mit der fettfreien Masse und ${number(48.2)} % des Fetts.`,
  },
  semaglutide: {
    title: 'So funktioniert die Berechnung für Semaglutid',
    paper:
      '[1] Overgaard RV, Delff PH, Petri KCC, et al. Population pharmacokinetics of semaglutide for type 2 diabetes. Diabetes Ther 2019;10(2):649–662, doi 10.1007/s13300-019-0581-y, Tabelle 4.',
    band: (uptake, flows, volumes) =>
      `Zwischen den Linien „Niedrig“ und „Hoch“ lägen die Spiegel von 9 von 10 Menschen. Sie beruhen darauf, wie stark sich die Menschen in der Studie unterschieden: Absorption ${uptake}, Clearance ${flows}, Volumen ${volumes}. Der Fehler des Modells selbst ist darin nicht enthalten.`,
    published: `Mit Typ-2-Diabetes und ${number(0.5)} oder 1 mg pro Woche weicht sie höchstens 6 % vom veröffentlichten Durchschnitt ab. Bei 2 und ${number(2.4)} mg lag sie zwischen 9 % darunter und 17 % darüber, je nach Gewicht.`,
    solution: `Wie schnell eine Dosis aufgenommen wird, hängt von der Lösung ab. Die Zahlen gelten für ${number(1.34)} mg/mL; bei anderen Lösungen kann der Höchstwert früher kommen.`,
    diabetes:
      'Diabetes ändert die Clearance und, nach einer von zwei Lesarten der Arbeit, die Absorptionsrate.',
    scaling: (weight) =>
      `Die veröffentlichten Zahlen gelten für ${weight}. Clearances wachsen mit dem Gewicht hoch ${number(1.01)}, Volumen mit dem Gewicht hoch ${number(0.923)}.`,
  },
  liraglutide: {
    title: 'So funktioniert die Berechnung für Liraglutid',
    lead: 'Jede Stunde wird ein fester Anteil dessen aufgenommen, was noch unter der Haut ist, und ein kleinerer Anteil dessen, was im Blut ist, verlässt es. Nur der Verlauf ist gezeichnet: wann der Spiegel steigt und fällt, nicht wie hoch er ist.',
    paper:
      '[1] Overgaard RV, Petri KC, Jacobsen LV, Jensen CB. Liraglutide 3.0 mg for weight management: a population pharmacokinetic analysis. Clin Pharmacokinet 2016;55(11):1413–1422, doi 10.1007/s40262-016-0410-7, Tabelle S1.',
    noHeights: `Die Höhe der Kurve ist nicht verlässlich, deshalb hat die Achse keine Zahlen: Nach einer Dosis von ${number(0.6)} mg liegt der Höchstwert des Modells bei 13 ng/mL, in der Produktinformation bei 35.`,
    slow: 'Die Halbwertszeit des Modells beträgt 20 Stunden, in der Produktinformation 13. Der wirkliche Spiegel kann schneller fallen.',
    oneForAll: (weight) =>
      `Sie ist für eine Frau von ${weight} gezeichnet und weiß nichts von deinem Gewicht.`,
  },

  yourPlan: 'Dein Plan',
  use: 'Als meinen Plan verwenden',
  begin: 'Meinen Plan in die Prognose kopieren',
  lead: 'Dein Plan zeigt deine nächste Dosis in der Übersicht.',
  replaces: '„Als meinen Plan verwenden“ ersetzt deinen jetzigen Plan.',
  open: 'Plan öffnen',
  saved: 'Das ist jetzt dein Plan.',
  undo: 'Rückgängig',
  undoFailed: 'Der vorige Plan konnte nicht wiederhergestellt werden.',
  planFailed: 'Der Plan konnte nicht gespeichert werden.',
  missing:
    'Gib einen Beginn für die erste Stufe und für jede Stufe eine Dosis ein. Ein Plan kann bis zu 20 Stufen haben.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  pageTitle: 'Bericht · Dosewise',
  title: 'Bericht',
  lead: 'Was eingetragen wurde, zusammengefasst für die Arztpraxis: zum Drucken, als PDF oder als Link. E-Mail-Adresse und Notizen stehen nicht darin.',
  loginPrompt: 'Bitte melde dich an, um deinen Bericht zu sehen.',
  loading: 'Wird geladen …',
  loadFailed: 'Dein Bericht konnte nicht geladen werden.',

  period: 'Zeitraum',
  from: 'Von',
  to: 'Bis',
  spans: { quarter: '3 Monate', half: '6 Monate', year: '1 Jahr', longest: '5 Jahre' },
  wrongPeriod: 'Wähle einen ersten und einen letzten Tag, höchstens fünf Jahre auseinander.',

  ownName: 'Name auf dem Ausdruck',
  name: 'Name',
  birthDate: 'Geburtsdatum',
  ownHint:
    'Nur auf dem Ausdruck: Es wird weder gespeichert noch gesendet. Für ein PDF damit: drucken und „Als PDF speichern“ wählen.',
  ownLine: (label, value) => `${label}: ${value}`,

  print: 'Drucken',
  pdf: 'PDF herunterladen',
  paper: 'Papierformat des PDFs',
  usualPaper: 'Papier: automatisch',
  papers: { a4: 'A4', letter: 'Letter' },
  pdfName: (from, to) => `dosewise-bericht-${from}-bis-${to}.pdf`,
  pdfFailed: 'Das PDF konnte nicht erstellt werden. Bitte versuche es noch einmal.',

  share: 'Link teilen',
  shareTitle: 'Diesen Bericht teilen',
  shareLead: 'Wer den Link hat, kann den Bericht dieses Zeitraums lesen, auch ohne Konto.',
  days: 'Link gilt (Tage)',
  daysError: 'Gib eine ganze Zahl von 1 bis 90 Tagen ein.',
  passcode: 'Zugangscode',
  passcodeHint: '4 bis 64 Zeichen. Schicke ihn getrennt vom Link.',
  passcodeError: 'Ein Zugangscode hat 4 bis 64 Zeichen.',
  makeLink: 'Link erstellen',
  shareFailed: 'Der Link konnte nicht erstellt werden.',
  address: 'Link zu deinem Bericht',
  mailSubject: 'Mein Bericht',
  mailBody: (url, until) => `Hier ist mein Bericht: ${url}\n\nDer Link gilt bis ${until}.`,

  shares: 'Geteilte Links',
  noShares: 'Keine aktiven Links.',
  sharesFailed: 'Deine geteilten Links konnten nicht geladen werden.',
  shared: (from, to) => `${from} bis ${to}`,
  made: (day) => `Erstellt am ${day}.`,
  until: (day) => `Gilt bis ${day}.`,
  withPasscode: 'Mit Zugangscode.',
  views: (views, last) =>
    last === null
      ? 'Noch nicht geöffnet.'
      : plural(views, {
          one: `#-mal geöffnet, zuletzt ${last}.`,
          other: `#-mal geöffnet, zuletzt ${last}.`,
        }),
  revoke: 'Widerrufen',
  revokeOf: (period) => `Link widerrufen: ${period}`,
  revokeTitle: 'Diesen Link widerrufen?',
  revokeQuestion: 'Danach kann ihn niemand mehr öffnen.',
  revokeFailed: 'Der Link konnte nicht widerrufen werden.',
};

export const savingsTexts: Words<typeof savingsEnglish> = {
  pageTitle: 'Ersparnis · Dosewise',
  title: 'Ersparnis',
  lead: (country, currency) =>
    `Was deine Dosen kosten, verglichen mit Listenpreisen (${country}). Beträge in ${currency}.`,
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um deine Ersparnis zu sehen.',

  noData: 'Noch keine Kosten. Gib die Kosten deiner Pens ein, um deine Ersparnis zu sehen.',
  toLogDose: 'Zu „Dosis eintragen“',
  paid: (amounts, pens) => `Du hast ${amounts} für ${countPens(pens)} bezahlt.`,
  noListPrice: (medicines, country) =>
    `Es gibt keinen Listenpreis für ${medicines} zum Vergleichen (${country}).`,
  notUsedYet: 'Trage die Dosen ein, um ihre Kosten mit Listenpreisen zu vergleichen.',
  loggedWithoutCost: (count) =>
    plural(count, {
      one: '# Dosis eingetragen aus einem Pen, dessen Kosten fehlen.',
      other: '# Dosen eingetragen aus Pens, deren Kosten fehlen.',
    }),
  withoutCost: (count) =>
    plural(count, {
      one: '# Dosis aus einem Pen, dessen Kosten fehlen: nicht mitgezählt. ',
      other: '# Dosen aus Pens, deren Kosten fehlen: nicht mitgezählt. ',
    }),
  addCosts: 'Kosten der Pens eingeben',
  estimates: 'Diese Ersparnis ist geschätzt',
  pens: (strengths) => `Pens mit ${strengths}`,
  noPrice: (pens, countries) =>
    `Für ${pens} (${countries}) ist kein Preis bekannt. Stattdessen wurde der dort übliche Preis eines Pens verwendet.`,
  notCounted: (count, countries) =>
    `${plural(count, {
      one: '# Dosis konnte nicht mitgezählt werden',
      other: '# Dosen konnten nicht mitgezählt werden',
    })}: Es gibt keinen Preis zum Vergleichen${countries === '' ? '' : ` (${countries})`}.`,

  lifetime: 'Ersparnis insgesamt',
  doses: countDoses,
  thisMonth: 'Diesen Monat',
  unknown: 'Nicht bekannt',
  monthWithout: (month, count) => `${month}, ${countDoses(count)} nicht mitgezählt`,
  monthlyAverage: 'Durchschnitt im Monat',
  since: (day) => `seit ${day}`,

  comparison: 'Kosten je Dosis und je Monat',
  perDose: 'Je Dosis',
  perMonth: 'Je Monat',
  standard: 'Standardkosten',
  actual: 'Du hast gezahlt',
  less: (amount) => `${amount} weniger als die Standardkosten`,
  more: (amount) => `${amount} mehr als die Standardkosten`,
  same: 'Genau die Standardkosten',
  below: (percent) => `${number(percent)} % unter den Standardkosten`,
  above: (percent) => `${number(percent)} % über den Standardkosten`,
  aboutStandard: 'etwa die Standardkosten',
  wasted: (amount) => `Entsorgt oder verloren: ${amount}, in deinen Kosten enthalten.`,

  goldenTitle: 'Ersparnis durch Golden Dose',
  noGolden: 'Keine der gezählten Dosen ist eine Golden Dose.',
  golden: (count) =>
    `Die Standardkosten von ${countDoses(count)} aus Pens, die schon bezahlt waren. Teil der Ersparnis insgesamt.`,

  addedUp: 'Gesamtkosten',
  date: 'Datum',
  summary: (day, actual, standard, comparison) =>
    `Bis ${day} haben deine Dosen ${actual} gekostet; die Standardkosten sind ${standard}. ${comparison}.`,

  howCounted: 'Wie das berechnet wird',
  countedStandard: `Standardkosten: der Listenpreis eines Pens in deinem Land, geteilt durch seine ${number(WEEKLY_PEN.dosesPerPen)} Dosen. Wir nehmen die Stärke, die deiner Gesamtmenge in der üblichen Zeit zwischen zwei Dosen am nächsten kommt (zwei halbe Dosen in einer Woche zählen also als eine Dosis), und den Preis am Tag der Dosis. Bei Pens für die tägliche Anwendung teilen wir durch die Zahl ihrer Dosen.`,
  countedActual:
    'Du hast gezahlt: die Kosten des Pens, anteilig nach Verbrauch. Was du weggeworfen oder verloren hast, gehört dazu. Eine Golden Dose kostet nichts extra. Dosen ohne Pen zählen nicht mit.',
  countedMonth: `Die Kosten je Monat sind das ${number(WEEKS_PER_MONTH)}-Fache der Kosten je Woche. Die Wochen zählen von der ersten gezählten Dosis bis zur letzten, und dazu kommt dein üblicher Abstand zwischen zwei Dosen.`,
  rate: (from, rate, to) => `1 ${from} = ${number(rate)} ${to}`,
  converted: (day, source, rates) => `Umgerechnet mit Kursen vom ${day} (${source}): ${rates}.`,
};
