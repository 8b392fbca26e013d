import { LABELLED_CLICKS, REFERENCE_RATES, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import { PATHS } from '../../../data/navigation/paths.ts';
import type { texts as english } from '../../../features/dosing/help/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

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

export const texts: Words<typeof english> = {
  pageTitle: 'Hilfe · Dosewise',
  title: 'Hilfe',
  description:
    'Kurze Antworten zu Injektionspens: Klicks, Entlüften, vergessene Dosen, Reisen und Aufbewahrung, mit Quellen.',
  lead: 'Kurze Antworten. Was du wann spritzt oder nimmst, ist eine Sache zwischen dir und der Praxis, die es dir verschreibt.',
  topics: {
    click: {
      answer: [
        `Beim Drehen klickt der Dosierknopf eines KwikPen bis zu einer vollen Dosis von ${number(WEEKLY_PEN.mlPerDose)} mL ${number(WEEKLY_PEN.clicksPerDose)}-mal. Ein Klick ist also ${number(WEEKLY_PEN.mlPerDose / WEEKLY_PEN.clicksPerDose)} mL, und die Hälfte der Klicks ist die Hälfte der Dosis.`,
        'In keiner Packungsbeilage steht das: Dort wird gedreht, bis im Fenster die 1 steht. Klicks zu zählen ist Rechnen, und das Ergebnis ist so genau, wie der Pen es ist.',
        'Für andere Pens wurde keine verlässliche Zahl gefunden. Zähle die Klicks einer vollen Dosis an deinem eigenen Pen, oder lass sie weg und trage ganze Dosen ein.',
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
        'Laut seiner Anleitung wird der KwikPen vor jeder Injektion entlüftet: neue Nadel, 2 Klicks, Nadel nach oben, bis Tropfen zu sehen sind.',
        `Ein KwikPen mit 3 mL enthält ${number(WEEKLY_PEN.dosesPerPen)} Dosen zu ${number(WEEKLY_PEN.mlPerDose)} mL und dazu Flüssigkeit für das Entlüften. Das Entlüften nimmt also nichts von den ${number(LABELLED_CLICKS)} Klicks, die hier gezählt werden, und wird nicht eingetragen.`,
        'Wenn ein Klick 0,01 mL ist, verbraucht einmal Entlüften 0,02 mL, viermal 0,08 mL. Ein Pen, der viel öfter entlüftet wird, achtmal etwa, kann das dafür Vorgesehene aufbrauchen und blockieren.',
        'Der KwikPen von 2026 hat eine kleinere Patrone. Wie viel davon für das Entlüften ist, war nirgends zu finden.',
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
        'Eine U-100-Spritze hat 100 Einheiten auf 1 mL, eine Einheit ist also 0,01 mL. Eine Einheit sagt, wie viel Flüssigkeit es ist, nicht wie viel Wirkstoff.',
        'Dieselben mg können aus einer anderen Durchstechflasche eine andere Zahl von Einheiten sein. Lies mg und mL auf deiner eigenen Durchstechflasche ab, und wähle sie im Rechner.',
      ],
      sources: [
        'ISO 8537: 100 Einheiten sind 1 mL',
        'Die Etiketten von Zepbound und Mounjaro von 2026, wie ein US-Leitfaden sie wiedergibt (id 60657164779)',
        'FDA, Auszug aus der Produktinformation von Mounjaro, gültig ab 29. Juli 2026 (id 63258534823)',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.calculator, label: 'Rechner' },
    },
    'golden-dose': {
      answer: [
        'Manche ziehen heraus, was nach den vier Dosen in einem KwikPen bleibt, und nennen es Golden Dose. Der Hersteller hat das nicht freigegeben und bittet darum, den Rest nicht zu spritzen.',
        'Wie viel bleibt, ist nicht bekannt: Die Dosis kann kleiner oder größer sein, als sie scheint. Beim Aufziehen mit einer Spritze können Keime hineingelangen. Die Grenze der Packungsbeilage von 30 Tagen nach der ersten Anwendung gilt weiter.',
        'Der KwikPen von 2026 lässt Berichten zufolge nichts zurück, was sich aufziehen ließe.',
        'Dosewise kann eine Golden Dose eintragen, wenn du es erlaubst. Es schlägt keine vor.',
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
        'Packungsbeilagen unterscheiden sich, und manche sagen nichts. Die Tabelle zeigt, was gefunden wurde; es gilt die Beilage in deiner eigenen Packung. Frag im Zweifel die Praxis, die es dir verschreibt, oder die Apotheke.',
        'Der Plan nennt eine Dosis vergessen, sobald die Frist ihrer Packungsbeilage vorbei ist. Wo keine steht, ist das die Hälfte der Tage zwischen zwei Dosen.',
      ],
      sources: [],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.plan, label: 'Plan' },
    },
    travelling: {
      answer: [
        'Dein Plan, deine Tage und deine Erinnerungen folgen der Zeitzone deiner Einstellungen, nicht der deines Telefons. Eine Dosis, die für 08:00 geplant ist, bleibt dort bei 08:00.',
        'Änderst du die Zeitzone in den Einstellungen, ist sie um 08:00 der neuen fällig. Was du eingetragen hast, behält seinen Zeitpunkt; Listen zeigen ihn nach der Uhr des Geräts in deiner Hand.',
        'Laut Packungsbeilage von Tirzepatid (Mounjaro, Zepbound) darf sich der Wochentag ändern, wenn zwischen zwei Dosen mindestens 3 Tage (72 Stunden) liegen. Die Tabelle der vergessenen Dosen zeigt, was andere sagen.',
        'Wo es keinen Kühlschrank gibt, darf ein Mounjaro KwikPen laut Hersteller insgesamt 30 Tage unter 30 °C bleiben. Vor einer Reise ins Ausland bittet er dich, es in der Arztpraxis oder Apotheke zu sagen: Vielleicht brauchst du ein Schreiben über das, was du mitführst, und vielleicht bekommst du das Arzneimittel dort nicht.',
      ],
      sources: [AU_FAQ, 'EMA, Produktinformation von Mounjaro, Abschnitt 4.2'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.settingsUnits, label: 'Zeitzone in den Einstellungen' },
    },
    curve: {
      answer: [
        'Eine Schätzung, wie viel des Wirkstoffs im Blut ist: aus den Dosen, die du eingetragen hast, und dem durchschnittlichen Menschen veröffentlichter Studien. Niemand hat es bei dir gemessen. Sie ist nicht dazu da, über eine Dosis zu entscheiden.',
        'Eine Dosis wird unter der Haut aufgenommen, wandert zwischen Blut und Gewebe und wird abgebaut, jeweils so schnell, wie die Studie es fand. Bei Tirzepatid und Semaglutid wird das auf dein letztes Gewicht umgerechnet. Was von jeder Dosis noch übrig ist, wird addiert. Zwischen hoch und niedrig liegen 9 von 10 Menschen.',
        'Für Tirzepatid lässt sich eine einfachere Berechnung wählen; sie liegt etwa 20 % zu niedrig. Liraglutid ist eine Form ohne Zahlen. Für Tabletten, Dulaglutid und Exenatid wurde kein verlässliches Modell gefunden, deshalb wird nichts gezeichnet.',
        'Unter der Kurve stehen alle Zahlen mit ihren Quellen, und was sie nicht sagen.',
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
        'Eine Dosis in mg sind die gedrehten Klicks, geteilt durch die Klicks einer Dosis laut Etikett, mal den mg darin. Einheiten einer Durchstechflasche gehen ebenso; Tabletten und Einzeldosis-Pens werden gezählt.',
        'Was dich eine Dosis gekostet hat, ist der Preis ihres Pens, nach dem Anteil, den sie vom Pen nahm. Eine Golden Dose kostet nichts dazu.',
        'Standard ist der Listenpreis eines Pens in deinem Land am Tag der Dosis, für die nächstliegende Stärke, geteilt durch die Dosen eines Pens. Deine Ersparnis ist Standard weniger das, was du bezahlt hast. Wo kein Preis bekannt ist, sagt die Seite, welcher stattdessen genommen wurde, oder dass die Dosis nicht zählt.',
        `Kosten im Monat sind das ${number(WEEKS_PER_MONTH)}-Fache derer in der Woche. Wo umgerechnet wurde, nennt die Seite den Kurs, seinen Tag und wer ihn veröffentlicht hat.`,
        'Der Trend deines Gewichts ist die Gerade, die den Gewichtseinträgen der 8 Wochen vor dem letzten am nächsten liegt.',
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
        'Der Export gibt dir jederzeit alles als Dateien. In den Einstellungen löschst du ein Konto mit allem, was darin ist; im Menü, was nur in diesem Browser ist.',
        'Die Admin-Seiten eines Servers zeigen, wie viele Dosen es gibt, nicht wessen. Seine Datenbank und seine Backups enthalten alles: Wer ihn betreibt, kann es lesen. Die Nutzung wird nur gezählt, wo der Server das tut und du ja gesagt hast.',
      ],
      sources: ['Dosewise selbst: sein Programm und seine Dokumente'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.exportData, label: 'Export' },
    },
    storing: {
      answer: [
        'Sobald ein Pen in Gebrauch ist, gibt ihm seine Packungsbeilage eine Zahl von Tagen, auch wenn noch etwas darin ist. Sie stehen in der Tabelle; unter Pens steht der letzte Tag jedes deiner Pens.',
        'Der Hersteller von Mounjaro bittet, gebrauchte Pens, Nadeln und Spritzen sofort in einen Abwurfbehälter für Nadeln oder ein anderes hartes, durchstichsicheres Behältnis zu geben, außer Reichweite von Kindern und nicht in den Hausmüll. Frag in der Apotheke, wer es annimmt.',
        'Ein Mounjaro-Pen, der auf eine harte Fläche gefallen ist, wird nicht mehr verwendet. Ein Pen ist für einen Menschen, eine Nadel für eine Injektion.',
      ],
      sources: [AU_STORAGE, EMA_IN_USE],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.pens, label: 'Pens' },
    },
  },
  sources: 'Quellen',
  manySources: (count) => plural(count, { one: '# Quelle', other: '# Quellen' }),
  readOn: (on) => `Gelesen am ${on}.`,
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
    golden: 'Die vier Dosen sind verbraucht. Gestrichelt: Niemand weiß, wie viel übrig ist.',
    missed: (count) =>
      `Packungsbeilagen von Mounjaro und Zepbound: Eine vergessene Dosis innerhalb von ${plural(count, { one: '# Tag', other: '# Tagen' })} nachholen. Danach auslassen und die nächste am üblichen Tag nehmen.`,
    planned: 'Geplant',
    next: 'Nächste Dosis',
    travelling: 'Im selben Augenblick: 08:00 in London, 03:00 in New York.',
    curve:
      'Sechs gleiche Dosen im Abstand einer Woche beim durchschnittlichen Menschen. Gepunktet: hoch und niedrig.',
    where: 'Dein Browser, der Server und seine Backups. Ohne Konto gibt es nur den Browser.',
  },
  dose: 'Eine Dosis, ausgerechnet',
  clicks: 'Klicks',
  ofDose: 'Klicks einer Dosis laut Etikett',
  inDose: 'in einer Dosis laut Etikett',
  givenBy: 'Dosis',
  cost: 'Die Kosten einer Dosis, ausgerechnet',
  ofPen: 'Klicks des Pens',
  price: 'Preis des Pens',
  paid: 'Kosten der Dosis',
  mg: (amount) => `${number(amount)} mg`,

  temperaturesOf: 'Temperaturen, laut Packungsbeilage von Mounjaro',
  temperatures: {
    tooWarm: { range: 'Über 30 °C', what: 'Zu warm' },
    warm: {
      range: 'Bis 30 °C',
      what: 'Nur so viele Tage, wie die Packungsbeilage nennt, vor Licht geschützt',
    },
    cold: { range: '2 bis 8 °C', what: 'Im Kühlschrank, im Karton, bis zur Anwendung' },
    frozen: { range: 'Gefroren', what: 'Niemals' },
  },

  days,
  daysAndHours: (hours) =>
    hours % 24 === 0
      ? `${days(hours / 24)} (${number(hours)} h)`
      : plural(hours, { one: '# Stunde', other: '# Stunden' }),
  missed: {
    caption: 'Vergessene Dosen laut Packungsbeilage',
    label: 'Packungsbeilage',
    take: 'Noch zu nehmen innerhalb von',
    gap: 'Mindestens zwischen Dosen',
    notStated: 'Nicht gefunden',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic in Europa und Brasilien',
      ozempicUs: 'Ozempic in den USA',
      wegovyElsewhere: 'Wegovy-Pens außerhalb der USA',
      wegovyUs: 'Wegovy-Pens in den USA',
      saxenda: 'Saxenda',
      victoza: 'Victoza',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, Wegovy-Tabletten',
      foundayo: 'Foundayo',
    },
    instead: {
      asPlanned: 'Sie wird ausgelassen; die nächste wie geplant',
      dayLater: 'Sie wird ausgelassen; die nächste am Tag darauf',
    },
  },
  inUse: {
    caption: 'Tage in Gebrauch laut Packungsbeilage',
    label: 'Packungsbeilage',
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
        what: 'Dein Konto, deine Pens, Dosen, Gewichte, Symptome, dein Plan und deine Einstellungen.',
        who: 'Du, wer den Server betreibt, wen du eingeladen hast, und wer einen Link, eine Kalenderadresse oder ein Token von dir hat, bis du es beendest.',
      },
      browser: {
        place: 'Mit Konto: dieser Browser',
        what: 'Was du zuletzt angesehen hast, zum Lesen ohne Netz, und Einträge, die auf das Senden warten. Beim Abmelden geht es.',
        who: 'Wer diesen Browser öffnet, während du angemeldet bist.',
      },
      backups: {
        place: 'Backups des Servers',
        what: 'Alles, was der Server an ihrem Tag hatte, aber keine Links, Tokens und Passkeys. Wenn für den Server nichts anderes eingestellt ist, gibt es eines am Tag, und die letzten sieben bleiben: Was du löschst, ist so lange noch darin. Eines vor einem Update bleibt bis zum nächsten Update.',
        who: 'Wer den Server betreibt.',
      },
      'only-here': {
        place: 'Ohne Konto: nur dieser Browser',
        what: 'Alles. Es gibt kein Backup außer den Kopien, die du speicherst.',
        who: 'Wer diesen Browser öffnet.',
      },
    },
  },
};
