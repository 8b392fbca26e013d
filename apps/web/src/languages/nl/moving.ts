import type { HistoryFormat } from '@dosewise/file-import';
import type { texts as exportsEnglish } from '../../features/moving/exports/texts.ts';
import type { texts as importEnglish } from '../../features/moving/import/texts.ts';
import type { texts as moveInEnglish } from '../../features/moving/move-in/texts.ts';
import type { texts as shareEnglish } from '../../features/moving/share/texts.ts';
import type { Words } from '../words.ts';
import { countDoses } from './data.ts';
import { list, number, plural } from './grammar.ts';

export const exportsTexts: Words<typeof exportsEnglish> = {
  pageTitle: 'Exporteren · Dosewise',
  title: 'Exporteren',
  lead: 'Elke tabel bevat al je registraties van één soort, de nieuwste eerst. Het gewicht staat in kg en maten staan in cm, welke eenheden je ook gebruikt.',
  movingIn: 'Wil je een van deze bestanden terugzetten, of kom je van een andere app?',
  import: 'Bestand importeren',
  loading: 'Laden …',
  loginPrompt: 'Log in om je gegevens te exporteren.',
  takeAlong: {
    title: 'Verder zonder account',
    what: 'Een kopie van alles, die in elke browser opengaat: kies daar ‘Zonder account gebruiken’ en dan ‘Kopie openen’.',
    take: 'Mijn gegevens meenemen',
    fileName: 'dosewise-export.json',
  },
  tables: 'Tabellen voor een spreadsheet',
  readers: {
    legend: 'Opmaak van de tabellen',
    programs: 'Voor andere programma’s',
    excel: 'Voor Excel in je eigen taal',
    programsHint:
      'Komma’s tussen kolommen, punten in getallen, tijden in UTC. Dosewise kan deze bestanden ook importeren.',
    excelHint: (zone) =>
      `Kolommen, getallen en datums zoals Excel ze in je eigen taal leest, met tijden in ${zone}.`,
  },
  whole: 'Voor een ander programma, of om te bewaren',
  doses: {
    title: 'Doses',
    contents: 'Datum, pen en sterkte, klikken of volume, mg, injectieplaats en pijn.',
  },
  weights: {
    title: 'Wegingen',
    contents:
      'Datum, gewicht in kg, notitie en bron. Je kunt dit bestand weer importeren op de pagina Gewicht.',
  },
  symptoms: {
    title: 'Klachten',
    contents: 'Datum, soort, ernst van 0 tot en met 10 en notitie.',
  },
  measurements: {
    title: 'Metingen',
    contents: 'Datum, soort, waarde met eenheid, en notitie.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Doses, wegingen, metingen, lengte, BMI en klachten met codes, voor programma’s met medische dossiers.',
  },
  everything: {
    title: 'Alles als JSON',
    contents:
      'Je profiel, instellingen, doel, schema, pennen, doses, wegingen, metingen en klachten in één bestand.',
  },
  download: 'Downloaden: ',
  downloaded: (fileName) => `${fileName} gedownload.`,
  fetchFailed: 'Het bestand kon niet worden gedownload.',
};

const formats: Record<HistoryFormat, string> = {
  'shotsy-json-2': 'Back-up van Shotsy',
  'shotsy-csv': 'Tabel van Shotsy (CSV)',
  'apple-health-xml': 'Export van Apple Health',
  'health-auto-export-json': 'Health Auto Export (JSON)',
  'health-connect-webhook': 'Gegevens van Health Connect (JSON)',
  'fitbit-json': 'Fitbit-archief (JSON)',
  'garmin-json': 'Lichaamssamenstelling van Garmin (JSON)',
  'withings-json': 'Metingen van Withings (JSON)',
  'sparkyfitness-json': 'SparkyFitness (JSON)',
  'medassist-ng-json': 'MedAssist-ng (JSON)',
  'medikeep-json': 'MediKeep (JSON)',
  'pokii-csv': 'Tabel van Pokii (CSV)',
  'fhir-json': 'FHIR (JSON)',
  'dosewise-json': 'Dosewise, alles als JSON',
  'weights-csv': 'Tabel met wegingen',
  sheet: 'Eigen tabel',
};

const sources: Readonly<Record<string, string>> = {
  ...formats,
  'health-auto-export': 'Health Auto Export, automatisch verstuurd',
  'health-connect': 'Health Connect, automatisch verstuurd',
};

const weights = (count: number) => plural(count, { one: '# weging', other: '# wegingen' });
const symptoms = (count: number) => plural(count, { one: '# klacht', other: '# klachten' });
const measurements = (count: number) => plural(count, { one: '# meting', other: '# metingen' });
const pens = (count: number) => plural(count, { one: '# pen', other: '# pennen' });
const rows = (count: number) => plural(count, { one: '# rij', other: '# rijen' });

/** The words of readers of files before the number of a place. */
const places: Readonly<Record<string, string>> = { row: 'rij', line: 'regel', day: 'dag' };

const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  columns: {
    date: 'Datum',
    time: 'Tijd',
    medicine: 'Geneesmiddel',
    dose: 'Dosis',
    site: 'Injectieplaats',
    pain: 'Pijn',
    taken: 'Genomen of niet',
    weight: 'Gewicht',
    unit: 'Eenheid',
    note: 'Notitie',
    source: 'Bron',
    symptom: 'Klacht',
    kind: 'Soort meting',
  },
  'kind-word': {
    weight: 'Gewicht',
    waist: 'Taille',
    hips: 'Heupen',
    body_fat: 'Lichaamsvet',
    lean_mass: 'Vetvrije massa',
    resting_pulse: 'Hartslag in rust',
    blood_pressure: 'Bloeddruk',
    hba1c: 'HbA1c',
    fasting_glucose: 'Nuchtere glucose',
    systolic: 'Systolisch',
    diastolic: 'Diastolisch',
  },
  'status-word': { taken: 'Genomen', 'not-taken': 'Niet genomen' },
  'dose-level': {
    doses: 'Een dosis die op elk van deze dagen is genomen',
    level: 'Mijn dosering op dat moment: niets importeren',
  },
  'date-order': {
    'day-first': 'Dag eerst: 03/04 is 3 april',
    'month-first': 'Maand eerst: 03/04 is 4 maart',
    'year-first': 'Jaar eerst: 26-04-03 is 3 april 2026',
  },
  'weight-unit': { kg: 'Kilogram (kg)', lb: 'Pounds (lb)', st: 'Stones (st)', g: 'Gram (g)' },
  'length-unit': { cm: 'Centimeter (cm)', in: 'Inch (in)' },
  'dosage-unit': {
    mg: 'Milligram (mg)',
    mcg: 'Microgram (mcg)',
    units: 'Eenheden van 0,01 mL',
    mL: 'Milliliter (mL)',
    clicks: 'Klikken van 0,01 mL',
  },
  'site-quadrant': {
    keep: 'Woorden behouden',
    left_lower: 'Linksonder',
    left_upper: 'Linksboven',
    right_lower: 'Rechtsonder',
    right_upper: 'Rechtsboven',
  },
  'severity-words': { bands: 'Licht 2, matig 5, ernstig 8' },
  'severity-scale': { 'times-two': '1 tot en met 5, verdubbeld' },
};

const common: Readonly<Record<string, string>> = {
  'leave-out': 'Weglaten',
  keep: 'Zo laten',
  take: 'Ja, importeren',
  import: 'Importeren',
  yes: 'Ja',
  no: 'Nee',
  start: 'Toen het begon',
  scheduled: 'Toen het gepland was',
};

export const importTexts: Words<typeof importEnglish> = {
  pageTitle: 'Importeren · Dosewise',
  title: 'Importeren',
  lead: 'Haal doses, wegingen, klachten en metingen uit een andere app of uit je eigen spreadsheet. Het bestand wordt in je browser gelezen, en je ziet een voorvertoning voordat er iets wordt opgeslagen.',
  loading: 'Laden …',
  loginPrompt: 'Log in om je geschiedenis te importeren.',

  chooseTitle: 'Bestand kiezen',
  chooseHint:
    'Shotsy, Pokii, Apple Health, Health Connect en andere, een export van Dosewise, of elke tabel met datums en doses.',
  drop: 'Sleep een bestand hierheen, of kies er een.',
  choose: 'Bestand kiezen',
  file: 'Bestand om te importeren',
  paste: 'Liever een tabel plakken',
  pasted: 'Tabel met kopregel',
  readPasted: 'Tabel lezen',
  pastedName: 'geplakt.csv',
  nothingPasted: 'Plak eerst een tabel.',
  reading: 'Het bestand wordt gelezen',
  readingAgain: 'Het bestand wordt met je antwoorden gelezen',
  unreadable:
    'Dit bestand kon niet worden gelezen. Exporteer het opnieuw en kies dan het nieuwe bestand.',
  refused: {
    'empty-file': 'Dit bestand is leeg.',
    'not-readable': 'Dit bestand is beschadigd of afgebroken. Probeer het opnieuw te exporteren.',
    'unknown-format': 'Dit soort bestand kan hier niet worden geïmporteerd.',
    'too-large': 'Dit bestand is te groot om hier te lezen.',
  },
  answerRefused: 'Dat antwoord past niet bij het bestand',
  refusedAs: (sentence, format) =>
    format === null ? sentence : `${sentence} Het lijkt op: ${formats[format]}.`,

  formats,
  sourceName: (source) => (Object.hasOwn(sources, source) ? (sources[source] ?? source) : source),
  recognised: 'Herkend als',
  preview: 'Wat er wordt geïmporteerd',
  doses: 'Doses',
  weights: 'Wegingen',
  symptoms: 'Klachten',
  measurements: 'Metingen',
  counts: (of) =>
    [
      of.doses > 0 && countDoses(of.doses),
      of.weights > 0 && weights(of.weights),
      of.symptoms > 0 && symptoms(of.symptoms),
      of.measurements > 0 && measurements(of.measurements),
    ]
      .filter((part) => part !== false)
      .join(', '),
  mg: (mg, medicine) => `${mg} mg ${medicine}`,
  pain: (pain) => `pijn ${pain}`,
  symptom: (name, severity) => `${name}: ${severity}`,
  siteNote: (words) => `Plaats: ${words}`,
  noSite: 'geen plaats',
  first: (shown, all) => `De eerste ${number(shown)} van ${all}.`,
  bands: 'Ernst in woorden is een getal geworden: licht 2, matig 5, ernstig 8.',
  cutNotes: (notes) =>
    plural(notes, {
      one: '# notitie is langer dan 500 tekens en wordt ingekort.',
      other: '# notities zijn langer dan 500 tekens en worden ingekort.',
    }),
  ignored: (kinds) => `Niet geïmporteerd, omdat Dosewise dit niet bewaart: ${kinds}.`,
  nothing: 'In dit bestand is er niets om te importeren.',
  skipped: (count) =>
    plural(count, { one: '# registratie weggelaten', other: '# registraties weggelaten' }),
  account: (of) =>
    `Van ${rows(of.rows)}: ${[
      of.imported > 0 && `${number(of.imported)} te importeren`,
      of.notTaken > 0 && `${number(of.notTaken)} als niet genomen gemarkeerd`,
      of.repeated > 0 && `${number(of.repeated)} dubbel`,
      of.other > 0 && `${number(of.other)} weggelaten`,
      of.notUnderstood > 0 && `${number(of.notUnderstood)} niet begrepen`,
    ]
      .filter((part) => part !== false)
      .join(', ')}`,
  accountSoFar: (imported, count) =>
    `Tot nu toe te importeren: ${number(imported)} van ${rows(count)}`,
  showRows: '(tonen)',
  keptInstead: (place) => `behouden: ${place}`,
  place: (at) => at.replace(/^(row|line|day)\b/, (word) => places[word] ?? word),
  more: (count) => `en nog ${count}`,
  parts: (parts) =>
    `Het bestand is groot. Daarom wordt het in ${number(parts)} delen geïmporteerd. Elk deel wordt volledig opgeslagen of helemaal niet.`,
  import: (counts) => `${counts} importeren`,
  importNothing: 'Importeren',
  unanswered: 'Beantwoord eerst de vragen hierboven.',
  discard: 'Niet importeren',
  importing: 'Bezig met importeren',
  failed: 'De import is mislukt.',
  tryAgain: 'Probeer het opnieuw.',
  savedBefore: (counts) => ` Al opgeslagen: ${counts}. Opnieuw importeren voegt niets dubbel toe.`,
  cancelled: (counts) =>
    `Import geannuleerd. ${counts === '' ? 'Daarvóór is niets toegevoegd.' : `Daarvóór: ${counts}.`} Wat al onderweg was, wordt misschien nog opgeslagen: kijk onder ‘Eerdere imports’.`,

  outcome: 'Import klaar',
  done: 'Geïmporteerd',
  added: (counts) => (counts === '' ? 'Er is niets nieuws toegevoegd.' : `Toegevoegd: ${counts}.`),
  changed: (counts) => `Gewijzigd: ${counts}.`,
  there: (counts) => `Was er al: ${counts}.`,
  undo: 'Ongedaan maken',
  close: 'Nog een bestand importeren',
  today: 'Naar Vandaag',

  earlier: 'Eerdere imports',
  noneYet: 'Nog niets geïmporteerd.',
  earlierFailed: 'Je eerdere imports konden niet worden geladen.',
  undoOf: (source, day) => `Import van ${day} ongedaan maken: ${source}`,
  undoTitle: 'Deze import ongedaan maken?',
  undoQuestion: (counts) =>
    `Dit verwijdert wat de import heeft toegevoegd${counts === '' ? '' : ` (${counts})`} en zet terug wat die heeft gewijzigd. Wat je daarna hebt bewerkt, blijft zoals het is.`,
  undoConfirm: 'Import ongedaan maken',
  undoFailed: 'De import kon niet ongedaan worden gemaakt.',
  undoneBelow: 'Deze import is ongedaan gemaakt.',
  undone: (removed, restored, kept) =>
    [
      plural(removed, { one: '# registratie verwijderd.', other: '# registraties verwijderd.' }),
      restored > 0 &&
        plural(restored, {
          one: '# registratie is weer zoals ervoor.',
          other: '# registraties zijn weer zoals ervoor.',
        }),
      kept > 0 &&
        plural(kept, {
          one: '# registratie blijft, omdat je die daarna hebt bewerkt.',
          other: '# registraties blijven, omdat je die daarna hebt bewerkt.',
        }),
    ]
      .filter((part) => part !== false)
      .join(' '),

  restore: {
    offer:
      'Dit bestand bevat alles uit Dosewise. Je account heeft nog geen gegevens. Daarom kun je alles terugzetten: ook pennen, schema, doel en instellingen. Importeren voegt alleen doses, wegingen, klachten en metingen toe.',
    recordsOnly:
      'Pennen, schema, doel en instellingen uit dit bestand kun je alleen terugzetten in een account zonder gegevens. In jouw account staan al gegevens. Daarom worden alleen doses, wegingen, klachten en metingen toegevoegd.',
    restore: 'Alles terugzetten',
    failed: 'Er is niets teruggezet.',
    tryAgain: 'Probeer het opnieuw.',
    noReply: 'De verbinding is verbroken, dus we weten niet of het bestand is teruggezet.',
    noReplyHint: 'Bekijk je gegevens voordat je het opnieuw probeert.',
    damaged: 'Dit bestand is beschadigd. Exporteer het opnieuw.',
    outcome: 'Alles is teruggezet',
    counts: (of) =>
      `${list([
        pens(of.pens),
        countDoses(of.doses),
        weights(of.weights),
        symptoms(of.symptoms),
        ...(of.measurements === 0 ? [] : [measurements(of.measurements)]),
      ])}, met schema, doel en instellingen.`,
  },

  questions: {
    must: 'Vragen over het bestand',
    granted: 'Aannames',
    choose: 'Kies …',
    likely: (answer) => `${answer} (waarschijnlijk)`,
    take: (likely) => `${likely} overnemen`,
    inFile: (samples) => `In het bestand: ${samples}`,
    leaveOut: 'Weglaten',
    mgPerMl: 'mg/mL',
    mg: 'mg',
    asked: {
      columns: 'Wat staat er in deze kolom?',
      'date-order': 'Hoe zijn de datums geschreven?',
      'time-zone': 'In welke tijdzone staan de tijden?',
      'weight-unit': 'In welke eenheid staat het gewicht?',
      'length-unit': 'In welke eenheid staan taille en heupen?',
      'hba1c-unit': 'In welke eenheid staat de HbA1c?',
      'glucose-unit': 'In welke eenheid staat de nuchtere glucose?',
      'dosage-unit': 'In welke eenheid staan de doses?',
      'mg-per-count': 'Hoeveel mg is één stuk (pen, tablet …)?',
      concentration: 'Wat is de concentratie?',
      'which-medicines': 'Welke geneesmiddelen wil je importeren?',
      medicine: 'Welk geneesmiddel is het?',
      'automatic-marks': 'Sommige doses zijn automatisch als genomen gemarkeerd. Die importeren?',
      'planned-amount':
        'Sommige registraties hebben alleen een geplande hoeveelheid. Die importeren als genomen dosis?',
      'start-or-scheduled': 'Welk tijdstip telt?',
      'site-quadrant': 'Welke precieze plaats is het?',
      'pain-scale': 'Welke schaal heeft de pijn?',
      'severity-words': 'Wat betekenen de woorden voor de ernst?',
      'severity-scale': 'Welke schaal heeft de ernst?',
      'severity-unknown': 'Hoe ernstig is een klacht waar geen ernst bij staat?',
      'no-doses': 'Wat doen we met registraties zonder dosis?',
      'status-word': 'Is de dosis genomen?',
      'dose-level': 'Op bijna elke dag staat een dosis. Wat betekent die?',
    },
    about: (question, subject) => (subject === '' ? question : `${subject}: ${question}`),
    answer: (id, answer) => answers[id]?.[answer] ?? common[answer] ?? answer,

    nothing: 'Niets om te importeren',
    reasons: {
      'not-taken': 'Niet genomen',
      'not-confirmed': 'Niet bevestigd als genomen',
      duplicate: 'Dubbel in het bestand',
      replaced: 'Vervangen door een latere waarde',
      future: 'In de toekomst',
      'before-noon': 'Van vandaag zonder tijd: importeer het na 12:00',
      'no-dose': 'Geen dosis',
      implausible: 'Niet aannemelijk',
      'unreadable-date': 'Datum niet leesbaar',
      'unreadable-number': 'Getal niet leesbaar',
      'ask-unit': 'Eenheid niet bekend',
      incomplete: 'Slechts een van de twee bloeddrukwaarden',
      'not-an-injection': 'Geen injectie',
      'other-medicine': 'Een ander geneesmiddel',
      'other-person': 'Een andere persoon',
      'unknown-medicine': 'Geneesmiddel niet bekend',
      'not-present': 'Gemarkeerd als niet aanwezig',
      'no-date': 'Geen datum',
      prescription: 'Een recept, geen dosis',
      'test-data': 'Testgegevens',
      'other-kind': 'Een ander soort registratie',
      'not-readable': 'Niet leesbaar',
      level: 'Je dosering op die dag, geen genomen dosis',
      'left-out': 'Door jou weggelaten',
    },
  },
};

export const moveInTexts: Words<typeof moveInEnglish> = {
  pageTitle: 'Gegevens kopiëren · Dosewise',
  title: 'Gegevens naar je account kopiëren',
  loginPrompt: 'Log in om je gegevens naar je account te kopiëren.',
  loading: 'Laden …',
  readFailed: 'De gegevens in deze browser konden niet worden gelezen.',
  nothing: 'Er zijn in deze browser geen gegevens om te kopiëren.',
  sending: 'Je gegevens worden gekopieerd …',
  sendFailed:
    'Je gegevens zijn misschien niet aangekomen. Ze staan nog in deze browser. Probeer het opnieuw.',
  tryAgain: 'Opnieuw proberen',
  arrived: (counts) => `Alles staat in je account: ${counts}.`,
  arrivedHint:
    'De gegevens staan ook nog in deze browser. Iedereen die deze browser opent, kan ze zien zonder in te loggen.',
  deleteCopy: 'Ja, kopie hier verwijderen',
  keepCopy: 'Voorlopig bewaren',
  deleteFailed: 'De kopie kon niet worden verwijderd. Probeer het opnieuw.',
  deleted: 'De kopie in deze browser is verwijderd.',
  toToday: 'Naar het dashboard',
  inBrowser: (counts) => `In deze browser: ${counts}.`,
  hasRecords:
    'Je account heeft al gegevens. Die veranderen niet als je deze toevoegt, en je kunt het toevoegen ongedaan maken.',
  there: (counts) => `Was er al: ${counts}.`,
  add: (count) =>
    plural(count, { one: '# registratie toevoegen', other: '# registraties toevoegen' }),
  added: (counts) => `Toegevoegd: ${counts}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# registratie is niet toegevoegd, omdat je er op dat tijdstip al een hebt.',
      other: '# registraties zijn niet toegevoegd, omdat je er op die tijdstippen al een hebt.',
    }),
  notNow: 'Niet nu',
  undo: 'Ongedaan maken',
  undoFailed: 'Het kon niet ongedaan worden gemaakt. Probeer het opnieuw.',
  undone: 'De gegevens zijn uit je account verwijderd. Ze staan nog in deze browser.',
};

export const shareTexts: Words<typeof shareEnglish> = {
  pageTitle: 'Gedeeld rapport · Dosewise',
  title: 'Gedeeld rapport',
  loading: 'Laden …',
  dead: 'Deze link is niet geldig',
  deadHint: 'Misschien is de link verlopen of ingetrokken. Vraag de afzender om een nieuwe.',
  askPasscode: 'Dit rapport heeft een toegangscode',
  passcode: 'Toegangscode',
  passcodeHint: 'Vraag de code aan de persoon die je de link heeft gestuurd.',
  open: 'Rapport openen',
  missing: 'Vul de toegangscode in.',
  wrong: 'Deze toegangscode klopt niet.',
  failed: 'Het rapport kon niet worden geopend. Probeer het opnieuw.',
  until: (day) => `De link is geldig tot en met ${day}.`,
  print: 'Afdrukken',
};
