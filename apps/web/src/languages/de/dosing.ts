import {
  type DeviceKind,
  KEPT_YEARS,
  LABELLED_CLICKS,
  REFERENCE_RATES,
  WEEKLY_PEN,
  WEEKS_PER_MONTH,
} from '@dosewise/domain';
import { PATHS } from '../../data/navigation/paths.ts';
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
import { list, number, plural } from './grammar.ts';

export const actTexts: Words<typeof actEnglish> = {
  pageTitle: 'Erinnerung · Dosewise',
  acts: {
    taken: {
      title: 'Diese Dosis eintragen',
      explanation:
        'Nur drücken, wenn du die Dosis genommen hast. Eingetragen wird die geplante Menge, mit dem Pen, den du nach Annahme von Dosewise verwendest. Prüfe beides danach im Verlauf deiner Dosen. Ist die Dosis schon eingetragen, ändert sich nichts.',
      button: 'Als genommen eintragen',
    },
    later: {
      title: 'Später erinnern',
      explanation:
        'Du wirst in einer Stunde noch einmal erinnert, es sei denn, die Dosis ist bis dahin eingetragen.',
      button: 'In einer Stunde erinnern',
    },
  },
  done: {
    logged: {
      title: 'Dosis eingetragen',
      explanation: 'Du kannst sie im Verlauf deiner Dosen ändern.',
    },
    already: {
      title: 'Nichts einzutragen',
      explanation: 'Diese Dosis ist schon eingetragen oder nicht mehr geplant.',
    },
    later: {
      title: 'Du wirst in einer Stunde erinnert',
      explanation: 'Wenn du die Dosis bis dahin einträgst, entfällt die Erinnerung.',
    },
  },
  toLogDose: 'Zu „Dosis eintragen“',
  failed: {
    taken: 'Die Dosis konnte nicht eingetragen werden. Bitte versuche es noch einmal.',
    later: 'Die Erinnerung konnte nicht eingestellt werden. Bitte versuche es noch einmal.',
  },
  dead: 'Dieser Link gilt nicht mehr',
  deadAdvice:
    'Die Knöpfe in einer Erinnerung funktionieren einen Tag lang. Du kannst die Dosis trotzdem selbst eintragen.',
};

const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'Dieser Pen',
  vial: 'Diese Durchstechflasche',
  single_pen: 'Dieser Pen',
  tablet: 'Diese Packung',
};

export const anyDeviceTexts: Words<typeof anyDeviceEnglish> = {
  form: 'Rechner für Pens, Durchstechflaschen und Tabletten',
  device: 'Dein Pen oder deine Durchstechflasche',
  yourTablets: 'Deine Tabletten',
  questions: {
    brand: 'Welcher Name steht auf deiner Packung?',
    strength: 'Welche Stärke?',
    own: 'Zahlen vom Etikett',
  },
  chosen: (device, strength) => `${device}, ${number(strength)} mg`,
  numbers: (doseMl, markets) =>
    `${number(doseMl)} mL je Dosis, im Handel: ${markets}. Vergleiche das mit deiner Packung.`,
  tabletsSold: (mg, markets) =>
    `${number(mg)} mg in jeder Tablette, im Handel: ${markets}. Vergleiche das mit deiner Packung.`,
  change: 'Ändern',
  inMg: (amount) => `${number(amount)} mg`,

  counted: 'Klicks, die du für eine volle Dosis gezählt hast',
  countedHint: `Lässt du das Feld leer, rechnet Dosewise nur mit ganzen Dosen. Häufig werden ${number(0.01)} mL je Klick berichtet; in keiner Packungsbeilage steht das, deshalb ist nichts vorausgefüllt.`,

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
  tooMuchOfPen: (amount, dose) => `Zu viel: ${amount}. Eine volle Dosis dieses Pens hat ${dose}.`,
  tooMuchOfVial: (amount, all) => `Zu viel: ${amount}. Diese Durchstechflasche enthält nur ${all}.`,
  tooMuchOfPieces: (amount, pieces, most) =>
    `Zu viel: ${amount}. Als eine Dosis lassen sich höchstens ${pieces} (${most}) eintragen.`,
  partOfDose: (kind, dose) =>
    `In der Packungsbeilage geht es nur um volle Dosen: ${thisDevice[kind]} gibt Dosen zu ${dose}.`,
  wholeDosesOnly: 'Gib die Klicks einer Dosis ein, um Teile einer Dosis zu berechnen.',
  log: 'Diese Dosis eintragen',

  about: 'Woher die Zahlen kommen',
  compare: 'Vergleiche das mit deinem Etikett',
  compareWhy:
    'Alles ist aus den mg und mL einer vollen Dosis berechnet. Aufgedruckte mg/mL sind gerundet und werden deshalb nicht verwendet.',
  facts: {
    dose: 'Volle Dosis',
    concentration: 'Konzentration',
    steps: 'Klicks oder Einheiten',
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

const inClicks = (count: number) => plural(count, { one: '# Klick', other: '# Klicks' });

export const beginTexts: Words<typeof beginEnglish> = {
  pageTitle: 'Loslegen · Dosewise',
  title: 'Loslegen',
  loginPrompt: 'Bitte melde dich an, um loszulegen.',
  loading: 'Wird geladen …',
  loadFailed: 'Deine Pens konnten nicht geladen werden.',

  questions: {
    dose: () => 'Wie viel nimmst du?',
    when: () => 'Wann war deine letzte Dosis?',
    day: () => 'An welchem Tag war sie?',
    firstDay: () => 'Wann nimmst du die erste Dosis?',
    origin: (kind) => `War diese Dosis ${fromThis[kind]}?`,
    before: (kind) =>
      `Wie viele Dosen hattest du vor dieser Dosis schon ${fromThis[kind]} genommen?`,
    check: () => 'Stimmt das so?',
  },
  remindQuestion: 'Wie sollen wir dich erinnern?',

  fullDose: {
    click_pen: 'Eine volle Dosis',
    vial: 'Eine volle Dosis',
    single_pen: 'Einen Pen',
    tablet: 'Eine Tablette',
  },
  amount: (mg, steps) => `${number(mg)} mg, ${steps}`,
  otherAmount: 'Eine andere Menge',
  amountMissing: 'Gib eine Menge ein.',
  amountWrong: (most) => `Gib eine Menge bis ${number(most)} mg ein.`,

  today: 'Heute',
  yesterday: 'Gestern',
  tomorrow: 'Morgen',
  anotherDay: 'Ein anderer Tag',
  notYet: 'Noch keine',
  unsureDay: 'Weiß ich noch nicht',
  day: 'Tag',
  dayFaults: {
    missing: 'Gib einen Tag ein.',
    wrong: 'Diesen Tag gibt es nicht.',
    ahead: 'Dieser Tag liegt in der Zukunft.',
    over: 'Dieser Tag ist vorbei.',
  },
  time: 'Uhrzeit der Dosis',
  timeFaults: {
    missing: 'Gib eine Uhrzeit ein.',
    ahead: 'Diese Uhrzeit liegt in der Zukunft.',
  },
  origins: {
    first: 'Ja, die erste Dosis daraus',
    later: 'Ja, aber nicht die erste',
    other: 'Nein, daraus nicht',
  },
  before: 'Frühere Dosen',
  countWrong: (most) => `Gib eine ganze Zahl von 1 bis ${number(most)} ein.`,

  openedOn: (day) => `Geöffnet am ${day}`,
  assumedPen: (pen) => `Angenommen: ${pen}. Die Dosen werden in jedem Fall gleich gezählt.`,
  dosesOf: (count, mg) => `${countDoses(count)} zu ${number(mg)} mg`,
  dosesLeft: (count) => `noch ${countDoses(count)}`,
  lastDose: 'Letzte Dosis',
  doses: 'Dosen',
  fromOther: (kind) => `nicht ${fromThis[kind]}`,
  plan: 'Plan',
  nextOn: (day) => `Nächste Dosis: ${day}`,
  noPlan: 'Noch keiner. Du kannst ihn jederzeit anlegen.',
  cost: 'Was hat das gekostet?',
  free: 'Nichts',
  listPrice: (price) => `Listenpreis ${price}`,
  enterCost: 'Betrag eingeben',
  skipCost: 'Überspringen',
  changeOf: (what) => `Ändern: ${what}`,
  save: 'Speichern',
  saveFailed: 'Das konnte nicht gespeichert werden.',
  notSent: 'Es ist noch nicht alles gespeichert. Deine Antworten bleiben auf diesem Gerät.',
  saved: 'Alles bereit.',

  remindWhen: 'Wenn eine Dosis fällig ist.',
  push: 'Mitteilungen auf diesem Gerät',
  email: 'Per E-Mail',
  calendarNote: 'Wir können dir keine Erinnerungen schicken. Dein Kalender kann dich erinnern.',
  notNow: 'Jetzt nicht',
};

export const calculatorTexts: Words<typeof calculatorEnglish> = {
  pageTitle: 'Mounjaro-Dosisrechner · Dosewise',
  title: 'Mounjaro-Dosisrechner',
  lead: 'Rechner und Tagebuch für Pens zur wöchentlichen Anwendung. Klicks in Milligramm und Milligramm in Klicks.',
  leadOfAny: 'Klicks, Einheiten, mg und mL für andere Pens, Durchstechflaschen und Tabletten.',
  anotherDevice: 'Anderer Pen oder Durchstechflasche',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Dosisrechner',
  mg: 'mg',
  inMg: (amount) => `${number(amount)} mg`,

  clicks: 'Klicks',
  inClicks,
  clicksSpoken: (clicks, dose) => `${inClicks(clicks)}, ${dose}`,
  strength: 'Stärke des Pens',
  dose: 'Dosis',
  outdated: (dose) =>
    `Dieses Feld ändert sich nicht, wenn du den Regler bewegst. Die Klicks ergeben jetzt ${dose}.`,
  result: 'Berechnete Dosis',
  calculation: (clicks, clicksPerDose, strength) =>
    `${number(clicks)} / ${number(clicksPerDose)} × ${number(strength)} mg`,
  volume: (mL, units) =>
    `${number(mL)} mL = ${plural(units, { one: '# Einheit', other: '# Einheiten' })} einer U-100-Spritze`,
  pen: 'Vier Dosen laut Etikett. Gestrichelt: Flüssigkeit, die danach im Pen übrig sein kann.',

  logIn: 'Anmelden, um Dosen zu speichern und Pens zu verwalten',
  log: 'Diese Dosis eintragen',
  latest: (dose, day) => `Letzte Dosis: ${dose} am ${day}`,

  about: 'Zur Dosierung von Mounjaro',
  facts: (clicksPerDose, dosesPerPen) => [
    `Jede volle Dosis braucht ${inClicks(clicksPerDose)}`,
    `Jeder Pen enthält ${plural(dosesPerPen, { one: '# volle Dosis', other: '# volle Dosen' })}`,
    `Üblich ist es, die Dosis in Schritten von ${number(2.5)} mg zu steigern`,
    'Warte mindestens 4 Wochen zwischen zwei Steigerungen der Dosis',
  ],
  partOfDose:
    'In der Packungsbeilage geht es nur um volle Dosen. Sieh in deiner eigenen Packungsbeilage nach.',
};

const MAKER_READ = '2026-11-21';
const LABELS_READ = '2026-11-22';
const STORAGE_READ = '2026-11-26';

const AU_FAQ = 'Lilly Australien, Fragen zu Mounjaro (au.lilly.com/mounjaro/patient/faq)';
const AU_STORAGE =
  'Lilly Australien, Aufbewahrung von Mounjaro (au.lilly.com/mounjaro/patient/getting-started-with-mounjaro/storage)';
const EMA_IN_USE = 'EMA, Produktinformation von Mounjaro, Abschnitt 6.3';
const MODIFIED_PEN =
  'Lilly UK, medizinische Information 219072: der KwikPen, geänderte und erste Fassung';

const days = (count: number) => plural(count, { one: '# Tag', other: '# Tage' });

export const helpTexts: Words<typeof helpEnglish> = {
  pageTitle: 'Hilfe · Dosewise',
  title: 'Hilfe',
  description:
    'Kurze Antworten zu Injektionspens: Klicks, Entlüften, versäumte Dosen, Reisen und Aufbewahrung, mit Quellen.',
  lead: 'Kurze Antworten. Was du wann spritzt oder nimmst, besprichst du mit deiner Arztpraxis.',
  topics: {
    click: {
      answer: [
        `Der Dosierknopf eines KwikPen klickt beim Drehen ${number(WEEKLY_PEN.clicksPerDose)}-mal bis zu einer vollen Dosis von ${number(WEEKLY_PEN.mlPerDose)} mL. Ein Klick ist also ${number(WEEKLY_PEN.mlPerDose / WEEKLY_PEN.clicksPerDose)} mL, und die Hälfte der Klicks ist die Hälfte der Dosis.`,
        'Packungsbeilagen sagen nicht, wie viele Klicks eine Dosis hat: Dort heißt es nur, bis zur 1 im Fenster zu drehen. Die Rechnung ist genau; dein Pen ist es vielleicht nicht. In der Packungsbeilage geht es nur um volle Dosen. Wenn deine Arztpraxis dir einen Teil einer Dosis verordnet hat, frag, wie du ihn abmisst.',
        'Für andere Pens haben wir keine verlässliche Zahl von Klicks gefunden. Zähle die Klicks einer vollen Dosis an deinem eigenen Pen, oder lass sie weg und trage ganze Dosen ein.',
      ],
      sources: [
        AU_FAQ,
        'Klicks einer vollen Dosis: Seiten von Apotheken, in keiner Packungsbeilage',
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.calculator, label: 'Rechner' },
    },
    priming: {
      answer: [
        'Laut Anleitung wird der KwikPen vor jeder Injektion entlüftet: neue Nadel aufsetzen, den Dosierknopf um 2 Klicks drehen, die Nadel nach oben halten und den Knopf eindrücken. Das wird wiederholt, bis Tropfen zu sehen sind. Wie oft du das wiederholen darfst, steht in deiner Packungsbeilage.',
        `Ein KwikPen mit 3 mL enthält ${number(WEEKLY_PEN.dosesPerPen)} Dosen zu ${number(WEEKLY_PEN.mlPerDose)} mL und dazu Flüssigkeit für das Entlüften. Das Entlüften verbraucht also keinen der ${number(LABELLED_CLICKS)} Klicks, die hier gezählt werden, und wird nicht eingetragen.`,
        'Jedes Entlüften verbraucht 0,02 mL; wird ein Pen viermal entlüftet, sind das 0,08 mL. Wenn du einen Pen viel öfter entlüftest, etwa achtmal, kann die zusätzliche Flüssigkeit ausgehen und der Pen blockieren.',
        'Der KwikPen von 2026 hat eine kleinere Patrone. Wie viel davon für das Entlüften vorgesehen ist, konnten wir nicht herausfinden.',
      ],
      sources: [
        AU_FAQ,
        'Die Gebrauchsanleitung, wie thecarepharmacy.com sie wiedergibt',
        'apotheke-adhoc.de, über mehrmaliges Entlüften',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.pens, label: 'Pens' },
    },
    units: {
      answer: [
        'Eine U-100-Spritze hat 100 Einheiten auf 1 mL, eine Einheit ist also 0,01 mL. Einheiten messen die Flüssigkeit, nicht den Wirkstoff.',
        'Dieselbe Dosis in mg kann bei einer anderen Durchstechflasche eine andere Zahl von Einheiten sein. Lies mg und mL auf deiner eigenen ab und wähle sie im Rechner.',
      ],
      sources: [
        'ISO 8537: 100 Einheiten sind 1 mL',
        'Die Etiketten von Zepbound und Mounjaro von 2026, wie ein US-Leitfaden sie wiedergibt',
        'FDA, Auszug aus der Produktinformation von Mounjaro, gültig ab 29. Juli 2026',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.calculator, label: 'Rechner' },
    },
    'golden-dose': {
      answer: [
        'Manche ziehen auf, was nach den vier Dosen in einem KwikPen übrig ist, und nennen das Golden Dose. Dafür gibt es keine Zulassung, und der Hersteller bittet dich, den Rest nicht zu spritzen.',
        'Wie viel bleibt, ist nicht bekannt: Die Dosis kann kleiner oder größer sein, als sie scheint. Beim Aufziehen mit einer Spritze können Keime hineingelangen. Die Grenze der Packungsbeilage von 30 Tagen nach der ersten Anwendung gilt weiter.',
        'Im KwikPen von 2026 bleibt Berichten zufolge nichts zum Aufziehen übrig.',
        'Du kannst in Dosewise eine Golden Dose eintragen, wenn du das einschaltest. Dosewise schlägt keine vor.',
      ],
      sources: [
        'Lilly Deutschland, medizinische Information 227148',
        'Lilly UK und die National Pharmacy Association, zitiert im November 2025',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.settingsMedicines, label: 'Golden Dose in den Einstellungen' },
    },
    'missed-dose': {
      answer: [
        'Packungsbeilagen unterscheiden sich, und manche sagen nichts dazu. Die Tabelle zeigt, was wir gefunden haben; richte dich nach der Beilage in deiner eigenen Packung. Frag im Zweifel in deiner Arztpraxis oder Apotheke.',
        'Im Plan gilt eine Dosis als versäumt, sobald die Frist vorbei ist, in der sie laut Packungsbeilage noch genommen werden kann. Ist die Hälfte der Zeit zwischen zwei Dosen länger oder nennt die Packungsbeilage keine Frist, wartet der Plan stattdessen diese Hälfte ab. Das kann später sein, als deine Packungsbeilage erlaubt: Diese Regel ist von uns und steht in keiner Packungsbeilage. Richte dich nach deiner Packungsbeilage.',
      ],
      sources: [],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.plan, label: 'Plan' },
    },
    travelling: {
      answer: [
        'Dein Plan, deine Tage und deine Erinnerungen richten sich nach der Zeitzone in den Einstellungen, nicht nach der deines Handys. Eine für 08:00 geplante Dosis bleibt in dieser Zeitzone bei 08:00.',
        'Änderst du die Zeitzone in den Einstellungen, ist sie um 08:00 der neuen Zeitzone fällig. Schon eingetragene Dosen verschieben sich nicht; Listen zeigen sie in der Zeit deines Geräts.',
        'Laut Packungsbeilage von Tirzepatid (Mounjaro, Zepbound) darf sich der Wochentag ändern, wenn zwischen zwei Dosen mindestens 3 Tage (72 Stunden) liegen. Was andere Packungsbeilagen sagen, steht in der Tabelle der versäumten Dosen.',
        'Ohne Kühlschrank darf ein Mounjaro KwikPen laut Hersteller insgesamt bis zu 30 Tage unter 30 °C bleiben. Der Hersteller bittet dich auch, vor einer Auslandsreise in der Arztpraxis oder Apotheke Bescheid zu sagen: Vielleicht brauchst du ein Schreiben über das, was du mitführst, und vielleicht bekommst du das Medikament dort nicht.',
      ],
      sources: [AU_FAQ, 'EMA, Produktinformation von Mounjaro, Abschnitt 4.2'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.settingsUnits, label: 'Zeitzone in den Einstellungen' },
    },
    curve: {
      answer: [
        'Die Kurve schätzt, wie viel des Wirkstoffs im Blut ist: aus den Dosen, die du eingetragen hast, und Durchschnittswerten aus veröffentlichten Studien. Bei dir wurde nichts gemessen. Entscheide damit nicht über eine Dosis.',
        'Eine Dosis wird unter der Haut aufgenommen, wandert zwischen Blut und Gewebe und wird abgebaut, jeweils so schnell wie in der Studie gemessen. Bei Tirzepatid und Semaglutid wird das auf dein letztes Gewicht umgerechnet. Was von jeder Dosis noch übrig ist, wird addiert. Nach den Zahlen der Studien liegen 9 von 10 Menschen zwischen „Hoch“ und „Niedrig“.',
        'Für Tirzepatid kannst du eine einfachere Berechnung wählen; ihre Spiegel sind etwa 20 % zu niedrig. Bei Liraglutid zeichnen wir nur den Verlauf, ohne Zahlen. Für Tabletten, Dulaglutid und Exenatid haben wir kein verlässliches Modell gefunden, deshalb wird nichts gezeichnet.',
        'Alle Zahlen stehen unter der Kurve, mit ihren Quellen und Grenzen.',
      ],
      sources: [
        'Tirzepatid: Schneck und Urva 2024, doi 10.1002/psp4.13099',
        'Semaglutid: Overgaard und andere 2019, doi 10.1007/s13300-019-0581-y',
        'Liraglutid: Overgaard und andere 2016, doi 10.1007/s40262-016-0410-7',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.pkCurve, label: 'Blutspiegel' },
    },
    figures: {
      answer: [
        'Eine Dosis in mg sind die gedrehten Klicks, geteilt durch die Klicks einer vollen Dosis, mal die mg einer vollen Dosis. Einheiten aus einer Durchstechflasche werden genauso berechnet. Tabletten und Einzeldosis-Pens werden einfach gezählt.',
        'Was du für eine Dosis bezahlt hast, ist ihr Anteil am Preis des Pens: so viel, wie sie vom Pen verbraucht hat. Eine Golden Dose kostet nichts extra.',
        'Die Standardkosten sind der Listenpreis am Tag der Dosis in deinem Land, für den Pen mit der nächstliegenden Stärke, geteilt durch die Dosen eines Pens. Deine Ersparnis sind die Standardkosten minus das, was du bezahlt hast. Ist kein Preis bekannt, sagt die Seite, welcher stattdessen genommen wurde oder dass die Dosis nicht zählt.',
        `Die Kosten je Monat sind das ${number(WEEKS_PER_MONTH)}-Fache der Kosten je Woche. Wenn eine Währung umgerechnet wurde, nennt die Seite den Kurs, seinen Tag und wer ihn veröffentlicht hat.`,
        'Der Trend deines Gewichts ist die Gerade, die deinen Gewichtseinträgen der 8 Wochen vor dem letzten am nächsten kommt.',
      ],
      sources: [
        `Wechselkurse, wenn dein Server keine neueren hat: ${REFERENCE_RATES.source}, Tabelle vom 17. Oktober 2025`,
        'Listenpreise: wie die Einstellungen sie zeigen, mit dem Tag, ab dem sie gelten',
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.costSavings, label: 'Ersparnis' },
    },
    where: {
      answer: [
        'Du kannst jederzeit alles als Dateien exportieren. Dein Konto und alles darin löschst du in den Einstellungen. Ohne Konto löschst du deine Daten im Menü.',
        'Die Admin-Seiten eines Servers zeigen, wie viele Dosen es gibt, nicht wessen. Seine Datenbank und seine Backups enthalten alles, deshalb kann die Person, die ihn betreibt, alles lesen. Daten gehen nur an einen Analysedienst, wenn dieser Server einen nutzt und du zugestimmt hast.',
        'Ohne Konto kannst du mit zwölf Wörtern dieselben Daten auf mehreren Geräten haben. Wer die Wörter hat, hat die Daten, und verlorene Wörter kann niemand wiederherstellen. Auch die Seiten kommen vom Server: Du musst darauf vertrauen können, dass die Person, die ihn betreibt, sie nicht ändert. Bei reinem http könnten das alle in deinem Netz.',
      ],
      sources: ['Dosewise selbst: sein Programm und seine Dokumente'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.exportData, label: 'Export' },
    },
    storing: {
      answer: [
        'Laut Packungsbeilage sollst du einen Pen eine bestimmte Zahl von Tagen nach der ersten Anwendung entsorgen, auch wenn noch etwas darin ist. Die Tage stehen in der Tabelle; unter „Pens“ steht, bis wann du jeden deiner Pens verwenden kannst.',
        'Der Hersteller von Mounjaro bittet dich, gebrauchte Pens, Nadeln und Spritzen sofort in einen Abwurfbehälter für Nadeln oder einen anderen harten, durchstichsicheren Behälter zu geben. Bewahre ihn für Kinder unzugänglich auf und gib ihn nicht in den Hausmüll. Frag in der Apotheke, wer ihn annimmt.',
        'Ein Mounjaro-Pen, der auf eine harte Fläche gefallen ist, soll laut Hersteller nicht mehr verwendet werden. Jeder Pen ist nur für eine Person bestimmt, jede Nadel nur für eine Injektion.',
      ],
      sources: [AU_STORAGE, EMA_IN_USE],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.pens, label: 'Pens' },
    },
  },
  sources: 'Quellen',
  manySources: (count) => plural(count, { one: '# Quelle', other: '# Quellen' }),
  readOn: (on) => `Geprüft am ${on}.`,
  licences: 'Lizenzen der Software in dieser App',

  pictures: {
    click: (clicks, all) => `${number(clicks)} von ${number(all)} Klicks sind gedreht.`,
    priming: 'Die vier Dosen. Gestrichelt: die Flüssigkeit für das Entlüften.',
    units: (units, mg, ml) =>
      `${plural(units, { one: '# Einheit', other: '# Einheiten' })}: ${number(mg)} mg in ${number(ml)} mL`,
    unitsOf: {
      'zepbound-single-dose-vial-us': 'Einzeldosis-Durchstechflasche',
      'tirzepatide-multi-dose-vial-us': 'Mehrdosen-Durchstechflasche',
    },
    golden: 'Die vier Dosen sind verbraucht. Gestrichelt: Wie viel übrig ist, ist nicht bekannt.',
    missed: (count) =>
      `Packungsbeilagen von Mounjaro und Zepbound: Eine versäumte Dosis innerhalb von ${plural(count, { one: '# Tag', other: '# Tagen' })} nachholen. Danach auslassen und die nächste am üblichen Tag nehmen.`,
    planned: 'Geplant',
    next: 'Nächste Dosis',
    travelling: 'Im selben Moment: 08:00 in London, 03:00 in New York.',
    curve:
      'Sechs gleiche Dosen im Abstand einer Woche bei einem durchschnittlichen Menschen. Gepunktet: hoch und niedrig.',
    where: 'Dein Browser, der Server und seine Backups. Ohne Konto gibt es nur den Browser.',
  },
  dose: 'Rechenbeispiel: eine Dosis',
  clicks: 'Klicks',
  ofDose: 'Klicks einer vollen Dosis',
  inDose: 'in einer vollen Dosis',
  givenBy: 'Dosis',
  cost: 'Rechenbeispiel: Kosten einer Dosis',
  ofPen: 'Klicks des Pens',
  price: 'Preis des Pens',
  paid: 'Kosten der Dosis',
  mg: (amount) => `${number(amount)} mg`,

  temperaturesOf: 'Temperaturen, laut Packungsbeilage von Mounjaro',
  temperatures: {
    tooWarm: { range: 'Über 30 °C', what: 'Zu warm' },
    warm: {
      range: 'Bis 30 °C',
      what: 'Nur so viele Tage, wie die Packungsbeilage erlaubt, vor Licht geschützt',
    },
    cold: { range: '2 bis 8 °C', what: 'Im Kühlschrank, im Karton, bis zur ersten Anwendung' },
    frozen: { range: 'Gefroren', what: 'Nicht einfrieren, nach dem Einfrieren nicht anwenden' },
  },

  days,
  daysAndHours: (hours) =>
    hours % 24 === 0
      ? `${days(hours / 24)} (${number(hours)} h)`
      : plural(hours, { one: '# Stunde', other: '# Stunden' }),
  missed: {
    caption: 'Versäumte Dosen laut Packungsbeilage',
    label: 'Medikament',
    take: 'Frist zum Nachholen',
    gap: 'Zwischen Dosen mindestens',
    notStated: 'Wir haben keine Angabe gefunden. Sieh in deiner Packungsbeilage nach.',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic in Europa und Brasilien',
      ozempicUs: 'Ozempic in den USA',
      wegovyElsewhere: 'Wegovy-Pens außerhalb der USA',
      wegovyUs: 'Wegovy-Pens in den USA',
      saxenda: 'Saxenda außerhalb der USA',
      victoza: 'Victoza in den USA',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, Wegovy-Tabletten',
      foundayo: 'Foundayo',
    },
    instead: {
      asPlanned: 'Keine: auslassen, die nächste wie geplant nehmen',
      dayLater: 'Keine: auslassen, die nächste Tablette am Tag danach nehmen',
    },
  },
  inUse: {
    caption: 'Tage in Gebrauch laut Packungsbeilage',
    label: 'Medikament',
    days: 'Nach der ersten Anwendung',
    labels: {
      mounjaro: 'KwikPen von Mounjaro und Zepbound',
      ozempicElsewhere: 'Ozempic außerhalb der USA',
      ozempicUs: 'Ozempic in den USA',
      wegovyElsewhere: 'Wegovy FlexTouch außerhalb der USA',
      wegovyUs: 'Wegovy FlexTouch in den USA',
      saxendaVictoza: 'Saxenda, Victoza',
    },
  },
  where: {
    caption: 'Was wo aufbewahrt wird',
    place: 'Ort',
    what: 'Was dort ist',
    who: 'Wer es sieht',
    rows: {
      server: {
        place: 'Mit Konto: der Server',
        what: 'Dein Konto, deine Pens, Dosen, Gewichtseinträge, Messwerte, Symptome, dein Plan und deine Einstellungen.',
        who: 'Du, die Person, die den Server betreibt, die Personen, mit denen du teilst, die Programme, an die du Daten senden lässt, und alle, die einen Link, eine Kalenderadresse oder ein Token von dir haben, bis du das widerrufst.',
      },
      browser: {
        place: 'Mit Konto: dieser Browser',
        what: 'Was du zuletzt angesehen hast, zum Lesen ohne Netz, und noch nicht gesendete Einträge. Beim Abmelden wird beides gelöscht.',
        who: 'Wer diesen Browser öffnet, während du angemeldet bist.',
      },
      backups: {
        place: 'Backups des Servers',
        what: 'Alles, was an dem Tag auf dem Server war, außer Links, Tokens und Passkeys. Wenn nichts anderes eingestellt ist, gibt es eines am Tag, und die letzten sieben bleiben. Was du löschst, ist also bis zu einer Woche noch darin. Ein Backup vor einem Update bleibt bis zum nächsten Update.',
        who: 'Die Person, die den Server betreibt.',
      },
      'only-here': {
        place: 'Ohne Konto: dieser Browser',
        what: 'Alles. Wenn du keine weiteren Geräte nutzt, sind die einzigen Backups die Kopien, die du speicherst.',
        who: 'Wer diesen Browser öffnet.',
      },
      encrypted: {
        place: 'Ohne Konto: eine verschlüsselte Kopie auf einem Server',
        what: 'Alles, verschlüsselt mit deinen zwölf Wörtern, wenn du mehrere Geräte nutzt. Sie ist in keinem Backup und wird 400 Tage nach der letzten Nutzung gelöscht.',
        who: 'Wer die zwölf Wörter hat. Die Person, die den Server betreibt, kann sie nicht lesen, sieht aber ihre Größe, die Tage, an denen sie genutzt wird, und im Protokoll des Servers die IP-Adressen deiner Geräte.',
      },
    },
  },
};

const { countSteps, stepLabels } = penTexts;

const inSelected: Record<DeviceKind, string> = {
  click_pen: 'im gewählten Pen',
  vial: 'in der gewählten Durchstechflasche',
  single_pen: 'in der gewählten Packung',
  tablet: 'in der gewählten Packung',
};
const fromThis: Record<DeviceKind, string> = {
  click_pen: 'aus diesem Pen',
  vial: 'aus dieser Durchstechflasche',
  single_pen: 'aus dieser Packung',
  tablet: 'aus dieser Packung',
};
const ofThis: Record<DeviceKind, string> = {
  click_pen: 'dieses Pens',
  vial: 'dieser Durchstechflasche',
  single_pen: 'dieser Packung',
  tablet: 'dieser Packung',
};
/** '1 mg ist', '2 mg sind'. */
const mgAre = (mg: number | string) =>
  `${number(mg)} mg ${plural(Number(mg), { one: 'ist', other: 'sind' })}`;
/** The dose of a misfit has at most four decimal places. */
const shortened = (doseMg: number) => Number(doseMg.toFixed(4));
/** '1 mg ergibt', '2 mg ergeben'. */
const mgCome = (mg: number | string) =>
  `${number(mg)} mg ${plural(Number(mg), { one: 'ergibt', other: 'ergeben' })}`;

export const logDoseTexts: Words<typeof logDoseEnglish> = {
  pageTitle: 'Dosis eintragen · Dosewise',
  title: 'Dosis eintragen',
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um deine Dosen einzutragen',
  step: (step) => `Schritt ${step}`,
  logging: 'Dosis eintragen',
  history: 'Verlauf der Dosen',
  pensUnknown: 'Die Pens konnten nicht geladen werden',
  dosesUnknown: 'Die Dosen konnten nicht geladen werden',
  pensNotLoaded: 'Deine Pens konnten nicht geladen werden. Gelöscht wurde nichts.',
  dosesNotLoaded: 'Deine Dosen konnten nicht geladen werden. Gelöscht wurde nichts.',

  doseTypes: {
    standard: 'Standarddosis',
    golden_dose: 'Golden Dose',
  },
  mg: 'mg',

  form: 'Eine Dosis eintragen',
  doseType: 'Art der Dosis',
  volumeLabel: 'Volumen',
  stepsSpoken: (count, step, dose) => `${countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml, dose) => `${number(ml)} Milliliter, ${dose}`,
  goldenLeft: (ml) =>
    `Aus diesem Pen lassen sich noch höchstens ${number(ml)} mL als Golden Dose eintragen`,
  usual: {
    last: (amount) => `Wie zuletzt: ${amount}`,
    planned: (amount) => `Wie geplant: ${amount}`,
  },
  fullDose: (amount) => `Volle Dosis: ${amount}`,
  restOffer: (last, rest) => `Erst den Rest (${last}), dann ${rest}`,
  restFrom: (count, pen) => `${count} aus ${pen}`,
  andThen: (rest) => `Dann ${rest}`,
  onlyThisPen: 'Nur aus diesem Pen',
  penThen: (pen, rest) => `${pen}, dann ${rest}`,
  part: (place, of) => `Teil ${place} von ${of} einer Dosis`,
  sameInjection: 'Teil derselben Dosis wie',
  noOtherDose: 'Keine: eine eigene Dosis',
  doseAmount: 'Dosis',
  noPenForMg: 'Wähle einen Pen, um eine Dosis in mg einzugeben.',
  noPenForSum: 'Kein Pen ist gewählt',
  location: 'Injektionsstelle',
  lists: 'Aus einer Liste wählen',
  quadrant: 'Genaue Stelle',
  side: 'Seite',
  restedLongest: 'Längste Pause',
  pain: 'Schmerz',
  painHint: '0 ist kein Schmerz, 10 der stärkste',
  note: 'Notiz',
  now: 'Jetzt',
  more: 'Mehr',
  log: 'Dosis eintragen',
  logged: (dose, pen, place) =>
    `Dosis eingetragen! ${dose} aus ${[pen, place].filter(Boolean).join(', ')}.`,
  doseAt: (dose, place) => [dose, place].filter(Boolean).join(', '),
  loggedAlready: (when) => `Diese Dosis ist schon eingetragen, für ${when}.`,
  logFailed: 'Die Dosis konnte nicht eingetragen werden. Bitte versuche es noch einmal.',
  penOfDoseGone:
    'Der Pen dieser Dosis wurde anderswo gelöscht. Nichts wurde eingetragen. Prüfe, welcher Pen jetzt gewählt ist.',

  logWithoutPen: (thing) =>
    thing === 'pen' ? 'Dosis ohne Pen eintragen' : 'Dosis ohne Packung eintragen',

  noPen: 'Bitte wähle zuerst einen Pen',
  stepsMissing: (step) => `Gib die ${stepLabels[step]} dieser Dosis ein.`,
  refusals: {
    golden_pen_not_empty: 'Eine Golden Dose lässt sich nur aus leeren Pens entnehmen',
    golden_not_enabled: 'Für diesen Pen ist die Golden Dose nicht eingeschaltet',
    golden_volume_exceeded:
      'Das ist mehr, als sich aus diesem Pen noch als Golden Dose eintragen lässt',
    not_enough_clicks: 'Im gewählten Pen sind nicht mehr genug Klicks übrig',
  },
  misfits: {
    other_medicine: (_doseMg, { kind }) =>
      kind === 'click_pen'
        ? 'Dieser Pen enthält ein anderes Medikament als diese Dosis.'
        : kind === 'vial'
          ? 'Diese Durchstechflasche enthält ein anderes Medikament als diese Dosis.'
          : 'Diese Packung enthält ein anderes Medikament als diese Dosis.',
    above_one_dose: (doseMg, { kind }) =>
      `${mgAre(shortened(doseMg))} mehr, als eine Dosis ${fromThis[kind]} sein kann.`,
    between_steps: (doseMg, { kind, stepsPerDose }) => {
      const steps = {
        click_pen: stepsPerDose === 1 ? 'Dosen' : 'Klicks',
        vial: 'Einheiten',
        single_pen: 'Pens',
        tablet: 'Tabletten',
      }[kind];
      return `${mgCome(shortened(doseMg))} keine ganze Zahl von ${steps} ${ofThis[kind]}.`;
    },
  },
  volumeMissing: 'Gib das Volumen dieser Dosis ein.',
  notEnough: (step, kind) => `Nicht mehr genug ${stepLabels[step]} ${inSelected[kind]}`,
  stepsWrong: (step, most) =>
    most === 1
      ? `${stepLabels[step]}: Hier geht nur 1.`
      : `${stepLabels[step]}: Gib eine ganze Zahl von 1 bis ${number(most)} ein.`,
  mgWrong: (most) => `Die Dosis muss eine Zahl über 0 und höchstens ${number(most)} mg sein.`,
  volumeWrong: (most) => `Das Volumen muss eine Zahl über 0 und höchstens ${number(most)} mL sein.`,
  dateMissing: 'Gib Datum und Uhrzeit der Dosis ein.',
  dateAhead:
    'Das Datum liegt in der Zukunft. Trage eine Dosis erst ein, wenn du sie genommen hast.',
  dateBeforePen: 'Das Datum liegt vor dem Beginn dieses Pens.',
  openedOn: (kind, day) =>
    `Beginn ${{ click_pen: 'dieses Pens', vial: 'dieser Durchstechflasche', single_pen: 'dieser Packung', tablet: 'dieser Packung' }[kind]} auf ${day} ändern`,
  openedFailed: 'Der Beginn konnte nicht geändert werden. Bitte versuche es noch einmal.',
  dateAfterDiscard: 'Das Datum liegt nach dem Tag der Entsorgung.',
  dateOutOfYears: `Das Datum muss zwischen den Jahren ${KEPT_YEARS.first} und ${KEPT_YEARS.last} liegen.`,

  pens: (thing) => (thing === 'pen' ? 'Pen für diese Dosis' : 'Packung für diese Dosis'),
  showOthers: (count, thing) =>
    thing === 'pen'
      ? plural(count, { one: '# anderen Pen zeigen', other: '# andere Pens zeigen' })
      : plural(count, { one: '# andere Packung zeigen', other: '# andere Packungen zeigen' }),
  otherPen: (thing) => (thing === 'pen' ? 'Anderer Pen' : 'Andere Packung'),
  penActions: (name) => `${name} ändern`,
  edit: (name) => `${name} bearbeiten`,
  delete: (name) => `${name} löschen`,
  firstPen:
    'Füge deinen ersten Pen hinzu, um Dosen einzutragen. Seine Stärke steht auf dem Etikett.',

  typed: (asked, mg, amount) =>
    `Du hast ${number(asked)} mg eingegeben. Eingetragen ${plural(Number(mg), { one: 'wird', other: 'werden' })} ${number(mg)} mg (${amount}).`,
  moreThanGolden: (asked, ml, mg) =>
    `${mgAre(asked)} mehr, als sich aus diesem Pen noch als Golden Dose eintragen lässt (${number(ml)} mL, ${number(mg)} mg).`,
  moreThanLeft: (asked, mg) =>
    `${mgAre(asked)} mehr, als in dieser Durchstechflasche noch übrig ist (${number(mg)} mg).`,
  moreThanPieces: (asked, pieces, mg) =>
    `${mgAre(asked)} mehr, als in ${pieces} enthalten ist (${number(mg)} mg).`,
  noWholeStep: (asked, step) => `${mgCome(asked)} keine ganze Zahl von ${stepLabels[step]}.`,

  withoutPenTitle: (thing) => (thing === 'pen' ? 'Dosis ohne Pen' : 'Dosis ohne Packung'),
  withoutPenHint: (thing) =>
    thing === 'pen'
      ? 'Für eine Dosis aus der Zeit vor dieser App, oder aus einem Pen, der hier nicht steht.'
      : 'Für eine Dosis aus der Zeit vor dieser App, oder aus einer Packung, die hier nicht steht.',
  byMouth: 'Ich nehme es ein (Tablette)',
  loggedWithoutPen: (dose, medicine, thing) =>
    thing === 'pen'
      ? `Dosis eingetragen! ${dose} ${medicine}, ohne Pen.`
      : `Dosis eingetragen! ${dose} ${medicine}, ohne Packung.`,
  editDose: 'Dosis bearbeiten',
  saveDose: 'Dosis speichern',
  pen: 'Pen',
  penHint:
    'Kam diese Dosis aus einem deiner Pens, wähle ihn. Wir ziehen sie dann von seinem Inhalt ab.',
  noPenFits: 'Keiner deiner Pens kann an diesem Tag genau diese Dosis gegeben haben.',
  otherPenHint: 'Kam diese Dosis aus einem anderen Pen, wähle ihn. Die Dosis in mg bleibt gleich.',
  noOtherPenFits: 'Keiner deiner anderen Pens kann an diesem Tag genau diese Dosis gegeben haben.',
  penOption: (pen, steps) => `${pen} (${steps})`,
  takes: (steps, kind, left) =>
    `Verbraucht ${steps} ${fromThis[kind]}; danach übrig: ${number(left)}.`,
  editDoseFailed: 'Die Dosis konnte nicht geändert werden.',
  doseGone: 'Diese Dosis wurde anderswo gelöscht.',
  deleteDose: 'Dosis löschen',
  confirmDoseDelete:
    'Möchtest du diese Dosis wirklich löschen? Das lässt sich nicht rückgängig machen.',
  deleteDoseFailed: 'Die Dosis konnte nicht gelöscht werden.',
  golden: 'Golden Dose',
  goldenFor: (pen) => ` für ${pen}`,
  goldenToggleFailed: 'Die Einstellung zur Golden Dose konnte nicht geändert werden',
  historyPages: 'Seiten im Verlauf der Dosen',
  totalDoses: (count) => plural(count, { one: 'insgesamt # Dosis', other: 'insgesamt # Dosen' }),
  noDoses: 'Noch keine Dosen',
  noDosesHint: 'Hier stehen deine eingetragenen Dosen, die neuesten zuerst.',
  editOwnDose: (when) => `Dosis bearbeiten: ${when}`,
  deleteOwnDose: (when) => `Dosis löschen: ${when}`,
};

const countPlanned = (count: number) =>
  plural(count, { one: '# geplante Dosis', other: '# geplante Dosen' });

export const pensTexts: Words<typeof pensEnglish> = {
  pageTitle: 'Pens · Dosewise',
  title: 'Pens',
  loginPrompt: 'Bitte melde dich an, um deine Pens zu sehen.',
  loading: 'Wird geladen …',
  loadFailed: 'Deine Pens konnten nicht geladen werden. Gelöscht wurde nichts.',
  aheadFailed: 'Wie lange dein Vorrat reicht, konnte nicht berechnet werden.',

  addSealed: (thing) =>
    thing === 'pen' ? 'Ungeöffnete Pens hinzufügen' : 'Ungeöffnete Packungen hinzufügen',
  addInUse: (thing) =>
    thing === 'pen' ? 'Pen in Gebrauch hinzufügen' : 'Packung in Gebrauch hinzufügen',
  none: 'Noch keine Pens',
  nextStep: (thing) => (thing === 'pen' ? 'Dein Pen ist da.' : 'Deine Packung ist da.'),
  logFirstDose: 'Erste Dosis eintragen',
  noneHint: 'Füge den Pen hinzu, den du benutzt, und die ungeöffneten, die du im Kühlschrank hast.',

  inUse: 'In Gebrauch',
  noneInUse: (thing) =>
    thing === 'pen' ? 'Kein Pen ist in Gebrauch.' : 'Keine Packung ist in Gebrauch.',
  inStock: 'Im Vorrat',
  noneInStock: (thing) =>
    thing === 'pen'
      ? 'Keine ungeöffneten Pens. Füge die aus deinem Kühlschrank hinzu, um zu sehen, wie lange sie reichen.'
      : 'Keine ungeöffneten Packungen. Füge die hinzu, die du hast, um zu sehen, wie lange sie reichen.',
  noneInStockHere: (thing) =>
    thing === 'pen' ? 'Keine ungeöffneten Pens.' : 'Keine ungeöffneten Packungen.',
  past: (count) => `Frühere (${number(count)})`,

  outlook: 'Wie lange der Vorrat reicht',
  ofMedicine: (sentence, medicine) => `${medicine}: ${sentence}`,
  runsOut: (day) => `Am ${day} geht der Vorrat aus.`,
  runsOutAndOrder: (day, order) => `Am ${day} geht der Vorrat aus. Bestelle bis ${order} nach.`,
  runsOutOrderNow: (day) => `Am ${day} geht der Vorrat aus. Bestelle jetzt nach.`,
  outNow: (day, thing) =>
    thing === 'pen'
      ? `Für die nächste Dosis am ${day} hast du keinen Pen, den du noch verwenden kannst.`
      : `Für die nächste Dosis am ${day} hast du keine Packung, die du noch verwenden kannst.`,
  enough: (doses) =>
    plural(doses, {
      one: 'Genug für die nächste geplante Dosis.',
      other: 'Genug für alle # Dosen, die innerhalb eines Jahres geplant sind.',
    }),
  dosesBefore: (doses, thing) =>
    thing === 'pen'
      ? `Die Pens decken bis dahin ${countPlanned(doses)} ab.`
      : `Die Packungen decken bis dahin ${countPlanned(doses)} ab.`,
  orderDays: (days) =>
    plural(days, {
      one: 'Der Bestelltag liegt # Tag früher, wie in der Erinnerung „Bevor deine Pens ausgehen“ eingestellt.',
      other:
        'Der Bestelltag liegt # Tage früher, wie in der Erinnerung „Bevor deine Pens ausgehen“ eingestellt.',
    }),
  orderDaysFixed: (days) =>
    plural(days, {
      one: 'Der Bestelltag liegt # Tag früher. Mit einem Konto kannst du das ändern.',
      other: 'Der Bestelltag liegt # Tage früher. Mit einem Konto kannst du das ändern.',
    }),
  changeDays: 'In den Einstellungen ändern',
  noPlan: (thing) =>
    thing === 'pen'
      ? 'Lege einen Plan an, um zu sehen, wann deine Pens ausgehen.'
      : 'Lege einen Plan an, um zu sehen, wann deine Packungen ausgehen.',
  makePlan: 'Plan anlegen',
  nothingPlanned: (thing) =>
    thing === 'pen'
      ? 'Es sind keine Dosen geplant, also gibt es keinen Tag, an dem deine Pens ausgehen.'
      : 'Es sind keine Dosen geplant, also gibt es keinen Tag, an dem deine Packungen ausgehen.',

  lastsTo: (day, doses) => `Reicht bis ${day} · ${countPlanned(doses)}`,
  usableTo: (day, days) =>
    `Bis ${day} verwenden, danach entsorgen${days === null ? '' : ` (seit ${plural(days, { one: '# Tag', other: '# Tagen' })} in Gebrauch)`}`,
  leftOver: (day, lost) =>
    `Bis ${day} verwenden, danach entsorgen. Nach dem Plan bleiben dann übrig: ${lost}.`,
  discardPassed: (day) =>
    `Laut Packungsbeilage nach dem ${day} nicht mehr anwenden. Bitte entsorgen. Frag im Zweifel deine Apotheke.`,
  usedFromTo: (from, to, doses) => `Geplant von ${from} bis ${to} · ${countDoses(doses)}`,
  usedOn: (day) => `Geplant für ${day} · 1 Dosis`,
  notPlanned: 'Keine geplante Dosis',
  expires: (day) => `Verwendbar bis ${day}`,
  batch: (batch) => `Charge ${batch}`,
  discarded: (day, reason) => `Entsorgt am ${day} · ${reason}`,
  expiredOn: (day) => `Abgelaufen am ${day}`,
  boughtAfterStart: (bought, start) =>
    `Das Kaufdatum (${bought}) liegt nach dem Beginn (${start}). Prüfe beide Angaben.`,
  expiredBeforeStart: (expiry, start) =>
    `Das Datum „Verwendbar bis“ (${expiry}) liegt vor dem Beginn (${start}). Prüfe beide Angaben.`,
  startAhead: (start) => `Der Beginn (${start}) liegt in der Zukunft. Prüfe die Angabe.`,
  wasted: (amount) => `Verlust: ${amount}`,

  open: 'Öffnen',
  openPen: (name) => `${name} öffnen`,
  discard: 'Entsorgen',
  discardPen: (name) => `${name} entsorgen`,
  takeBack: 'Wiederherstellen',
  takeBackPen: (name) => `${name} wiederherstellen`,
  takenBack: (name) => `${name} wiederhergestellt.`,
  takeBackFailed: (name) => `${name} konnte nicht wiederhergestellt werden.`,
  edit: (name) => `${name} bearbeiten`,
  delete: (name) => `${name} löschen`,
};

const ofDevice: Record<DeviceKind, (strengthMg: number) => string> = {
  click_pen: (mg) => `aus einem Pen mit ${number(mg)} mg`,
  vial: (mg) => `aus einer Durchstechflasche mit ${number(mg)} mg`,
  single_pen: (mg) => `aus einer Packung mit ${number(mg)} mg`,
  tablet: (mg) => `aus einer Packung mit ${number(mg)} mg`,
};

export const planTexts: Words<typeof planEnglish> = {
  pageTitle: 'Plan · Dosewise',
  title: 'Plan',
  titleOf: (name) => `Plan von ${name}`,
  medicines: 'Medikamente',
  another: 'Weiteres Medikament planen',
  loginPrompt: 'Bitte melde dich an, um deinen Plan zu sehen.',
  loading: 'Wird geladen …',
  loadFailed: 'Dein Plan konnte nicht geladen werden.',
  recordsFailed:
    'Deine Dosen und Pens konnten nicht geladen werden, deshalb fehlen Klicks und Pens hier.',

  none: 'Noch kein Plan',
  noneLead:
    'Ein Plan zeigt, wann deine nächsten Dosen fällig sind und aus welchem Pen sie kommen. Du kannst jederzeit eine Dosis auslassen oder den Plan ändern.',
  noneAdvice: 'Gib ein, was dir verschrieben wurde. Dosewise schlägt nie eine Dosis vor.',
  begin: 'Plan anlegen',
  fromForecast: 'Erst den geschätzten Blutspiegel ansehen',
  noRecords: 'Füge einen Pen hinzu, um die Dosen auch in Klicks zu sehen.',
  addPen: 'Pen hinzufügen',

  plan: 'Aktueller Plan',
  newPlan: 'Neuer Plan',
  change: 'Plan ändern',
  changeDay: 'Tag ändern',
  pause: 'Pausieren',
  editPause: 'Pause ändern',
  resume: 'Heute fortsetzen',
  removePause: 'Pause entfernen',
  paused: (from, until) =>
    until === null
      ? `Pausiert seit ${from}, bis du den Plan fortsetzt.`
      : `Pausiert vom ${from} bis ${until}.`,
  pauseAhead: (from, until) =>
    until === null
      ? `Eine Pause beginnt am ${from} und dauert, bis du den Plan fortsetzt.`
      : `Eine Pause ist geplant vom ${from} bis ${until}.`,
  ended: 'Dieser Plan ist zu Ende.',
  former: 'Frühere Pläne',
  calendarFile: 'Kalenderdatei',
  calendarName: 'dosewise-kalender.ics',
  calendarFailed: 'Der Kalender konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  delete: 'Plan löschen',
  zone: (zone, device) => `Die Uhrzeiten gelten in ${zone}. Dieses Gerät steht auf ${device}.`,
  settings: 'In den Einstellungen ändern',

  from: (day) => `Ab ${day}`,
  until: (doses) => (doses === null ? 'Ohne Enddatum' : countDoses(doses)),
  mg: (dose) => `${number(Number(dose.toFixed(2)))} mg`,
  partOf: (takenMg, ofMg) =>
    `${number(Number(takenMg.toFixed(2)))} von ${number(Number(ofMg.toFixed(2)))} mg`,

  medicine: 'Medikament',
  switches: (before, after) =>
    `Beim Speichern endet dein Plan für ${before}, und einer für ${after} beginnt. Sollen beide bleiben, brich ab und plane ${after} als weiteres Medikament.`,
  anchor: 'Dosen sind fällig',
  anchors: { weekday: 'An festen Tagen', last_dose: 'Mit festem Abstand zu meiner letzten Dosis' },
  fixed: (pace) => `${pace}. Eine späte Dosis verschiebt die nächste nicht.`,
  counting: (days) => `${countDays(days)} nach der letzten Dosis, zur selben Uhrzeit`,
  firstDay: 'Erster Tag',
  time: 'Uhrzeit',
  openHint: 'Lass das Feld leer, wenn es weitergehen soll, bis du den Plan änderst.',
  untilNextHint: 'Lass das Feld leer, wenn es bis zur nächsten Stufe weitergehen soll.',
  givenBy: (amount, strengthMg, device) => `${amount} ${ofDevice[device](strengthMg)}`,
  ways: (ways) => `${list(ways)}.`,
  givenByNone: (thing) =>
    thing === 'pen'
      ? 'Keiner der Pens kann diese Dosis geben.'
      : 'Keine der Packungen kann diese Dosis geben.',
  startNeeded: 'Gib den Tag der ersten Dosis ein.',
  sameStart: 'An diesem Tag beginnt schon eine andere Stufe.',
  timeNeeded: 'Gib eine Uhrzeit ein.',
  dosesLimit: (least, most) =>
    `Gib bei den Dosen eine ganze Zahl von ${number(least)} bis ${number(most)} ein, oder lass das Feld leer.`,
  save: 'Plan speichern',
  saveFailed: 'Der Plan konnte nicht gespeichert werden.',
  saved: 'Plan gespeichert.',
  changedElsewhere:
    'Dieser Plan wurde anderswo geändert, deiner wurde deshalb nicht gespeichert. Deine Änderungen sind noch hier.',
  showOther: 'Meine Änderungen verwerfen und die andere Fassung zeigen',
  saveMine: 'Durch meine Fassung ersetzen',
  leave: 'Ohne Speichern verlassen?',
  leaveQuestion: 'Deine Änderungen am Plan sind nicht gespeichert.',
  confirmLeave: 'Ohne Speichern verlassen',
  stay: 'Hierbleiben',

  ahead: 'Dosen',
  preview: 'Vorschau',
  incomplete: 'Fülle die Stufen aus, um deine Dosen zu sehen.',
  views: 'Ansicht',
  list: 'Liste',
  calendar: 'Kalender',
  nothing: 'Es sind keine weiteren Dosen geplant.',
  nothingDue: 'Bis du den Plan fortsetzt, ist keine Dosis fällig.',
  more: 'Mehr anzeigen',
  states: {
    upcoming: 'Demnächst',
    due: 'Fällig',
    overdue: 'Überfällig',
    taken: 'Genommen',
    partly_taken: 'Teilweise genommen',
    paused: 'Pausiert',
    skipped: 'Ausgelassen',
    missed: 'Versäumt',
  },
  notInStock: (thing) =>
    thing === 'pen'
      ? 'Du hast keinen Pen, den du für diese Dosis verwenden kannst'
      : 'Du hast keine Packung, die du für diese Dosis verwenden kannst',
  fromPen: (amount, pen) => `${amount}, ${pen}`,
  skip: 'Auslassen',
  skipDose: (when) => `Dosis auslassen: ${when}`,
  unskip: 'Wieder einplanen',
  unskipDose: (when) => `Dosis wieder einplanen: ${when}`,
  took: 'Habe ich genommen',
  tookDose: (when) => `Habe ich genommen: Dosis ${when}`,

  earlierMonth: 'Vorheriger Monat',
  laterMonth: 'Nächster Monat',
  month: (name) => `Dosen im ${name}`,
  marks: {
    taken: 'Genommen',
    partly_taken: 'Teilweise genommen',
    planned: 'Geplant',
    skipped: 'Ausgelassen',
    paused: 'Pausiert',
    missed: 'Versäumt',
  },
  dayDose: (state, amount, time) => `${state}, ${amount}, ${time}`,
  monthSummary: (counts) =>
    counts.length === 0 ? 'Keine Dosen in diesem Monat.' : `${counts.join(', ')}.`,
  markCount: {
    taken: (count) => `${number(count)} genommen`,
    partly_taken: (count) => `${number(count)} teilweise genommen`,
    planned: (count) => `${number(count)} geplant`,
    skipped: (count) => `${number(count)} ausgelassen`,
    paused: (count) => `${number(count)} pausiert`,
    missed: (count) => `${number(count)} versäumt`,
  },
};

export const planChangesTexts: Words<typeof planChangesEnglish> = {
  pauseTitle: 'Plan pausieren',
  editPauseTitle: 'Pause ändern',
  firstDay: 'Erster Tag',
  pastHint: 'Der Tag darf in der Vergangenheit liegen.',
  untilResumed: 'Bis ich den Plan fortsetze',
  lastDay: 'Letzter Tag',
  firstNeeded: 'Gib den ersten Tag ein.',
  lastNeeded: 'Gib den letzten Tag ein.',
  endsEarly: 'Die Pause endet, bevor sie beginnt.',
  pauseFact:
    'Dosen an diesen Tagen sind weder fällig noch versäumt, und du wirst nicht an sie erinnert.',
  nextAfter: (day, time) => `Deine nächste Dosis nach der Pause: ${day}, ${time}.`,
  noneAfter: 'Nach der Pause ist keine Dosis geplant.',
  noneUntilResumed: 'Bis du den Plan fortsetzt, ist keine Dosis fällig.',
  savePause: 'Pause speichern',
  pauseSaved: 'Pause gespeichert.',
  pauseFailed: 'Die Pause konnte nicht gespeichert werden.',

  dayTitle: 'Tag ändern',
  dayLead: 'Deine nächste Dosis und alle danach verschieben sich. Die Mengen bleiben gleich.',
  before: (day, time) => `Bisher geplant: ${day}, ${time}.`,
  day: 'Tag der nächsten Dosis',
  dayNeeded: 'Gib den Tag der nächsten Dosis ein.',
  dayPassed: 'Wähle heute oder einen späteren Tag.',
  next: (day, time, days) =>
    days === null
      ? `Deine nächste Dosis: ${day}, ${time}.`
      : `Deine nächste Dosis: ${day}, ${time} (${countDays(days)} nach deiner letzten).`,
  counted:
    'Deine letzte Dosis zählt schon für den gewählten Tag; an diesem Tag wäre also keine Dosis fällig.',
  nothing: 'Ab diesem Tag wäre keine Dosis geplant.',
  changedElsewhere:
    'Dieser Plan wurde anderswo geändert. Schließe dieses Fenster und sieh dir den Plan an.',
};

export const sitesTexts: Words<typeof sitesEnglish> = {
  pageTitle: 'Injektionsstellen · Dosewise',
  title: 'Injektionsstellen',
  lead: 'Wie lange jede Stelle Pause hatte. Wähle eine Stelle, um Dosen und Schmerz dort zu sehen.',
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um deine Injektionsstellen zu sehen.',
  failed: 'Deine Injektionsstellen konnten nicht geladen werden.',

  map: 'Körperkarte',
  longest: 'Längste Pause',
  suggestedTitle: 'Vorgeschlagene Stelle',
  suggested: (zone, rest) => `${zone}, ${rest}`,
  suggestedWhy: 'Von den ausgewählten Stellen hatte diese die längste Pause.',
  unusedWhy: 'Die erste der ausgewählten Stellen, an der noch keine Dosis eingetragen ist.',
  noneChosen: 'Du hast noch keine Stellen ausgewählt. Wähle sie unten aus.',
  noDoses: 'Noch keine Injektion',
  noDosesHint:
    'Trage Dosen mit ihrer Injektionsstelle ein, um zu sehen, wie lange jede Stelle Pause hatte. Tabletten haben keine.',
  logDose: 'Dosis eintragen',
  withoutPlace: 'Eine Dosis ohne genaue Stelle zählt für alle Stellen dieses Körperbereichs.',

  lastUsed: 'Zuletzt',
  uses: 'Wie oft',
  meanPain: 'Schmerz im Mittel',
  never: 'Nie',
  painOf: (pain) => `${number(pain)} von 10`,
  noPain: '–',
  painOver: (zone) => `Schmerz im Verlauf: ${zone}`,
  pain: 'Schmerz',
  date: 'Datum',
  otherSites: 'Andere Stellen',
  noneHere: 'Genau hier ist noch keine Dosis eingetragen.',
  painSummary: (uses, pain) =>
    `${countDoses(uses)} hier, Schmerz im Mittel ${number(pain)} von 10.`,
  dosesFailed: 'Deine Dosen konnten nicht geladen werden.',

  own: 'Die Stellen, die du benutzt',
  ownHint: 'Nur diese werden vorgeschlagen.',
  saveFailed: 'Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  notes: {
    arm: 'Laut Packungsbeilage von Tirzepatid soll eine Injektion in den Oberarm von einer anderen Person gegeben werden.',
    buttock:
      'Packungsbeilagen nennen nur Bauch, Oberschenkel und Oberarm. Frag deine Apotheke oder Arztpraxis, bevor du an einer anderen Stelle spritzt.',
  },

  list: 'Alle Stellen',
  usesHere: (uses) => countDoses(uses),
  painHere: (pain) => `Schmerz ${number(pain)} von 10`,
};
