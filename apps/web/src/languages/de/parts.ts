import { MAX_MONEY } from '@dosewise/domain';
import type { texts as analyticsEnglish } from '../../parts/analytics/texts.ts';
import type { texts as devicesEnglish } from '../../parts/devices/texts.ts';
import type { texts as fileImportEnglish } from '../../parts/file-import/texts.ts';
import type { texts as goldenDoseEnglish } from '../../parts/golden-dose/texts.ts';
import type { texts as linksEnglish } from '../../parts/links/texts.ts';
import type { texts as localEnglish } from '../../parts/local/texts.ts';
import type { texts as mailEnglish } from '../../parts/mail/texts.ts';
import type { texts as medicinesEnglish } from '../../parts/medicines/texts.ts';
import type { texts as navigationEnglish } from '../../parts/navigation/texts.ts';
import type { texts as oidcEnglish } from '../../parts/oidc/texts.ts';
import type { texts as otherDevicesEnglish } from '../../parts/other-devices/texts.ts';
import type { texts as passkeysEnglish } from '../../parts/passkeys/texts.ts';
import type { texts as pensAddPenEnglish } from '../../parts/pens/add-pen/texts.ts';
import type { texts as pensDialogsEnglish } from '../../parts/pens/dialogs/texts.ts';
import type { texts as peopleEnglish } from '../../parts/people/texts.ts';
import type { texts as pricesEnglish } from '../../parts/prices/texts.ts';
import type { texts as recordListEnglish } from '../../parts/record-list/texts.ts';
import type { texts as remindersEnglish } from '../../parts/reminders/texts.ts';
import type { texts as reportEnglish } from '../../parts/report/texts.ts';
import type { texts as sessionEnglish } from '../../parts/session/texts.ts';
import type { texts as themeEnglish } from '../../parts/theme/texts.ts';
import type { texts as typedDoseEnglish } from '../../parts/typed-dose/texts.ts';
import { isolated } from '../formats/isolated.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses, pensTexts as penTexts } from './data.ts';
import { list, number, plural } from './grammar.ts';

export const analyticsTexts: Words<typeof analyticsEnglish> = {
  question:
    'Dürfen wir deine E-Mail-Adresse und Daten über deine Pens und Dosen an unseren Analysedienst senden?',
  yes: 'Ja',
  no: 'Nein',
  answerFailed: 'Deine Antwort konnte nicht gespeichert werden. Es wird nichts gesendet.',
  meaning:
    'Wenn du Ja sagst, gehen deine E-Mail-Adresse, dein Land und die Art deines Kontos an unseren Analysedienst (PostHog), ebenso Stärken und Kosten von Pens und das Volumen von Dosen, wenn du Pens hinzufügst und Dosen einträgst.',
  facts: 'Was gesendet wird und was nicht',
  sent: 'Gesendet',
  whatIsSent: [
    'dein Konto: Kennung, E-Mail-Adresse, Land, Art und der Tag, an dem es angelegt wurde',
    'wenn du ein Konto anlegst oder dich anmeldest; bei jeder Anmeldung auch, wie viele Pens du hast und ob Golden Dose an ist',
    'ein Pen, den du hinzufügst: seine Stärke in mg und seine Kosten',
    'eine Dosis, die du einträgst: ihr Volumen in mL, die Stärke des Pens und ob es eine Golden Dose ist',
    'dass du einen Pen oder eine Dosis geändert oder gelöscht hast, aber nicht, welche oder wie',
  ],
  neverSent: 'Nie gesendet',
  whatIsNeverSent: [
    'Gewicht, Größe, Symptome, Notizen, Injektionsstellen und Schmerzen',
    'welche Seiten du öffnest, worauf du tippst und was du eingibst, Aufnahmen deines Bildschirms',
    'alles aus der Zeit, bevor du Ja gesagt hast, außer der Anmeldung direkt vor dieser Frage',
  ],
  nothingKept:
    'Es werden keine Cookies gesetzt, und in diesem Browser wird nichts gespeichert. Wie bei jeder Website sieht der Server des Dienstes deine IP-Adresse.',
};

/** German joins a brand to the word after it. */
const hyphened = (brand: string) => brand.replaceAll(' ', '-');

export const devicesTexts: Words<typeof devicesEnglish> = {
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, Patrone mit 3 mL',
    'mounjaro-kwikpen-modified': `Mounjaro KwikPen, geändert, Patrone mit ${number(2.4)} mL`,
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Ozempic-Einzeldosis-Spritze',
    'rybelsus-us-r2': 'Rybelsus-Tabletten, neuere Zusammensetzung (R2)',
  },
  eitherOf: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen',
    'mounjaro-kwikpen-modified': 'Mounjaro KwikPen',
  },
  pen: (brand) => (/FlexTouch/.test(brand) ? brand : `${hyphened(brand)}-Pen`),
  vial: (brand, isMultiDose) =>
    `${hyphened(brand)}-${isMultiDose ? 'Mehrdosen' : 'Einzeldosis'}-Durchstechflasche`,
  singlePen: (brand) => `${hyphened(brand)}-Einzeldosis-Pen`,
  tablets: (brand) => `${hyphened(brand)}-Tabletten`,

  more: 'Mehr',
  moreNote: 'In anderen Ländern im Handel',
  own: 'Nicht in der Liste',
  ownNote: 'Gib die Zahlen vom Etikett ein',
  versions: {
    'mounjaro-kwikpen': 'Das Original',
    'mounjaro-kwikpen-modified': 'Version 2026',
  },
  presentationNote: (version, doses, ml, markets) =>
    `${version === null ? '' : `${version} · `}${countDoses(doses)}${ml === null ? '' : ` zu ${number(ml)} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets, markets) =>
    `Packungen mit ${number(tablets)} sind üblich${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg) => `${number(mg)} mg`,
  inMl: (ml) => `in ${number(ml)} mL`,
  elsewhere: 'In anderen Ländern im Handel',
  printedWhere: 'Auf dem Pen oder der Packung steht, wie viele mL.',
  printed: (ml) => `${number(ml)} mL`,
  doseIs: (ml) => `Eine Dosis hat ${number(ml)} mL`,
  unsure: 'Weiß ich nicht',
  unsureNote: 'Gezählt wird in beiden Fällen gleich',
  noneOfThese: 'Nichts davon',
  noneNote: 'Gib die Zahlen vom Etikett ein',
  noWholeUnits: `Eine Dosis aus einer Durchstechflasche muss aus ganzen Einheiten zu ${number(0.01)} mL bestehen.`,
};

export const fileImportTexts: Words<typeof fileImportEnglish> = {
  asked: {
    'kind-word': 'Was wird gemessen?',
    'which-person': 'Welche dieser Personen bist du?',
    'close-doses':
      'Diese Dosen liegen enger beieinander, als die Packungsbeilage erlaubt. Prüfe sie vor dem Import.',
    'odd-weights':
      'Diese Gewichtseinträge weichen stark von denen davor und danach ab. Prüfe sie vor dem Import.',
  },
  more: (count) => `und ${count} weitere`,
  leaveThese: 'Diese weglassen',
  importThem: 'Trotzdem importieren',
  theseLeftOut: 'Diese werden weggelassen.',
};

export const goldenDoseTexts: Words<typeof goldenDoseEnglish> = {
  title: 'Über die Golden Dose',
  whatItIs: `Manche ziehen die Flüssigkeit auf, die nach den vier Dosen laut Etikett im Pen übrig ist, und nennen sie Golden Dose: meist ${number(0.1)}–${number(0.6)} mL. Manche Quellen sagen, dass das die Kosten um 15–25 % senkt.`,
  arithmetic: `Nach unserer Rechnung würde eine volle fünfte Dosis (${number(0.6)} mL) die Kosten je Dosis um 20 % senken, ${number(0.3)} mL um 11 %.`,
  beforeYouDecide: 'Bevor du dich entscheidest',
  cautions: [
    'Diese Anwendung ist nicht zugelassen, und der Hersteller rät davon ab. Die zusätzliche Flüssigkeit ist zum Entlüften gedacht.',
    'Wie viel übrig ist, ist unbekannt; die Dosis kann also kleiner oder größer sein, als sie scheint. In neueren Pens bleibt Berichten zufolge nichts zum Aufziehen.',
    'Beim Aufziehen mit einer Spritze können Keime in den Pen gelangen und eine Infektion verursachen. Teile Pens oder Nadeln niemals mit anderen.',
    'Laut Packungsbeilage ist der Pen auch dann 30 Tage nach der ersten Anwendung zu entsorgen, wenn noch Flüssigkeit darin ist.',
    'Bei starken Bauchschmerzen, die nicht nachlassen: Wende das Medikament nicht weiter an und hol sofort ärztliche Hilfe.',
  ],
  askFirst:
    'Frag zuerst deine Arztpraxis oder Apotheke. Diese App hält fest, was du tust; sie empfiehlt keine Golden Dose.',
  agreement: 'Ich habe das gelesen und verstehe die Risiken.',
  tickTheBox: 'Setze das Häkchen, um zu bestätigen, dass du das gelesen hast.',
  turnOn: 'Golden Dose einschalten',
  saveFailed: 'Das konnte nicht gespeichert werden.',
};

export const linksTexts: Words<typeof linksEnglish> = {
  share: 'Teilen',
  mail: 'Per E-Mail senden',
  once: 'Er wird nur dieses eine Mal gezeigt.',
  done: 'Fertig',
};

export const localTexts: Words<typeof localEnglish> = {
  counts: ({ pens, doses, weights, symptoms, measurements }) =>
    list(
      [
        pens > 0 && plural(pens, { one: '# Pen', other: '# Pens' }),
        doses > 0 && countDoses(doses),
        weights > 0 && plural(weights, { one: '# Gewichtseintrag', other: '# Gewichtseinträge' }),
        symptoms > 0 && plural(symptoms, { one: '# Symptom', other: '# Symptome' }),
        measurements > 0 && plural(measurements, { one: '# Messwert', other: '# Messwerte' }),
      ].filter((words) => words !== false),
    ) || 'keine Einträge',
  only: 'Nur in diesem Browser',
  lastCopy: (day) => `Letzte Kopie gespeichert am ${day}`,
  noCopy: 'Noch keine Kopie gespeichert',
  notKept:
    'Dieser Browser kann seinen Speicher automatisch leeren. Speichere ab und zu eine Kopie oder installiere die App.',

  saveCopy: 'Kopie speichern',
  saved: (file) => `${file} wurde heruntergeladen`,
  saveFailed: 'Die Kopie konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  fileName: (day) => `dosewise-${day}.json`,
  due: 'Deine Daten sind nur in diesem Browser.',
  dueHint:
    'Sie gehen verloren, wenn die Daten des Browsers gelöscht werden oder du dieses Gerät verlierst. Eine Kopie ist eine Datei, die du aufbewahrst.',
  later: 'Nicht jetzt',
  staysHere: 'Was du einträgst, bleibt auf diesem Gerät',
  toHomeScreen: 'Leg Dosewise auf deinen Home-Bildschirm',
  homeScreenHint: {
    empty:
      'Safari kann löschen, was du hier einträgst, wenn du diese Seite sieben Tage lang nicht öffnest. Bei Apps auf dem Home-Bildschirm macht Safari das nicht. Öffne das Menü „Teilen“, wähle „Zum Home-Bildschirm“ und öffne Dosewise dann vom Home-Bildschirm aus.',
    begun:
      'Safari kann deine Daten löschen, wenn du diese Seite sieben Tage lang nicht öffnest. Bei Apps auf dem Home-Bildschirm macht Safari das nicht. Speichere eine Kopie, öffne das Menü „Teilen“, wähle „Zum Home-Bildschirm“ und öffne die Kopie in der App.',
  },

  openCopy: 'Kopie öffnen',
  copyFile: 'Kopie, die geöffnet werden soll',
  opening: 'Kopie öffnen?',
  inCopy: (counts, day) =>
    `In dieser Datei: ${counts}${day && `, bis ${day}`}, mit Plan, Ziel und Einstellungen.`,
  openThis: 'Diese Kopie öffnen',
  notEmpty:
    'In diesem Browser sind schon Daten. Speichere eine Kopie davon und lösche dann hier alles, damit nichts vermischt wird.',
  noArchive:
    'Das ist keine Kopie von Dosewise. Wähle eine Datei aus „Kopie speichern“ oder aus dem Export.',
  openFailed: 'Die Kopie konnte nicht geöffnet werden. Nichts wurde geändert.',
  opened: (counts) => `Die Kopie wurde geöffnet: ${counts}.`,

  deleteAll: 'Hier alles löschen',
  deleteTitle: 'Alles in diesem Browser löschen?',
  deleteQuestion: (count) =>
    count === 0
      ? 'Das löscht alle Einstellungen endgültig. Ohne Kopie kann niemand sie zurückholen.'
      : plural(count, {
          one: 'Das löscht # Eintrag endgültig. Ohne Kopie kann niemand ihn zurückholen.',
          other: 'Das löscht # Einträge endgültig. Ohne Kopie kann niemand sie zurückholen.',
        }),
  confirmDelete: 'Ja, alles löschen',
  deleteFailed: 'Das konnte nicht gelöscht werden. Bitte versuche es noch einmal.',

  createAccount: 'Konto anlegen',
  byCalendar: 'Dein Kalender kann dich an deine Dosen erinnern.',
  needsServer: {
    reminders:
      'Erinnerungen per Mitteilung, E-Mail oder ntfy brauchen einen Server, der sie sendet.',
    calendar:
      'Eine Adresse für deinen Kalender braucht einen Server. Du kannst deine geplanten Dosen stattdessen als Datei speichern.',
    privacy: 'Ohne Konto werden keine E-Mails gesendet und keine Nutzungsstatistiken geführt.',
    security:
      'Passwörter, Passkeys und Anmeldungen gehören zu einem Konto. Hier können alle, die diesen Browser öffnen, deine Einträge sehen.',
    account: 'Es gibt kein Konto: Alles ist in diesem Browser.',
    people:
      'Damit andere deine Daten sehen oder für dich eintragen können, brauchst du ein Konto auf einem Server.',
    share:
      'Ein Link zu deinem Bericht braucht einen Server. Drucke ihn, oder speichere ihn im Druckdialog als PDF.',
  },

  left: 'Daten aus der Zeit vor deinem Konto sind noch in diesem Browser.',
  bring: 'Ins Konto kopieren',
};

export const mailTexts: Words<typeof mailEnglish> = {
  noMail: 'Dieser Server verschickt keine E-Mails.',
};

export const medicinesTexts: Words<typeof medicinesEnglish> = {
  medicine: 'Medikament',
  chooseMedicine: 'Wähle ein Medikament',
  anotherMedicine: 'Anderes Medikament',
  medicineName: 'Name des Medikaments',
  names: {
    tirzepatide: 'Tirzepatid',
    semaglutide: 'Semaglutid',
    liraglutide: 'Liraglutid',
    dulaglutide: 'Dulaglutid',
    'exenatide (extended release)': 'Exenatid (Depot)',
    'semaglutide (tablet)': 'Semaglutid (Tablette)',
    orforglipron: 'Orforglipron',
  },
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (Tirzepatid)',
    semaglutide: 'Ozempic, Wegovy (Semaglutid)',
    liraglutide: 'Saxenda, Victoza (Liraglutid)',
    dulaglutide: 'Trulicity (Dulaglutid)',
    'exenatide (extended release)': 'Bydureon (Exenatid, Depot)',
    'semaglutide (tablet)': 'Rybelsus, Wegovy-Tabletten (Semaglutid)',
    orforglipron: 'Foundayo (Orforglipron)',
  },
  missing: {
    medicine: 'Wähle ein Medikament.',
    otherMedicine: 'Gib den Namen des Medikaments ein.',
  },
  medicineWrong: (least, most) => `Verwende ${number(least)} bis ${number(most)} Zeichen.`,
};

export const navigationTexts: Words<typeof navigationEnglish> = {
  newTab: ' (öffnet einen neuen Tab)',
  questions: {
    click: 'Was ist ein Klick?',
    priming: 'Wie viel Flüssigkeit verbraucht das Entlüften?',
    units: 'Was ist eine Einheit einer Spritze?',
    'golden-dose': 'Was ist eine Golden Dose?',
    'missed-dose': 'Ich habe eine Dosis vergessen. Was sagen Packungsbeilagen?',
    travelling: 'Was passiert, wenn ich reise?',
    curve: 'Wie wird die Kurve berechnet?',
    figures: 'Wie werden Dosen und Kosten berechnet?',
    where: 'Wo sind meine Daten, und wer kann sie sehen?',
    storing: 'Wie bewahre ich einen Pen auf, und wie entsorge ich ihn?',
  },
};

export const oidcTexts: Words<typeof oidcEnglish> = {
  noPasswords: 'Mit einem Passwort kannst du dich hier nicht anmelden',
  noPasswordsHint: 'Hier kannst du dich auf andere Weise anmelden.',
  logIn: 'Zur Anmeldung',
};

export const otherDevicesTexts: Words<typeof otherDevicesEnglish> = {
  title: 'Auf einem weiteren Gerät nutzen',
  lead: 'Dieselben Daten auf Handy und Computer, ohne Konto. Sie werden verschlüsselt, bevor sie dieses Gerät verlassen: Der Server hat nur eine Kopie, die er nicht lesen kann.',
  begin: 'Zwölf Wörter erzeugen',
  already: 'Schon auf einem anderen Gerät?',
  join: 'Zwölf Wörter eingeben',
  copiesOff:
    'Dieser Server bewahrt keine verschlüsselten Kopien auf, deshalb bleiben deine Daten auf diesem Gerät. Um sie mitzunehmen, speichere eine Kopie und öffne sie auf dem anderen Gerät.',
  noServer:
    'Diese Seite hat keinen Server für verschlüsselte Kopien, deshalb bleiben deine Daten auf diesem Gerät. Um sie mitzunehmen, speichere eine Kopie und öffne sie auf dem anderen Gerät.',
  tooOld:
    'Dieser Browser ist zu alt für verschlüsselte Kopien. Aktualisiere ihn: Safari braucht Version 16.4 oder neuer. Um deine Daten mitzunehmen, speichere auf dem einen Gerät eine Kopie und öffne sie auf dem anderen.',
  unreachable:
    'Der Server war nicht erreichbar. Deine Daten auf diesem Gerät sind davon nicht betroffen.',
  tryAgain: 'Noch einmal versuchen',

  beginTitle: 'Zwölf Wörter statt eines Kontos',
  before: [
    'Du siehst zwölf Wörter, nur dieses eine Mal. Gib sie auf deinem anderen Gerät ein, dann bekommt es deine Daten.',
    'Schreib sie auf Papier. Verlorene Wörter kann niemand wiederherstellen, auch nicht, wer den Server betreibt.',
    'Wer die Wörter hat, hat deine Daten. Schick sie nicht per E-Mail oder Chat.',
  ],
  withoutTls:
    'Die Verbindung zu dieser Seite ist nicht verschlüsselt (http). Jemand im selben Netz könnte die Wörter und deine Daten lesen. Nutze das nur in einem Netz, dem du vertraust.',
  showWords: 'Wörter zeigen',
  wordsTitle: 'Deine zwölf Wörter',
  wordsHint: 'Schreib sie in dieser Reihenfolge auf. Später kannst du sie nicht mehr sehen.',
  written: 'Ich habe sie aufgeschrieben',
  checkTitle: 'Prüfe deinen Zettel',
  checkHint: 'Gib diese zwei Wörter von deinem Zettel ein.',
  wordNumber: (place) => `Wort ${number(place)}`,
  wordMissing: (place) => `Gib Wort ${number(place)} ein.`,
  wordWrong: (place) =>
    `Das ist nicht Wort ${number(place)}. Sieh auf deinem Zettel nach, oder geh zurück und sieh dir die Wörter an.`,
  start: 'Starten',
  startedTitle: 'Jetzt dein anderes Gerät',
  started: (address) =>
    `Deine Daten sind verschlüsselt auf dem Server. Öffne auf deinem anderen Gerät ${address} und fang ohne Konto an. Drücke dann „Zwölf Wörter eingeben“ in der Übersicht oder in den Einstellungen.`,
  done: 'Fertig',
  failed: 'Das hat nicht geklappt. Nichts wurde geändert. Bitte versuche es noch einmal.',

  joinTitle: 'Zwölf Wörter eingeben',
  joinLabel: 'Zwölf Wörter',
  joinHint: 'Die Wörter, die dein anderes Gerät gezeigt hat. Groß oder klein ist egal.',
  addedToOthers: (count) =>
    plural(count, {
      one: '# Eintrag auf diesem Gerät kommt zu denen deiner anderen Geräte hinzu.',
      other: 'Die # Einträge auf diesem Gerät kommen zu denen deiner anderen Geräte hinzu.',
    }),
  getRecords: 'Daten holen',
  noWords: 'Gib die zwölf Wörter ein.',
  wordCount: (count) =>
    plural(count, {
      one: 'Das ist # Wort. Gib alle zwölf ein, und keine anderen.',
      other: 'Das sind # Wörter. Gib alle zwölf ein, und keine anderen.',
    }),
  unknownWord: (word) => `„${word}“ ist keines der Wörter. Prüfe die Schreibweise.`,
  guessedWord: (word, guess) => `„${word}“ ist keines der Wörter. Meinst du „${guess}“?`,
  wordOrder: 'Diese zwölf Wörter gehören nicht zusammen. Prüfe jedes Wort und die Reihenfolge.',
  notThere:
    'Der Server hat zu diesen Wörtern keine Daten. Prüfe jedes Wort und ob beide Geräte dieselbe Adresse öffnen.',
  joined: 'Dieses Gerät hat jetzt dieselben Daten wie deine anderen.',

  shared: 'Auf diesem und deinen anderen Geräten',
  exchanging: 'Wird mit deinen anderen Geräten synchronisiert …',
  lastExchanged: (when) => `Zuletzt synchronisiert: ${when}`,
  notExchanged: 'Noch nicht synchronisiert',
  exchangeNow: 'Jetzt synchronisieren',
  sendOwn: 'Daten dieses Geräts senden',
  reload: 'Seite neu laden',
  problems: {
    unanswered:
      'Der Server war nicht erreichbar. Was du einträgst, bleibt auf diesem Gerät und wird später synchronisiert.',
    refused:
      'Der Server hat die Kopie nicht angenommen: Er hat keinen Platz dafür, oder aus deinem Netz kamen zu viele Anfragen. Deine Daten sind auf diesem Gerät.',
    gone: 'Die Kopie ist nicht mehr auf dem Server. Deine Daten sind auf diesem Gerät, und du kannst sie noch einmal senden.',
    changed:
      'Die Kopie auf dem Server ist beschädigt oder wurde von jemandem geändert. Sie wurde nicht verwendet, und deine Daten auf diesem Gerät bleiben, wie sie sind. Du kannst sie noch einmal senden.',
    newer:
      'Ein anderes Gerät hat eine neuere Version von Dosewise. Lade diese Seite neu, um sie zu bekommen.',
    older:
      'Der Server hat eine ältere Kopie, als dieses Gerät schon gesehen hat. Vielleicht wurde ein Backup eingespielt, oder jemand hat sie dort abgelegt. Deine Daten auf diesem Gerät bleiben, wie sie sind. Du kannst sie noch einmal senden.',
    unfit:
      'Die Daten deiner Geräte lassen sich auf diesem Gerät nicht zusammenführen, zum Beispiel weil es zu viele sind. Die Daten hier bleiben, wie sie sind.',
    ended:
      'Die Synchronisierung wurde auf einem anderen Gerät beendet, oder es hat neue Wörter. Deine Daten sind weiter auf diesem Gerät.',
  },

  newWords: 'Neue Wörter',
  newWordsTitle: 'Neue Wörter erzeugen?',
  newWordsBefore: [
    'Erzeuge neue Wörter, wenn du ein Gerät verloren hast oder jemand deine Wörter gesehen hat. Die alten gelten dann nicht mehr.',
    'Deine anderen Geräte behalten die Daten, die sie haben. Gib dort die neuen Wörter ein, damit es weitergeht.',
    'Schreib die neuen Wörter auf Papier. Niemand kann sie wiederherstellen, und wer sie hat, hat deine Daten.',
  ],
  stop: 'Synchronisierung beenden',
  stopTitle: 'Synchronisierung beenden?',
  stopQuestion:
    'Jedes Gerät behält die Daten, die es hat. Du kannst die Synchronisierung auf diesem Gerät allein oder auf allen Geräten beenden. Wenn du sie auf allen beendest, wird die Kopie auf dem Server durch eine leere ersetzt.',
  stopHere: 'Auf diesem Gerät beenden',
  stopAll: 'Auf allen Geräten beenden',
  stopped: 'Dieses Gerät synchronisiert seine Daten nicht mehr.',
  stoppedAll: 'Deine Geräte synchronisieren ihre Daten nicht mehr.',
  deleteHere:
    'Das löscht alle Daten auf diesem Gerät endgültig. Deine anderen Geräte behalten ihre, und die zwölf Wörter gelten weiter.',
  movedIn:
    'Du synchronisierst diese Daten auch mit deinen anderen Geräten. Wenn du sie hier löschst, endet die Synchronisierung auf allen Geräten. Sie behalten die Daten, die sie haben.',

  changedOnBoth: (count) =>
    plural(count, {
      one: '# Eintrag auf zwei Geräten geändert',
      other: '# Einträge auf zwei Geräten geändert',
    }),
  choose: 'Auswählen',
  seeProblem: 'Was du tun kannst',
  choicesTitle: 'Auf zwei Geräten geändert',
  choicesLead:
    'Wir haben die Fassung behalten, die zuerst ankam. Wähle die andere, wenn sie die richtige ist.',
  kept: 'Behaltene Fassung',
  other: 'Andere Fassung',
  keep: 'So lassen',
  takeOther: 'Die andere nehmen',
  deleted: 'Gelöscht',
  penTooEmpty:
    'Die auf beiden Geräten eingetragenen Dosen sind zusammen mehr, als in diesem Pen war.',
  impossible: 'Das geht nicht mehr, zum Beispiel weil eine Dosis aus diesem Pen eingetragen wurde.',
  allChosen: 'Alle Einträge sind geklärt.',

  records: {
    pens: 'Pen',
    doses: 'Dosis',
    weights: 'Gewicht',
    symptoms: 'Symptom',
    measurements: 'Messwert',
    plans: 'Plan',
    skips: 'Ausgelassene Dosis',
    pauses: 'Pause',
    others: 'Einstellung',
  },
  settings: {
    country: 'Land',
    currency: 'Währung',
    language: 'Sprache',
    timeZone: 'Zeitzone',
    heightCm: 'Größe',
    goal: 'Ziel',
    goldenDose: 'Golden Dose',
    chosenUnits: 'Einheiten',
    sites: 'Injektionsstellen',
  },
  changedIn: (when) => `Gespeichert am ${when}`,
};

export const passkeysTexts: Words<typeof passkeysEnglish> = {
  title: 'Auch deine Passkeys löschen?',
  lead: 'Andere Geräte, Apps, geteilte Links und Personen, mit denen du geteilt hast, haben keinen Zugriff mehr. Diese Passkeys gelten noch:',
  advice: 'Behalte sie nur, wenn alle auf deinen eigenen Geräten sind.',
  delete: 'Alle Passkeys löschen',
  keep: 'Behalten',
  failed: 'Die Passkeys konnten nicht gelöscht werden.',
};

export const pensAddPenTexts: Words<typeof pensAddPenEnglish> = {
  questions: {
    brand: 'Welcher Name steht auf deiner Packung?',
    strength: 'Welche Stärke?',
    printed: 'Welcher Pen ist es?',
    numbers: 'Was steht auf dem Etikett?',
    use: 'In Gebrauch oder ungeöffnet?',
    cost: 'Was hat das gekostet?',
  },
  countClicks: 'Wie viele Klicks hat eine volle Dosis?',
  countPens: 'Wie viele Pens sind in der Packung?',
  countTablets: 'Wie viele Tabletten sind in der Packung?',
  costOfEach: 'Was hat jedes Stück gekostet?',
  next: 'Weiter',
  strength: 'Stärke',
  strengthHint: (kind) =>
    kind === 'tablet'
      ? 'mg in einer Tablette, wie auf dem Etikett angegeben'
      : 'mg in einer vollen Dosis, nicht im ganzen Pen. Siehe Etikett',
  inUse: 'In Gebrauch',
  inUseNote: 'Schon benutzt, oder heute zum ersten Mal',
  sealed: 'Ungeöffnet',
  sealedNote: (kind) => (kind === 'tablet' ? 'Für später' : 'Im Kühlschrank, für später'),
  nameOf: (name, strength) => `${name}, ${number(strength)} mg`,
  change: 'Ändern',
  moreDetails: 'Weitere Angaben',

  kind: 'Art',
  kinds: {
    click_pen: 'Pen mit Dosierknopf',
    vial: 'Durchstechflasche',
    single_pen: 'Einzeldosis-Pens',
    tablet: 'Tabletten',
  },
  doseMl: 'Volumen einer vollen Dosis',
  doses: 'Volle Dosen darin',
  pensInBox: 'Pens in dieser Packung',
  tabletsInPack: 'Tabletten in dieser Packung',
  clicks: 'Klicks in einer vollen Dosis',
  clicksHint: `Zähle sie an deinem Pen. Häufig ist von ${number(0.01)} mL je Klick die Rede, aber in keiner Packungsbeilage steht das.`,
  wholeDoses: 'Weiß ich nicht, oder er gibt nur ganze Dosen ab',
  wholeDosesHint: 'Dann kannst du nur ganze Dosen eintragen.',

  arithmetic: (mg, ml, doses, steps) =>
    `${number(mg)} mg in ${number(ml)} mL, ${doses}${steps === null ? '' : ` zu ${steps}`}. Vergleiche das mit deinem Etikett.`,
  tablets: (mg, tablets) =>
    `${number(mg)} mg in jeder Tablette, ${tablets} in dieser Packung. Vergleiche das mit deinem Etikett.`,
  sources: 'Woher diese Zahlen kommen',
  checkedOn: (day) => `Geprüft am ${day}.`,

  missing: {
    strength: 'Wähle eine Stärke.',
    ownStrength: 'Gib eine Stärke ein.',
    doseMl: 'Gib das Volumen einer vollen Dosis ein.',
    doses: 'Gib ein, wie viele volle Dosen darin sind.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Gib ein, wie viele Pens in der Packung sind.',
      tablet: 'Gib ein, wie viele Tabletten in der Packung sind.',
    },
    clicks: 'Gib die Klicks in einer vollen Dosis ein.',
  },
  strengthWrong: ({ least, most }) =>
    `Die Stärke muss eine Zahl von ${number(least)} bis ${number(most)} mg sein.`,
  doseMlWrong: ({ least, most }) =>
    `Gib eine Zahl von ${number(least)} bis ${number(most)} mL ein.`,
  dosesWrong: ({ least, most }) =>
    `Dosen: Gib eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`,
  piecesWrong: (kind, { least, most }) =>
    `${kind === 'tablet' ? 'Tabletten' : 'Pens'}: Gib eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`,
  clicksWrong: ({ least, most }) =>
    `Klicks: Gib eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`,

  proposedName: (name, strength) => `${name} ${number(strength)} mg`,
  tabletsOf: (brand) => `${brand}-Tabletten`,
  copyOf: (name, copy) => `${name} (${copy})`,
};

const { devices } = penTexts;

export const pensDialogsTexts: Words<typeof pensDialogsEnglish> = {
  editPenTitle: (thing) => (thing === 'pen' ? 'Pen bearbeiten' : 'Packung bearbeiten'),
  savePen: (thing) => (thing === 'pen' ? 'Pen speichern' : 'Packung speichern'),
  editPenFailed: 'Der Pen konnte nicht geändert werden',
  sealedWithoutStart: (thing) =>
    thing === 'pen'
      ? 'Lass das Feld leer, solange der Pen ungeöffnet ist.'
      : 'Lass das Feld leer, solange die Packung ungeöffnet ist.',
  startsTooLate: (day) => `Darf nicht nach der ersten Dosis am ${day} liegen.`,
  costTitle: (thing) => (thing === 'pen' ? 'Kosten des Pens' : 'Kosten der Packung'),
  askCost: (name) =>
    `Deine Dosis ist eingetragen. Was hat „${name}“ gekostet? Du kannst es auch später nachtragen.`,
  saveCost: 'Kosten speichern',
  saveCostFailed: 'Der Pen konnte nicht geändert werden.',
  remindLater: 'Nicht jetzt – später erinnern',
  deletePen: (thing) => (thing === 'pen' ? 'Pen löschen' : 'Packung löschen'),
  confirmPenDelete: (name) =>
    `Möchtest du „${name}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  deletePenFailed: (reason) => `Der Pen konnte nicht gelöscht werden: ${reason}`,
  tryAgain: 'Bitte versuche es noch einmal.',

  addSealedTitle: (thing) =>
    thing === 'pen' ? 'Ungeöffnete Pens hinzufügen' : 'Ungeöffnete Packungen hinzufügen',
  add: (kind) => `${devices[kind]} hinzufügen`,
  addSealed: (kind) =>
    ({
      click_pen: 'Ungeöffnete Pens hinzufügen',
      vial: 'Ungeöffnete Durchstechflaschen hinzufügen',
      single_pen: 'Ungeöffnete Packungen hinzufügen',
      tablet: 'Ungeöffnete Packungen hinzufügen',
    })[kind],
  count: 'Wie viele',
  countHint: 'Alle ungeöffnet, mit denselben Angaben',
  countWrong: (most) => `Gib eine ganze Zahl von 1 bis ${number(most)} ein.`,

  openTitle: (thing) => (thing === 'pen' ? 'Pen öffnen' : 'Packung öffnen'),
  openQuestion: (name) =>
    `„${name}“ gilt ab diesem Tag als in Gebrauch. Die erste eingetragene Dosis daraus bewirkt dasselbe.`,
  openedOn: 'Geöffnet am',
  openFailed: (name) => `${name} konnte nicht geöffnet werden.`,

  discardTitle: (thing) => (thing === 'pen' ? 'Pen entsorgen' : 'Packung entsorgen'),
  discardNote: (name, thing) =>
    thing === 'pen'
      ? `„${name}“ kommt zu den früheren Pens und zählt in deinem Plan nicht mehr mit. Du kannst das rückgängig machen.`
      : `„${name}“ kommt zu den früheren Packungen und zählt in deinem Plan nicht mehr mit. Du kannst das rückgängig machen.`,
  discardedOn: 'Entsorgt am',
  reason: 'Grund',
  reasons: {
    in_use_days: 'Zu lange in Gebrauch',
    empty: 'Leer',
    broken: 'Defekt',
    warm: 'Zu warm oder gefroren',
    lost: 'Verloren',
    other: 'Etwas anderes',
  },
  discardFailed: (name) => `${name} konnte nicht entsorgt werden.`,
  dayNeeded: 'Gib einen Tag ein.',
  dayAhead: 'Dieser Tag liegt in der Zukunft.',
  beforeStart: (day) => `Darf nicht vor dem Beginn am ${day} liegen.`,

  allowGolden: 'Golden Dose aus diesem Pen erlauben',
  addPenFailed: 'Der Pen konnte nicht angelegt werden.',
  penGone: 'Dieser Eintrag wurde anderswo gelöscht.',
  penName: (kind) =>
    ({
      click_pen: 'Name des Pens',
      vial: 'Name der Durchstechflasche',
      single_pen: 'Name der Packung',
      tablet: 'Name der Packung',
    })[kind],
  penNameExample: (thing) => (thing === 'pen' ? 'z. B. Pen November' : 'z. B. Packung November'),
  startDate: 'Beginn',
  expiryDate: 'Verwendbar bis',
  expiryHint: (kind) =>
    ({
      click_pen: 'Steht auf dem Pen',
      vial: 'Steht auf der Durchstechflasche',
      single_pen: 'Steht auf der Packung',
      tablet: 'Steht auf der Packung',
    })[kind],
  batch: 'Charge',
  batchHint: 'Steht auf dem Etikett nach „Ch.-B.“ oder „Lot“',
  cost: (kind, currency) => `Kosten je ${devices[kind]} (${currency})`,
  purchaseDate: 'Kaufdatum',
  currency: 'Währung',
  pharmacy: 'Apotheke',
  wasted: (step) => `Verlust (${penTexts.stepLabels[step]})`,
  wastedHint: 'Was nicht Teil einer Dosis war, etwa durch zusätzliches Entlüften oder Auslaufen',
  wastedWrong: (most) => `Gib eine ganze Zahl von 0 bis ${number(most)} ein.`,
  requiredFields: 'Bitte fülle alle Pflichtfelder aus.',
  missing: {
    name: 'Gib einen Namen ein.',
    startDate: 'Gib den Beginn ein.',
    costPerPen: 'Gib die Kosten ein.',
    purchaseDate: 'Gib ein Kaufdatum ein.',
  },
  costWrong: `Die Kosten müssen eine Zahl von 0 bis ${number(MAX_MONEY)} sein, zum Beispiel ${number('245.50')}.`,
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  loggedBy: (email) => `Eingetragen von ${email}`,
  loggedByAnother: 'Eingetragen von einer anderen Person mit Zugriff',
};

export const pricesTexts: Words<typeof pricesEnglish> = {
  none: (country) =>
    `Keine Preise bekannt (${isolated(country)}). Bitte wende dich an den Support, damit Preise für dein Land dazukommen.`,
};

export const recordListTexts: Words<typeof recordListEnglish> = {
  edit: (record) => `${record} bearbeiten`,
  editRow: 'Bearbeiten: ',
  showMore: (more) => `${number(more)} weitere anzeigen`,
  delete: (record) => `${record} löschen`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  calendar: 'In meinen Kalender',
  calendarName: 'dosewise-kalender.ics',
  calendarFailed: 'Der Kalender konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  calendarSaved: 'Öffne die Datei, dann stehen deine Dosen im Kalender.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  period: (from, to, days) => `${from} bis ${to}, ${countDays(days)}`,
  statement: 'Selbst eingetragen oder von Personen und Apps mit Zugriff. Nicht ärztlich geprüft.',

  summary: 'Zusammenfassung',
  latestDose: 'Letzte Dosis',
  nothing: 'In diesem Zeitraum wurde nichts eingetragen.',

  doses: 'Dosen',
  date: 'Datum',
  amount: 'Dosis',
  mg: (mg) => `${number(mg)} mg`,
  site: 'Stelle',
  otherSite: 'Andere Stelle',
  places: { abdomen: 'Bauch', thigh: 'Oberschenkel', arm: 'Oberarm', buttock: 'Gesäß' },
  pain: 'Schmerz',
  painOf: (pain) => `${pain} von 10`,

  steps: 'Dosisstufen',
  before: 'Vor dem Zeitraum',

  planned: 'Geplante Dosen, die nicht vollständig genommen wurden',
  nonePlanned: 'Keine geplante Dosis wurde versäumt oder ausgelassen.',
  outcome: 'Ergebnis',
  missed: 'Versäumt',
  skipped: 'Ausgelassen',
  partly: (taken, planned) => `${taken} von ${planned} mg genommen`,
  takenOf: (taken, planned) => `${taken} von ${planned} geplanten Dosen genommen`,
  inPause: (doses) => `${doses} in einer Pause`,

  weight: 'Gewicht',
  first: 'Erster Wert',
  last: 'Letzter Wert',
  change: 'Änderung',
  percent: (percent) => `${percent} %`,
  bmi: 'BMI',
  bmiNote: (height) => `bei einer Größe von ${height}`,
  weighIns: (count) => plural(count, { one: '# Gewichtseintrag', other: '# Gewichtseinträge' }),
  weightChart: 'Gewicht in diesem Zeitraum',
  smoothed: 'Geglättet',
  chartSummary: (weighIns, first, last) => `${weighIns}, von ${first} bis ${last}.`,

  measurements: 'Messwerte',
  measurement: 'Art',
  onDay: (value, day) => `${value} am ${day}`,

  symptoms: 'Symptome',
  symptom: 'Symptom',
  entries: 'Einträge',
  mean: 'Mittel (0 bis 10)',
  worst: 'Max. (0 bis 10)',
  lastDay: 'Zuletzt',
  noSymptoms: (count) =>
    plural(count, {
      one: '# weiterer Eintrag ohne Symptome.',
      other: '# weitere Einträge ohne Symptome.',
    }),

  sources: 'Wie diese Werte berechnet werden',
};

export const sessionTexts: Words<typeof sessionEnglish> = {
  logIn: 'Anmelden',
  beginLocal: 'Ohne Konto benutzen',
  startEmpty: 'Leer anfangen',
  lookAround: 'Mit Beispieldaten ansehen (18 Monate)',
  beginHere: 'Hier gibt es noch keine Einträge. Was du einträgst, bleibt in diesem Browser.',
  notBegun:
    'Ein Teil der App konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  adminPrompt: 'Bitte melde dich als Admin an, um diese Seite zu öffnen.',
  adminsOnly: 'Kein Zugriff. Nur für Admins.',
  adminDenied: 'Kein Zugriff. Dafür sind Admin-Rechte nötig.',
  toDashboard: 'Zur Übersicht',
  offline: 'Du bist offline. Das sind deine zuletzt gespeicherten Einträge.',
  loginAhead:
    'Du musst dich zuerst anderswo anmelden, zum Beispiel auf der Anmeldeseite eines WLANs. Was hier gespeichert ist, wurde nicht gelöscht.',
  openLogin: 'Anmeldeseite öffnen',
  unanswered:
    'Der Server ist nicht erreichbar, deshalb können deine Einträge nicht gezeigt werden. Du wurdest nicht abgemeldet.',
  nothingKept:
    'Dieser Browser speichert nichts für diese Seite. Deshalb wirst du abgemeldet, sobald sie neu geladen oder geschlossen wird. Um angemeldet zu bleiben, erlaube in den Einstellungen des Browsers Cookies und Websitedaten für diese Seite.',
};

export const themeTexts: Words<typeof themeEnglish> = {
  language: 'Sprache',
  theme: 'Design',
  themes: { light: 'Hell', dark: 'Dunkel', system: 'System' },
};

export const typedDoseTexts: Words<typeof typedDoseEnglish> = {
  moreThanFullDose: (typed, strength) =>
    `${number(typed)} mg ${plural(Number(typed), { one: 'ist', other: 'sind' })} mehr als eine volle Dosis dieses Pens (${number(strength)} mg).`,
  mgOf: (typed) => `${number(typed)} mg`,
  between: (amount, pair) => `Der Wert ${amount} liegt zwischen ${pair}.`,
  exactlyBetween: (amount, pair) => `Der Wert ${amount} liegt genau zwischen ${pair}.`,
  pairOfSteps: (lower, upper) => `${number(lower)} und ${upper}`,
  pairOfVolumes: (lower, upper) => `${number(lower)} und ${number(upper)} mL`,
  choice: (amount, mg) => `${amount} = ${number(mg)} mg`,
};
