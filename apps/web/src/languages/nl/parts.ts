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
import { capital, list, number, plural } from './grammar.ts';

export const analyticsTexts: Words<typeof analyticsEnglish> = {
  question:
    'Mogen we je e-mailadres en gegevens over je pennen en doses naar onze analysedienst sturen?',
  yes: 'Ja',
  no: 'Nee',
  answerFailed: 'Je antwoord kon niet worden opgeslagen. Er wordt niets verstuurd.',
  meaning:
    'Als je ja zegt, gaan je e-mailadres, je land en het type van je account naar onze analysedienst (PostHog). Ook de sterkte en kosten van je pennen en het volume van je doses gaan daarheen als je pennen toevoegt en doses noteert.',
  facts: 'Wat er wel en niet wordt verstuurd',
  sent: 'Wel verstuurd',
  whatIsSent: [
    'je account: het id, e-mailadres, land, type en de dag waarop het is aangemaakt',
    'wanneer je een account maakt of inlogt, en bij elke keer inloggen ook hoeveel pennen je hebt en of Golden Dose aanstaat',
    'een pen die je toevoegt: de sterkte in mg en de kosten',
    'een dosis die je noteert: het volume in mL, de sterkte van de pen en of het een Golden Dose is',
    'dat je een pen of een dosis hebt gewijzigd of verwijderd, maar niet welke of hoe',
  ],
  neverSent: 'Nooit verstuurd',
  whatIsNeverSent: [
    'gewicht, lengte, klachten, notities, injectieplaatsen en pijn',
    'welke pagina’s je opent, waar je op drukt, wat je typt, opnames van je scherm',
    'alles van voordat je ja zegt, behalve het inloggen vlak voor deze vraag',
  ],
  nothingKept:
    'Er worden geen cookies geplaatst en er wordt niets in deze browser bewaard. Zoals bij elke website ziet de server van de dienst je IP-adres.',
};

export const devicesTexts: Words<typeof devicesEnglish> = {
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, patroon van 3 mL',
    'mounjaro-kwikpen-modified': `Mounjaro KwikPen, aangepast, patroon van ${number(2.4)} mL`,
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Ozempic-spuit met één dosis',
    'rybelsus-us-r2': 'Rybelsus-tabletten, nieuwere samenstelling (R2)',
  },
  eitherOf: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen',
    'mounjaro-kwikpen-modified': 'Mounjaro KwikPen',
  },
  pen: (brand) => (/FlexTouch/.test(brand) ? brand : `${brand}-pen`),
  vial: (brand, isMultiDose) =>
    `${brand}-injectieflacon met ${isMultiDose ? 'meer doses' : 'één dosis'}`,
  singlePen: (brand) => `${brand}-pen met één dosis`,
  tablets: (brand) => `${brand}-tabletten`,

  more: 'Meer',
  moreNote: 'Verkocht in andere landen',
  own: 'Staat niet in de lijst',
  ownNote: 'Neem de getallen over van het etiket',
  versions: {
    'mounjaro-kwikpen': 'De oorspronkelijke pen',
    'mounjaro-kwikpen-modified': 'Versie 2026',
  },
  presentationNote: (version, doses, ml, markets) =>
    `${version === null ? '' : `${version} · `}${countDoses(doses)}${ml === null ? '' : ` van ${number(ml)} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets, markets) =>
    `Verpakkingen van ${number(tablets)} zijn gebruikelijk${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg) => `${number(mg)} mg`,
  inMl: (ml) => `in ${number(ml)} mL`,
  elsewhere: 'Verkocht in andere landen',
  printedWhere: 'Op de pen of de verpakking staat hoeveel mL.',
  printed: (ml) => `${number(ml)} mL`,
  doseIs: (ml) => `Eén dosis is ${number(ml)} mL`,
  unsure: 'Weet ik niet',
  unsureNote: 'Doses worden op dezelfde manier geteld',
  noneOfThese: 'Geen van deze',
  noneNote: 'Neem de getallen over van het etiket',
  noWholeUnits: `Een dosis uit een injectieflacon moet uit hele eenheden van ${number(0.01)} mL bestaan.`,
};

export const fileImportTexts: Words<typeof fileImportEnglish> = {
  asked: {
    'kind-word': 'Wat wordt er gemeten?',
    'which-person': 'Wie van deze mensen ben jij?',
    'close-doses':
      'Deze doses liggen dichter bij elkaar dan de bijsluiter toestaat. Controleer ze voordat je importeert.',
    'odd-weights':
      'Deze wegingen wijken ver af van die ervoor en erna. Controleer ze voordat je importeert.',
  },
  more: (count) => `en nog ${count}`,
  leaveThese: 'Deze weglaten',
  importThem: 'Toch importeren',
  theseLeftOut: 'Deze worden weggelaten.',
};

export const goldenDoseTexts: Words<typeof goldenDoseEnglish> = {
  title: 'Over de Golden Dose',
  whatItIs: `Sommige mensen zuigen de vloeistof op die na de vier doses volgens het etiket in een pen overblijft, en noemen dat een Golden Dose: meestal ${number(0.1)}–${number(0.6)} mL. Volgens sommige bronnen verlaagt dat de kosten met 15–25%.`,
  arithmetic: `Volgens onze berekening zou een volle vijfde dosis (${number(0.6)} mL) de kosten per dosis met 20% verlagen, en ${number(0.3)} mL met 11%.`,
  beforeYouDecide: 'Voordat je beslist',
  cautions: [
    'Dit gebruik is niet goedgekeurd, en de fabrikant raadt het af. De extra vloeistof is bedoeld om te ontluchten.',
    'Hoeveel er over is, is niet bekend. De dosis kan dus kleiner of groter zijn dan hij lijkt. In nieuwere pennen blijft naar verluidt niets over om op te zuigen.',
    'Als je vloeistof opzuigt met een spuit, kunnen er ziektekiemen in de pen komen en kun je een infectie krijgen. Deel pennen of naalden nooit met anderen.',
    'Volgens de bijsluiter moet je de pen ook dan 30 dagen na het eerste gebruik weggooien, zelfs als er nog vloeistof in zit.',
    'Krijg je hevige buikpijn die niet weggaat? Stop dan met het geneesmiddel en zoek meteen medische hulp.',
  ],
  askFirst:
    'Vraag het eerst aan je voorschrijver of apotheker. Deze app legt vast wat je doet, maar beveelt een Golden Dose niet aan.',
  agreement: 'Ik heb dit gelezen en begrijp de risico’s.',
  tickTheBox: 'Vink het vakje aan om te bevestigen dat je dit hebt gelezen.',
  turnOn: 'Golden Dose aanzetten',
  saveFailed: 'Dit kon niet worden opgeslagen.',
};

export const linksTexts: Words<typeof linksEnglish> = {
  share: 'Delen',
  mail: 'Per e-mail versturen',
  once: 'Je ziet de link alleen deze ene keer.',
  done: 'Klaar',
};

export const localTexts: Words<typeof localEnglish> = {
  counts: ({ pens, doses, weights, symptoms, measurements }) =>
    list(
      [
        pens > 0 && plural(pens, { one: '# pen', other: '# pennen' }),
        doses > 0 && countDoses(doses),
        weights > 0 && plural(weights, { one: '# weging', other: '# wegingen' }),
        symptoms > 0 && plural(symptoms, { one: '# klacht', other: '# klachten' }),
        measurements > 0 && plural(measurements, { one: '# meting', other: '# metingen' }),
      ].filter((words) => words !== false),
    ) || 'geen gegevens',
  only: 'Alleen in deze browser',
  lastCopy: (day) => `Laatste kopie opgeslagen op ${day}`,
  noCopy: 'Nog geen kopie opgeslagen',
  notKept:
    'Deze browser kan zijn opslag automatisch leegmaken. Sla af en toe een kopie op, of installeer de app.',

  saveCopy: 'Kopie opslaan',
  saved: (file) => `${file} is gedownload`,
  saveFailed: 'De kopie kon niet worden opgeslagen. Probeer het opnieuw.',
  fileName: (day) => `dosewise-${day}.json`,
  due: 'Je gegevens staan alleen in deze browser.',
  dueHint:
    'Je raakt ze kwijt als de browsergegevens worden gewist of als je dit apparaat verliest. Een kopie is een bestand dat je zelf bewaart.',
  later: 'Niet nu',
  staysHere: 'Wat je noteert, blijft op dit apparaat',
  toHomeScreen: 'Zet Dosewise op je beginscherm',
  homeScreenHint: {
    empty:
      'Safari kan verwijderen wat je hier noteert als je deze pagina zeven dagen niet opent. Bij apps op het beginscherm doet Safari dat niet. Open het deelmenu, kies ‘Zet op beginscherm’ en open Dosewise daarna vanaf je beginscherm.',
    begun:
      'Safari kan je gegevens verwijderen als je deze pagina zeven dagen niet opent. Bij apps op het beginscherm doet Safari dat niet. Sla een kopie op, open het deelmenu, kies ‘Zet op beginscherm’ en open de kopie in de app.',
  },

  openCopy: 'Kopie openen',
  copyFile: 'Kopie om te openen',
  opening: 'Kopie openen?',
  inCopy: (counts, day) =>
    `In dit bestand: ${counts}${day && `, tot en met ${day}`}, met schema, doel en instellingen.`,
  openThis: 'Deze kopie openen',
  notEmpty:
    'Er staan al gegevens in deze browser. Sla daar een kopie van op en verwijder hier eerst alles, zodat er niets door elkaar raakt.',
  noArchive:
    'Dit is geen kopie van Dosewise. Kies een bestand dat je via ‘Kopie opslaan’ of Exporteren hebt gekregen.',
  openFailed: 'De kopie kon niet worden geopend. Er is niets gewijzigd.',
  opened: (counts) => `De kopie is geopend: ${counts}.`,

  deleteAll: 'Hier alles verwijderen',
  deleteTitle: 'Alles in deze browser verwijderen?',
  deleteQuestion: (count) =>
    count === 0
      ? 'Dit verwijdert alle instellingen definitief. Zonder kopie zijn ze niet terug te halen.'
      : plural(count, {
          one: 'Dit verwijdert # registratie definitief. Zonder kopie is die niet terug te halen.',
          other:
            'Dit verwijdert # registraties definitief. Zonder kopie zijn ze niet terug te halen.',
        }),
  confirmDelete: 'Ja, alles verwijderen',
  deleteFailed: 'Het kon niet worden verwijderd. Probeer het opnieuw.',

  createAccount: 'Account maken',
  byCalendar: 'Je agenda kan je aan je doses herinneren.',
  needsServer: {
    reminders:
      'Voor herinneringen per melding, e-mail of ntfy is een server nodig die ze verstuurt.',
    calendar:
      'Voor een adres voor je agenda is een server nodig. Je kunt je geplande doses in plaats daarvan als bestand opslaan.',
    privacy:
      'Zonder account worden er geen e-mails verstuurd en geen gebruiksstatistieken verzameld.',
    security:
      'Wachtwoorden, passkeys en sessies horen bij een account. Hier kan iedereen die deze browser opent je gegevens zien.',
    account: 'Er is geen account: alles staat in deze browser.',
    people:
      'Wil je dat anderen je gegevens zien of voor je noteren? Dan heb je een account op een server nodig.',
    share:
      'Voor een link naar je rapport is een server nodig. Druk het af, of sla het vanuit het afdrukvenster op als pdf.',
  },

  left: 'Gegevens van vóór je account staan nog in deze browser.',
  bring: 'Naar mijn account kopiëren',
};

export const mailTexts: Words<typeof mailEnglish> = {
  noMail: 'Deze server verstuurt geen e-mail.',
};

export const medicinesTexts: Words<typeof medicinesEnglish> = {
  medicine: 'Geneesmiddel',
  chooseMedicine: 'Kies een geneesmiddel',
  anotherMedicine: 'Ander geneesmiddel',
  medicineName: 'Naam van het geneesmiddel',
  names: {
    tirzepatide: 'tirzepatide',
    semaglutide: 'semaglutide',
    liraglutide: 'liraglutide',
    dulaglutide: 'dulaglutide',
    'exenatide (extended release)': 'exenatide (met verlengde afgifte)',
    'semaglutide (tablet)': 'semaglutide (tabletten)',
    orforglipron: 'orforglipron',
  },
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (tirzepatide)',
    semaglutide: 'Ozempic, Wegovy (semaglutide)',
    liraglutide: 'Saxenda, Victoza (liraglutide)',
    dulaglutide: 'Trulicity (dulaglutide)',
    'exenatide (extended release)': 'Bydureon (exenatide, met verlengde afgifte)',
    'semaglutide (tablet)': 'Rybelsus, Wegovy-tabletten (semaglutide)',
    orforglipron: 'Foundayo (orforglipron)',
  },
  missing: {
    medicine: 'Kies een geneesmiddel.',
    otherMedicine: 'Vul de naam van het geneesmiddel in.',
  },
  medicineWrong: (least, most) => `Gebruik ${number(least)} tot en met ${number(most)} tekens.`,
};

export const navigationTexts: Words<typeof navigationEnglish> = {
  newTab: ' (opent een nieuw tabblad)',
  questions: {
    click: 'Wat is een klik?',
    priming: 'Hoeveel vloeistof kost het ontluchten?',
    units: 'Wat is een eenheid op een spuit?',
    'golden-dose': 'Wat is een Golden Dose?',
    'missed-dose': 'Ik heb een dosis gemist. Wat zeggen de bijsluiters?',
    travelling: 'Wat gebeurt er als ik op reis ga?',
    curve: 'Hoe wordt de curve berekend?',
    figures: 'Hoe worden doses en kosten berekend?',
    where: 'Waar staan mijn gegevens, en wie kan ze zien?',
    storing: 'Hoe bewaar ik een pen en hoe gooi ik die weg?',
  },
};

export const oidcTexts: Words<typeof oidcEnglish> = {
  noPasswords: 'Je kunt hier niet met een wachtwoord inloggen',
  noPasswordsHint: 'Er is hier een andere manier om in te loggen.',
  logIn: 'Naar het inloggen',
};

export const otherDevicesTexts: Words<typeof otherDevicesEnglish> = {
  title: 'Op een ander apparaat gebruiken',
  lead: 'Dezelfde gegevens op je telefoon en je computer, zonder account. Ze worden versleuteld voordat ze dit apparaat verlaten: de server bewaart een kopie die hij niet kan lezen.',
  begin: 'Twaalf woorden aanvragen',
  already: 'Al op een ander apparaat?',
  join: 'Twaalf woorden invoeren',
  copiesOff:
    'Deze server bewaart geen versleutelde kopieën, dus je gegevens blijven op dit apparaat. Om ze mee te nemen, sla je een kopie op en open je die op het andere apparaat.',
  noServer:
    'Deze pagina heeft geen server voor versleutelde kopieën, dus je gegevens blijven op dit apparaat. Om ze mee te nemen, sla je een kopie op en open je die op het andere apparaat.',
  tooOld:
    'Deze browser is te oud voor versleutelde kopieën. Werk hem bij: Safari moet versie 16.4 of nieuwer zijn. Om je gegevens mee te nemen, sla je op het ene apparaat een kopie op en open je die op het andere.',
  unreachable:
    'De server was niet bereikbaar. Voor je gegevens op dit apparaat maakt dat niet uit.',
  tryAgain: 'Opnieuw proberen',

  beginTitle: 'Twaalf woorden in plaats van een account',
  before: [
    'Je ziet twaalf woorden, één keer. Voer ze in op je andere apparaat om daar je gegevens te krijgen.',
    'Schrijf ze op papier. Niemand kan verloren woorden terughalen, ook niet wie de server beheert.',
    'Wie de woorden heeft, heeft je gegevens. Stuur ze niet per e-mail of chat.',
  ],
  withoutTls:
    'De verbinding met deze pagina is niet versleuteld (http). Iemand in hetzelfde netwerk kan de woorden en je gegevens lezen. Gebruik dit alleen in een netwerk dat je vertrouwt.',
  showWords: 'Woorden tonen',
  wordsTitle: 'Je twaalf woorden',
  wordsHint: 'Schrijf ze in deze volgorde op. Later kun je ze niet meer zien.',
  written: 'Ik heb ze opgeschreven',
  checkTitle: 'Controleer je briefje',
  checkHint: 'Voer deze twee woorden van je briefje in.',
  wordNumber: (place) => `Woord ${number(place)}`,
  wordMissing: (place) => `Voer woord ${number(place)} in.`,
  wordWrong: (place) =>
    `Dit is niet woord ${number(place)}. Controleer je briefje, of ga terug om de woorden te zien.`,
  start: 'Beginnen',
  startedTitle: 'Je andere apparaat instellen',
  started: (address) =>
    `Je gegevens staan versleuteld op de server. Open op je andere apparaat ${address} en begin zonder account. Druk daarna op ‘Twaalf woorden invoeren’ op het dashboard of in Instellingen.`,
  done: 'Klaar',
  failed: 'Dit is niet gelukt. Er is niets gewijzigd. Probeer het opnieuw.',

  joinTitle: 'Twaalf woorden invoeren',
  joinLabel: 'Twaalf woorden',
  joinHint: 'De woorden die je andere apparaat liet zien. Hoofdletters maken niet uit.',
  addedToOthers: (count) =>
    plural(count, {
      one: 'De # registratie op dit apparaat wordt toegevoegd aan die van je andere apparaten.',
      other: 'De # registraties op dit apparaat worden toegevoegd aan die van je andere apparaten.',
    }),
  getRecords: 'Gegevens ophalen',
  noWords: 'Voer de twaalf woorden in.',
  wordCount: (count) =>
    plural(count, {
      one: 'Dit is # woord. Voer alle twaalf in, en geen andere.',
      other: 'Dit zijn # woorden. Voer alle twaalf in, en geen andere.',
    }),
  unknownWord: (word) => `‘${word}’ is niet een van de woorden. Controleer de spelling.`,
  guessedWord: (word, guess) => `‘${word}’ is niet een van de woorden. Bedoel je ‘${guess}’?`,
  wordOrder: 'Deze twaalf woorden horen niet bij elkaar. Controleer elk woord en de volgorde.',
  notThere:
    'De server heeft geen gegevens bij deze woorden. Controleer elk woord, en of beide apparaten hetzelfde adres openen.',
  joined: 'Dit apparaat heeft nu dezelfde gegevens als je andere.',

  shared: 'Op dit en je andere apparaten',
  exchanging: 'Synchroniseren met je andere apparaten …',
  lastExchanged: (when) => `Laatst gesynchroniseerd: ${when}`,
  notExchanged: 'Nog niet gesynchroniseerd',
  exchangeNow: 'Nu synchroniseren',
  sendOwn: 'Gegevens van dit apparaat sturen',
  reload: 'Pagina opnieuw laden',
  problems: {
    unanswered:
      'De server was niet bereikbaar. Wat je noteert, blijft op dit apparaat en wordt later gesynchroniseerd.',
    refused:
      'De server nam de kopie niet aan. Misschien is er geen ruimte voor, of kwamen er te veel aanvragen uit je netwerk. Je gegevens staan op dit apparaat.',
    gone: 'De kopie staat niet meer op de server. Je gegevens staan op dit apparaat, en je kunt ze opnieuw sturen.',
    changed:
      'De kopie op de server is beschadigd of door iemand gewijzigd. Die is niet gebruikt, en je gegevens op dit apparaat blijven zoals ze zijn. Je kunt ze opnieuw sturen.',
    newer:
      'Een ander apparaat heeft een nieuwere versie van Dosewise. Laad deze pagina opnieuw om die te krijgen.',
    older:
      'De kopie op de server is ouder dan de laatste die dit apparaat heeft gezien. Misschien is de server teruggezet uit een back-up, of heeft iemand de kopie vervangen. Je gegevens op dit apparaat blijven zoals ze zijn. Je kunt ze opnieuw sturen.',
    unfit:
      'De gegevens van je apparaten kunnen op dit apparaat niet worden samengevoegd, bijvoorbeeld omdat het er te veel zijn. De gegevens hier blijven zoals ze zijn.',
    ended:
      'Het synchroniseren is op een ander apparaat gestopt, of dat apparaat heeft nieuwe woorden. Je gegevens staan nog op dit apparaat.',
  },

  newWords: 'Nieuwe woorden',
  newWordsTitle: 'Nieuwe woorden aanvragen?',
  newWordsBefore: [
    'Ben je een apparaat kwijt, of heeft iemand je woorden gezien? Vraag dan nieuwe woorden aan. De oude werken dan niet meer.',
    'Je andere apparaten houden de gegevens die ze hebben. Voer daar de nieuwe woorden in om verder te gaan.',
    'Schrijf de nieuwe woorden op papier. Niemand kan ze terughalen, en wie ze heeft, heeft je gegevens.',
  ],
  stop: 'Stoppen met synchroniseren',
  stopTitle: 'Stoppen met synchroniseren?',
  stopQuestion:
    'Elk apparaat houdt de gegevens die het heeft. Je kunt alleen op dit apparaat stoppen of op alle. Stop je op alle, dan wordt de kopie op de server vervangen door een lege.',
  stopHere: 'Op dit apparaat stoppen',
  stopAll: 'Op alle apparaten stoppen',
  stopped: 'Dit apparaat synchroniseert zijn gegevens niet meer.',
  stoppedAll: 'Je apparaten synchroniseren hun gegevens niet meer.',
  deleteHere:
    'Dit verwijdert definitief alle gegevens op dit apparaat. Je andere apparaten houden hun gegevens, en de twaalf woorden blijven werken.',
  movedIn:
    'Je synchroniseert deze gegevens ook met je andere apparaten. Verwijder je ze hier, dan stopt het synchroniseren op alle apparaten. Ze houden de gegevens die ze hebben.',

  changedOnBoth: (count) =>
    plural(count, {
      one: '# registratie op twee apparaten gewijzigd',
      other: '# registraties op twee apparaten gewijzigd',
    }),
  choose: 'Kiezen',
  seeProblem: 'Bekijk wat je kunt doen',
  choicesTitle: 'Op twee apparaten gewijzigd',
  choicesLead:
    'We hebben de versie bewaard die het eerst aankwam. Kies de andere als die de juiste is.',
  kept: 'Bewaarde versie',
  other: 'Andere versie',
  keep: 'Zo laten',
  takeOther: 'De andere gebruiken',
  deleted: 'Verwijderd',
  penTooEmpty:
    'De doses die op beide apparaten zijn genoteerd, zijn samen meer dan er in deze pen zat.',
  impossible: 'Dat kan niet meer, bijvoorbeeld omdat er een dosis uit deze pen is genoteerd.',
  allChosen: 'Alle registraties zijn afgehandeld.',

  records: {
    pens: 'Pen',
    doses: 'Dosis',
    weights: 'Weging',
    symptoms: 'Klacht',
    measurements: 'Meting',
    plans: 'Schema',
    skips: 'Overgeslagen dosis',
    pauses: 'Pauze',
    others: 'Instelling',
  },
  settings: {
    country: 'Land',
    currency: 'Valuta',
    language: 'Taal',
    timeZone: 'Tijdzone',
    heightCm: 'Lengte',
    goal: 'Doel',
    goldenDose: 'Golden Dose',
    chosenUnits: 'Eenheden',
    sites: 'Injectieplaatsen',
  },
  changedIn: (when) => `Opgeslagen op ${when}`,
};

export const passkeysTexts: Words<typeof passkeysEnglish> = {
  title: 'Ook je passkeys verwijderen?',
  lead: 'Andere apparaten, apps, gedeelde links en mensen met wie je deelde, hebben geen toegang meer. Deze passkeys werken nog:',
  advice: 'Behoud ze alleen als ze allemaal op je eigen apparaten staan.',
  delete: 'Alle passkeys verwijderen',
  keep: 'Behouden',
  failed: 'De passkeys konden niet worden verwijderd.',
};

export const pensAddPenTexts: Words<typeof pensAddPenEnglish> = {
  questions: {
    brand: 'Welke naam staat op je verpakking?',
    strength: 'Welke sterkte?',
    printed: 'Welke pen is het?',
    numbers: 'Wat staat er op het etiket?',
    use: 'In gebruik of ongeopend?',
    cost: 'Wat heeft het gekost?',
  },
  countClicks: 'Hoeveel klikken heeft een volle dosis?',
  countPens: 'Hoeveel pennen zitten er in de verpakking?',
  countTablets: 'Hoeveel tabletten zitten er in de verpakking?',
  costOfEach: 'Wat heeft elk stuk gekost?',
  next: 'Volgende',
  strength: 'Sterkte',
  strengthHint: (kind) =>
    kind === 'tablet'
      ? 'mg in één tablet, zoals op het etiket staat'
      : 'mg in één volle dosis, niet in de hele pen. Zie het etiket',
  inUse: 'In gebruik',
  inUseNote: 'Al gebruikt, of vandaag voor het eerst',
  sealed: 'Ongeopend',
  sealedNote: (kind) => (kind === 'tablet' ? 'Voor later' : 'In de koelkast, voor later'),
  nameOf: (name, strength) => `${name}, ${number(strength)} mg`,
  change: 'Wijzigen',
  moreDetails: 'Meer gegevens',

  kind: 'Soort',
  kinds: {
    click_pen: 'Pen met dosisinstelknop',
    vial: 'Injectieflacon',
    single_pen: 'Pennen met één dosis',
    tablet: 'Tabletten',
  },
  doseMl: 'Volume van een volle dosis',
  doses: 'Aantal volle doses',
  pensInBox: 'Pennen in deze verpakking',
  tabletsInPack: 'Tabletten in deze verpakking',
  clicks: 'Klikken in een volle dosis',
  clicksHint: `Tel ze op je pen. Vaak wordt ${number(0.01)} mL per klik genoemd, maar dat staat in geen enkele bijsluiter.`,
  wholeDoses: 'Weet ik niet, of de pen geeft alleen hele doses',
  wholeDosesHint: 'Je kunt dan alleen hele doses noteren.',

  arithmetic: (mg, ml, doses, steps) =>
    `${number(mg)} mg in ${number(ml)} mL, ${doses}${steps === null ? '' : ` van ${steps}`}. Vergelijk dit met je etiket.`,
  tablets: (mg, tablets) =>
    `${number(mg)} mg in elke tablet, ${tablets} in deze verpakking. Vergelijk dit met je etiket.`,
  sources: 'Waar deze getallen vandaan komen',
  checkedOn: (day) => `Gecontroleerd op ${day}.`,

  missing: {
    strength: 'Kies een sterkte.',
    ownStrength: 'Vul een sterkte in.',
    doseMl: 'Vul het volume van een volle dosis in.',
    doses: 'Vul in hoeveel volle doses erin zitten.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Vul in hoeveel pennen er in de verpakking zitten.',
      tablet: 'Vul in hoeveel tabletten er in de verpakking zitten.',
    },
    clicks: 'Vul het aantal klikken van een volle dosis in.',
  },
  strengthWrong: ({ least, most }) =>
    `De sterkte moet een getal van ${number(least)} tot en met ${number(most)} mg zijn.`,
  doseMlWrong: ({ least, most }) =>
    `Vul een getal van ${number(least)} tot en met ${number(most)} mL in.`,
  dosesWrong: ({ least, most }) =>
    `Doses: vul een heel getal van ${number(least)} tot en met ${number(most)} in.`,
  piecesWrong: (kind, { least, most }) =>
    `${kind === 'tablet' ? 'Tabletten' : 'Pennen'}: vul een heel getal van ${number(least)} tot en met ${number(most)} in.`,
  clicksWrong: ({ least, most }) =>
    `Klikken: vul een heel getal van ${number(least)} tot en met ${number(most)} in.`,

  proposedName: (name, strength) => `${name} ${number(strength)} mg`,
  tabletsOf: (brand) => `${brand}-tabletten`,
  copyOf: (name, copy) => `${name} (${copy})`,
};

const { devices } = penTexts;
const things = { pen: 'pen', pack: 'verpakking' };
const manyThings = { pen: 'pennen', pack: 'verpakkingen' };

export const pensDialogsTexts: Words<typeof pensDialogsEnglish> = {
  editPenTitle: (thing) => `${capital(things[thing])} bewerken`,
  savePen: (thing) => `${capital(things[thing])} opslaan`,
  editPenFailed: 'De pen kon niet worden gewijzigd',
  sealedWithoutStart: (thing) => `Laat dit leeg zolang de ${things[thing]} ongeopend is.`,
  startsTooLate: (day) => `Mag niet na de eerste dosis op ${day} liggen.`,
  costTitle: (thing) => `Kosten van de ${things[thing]}`,
  askCost: (name) =>
    `Je dosis is genoteerd. Wat heeft ‘${name}’ gekost? Je kunt het ook later invullen.`,
  saveCost: 'Kosten opslaan',
  saveCostFailed: 'De pen kon niet worden gewijzigd.',
  remindLater: 'Niet nu – herinner me later',
  deletePen: (thing) => `${capital(things[thing])} verwijderen`,
  confirmPenDelete: (name) =>
    `Weet je zeker dat je ‘${name}’ wilt verwijderen? Dit kan niet ongedaan worden gemaakt.`,
  deletePenFailed: (reason) => `De pen kon niet worden verwijderd: ${reason}`,
  tryAgain: 'probeer het opnieuw.',

  addSealedTitle: (thing) => `Ongeopende ${manyThings[thing]} toevoegen`,
  add: (kind) => `${capital(devices[kind])} toevoegen`,
  addSealed: (kind) =>
    ({
      click_pen: 'Ongeopende pennen toevoegen',
      vial: 'Ongeopende injectieflacons toevoegen',
      single_pen: 'Ongeopende verpakkingen toevoegen',
      tablet: 'Ongeopende verpakkingen toevoegen',
    })[kind],
  count: 'Hoeveel',
  countHint: 'Allemaal ongeopend, met dezelfde gegevens',
  countWrong: (most) => `Vul een heel getal van 1 tot en met ${number(most)} in.`,

  openTitle: (thing) => `${capital(things[thing])} openen`,
  openQuestion: (name) =>
    `‘${name}’ telt vanaf deze dag als in gebruik. Dat gebeurt ook als je er de eerste dosis uit noteert.`,
  openedOn: 'Geopend op',
  openFailed: (name) => `${name} kon niet worden geopend.`,

  discardTitle: (thing) => `${capital(things[thing])} weggooien`,
  discardNote: (name, thing) =>
    `‘${name}’ komt bij de eerdere ${manyThings[thing]} te staan en telt niet meer mee in je schema. Je kunt dit ongedaan maken.`,
  discardedOn: 'Weggegooid op',
  reason: 'Reden',
  reasons: {
    in_use_days: 'Te lang in gebruik',
    empty: 'Leeg',
    broken: 'Kapot',
    warm: 'Te warm of bevroren',
    lost: 'Kwijt',
    other: 'Iets anders',
  },
  discardFailed: (name) => `${name} kon niet worden weggegooid.`,
  dayNeeded: 'Vul een dag in.',
  dayAhead: 'Deze dag ligt in de toekomst.',
  beforeStart: (day) => `Mag niet vóór de begindatum (${day}) liggen.`,

  allowGolden: 'Golden Dose uit deze pen toestaan',
  addPenFailed: 'De pen kon niet worden toegevoegd.',
  penGone: 'Deze registratie is ergens anders verwijderd.',
  penName: (kind) => `Naam van de ${devices[kind]}`,
  penNameExample: (thing) => `bijv. ${capital(things[thing])} november`,
  startDate: 'Begindatum',
  expiryDate: 'Uiterste houdbaarheidsdatum',
  expiryHint: (kind) => `Staat op de ${devices[kind]}`,
  batch: 'Partijnummer',
  batchHint: 'Staat op het etiket na ‘Lot’',
  cost: (kind, currency) => `Kosten per ${devices[kind]} (${currency})`,
  purchaseDate: 'Aankoopdatum',
  currency: 'Valuta',
  pharmacy: 'Apotheek',
  wasted: (step) => `Verloren ${penTexts.stepLabels[step].toLowerCase()}`,
  wastedHint: 'Wat in geen dosis terechtkwam, zoals door extra ontluchten of lekken',
  wastedWrong: (most) => `Vul een heel getal van 0 tot en met ${number(most)} in.`,
  requiredFields: 'Vul alle verplichte velden in.',
  missing: {
    name: 'Vul een naam in.',
    startDate: 'Vul de begindatum in.',
    costPerPen: 'Vul de kosten in.',
    purchaseDate: 'Vul een aankoopdatum in.',
  },
  costWrong: `De kosten moeten een getal van 0 tot en met ${number(MAX_MONEY)} zijn, zoals ${number('245.50')}.`,
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  loggedBy: (email) => `Genoteerd door ${email}`,
  loggedByAnother: 'Genoteerd door iemand anders met toegang',
};

export const pricesTexts: Words<typeof pricesEnglish> = {
  none: (country) =>
    `Voor ${isolated(country)} zijn geen prijzen bekend. Neem contact op met de helpdesk om prijzen voor je land te laten toevoegen.`,
};

export const recordListTexts: Words<typeof recordListEnglish> = {
  edit: (record) => `${record} bewerken`,
  editRow: 'Bewerken: ',
  showMore: (more) => `Nog ${number(more)} tonen`,
  delete: (record) => `${record} verwijderen`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  calendar: 'Toevoegen aan mijn agenda',
  calendarName: 'dosewise-agenda.ics',
  calendarFailed: 'De agenda kon niet worden gemaakt. Probeer het opnieuw.',
  calendarSaved: 'Open het bestand om je doses in je agenda te zetten.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  period: (from, to, days) => `${from} tot en met ${to}, ${countDays(days)}`,
  statement:
    'Eigen opgave, of genoteerd door mensen en apps met toegang. Niet gecontroleerd door een zorgverlener.',

  summary: 'Samenvatting',
  latestDose: 'Laatste dosis',
  nothing: 'In deze periode is niets genoteerd.',

  doses: 'Doses',
  date: 'Datum',
  amount: 'Dosis',
  mg: (mg) => `${number(mg)} mg`,
  site: 'Plaats',
  otherSite: 'Andere plaats',
  places: { abdomen: 'Buik', thigh: 'Bovenbeen', arm: 'Bovenarm', buttock: 'Bil' },
  pain: 'Pijn',
  painOf: (pain) => `${pain} van 10`,

  steps: 'Doseringsstappen',
  before: 'Vóór de periode',

  planned: 'Geplande doses die niet volledig zijn genomen',
  nonePlanned: 'Er is geen geplande dosis gemist of overgeslagen.',
  outcome: 'Uitkomst',
  missed: 'Gemist',
  skipped: 'Overgeslagen',
  partly: (taken, planned) => `${taken} van ${planned} mg genomen`,
  takenOf: (taken, planned) => `${taken} van ${planned} geplande doses genomen`,
  inPause: (doses) => `${doses} in een pauze`,

  weight: 'Gewicht',
  first: 'Eerste',
  last: 'Laatste',
  change: 'Verandering',
  percent: (percent) => `${percent}%`,
  bmi: 'BMI',
  bmiNote: (height) => `bij een lengte van ${height}`,
  weighIns: (count) => plural(count, { one: '# weging', other: '# wegingen' }),
  weightChart: 'Gewicht in deze periode',
  smoothed: 'Afgevlakt',
  chartSummary: (weighIns, first, last) => `${weighIns}, van ${first} tot ${last}.`,

  measurements: 'Metingen',
  measurement: 'Soort',
  onDay: (value, day) => `${value} op ${day}`,

  symptoms: 'Klachten',
  symptom: 'Klacht',
  entries: 'Registraties',
  mean: 'Gemiddeld (0 tot 10)',
  worst: 'Ergste (0 tot 10)',
  lastDay: 'Laatst',
  noSymptoms: (count) =>
    plural(count, {
      one: 'Daarnaast # registratie zonder klachten.',
      other: 'Daarnaast # registraties zonder klachten.',
    }),

  sources: 'Hoe deze waarden zijn berekend',
};

export const sessionTexts: Words<typeof sessionEnglish> = {
  logIn: 'Inloggen',
  beginLocal: 'Zonder account gebruiken',
  startEmpty: 'Leeg beginnen',
  lookAround: 'Rondkijken met voorbeeldgegevens (18 maanden)',
  beginHere: 'Hier zijn nog geen gegevens. Wat je noteert, blijft in deze browser.',
  notBegun:
    'Een deel van de app kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
  adminPrompt: 'Log in als admin om deze pagina te openen.',
  adminsOnly: 'Geen toegang. Alleen voor admins.',
  adminDenied: 'Geen toegang. Hiervoor zijn adminrechten nodig.',
  toDashboard: 'Naar het dashboard',
  offline: 'Je bent offline. Dit zijn je laatst opgeslagen gegevens.',
  loginAhead:
    'Je moet eerst ergens anders inloggen, bijvoorbeeld op de inlogpagina van een wifinetwerk. Wat hier is opgeslagen, is niet verwijderd.',
  openLogin: 'Naar die inlogpagina',
  unanswered:
    'De server is niet bereikbaar. Daarom kunnen je gegevens niet worden getoond. We hebben je niet uitgelogd.',
  nothingKept:
    'Deze browser bewaart geen gegevens voor deze site. Daarom word je uitgelogd als je de pagina opnieuw laadt of sluit. Sta in de browserinstellingen cookies en sitegegevens toe om ingelogd te blijven.',
};

export const themeTexts: Words<typeof themeEnglish> = {
  language: 'Taal',
  theme: 'Thema',
  themes: { light: 'Licht', dark: 'Donker', system: 'Systeem' },
};

export const typedDoseTexts: Words<typeof typedDoseEnglish> = {
  moreThanFullDose: (typed, strength) =>
    `${number(typed)} mg is meer dan één volle dosis van deze pen (${number(strength)} mg).`,
  mgOf: (typed) => `${number(typed)} mg`,
  between: (amount, pair) => `${amount} ligt tussen ${pair}.`,
  exactlyBetween: (amount, pair) => `${amount} ligt precies tussen ${pair}.`,
  pairOfSteps: (lower, upper) => `${number(lower)} en ${upper}`,
  pairOfVolumes: (lower, upper) => `${number(lower)} en ${number(upper)} mL`,
  choice: (amount, mg) => `${amount} = ${number(mg)} mg`,
};
