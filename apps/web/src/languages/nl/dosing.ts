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
import { list, number, plural } from './grammar.ts';

export const actTexts: Words<typeof actEnglish> = {
  pageTitle: 'Herinnering · Dosewise',
  acts: {
    taken: {
      title: 'Deze dosis noteren',
      explanation:
        'Druk hier alleen op als je de dosis hebt genomen. De geplande hoeveelheid wordt dan genoteerd, uit de pen die je volgens Dosewise gebruikt. Controleer beide daarna in je dosisgeschiedenis. Is de dosis al genoteerd, dan verandert er niets.',
      button: 'Noteren als genomen',
    },
    later: {
      title: 'Later herinneren',
      explanation:
        'Je krijgt over een uur opnieuw een herinnering, tenzij de dosis dan al is genoteerd.',
      button: 'Over een uur herinneren',
    },
  },
  done: {
    logged: {
      title: 'Dosis genoteerd',
      explanation: 'Je kunt de dosis wijzigen in je dosisgeschiedenis.',
    },
    already: {
      title: 'Niets te noteren',
      explanation: 'Deze dosis is al genoteerd of staat niet meer gepland.',
    },
    later: {
      title: 'Je krijgt over een uur een herinnering',
      explanation: 'Als de dosis dan al is genoteerd, krijg je die niet.',
    },
  },
  toLogDose: 'Naar ‘Dosis noteren’',
  failed: {
    taken: 'De dosis kon niet worden genoteerd. Probeer het opnieuw.',
    later: 'De herinnering kon niet worden ingesteld. Probeer het opnieuw.',
  },
  dead: 'Deze link werkt niet meer',
  deadAdvice:
    'De knoppen in een herinnering werken één dag. Je kunt de dosis nog wel zelf noteren.',
};

const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'deze pen',
  vial: 'deze injectieflacon',
  single_pen: 'deze pen',
  tablet: 'deze verpakking',
};

const inUnits = (count: number) => plural(count, { one: '# eenheid', other: '# eenheden' });

export const anyDeviceTexts: Words<typeof anyDeviceEnglish> = {
  form: 'Rekenhulp voor pennen, injectieflacons en tabletten',
  device: 'Je pen of injectieflacon',
  yourTablets: 'Je tabletten',
  questions: {
    brand: 'Welke naam staat op je verpakking?',
    strength: 'Welke sterkte?',
    own: 'Getallen van het etiket',
  },
  chosen: (device, strength) => `${device}, ${number(strength)} mg`,
  numbers: (doseMl, markets) =>
    `${number(doseMl)} mL per dosis, verkocht in ${markets}. Vergelijk dit met je verpakking.`,
  tabletsSold: (mg, markets) =>
    `${number(mg)} mg in elke tablet, verkocht in ${markets}. Vergelijk dit met je verpakking.`,
  change: 'Wijzigen',
  inMg: (amount) => `${number(amount)} mg`,

  counted: 'Klikken die je hebt geteld voor één volle dosis',
  countedHint: `Laat je dit leeg, dan rekent Dosewise alleen met hele doses. Vaak wordt ${number(0.01)} mL per klik genoemd; dat staat in geen enkele bijsluiter, dus hier is niets ingevuld.`,

  kind: 'Soort',
  kinds: { click_pen: 'Pen', vial: 'Injectieflacon', tablet: 'Tabletten' },
  ownMedicine: 'Geneesmiddel',
  ownStrength: 'Eén dosis, in mg',
  ownTablet: 'Eén tablet, in mg',
  ownTablets: 'Tabletten in de verpakking',
  ownVolume: 'Eén dosis, in mL',
  ownDoses: 'Aantal doses erin',
  outside: (least, most) => `Vul een getal van ${number(least)} tot en met ${number(most)} in.`,
  wholeOutside: (least, most) =>
    `Vul een heel getal van ${number(least)} tot en met ${number(most)} in.`,
  mg: 'mg',
  mL: 'mL',

  amount: 'Hoeveel',
  fields: { mg: 'Dosis', mL: 'Volume', units: 'Eenheden (spuit)' },

  inUnit: {
    mg: (amount) => `${number(amount)} mg`,
    mL: (amount) => `${number(amount)} mL`,
    units: (amount) =>
      `${number(amount)} ${plural(Number(amount), { one: 'eenheid', other: 'eenheden' })} op een U-100-spuit`,
  },

  result: 'Berekende dosis',
  nothingYet: 'Vul een hoeveelheid in om de berekening te zien.',
  missing: {
    device: 'Kies je pen of injectieflacon, of vul de getallen in.',
    strength: 'Kies een sterkte.',
    numbers: 'Vul in hoeveel mg en mL één dosis is.',
  },
  tooMuchOfPen: (amount, dose) => `${amount} is meer dan één volle dosis van deze pen (${dose}).`,
  tooMuchOfVial: (amount, all) => `${amount} is meer dan er in deze injectieflacon zit (${all}).`,
  tooMuchOfPieces: (amount, pieces, most) =>
    `${amount} is meer dan ${pieces} (${most}), het maximum dat je als één dosis kunt noteren.`,
  partOfDose: (kind, dose) =>
    `De bijsluiter gaat alleen over volle doses: ${thisDevice[kind]} geeft doses van ${dose}.`,
  wholeDosesOnly: 'Vul de klikken van één dosis in om delen van een dosis te berekenen.',
  log: 'Deze dosis noteren',

  about: 'Waar de getallen vandaan komen',
  compare: 'Vergelijk met je etiket',
  compareWhy:
    'Alles is berekend uit de mg en mL van één volle dosis. Een gedrukt getal in mg/mL is afgerond en wordt daarom niet gebruikt.',
  facts: {
    dose: 'Volle dosis',
    concentration: 'Concentratie',
    steps: 'Klikken of eenheden',
    content: 'Inhoud',
    golden: 'Golden Dose',
  },
  doseOf: (mg, mL) => `${mg} in ${mL}`,
  compareTablets: 'Alles is berekend uit de mg van één tablet.',
  tablets: (count, mg) => `${plural(count, { one: '# tablet', other: '# tabletten' })}, ${mg}`,
  perMl: (mg, isExact) => `${isExact ? '' : 'ongeveer '}${number(mg)} mg/mL`,
  deviceSteps: (steps, mL) => `${steps} van ${mL} in een dosis`,
  content: (doses, mg, mL) => `${countDoses(doses)}, ${mg}, ${mL}`,
  golden: (mL) => `na de doses kan er tot ${mL} overblijven`,
  sourcesOf: (device) => `${device}: bronnen`,
  checkedOn: (day) => `Gecontroleerd op ${day}.`,
  ownNumbers: 'Dit zijn je eigen getallen. Niemand heeft ze gecontroleerd.',
};

const fromThis: Record<DeviceKind, string> = {
  click_pen: 'uit deze pen',
  vial: 'uit deze injectieflacon',
  single_pen: 'uit deze verpakking',
  tablet: 'uit deze verpakking',
};

export const beginTexts: Words<typeof beginEnglish> = {
  pageTitle: 'Aan de slag · Dosewise',
  title: 'Aan de slag',
  loginPrompt: 'Log in om aan de slag te gaan.',
  loading: 'Laden …',
  loadFailed: 'Je pennen konden niet worden geladen.',

  questions: {
    dose: () => 'Hoeveel neem je?',
    when: () => 'Wanneer was je laatste dosis?',
    day: () => 'Op welke dag was dat?',
    firstDay: () => 'Wanneer neem je je eerste dosis?',
    origin: (kind) => `Kwam die dosis ${fromThis[kind]}?`,
    before: (kind) => `Hoeveel doses had je vóór die dosis al ${fromThis[kind]} genomen?`,
    check: () => 'Klopt dit?',
  },
  remindQuestion: 'Hoe wil je worden herinnerd?',

  fullDose: {
    click_pen: 'Een volle dosis',
    vial: 'Een volle dosis',
    single_pen: 'Eén pen',
    tablet: 'Eén tablet',
  },
  amount: (mg, steps) => `${number(mg)} mg, ${steps}`,
  otherAmount: 'Een andere hoeveelheid',
  amountMissing: 'Vul een hoeveelheid in.',
  amountWrong: (most) => `Vul een hoeveelheid tot en met ${number(most)} mg in.`,

  today: 'Vandaag',
  yesterday: 'Gisteren',
  tomorrow: 'Morgen',
  anotherDay: 'Een andere dag',
  notYet: 'Nog geen dosis',
  unsureDay: 'Dat weet ik nog niet',
  day: 'Dag',
  dayFaults: {
    missing: 'Vul een dag in.',
    wrong: 'Deze dag bestaat niet.',
    ahead: 'Deze dag ligt in de toekomst.',
    over: 'Deze dag is voorbij.',
  },
  time: 'Tijd van de dosis',
  timeFaults: {
    missing: 'Vul een tijd in.',
    ahead: 'Deze tijd ligt in de toekomst.',
  },
  origins: {
    first: 'Ja, als eerste dosis',
    later: 'Ja, maar niet als eerste',
    other: 'Nee, uit een andere',
  },
  before: 'Eerdere doses',
  countWrong: (most) => `Vul een heel getal van 1 tot en met ${number(most)} in.`,

  openedOn: (day) => `Geopend op ${day}`,
  assumedPen: (pen) =>
    `We gaan uit van ${pen}. Bij beide pennen worden doses op dezelfde manier geteld.`,
  dosesOf: (count, mg) => `${countDoses(count)} van ${number(mg)} mg`,
  dosesLeft: (count) => `nog ${countDoses(count)}`,
  lastDose: 'Laatste dosis',
  doses: 'Doses',
  fromOther: (kind) => `Niet ${fromThis[kind]}`,
  plan: 'Schema',
  nextOn: (day) => `Volgende dosis: ${day}`,
  noPlan: 'Nog geen. Je kunt er op elk moment een maken.',
  cost: 'Wat heeft het gekost?',
  free: 'Niets',
  listPrice: (price) => `Lijstprijs ${price}`,
  enterCost: 'Bedrag invullen',
  skipCost: 'Overslaan',
  changeOf: (what) => `Wijzigen: ${what}`,
  save: 'Opslaan',
  saveFailed: 'Dit kon niet worden opgeslagen.',
  notSent: 'Nog niet alles is opgeslagen. Je antwoorden blijven op dit apparaat.',
  saved: 'Alles staat klaar.',

  remindWhen: 'Als het tijd is voor een dosis.',
  push: 'Meldingen op dit apparaat',
  email: 'Per e-mail',
  calendarNote: 'We kunnen je geen herinneringen sturen. Je agenda kan je wel herinneren.',
  notNow: 'Niet nu',
};

const inClicks = (count: number) => plural(count, { one: '# klik', other: '# klikken' });

export const calculatorTexts: Words<typeof calculatorEnglish> = {
  pageTitle: 'Dosisrekenhulp voor Mounjaro · Dosewise',
  title: 'Dosisrekenhulp voor Mounjaro',
  lead: 'Rekenhulp en dagboek voor wekelijkse pennen. Van klikken naar milligram, en van milligram naar klikken.',
  leadOfAny: 'Klikken, eenheden, mg en mL van andere pennen, van injectieflacons en tabletten.',
  anotherDevice: 'Een andere pen of een injectieflacon',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Dosisrekenhulp',
  mg: 'mg',
  inMg: (amount) => `${number(amount)} mg`,

  clicks: 'Klikken',
  inClicks,
  clicksSpoken: (clicks, dose) => `${inClicks(clicks)}, ${dose}`,
  strength: 'Sterkte van de pen',
  dose: 'Dosis',
  outdated: (dose) =>
    `Dit veld verandert niet als je de schuifregelaar verschuift. De klikken komen nu uit op ${dose}.`,
  result: 'Berekende dosis',
  calculation: (clicks, clicksPerDose, strength) =>
    `${number(clicks)} / ${number(clicksPerDose)} × ${number(strength)} mg`,
  volume: (mL, units) => `${number(mL)} mL = ${inUnits(units)} op een U-100-spuit`,
  pen: 'Vier doses volgens het etiket. Onderbroken lijn: vloeistof die daarna in de pen kan achterblijven.',

  logIn: 'Log in om je doses op te slaan en je pennen te beheren',
  log: 'Deze dosis noteren',
  latest: (dose, day) => `Laatste dosis: ${dose} op ${day}`,

  about: 'Over de dosering van Mounjaro',
  facts: (clicksPerDose, dosesPerPen) => [
    `Elke volle dosis is ${inClicks(clicksPerDose)}`,
    `Elke pen bevat ${plural(dosesPerPen, { one: '# volle dosis', other: '# volle doses' })}`,
    `De dosis wordt gewoonlijk verhoogd in stappen van ${number(2.5)} mg`,
    'Wacht ten minste 4 weken tussen twee dosisverhogingen',
  ],
  partOfDose: 'De bijsluiter gaat alleen over volle doses. Kijk in je eigen bijsluiter.',
};

const MAKER_READ = '2026-11-21';
const LABELS_READ = '2026-11-22';
const STORAGE_READ = '2026-11-26';

const AU_FAQ = 'Lilly Australië, vragen over Mounjaro (au.lilly.com/mounjaro/patient/faq)';
const AU_STORAGE =
  'Lilly Australië, bewaren van Mounjaro (au.lilly.com/mounjaro/patient/getting-started-with-mounjaro/storage)';
const EMA_IN_USE = 'EMA, productinformatie van Mounjaro, rubriek 6.3';
const MODIFIED_PEN =
  'Lilly UK, medische informatie 219072: de KwikPen, aangepaste en eerste versie';

export const helpTexts: Words<typeof helpEnglish> = {
  pageTitle: 'Hulp · Dosewise',
  title: 'Hulp',
  description:
    'Korte antwoorden over injectiepennen: klikken, ontluchten, gemiste doses, reizen en bewaren, met bronnen.',
  lead: 'Korte antwoorden. Wat je injecteert of inneemt, en wanneer, bespreek je met je voorschrijver.',
  topics: {
    click: {
      answer: [
        `De dosisinstelknop van een KwikPen klikt ${number(WEEKLY_PEN.clicksPerDose)} keer als je eraan draait voor een volle dosis van ${number(WEEKLY_PEN.mlPerDose)} mL. Eén klik is dus ${number(WEEKLY_PEN.mlPerDose / WEEKLY_PEN.clicksPerDose)} mL, en de helft van de klikken is de helft van de dosis.`,
        'In bijsluiters staat niet hoeveel klikken een dosis heeft: je draait volgens de bijsluiter tot er 1 in het venster staat. De berekening is exact; je pen misschien niet. De bijsluiter gaat alleen over volle doses. Heeft je voorschrijver gezegd dat je een deel van een dosis moet nemen, vraag dan hoe je dat afmeet.',
        'Voor andere pennen vonden we geen betrouwbaar aantal klikken. Tel de klikken van een volle dosis op je eigen pen, of laat ze weg en noteer hele doses.',
      ],
      sources: [
        AU_FAQ,
        'Klikken van een volle dosis: pagina’s van apotheken, in geen enkele bijsluiter',
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.calculator, label: 'Rekenhulp' },
    },
    priming: {
      answer: [
        'Volgens de gebruiksaanwijzing ontlucht je de KwikPen vóór elke injectie: zet er een nieuwe naald op, draai de dosisinstelknop 2 klikken, houd de naald omhoog en druk de knop in. Herhaal dit tot je druppels ziet. In je bijsluiter staat hoe vaak je dit mag herhalen.',
        `Een KwikPen van 3 mL bevat ${number(WEEKLY_PEN.dosesPerPen)} doses van ${number(WEEKLY_PEN.mlPerDose)} mL en extra vloeistof om te ontluchten. Ontluchten gaat dus niet af van de ${number(LABELLED_CLICKS)} klikken die hier worden geteld, en wordt niet genoteerd.`,
        'Ontluchten kost telkens 0,02 mL: 0,08 mL als een pen vier keer wordt ontlucht. Ontlucht je één pen veel vaker, bijvoorbeeld acht keer, dan kan de extra vloeistof opraken en kan de pen blokkeren.',
        'De KwikPen van 2026 heeft een kleinere patroon. Hoeveel daarvan voor het ontluchten is bedoeld, konden we niet achterhalen.',
      ],
      sources: [
        AU_FAQ,
        'De gebruiksaanwijzing zoals overgenomen op thecarepharmacy.com',
        'apotheke-adhoc.de, over meerdere keren ontluchten',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.pens, label: 'Pennen' },
    },
    units: {
      answer: [
        'Een U-100-spuit heeft 100 eenheden op 1 mL, dus één eenheid is 0,01 mL. Eenheden meten de vloeistof, niet het geneesmiddel.',
        'Bij een andere injectieflacon kan hetzelfde aantal mg een ander aantal eenheden zijn. Lees de mg en mL op je eigen injectieflacon, en kies die in de rekenhulp.',
      ],
      sources: [
        'ISO 8537: 100 eenheden zijn 1 mL',
        'De etiketten van Zepbound en Mounjaro van 2026, zoals aangehaald in een Amerikaanse gids',
        'FDA, uittreksel uit de productinformatie van Mounjaro, geldig vanaf 29 juli 2026',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.calculator, label: 'Rekenhulp' },
    },
    'golden-dose': {
      answer: [
        'Sommige mensen zuigen op wat er na de vier doses in een KwikPen overblijft, en noemen dat een Golden Dose. Dit gebruik is niet goedgekeurd, en de fabrikant vraagt je de rest niet te injecteren.',
        'Hoeveel er overblijft, is niet bekend. De dosis kan dus kleiner of groter zijn dan hij lijkt. Bij het opzuigen met een spuit kunnen er ziektekiemen in de pen komen. De grens uit de bijsluiter, 30 dagen na het eerste gebruik, blijft gelden.',
        'De KwikPen van 2026 laat naar verluidt niets over om op te zuigen.',
        'Dosewise kan een Golden Dose noteren als je dat toestaat, maar stelt er geen voor.',
      ],
      sources: [
        'Lilly Duitsland, medische informatie 227148',
        'Lilly UK en de National Pharmacy Association, zoals aangehaald in november 2025',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.settingsMedicines, label: 'Golden Dose in Instellingen' },
    },
    'missed-dose': {
      answer: [
        'Bijsluiters verschillen, en sommige zeggen er niets over. De tabel laat zien wat we vonden; volg de bijsluiter in je eigen verpakking. Overleg bij twijfel met je voorschrijver of apotheker.',
        'In het schema geldt een dosis als gemist zodra de termijn voorbij is waarin je die volgens de bijsluiter nog mag nemen. Is de helft van de tijd tussen twee doses langer, of noemt de bijsluiter geen termijn, dan wacht het schema die helft af. Dat kan later zijn dan je bijsluiter toestaat: die regel is van ons en staat in geen bijsluiter. Volg je bijsluiter.',
      ],
      sources: [],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.plan, label: 'Schema' },
    },
    travelling: {
      answer: [
        'Je schema, dagen en herinneringen volgen de tijdzone in Instellingen, niet die van je telefoon. Een dosis die om 08:00 is gepland, blijft in die tijdzone om 08:00.',
        'Wijzig je de tijdzone in Instellingen, dan is de dosis gepland om 08:00 in de nieuwe tijdzone. Doses die al zijn genoteerd, verschuiven niet; lijsten tonen ze in de tijd van je apparaat.',
        'Volgens de bijsluiter van tirzepatide (Mounjaro, Zepbound) mag de weekdag veranderen als er ten minste 3 dagen (72 uur) tussen twee doses zitten. In de tabel met gemiste doses staat wat andere bijsluiters zeggen.',
        'Een Mounjaro KwikPen mag volgens de fabrikant in totaal hoogstens 30 dagen buiten de koelkast worden bewaard, onder 30 °C. Ga je naar het buitenland, dan vraagt de fabrikant je dat eerst aan je arts of apotheker te vertellen. Misschien heb je een brief nodig over wat je bij je hebt, en misschien kun je het geneesmiddel daar niet krijgen.',
      ],
      sources: [AU_FAQ, 'EMA, productinformatie van Mounjaro, rubriek 4.2'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.settingsUnits, label: 'Tijdzone in Instellingen' },
    },
    curve: {
      answer: [
        'De curve schat hoeveel van het geneesmiddel er in het bloed zit, uit de doses die je noteerde en gemiddelden uit gepubliceerde onderzoeken. Bij jou is niets gemeten. Gebruik dit niet om over een dosis te beslissen.',
        'Een dosis wordt onder de huid opgenomen, verplaatst zich tussen bloed en weefsel, en wordt afgebroken, telkens zo snel als in het onderzoek is gemeten. Bij tirzepatide en semaglutide worden die snelheden omgerekend naar je laatste gewicht. Wat er van elke dosis nog over is, wordt opgeteld. Volgens de cijfers van de onderzoeken vallen 9 van de 10 mensen tussen ‘Hoog’ en ‘Laag’.',
        'Voor tirzepatide kun je een eenvoudigere berekening kiezen; die komt ongeveer 20% te laag uit. Van liraglutide is alleen het verloop getekend, zonder getallen. Voor tabletten, dulaglutide en exenatide vonden we geen betrouwbaar model, dus daarvan wordt niets getekend.',
        'Onder de curve staan alle getallen, met hun bronnen en beperkingen.',
      ],
      sources: [
        'Tirzepatide: Schneck en Urva 2024, doi 10.1002/psp4.13099',
        'Semaglutide: Overgaard en anderen 2019, doi 10.1007/s13300-019-0581-y',
        'Liraglutide: Overgaard en anderen 2016, doi 10.1007/s40262-016-0410-7',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.pkCurve, label: 'Bloedspiegel' },
    },
    figures: {
      answer: [
        'Een dosis in mg is het aantal klikken dat je draaide, gedeeld door de klikken van een volle dosis, maal de mg in een volle dosis. Eenheden uit een injectieflacon worden net zo omgerekend. Tabletten en pennen met één dosis worden gewoon geteld.',
        'Wat je voor een dosis hebt betaald, is de prijs van de pen naar verhouding van wat je ervan hebt gebruikt. Een Golden Dose kost niets extra.',
        'De standaardkosten zijn de lijstprijs van een pen, gedeeld door het aantal doses erin. We nemen de prijs in jouw land op de dag van de dosis, voor de sterkte die het dichtst bij die dosis ligt. Je besparing is het verschil tussen de standaardkosten en wat je hebt betaald. Is er geen prijs bekend, dan staat op de pagina welke prijs in plaats daarvan is gebruikt, of dat de dosis niet meetelt.',
        `Kosten per maand zijn ${number(WEEKS_PER_MONTH)} keer die per week. Is een valuta omgerekend, dan noemt de pagina de koers, de dag en wie de koers heeft gepubliceerd.`,
        'De trend van je gewicht is de rechte lijn die het dichtst ligt bij je wegingen uit de 8 weken vóór de laatste weging.',
      ],
      sources: [
        `Wisselkoersen, tenzij je server nieuwere heeft: ${REFERENCE_RATES.source}, tabel van 17 oktober 2025`,
        'Lijstprijzen: zoals ze in Instellingen staan, met de dag vanaf wanneer ze gelden',
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.costSavings, label: 'Besparing' },
    },
    where: {
      answer: [
        'Via Exporteren krijg je op elk moment alles als bestanden. In Instellingen kun je je account verwijderen, met alles erin. Heb je geen account? Verwijder je gegevens dan via het menu.',
        'De adminpagina’s van een server tonen hoeveel doses er zijn, niet van wie. De database en de back-ups bevatten alles, dus de beheerder van de server kan het lezen. Er gaan alleen gegevens naar een analysedienst als deze server er een gebruikt en jij ermee hebt ingestemd.',
        'Zonder account kun je met twaalf woorden dezelfde gegevens op meerdere apparaten gebruiken. Wie de woorden heeft, heeft de gegevens, en niemand kan verloren woorden terughalen. Ook de pagina’s komen van de server: je moet erop kunnen vertrouwen dat de beheerder ze niet wijzigt. Via gewoon http kan iedereen in je netwerk ze wijzigen.',
      ],
      sources: ['Dosewise zelf: het programma en de documenten'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.exportData, label: 'Exporteren' },
    },
    storing: {
      answer: [
        'Volgens de bijsluiter gooi je een pen een bepaald aantal dagen na het eerste gebruik weg, ook als er nog iets in zit. In de tabel staan die dagen; bij Pennen staat tot wanneer je elk van jouw pennen kunt gebruiken.',
        'De fabrikant van Mounjaro vraagt je gebruikte pennen, naalden en spuiten meteen in een naaldencontainer te doen, of in een andere harde bak waar niets doorheen prikt. Houd die buiten bereik van kinderen en gooi die niet bij het huisvuil. Vraag je apotheker waar je die kunt inleveren.',
        'Een Mounjaro-pen die op een harde ondergrond is gevallen, moet je volgens de fabrikant niet meer gebruiken. Een pen is voor één persoon, een naald voor één injectie.',
      ],
      sources: [AU_STORAGE, EMA_IN_USE],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.pens, label: 'Pennen' },
    },
  },
  sources: 'Bronnen',
  manySources: (count) => plural(count, { one: '# bron', other: '# bronnen' }),
  readOn: (on) => `Gecontroleerd op ${on}.`,
  licences: 'Licenties van de software in deze app',

  pictures: {
    click: (clicks, all) => `${number(clicks)} van ${number(all)} klikken gedraaid.`,
    priming: 'De vier doses. Onderbroken lijn: de vloeistof om te ontluchten.',
    units: (units, mg, ml) => `${inUnits(units)}: ${number(mg)} mg in ${number(ml)} mL`,
    unitsOf: {
      'zepbound-single-dose-vial-us': 'Injectieflacon met één dosis',
      'tirzepatide-multi-dose-vial-us': 'Injectieflacon met meer doses',
    },
    golden: 'De vier doses zijn op. Onderbroken lijn: hoeveel er over is, is niet bekend.',
    missed: (count) =>
      `Bijsluiters van Mounjaro en Zepbound: een gemiste dosis nog nemen binnen ${countDays(count)}. Daarna overslaan en de volgende op de gebruikelijke dag nemen.`,
    planned: 'Gepland',
    next: 'Volgende dosis',
    travelling: 'Op hetzelfde moment: 08:00 in Londen, 03:00 in New York.',
    curve:
      'Zes gelijke doses, telkens een week na elkaar, bij een gemiddeld persoon. Stippellijn: hoog en laag.',
    where: 'Je browser, de server en de back-ups daarvan. Zonder account is er alleen de browser.',
  },
  dose: 'Een dosis, uitgerekend',
  clicks: 'klikken',
  ofDose: 'klikken van een volle dosis',
  inDose: 'in een volle dosis',
  givenBy: 'dosis',
  cost: 'Wat een dosis kostte, uitgerekend',
  ofPen: 'klikken van de pen',
  price: 'prijs van de pen',
  paid: 'kosten van de dosis',
  mg: (amount) => `${number(amount)} mg`,

  temperaturesOf: 'Temperaturen, volgens de bijsluiter van Mounjaro',
  temperatures: {
    tooWarm: { range: 'Boven 30 °C', what: 'Te warm' },
    warm: {
      range: 'Tot 30 °C',
      what: 'Niet langer dan het aantal dagen dat de bijsluiter toestaat, beschermd tegen licht',
    },
    cold: { range: '2 tot 8 °C', what: 'In de koelkast, in de verpakking, tot het eerste gebruik' },
    frozen: { range: 'Bevroren', what: 'Niet invriezen, en na bevriezing niet gebruiken' },
  },

  days: countDays,
  daysAndHours: (hours) =>
    hours % 24 === 0 ? `${countDays(hours / 24)} (${number(hours)} uur)` : `${number(hours)} uur`,
  missed: {
    caption: 'Gemiste doses: wat de bijsluiters zeggen',
    label: 'Geneesmiddel',
    take: 'Nog te nemen binnen',
    gap: 'Minimale tijd tussen doses',
    notStated: 'We vonden geen getal. Kijk in je bijsluiter.',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic in Europa en Brazilië',
      ozempicUs: 'Ozempic in de Verenigde Staten',
      wegovyElsewhere: 'Wegovy-pennen buiten de Verenigde Staten',
      wegovyUs: 'Wegovy-pennen in de Verenigde Staten',
      saxenda: 'Saxenda buiten de Verenigde Staten',
      victoza: 'Victoza in de Verenigde Staten',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, Wegovy-tabletten',
      foundayo: 'Foundayo',
    },
    instead: {
      asPlanned: 'Overslaan; de volgende nemen zoals gepland',
      dayLater: 'Overslaan; de volgende tablet de dag erna nemen',
    },
  },
  inUse: {
    caption: 'Dagen in gebruik: wat de bijsluiters zeggen',
    label: 'Geneesmiddel',
    days: 'Na het eerste gebruik',
    labels: {
      mounjaro: 'KwikPen van Mounjaro en Zepbound',
      ozempicElsewhere: 'Ozempic buiten de Verenigde Staten',
      ozempicUs: 'Ozempic in de Verenigde Staten',
      wegovyElsewhere: 'Wegovy FlexTouch buiten de Verenigde Staten',
      wegovyUs: 'Wegovy FlexTouch in de Verenigde Staten',
      saxendaVictoza: 'Saxenda, Victoza',
    },
  },
  where: {
    caption: 'Wat waar wordt bewaard',
    place: 'Plaats',
    what: 'Wat daar staat',
    who: 'Wie het ziet',
    rows: {
      server: {
        place: 'Met account: de server',
        what: 'Je account, pennen, doses, wegingen, metingen, klachten, schema en instellingen.',
        who: 'Jij, de beheerder van de server, de mensen met wie je deelt, de programma’s waar je gegevens naartoe stuurt, en iedereen die een link, agenda-adres of token van jou heeft, tot je dat intrekt.',
      },
      browser: {
        place: 'Met account: deze browser',
        what: 'Wat je het laatst hebt bekeken, om offline te lezen, en wat nog niet is verstuurd. Als je uitlogt, wordt allebei verwijderd.',
        who: 'Iedereen die deze browser opent terwijl je bent ingelogd.',
      },
      backups: {
        place: 'Back-ups van de server',
        what: 'Alles wat de server op die dag had, maar geen links, tokens en passkeys. Tenzij de beheerder iets anders heeft ingesteld, is er één per dag en blijven de laatste zeven bewaard: wat je verwijdert, staat daar dus nog hoogstens een week in. Een back-up van vóór een update blijft tot de volgende update.',
        who: 'De beheerder van de server.',
      },
      'only-here': {
        place: 'Zonder account: deze browser',
        what: 'Alles. Gebruik je geen andere apparaten, dan zijn de enige back-ups de kopieën die je zelf opslaat.',
        who: 'Iedereen die deze browser opent.',
      },
      encrypted: {
        place: 'Zonder account: een versleutelde kopie op een server',
        what: 'Alles, versleuteld met je twaalf woorden, als je meerdere apparaten gebruikt. De kopie staat in geen enkele back-up en wordt 400 dagen na het laatste gebruik verwijderd.',
        who: 'Iedereen die de twaalf woorden heeft. De beheerder van de server kan de kopie niet lezen, maar ziet wel de grootte, de dagen waarop die wordt gebruikt en in het logboek van de server de IP-adressen van je apparaten.',
      },
    },
  },
};

const { countSteps, stepLabels } = penTexts;

const inSelected: Record<DeviceKind, string> = {
  click_pen: 'in de gekozen pen',
  vial: 'in de gekozen injectieflacon',
  single_pen: 'in de gekozen verpakking',
  tablet: 'in de gekozen verpakking',
};
const ofThis: Record<DeviceKind, string> = {
  click_pen: 'van deze pen',
  vial: 'van deze injectieflacon',
  single_pen: 'van deze verpakking',
  tablet: 'van deze verpakking',
};
const manySteps: Record<StepName, string> = {
  click: 'klikken',
  unit: 'eenheden',
  pen: 'pennen',
  tablet: 'tabletten',
  dose: 'doses',
};
const misfitMg = (doseMg: number) => `${number(Number(doseMg.toFixed(4)))} mg`;

export const logDoseTexts: Words<typeof logDoseEnglish> = {
  pageTitle: 'Dosis noteren · Dosewise',
  title: 'Dosis noteren',
  loading: 'Laden …',
  loginPrompt: 'Log in om je doses te noteren',
  step: (step) => `Stap ${step}`,
  logging: 'Dosis noteren',
  history: 'Dosisgeschiedenis',
  pensUnknown: 'De pennen konden niet worden geladen',
  dosesUnknown: 'De doses konden niet worden geladen',
  pensNotLoaded: 'Je pennen konden niet worden geladen. Er is niets verwijderd.',
  dosesNotLoaded: 'Je doses konden niet worden geladen. Er is niets verwijderd.',

  doseTypes: {
    standard: 'Standaarddosis',
    golden_dose: 'Golden Dose',
  },
  mg: 'mg',

  form: 'Een dosis noteren',
  doseType: 'Soort dosis',
  volumeLabel: 'Volume',
  stepsSpoken: (count, step, dose) => `${countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml, dose) => `${number(ml)} milliliter, ${dose}`,
  goldenLeft: (ml) => `Uit deze pen kun je nog hoogstens ${number(ml)} mL als Golden Dose noteren`,
  usual: {
    last: (amount) => `Net als vorige keer: ${amount}`,
    planned: (amount) => `Zoals gepland: ${amount}`,
  },
  fullDose: (amount) => `Volle dosis: ${amount}`,
  restOffer: (last, rest) => `Eerst de rest (${last}), daarna ${rest}`,
  restFrom: (count, pen) => `${count} uit ${pen}`,
  andThen: (rest) => `Daarna ${rest}`,
  onlyThisPen: 'Alleen uit deze pen',
  penThen: (pen, rest) => `${pen}, daarna ${rest}`,
  part: (place, of) => `Deel ${place} van ${of} van één dosis`,
  sameInjection: 'Deel van dezelfde dosis als',
  noOtherDose: 'Geen: een aparte dosis',
  doseAmount: 'Dosis',
  noPenForMg: 'Kies een pen om een dosis in mg in te vullen.',
  noPenForSum: 'Er is geen pen gekozen',
  location: 'Injectieplaats',
  lists: 'Kies uit een lijst',
  quadrant: 'Precieze plaats',
  side: 'Kant',
  restedLongest: 'Langste rust',
  pain: 'Pijn',
  painHint: '0 is geen pijn, 10 de ergste pijn',
  note: 'Notitie',
  now: 'Nu',
  more: 'Meer',
  log: 'Dosis noteren',
  logged: (dose, pen, place) =>
    `Dosis genoteerd: ${dose} uit ${[pen, place].filter(Boolean).join(', ')}.`,
  doseAt: (dose, place) => [dose, place].filter(Boolean).join(', '),
  loggedAlready: (when) => `Deze dosis is al genoteerd, voor ${when}.`,
  logFailed: 'De dosis kon niet worden genoteerd. Probeer het opnieuw.',
  penOfDoseGone:
    'De pen van deze dosis is ergens anders verwijderd. Er is niets genoteerd. Controleer welke pen nu is gekozen.',

  logWithoutPen: (thing) =>
    thing === 'pen' ? 'Dosis zonder pen noteren' : 'Dosis zonder verpakking noteren',

  noPen: 'Kies eerst een pen',
  stepsMissing: (step) => `Vul het aantal ${manySteps[step]} van deze dosis in.`,
  refusals: {
    golden_pen_not_empty: 'Een Golden Dose kan alleen uit een lege pen komen',
    golden_not_enabled: 'Voor deze pen staat de Golden Dose niet aan',
    golden_volume_exceeded: 'Dat is meer dan je uit deze pen nog als Golden Dose kunt noteren',
    not_enough_clicks: 'Er zijn niet genoeg klikken meer over in de gekozen pen',
  },
  misfits: {
    other_medicine: (_doseMg, { kind }) =>
      kind === 'click_pen'
        ? 'Deze pen bevat een ander geneesmiddel dan deze dosis.'
        : kind === 'vial'
          ? 'Deze injectieflacon bevat een ander geneesmiddel dan deze dosis.'
          : 'Deze verpakking bevat een ander geneesmiddel dan deze dosis.',
    above_one_dose: (doseMg, { kind }) =>
      `${misfitMg(doseMg)} is meer dan één dosis ${fromThis[kind]} kan zijn.`,
    between_steps: (doseMg, { kind, stepsPerDose }) => {
      const steps = {
        click_pen: stepsPerDose === 1 ? 'doses' : 'klikken',
        vial: 'eenheden',
        single_pen: 'pennen',
        tablet: 'tabletten',
      }[kind];
      return `${misfitMg(doseMg)} komt niet uit op een heel aantal ${steps} ${ofThis[kind]}.`;
    },
  },
  volumeMissing: 'Vul het volume van deze dosis in.',
  notEnough: (step, kind) => `Niet genoeg ${manySteps[step]} over ${inSelected[kind]}`,
  stepsWrong: (step, most) =>
    most === 1
      ? `${stepLabels[step]}: vul 1 in.`
      : `${stepLabels[step]}: vul een heel getal van 1 tot en met ${number(most)} in.`,
  mgWrong: (most) => `De dosis moet een getal boven 0 zijn, en hoogstens ${number(most)} mg.`,
  volumeWrong: (most) => `Het volume moet een getal boven 0 zijn, en hoogstens ${number(most)} mL.`,
  dateMissing: 'Vul de datum en tijd van de dosis in.',
  dateAhead: 'De datum ligt in de toekomst. Noteer een dosis pas als je die hebt genomen.',
  dateBeforePen: 'De datum ligt vóór de begindatum van deze pen.',
  openedOn: (kind, day) =>
    `Begindatum van ${{ click_pen: 'deze pen', vial: 'deze injectieflacon', single_pen: 'deze verpakking', tablet: 'deze verpakking' }[kind]} wijzigen in ${day}`,
  openedFailed: 'De begindatum kon niet worden gewijzigd. Probeer het opnieuw.',
  dateAfterDiscard: 'De datum ligt na de dag waarop de pen of verpakking is weggegooid.',
  dateOutOfYears: `De datum moet tussen de jaren ${KEPT_YEARS.first} en ${KEPT_YEARS.last} liggen.`,

  pens: (thing) => (thing === 'pen' ? 'Pen voor deze dosis' : 'Verpakking voor deze dosis'),
  showOthers: (count, thing) =>
    thing === 'pen'
      ? plural(count, { one: '# andere pen tonen', other: '# andere pennen tonen' })
      : plural(count, { one: '# andere verpakking tonen', other: '# andere verpakkingen tonen' }),
  otherPen: (thing) => (thing === 'pen' ? 'Andere pen' : 'Andere verpakking'),
  penActions: (name) => `${name} wijzigen`,
  edit: (name) => `${name} bewerken`,
  delete: (name) => `${name} verwijderen`,
  firstPen: 'Voeg je eerste pen toe om doses te noteren. De sterkte staat op het etiket.',

  typed: (asked, mg, amount) =>
    `Je typte ${number(asked)} mg. Er wordt ${number(mg)} mg (${amount}) genoteerd.`,
  moreThanGolden: (asked, ml, mg) =>
    `${number(asked)} mg is meer dan je uit deze pen nog als Golden Dose kunt noteren (${number(ml)} mL, ${number(mg)} mg).`,
  moreThanLeft: (asked, mg) =>
    `${number(asked)} mg is meer dan er nog in deze injectieflacon zit (${number(mg)} mg).`,
  moreThanPieces: (asked, pieces, mg) =>
    `${number(asked)} mg is meer dan er in ${pieces} zit (${number(mg)} mg).`,
  noWholeStep: (asked, step) =>
    `${number(asked)} mg komt niet uit op een heel aantal ${manySteps[step]}.`,

  withoutPenTitle: (thing) => (thing === 'pen' ? 'Dosis zonder pen' : 'Dosis zonder verpakking'),
  withoutPenHint: (thing) =>
    thing === 'pen'
      ? 'Voor een dosis van vóór je deze app gebruikte, of uit een pen die hier niet staat.'
      : 'Voor een dosis van vóór je deze app gebruikte, of uit een verpakking die hier niet staat.',
  byMouth: 'Ik slik het (tablet)',
  loggedWithoutPen: (dose, medicine, thing) =>
    thing === 'pen'
      ? `Dosis genoteerd: ${dose} ${medicine}, zonder pen.`
      : `Dosis genoteerd: ${dose} ${medicine}, zonder verpakking.`,
  editDose: 'Dosis bewerken',
  saveDose: 'Dosis opslaan',
  pen: 'Pen',
  penHint:
    'Kwam deze dosis uit een van je pennen, kies die dan. We trekken de dosis af van wat er nog in zit.',
  noPenFits: 'Geen van je pennen kan op die dag precies deze dosis hebben gegeven.',
  otherPenHint: 'Kwam deze dosis uit een andere pen, kies die dan. De dosis in mg blijft gelijk.',
  noOtherPenFits: 'Geen van je andere pennen kan op die dag precies deze dosis hebben gegeven.',
  penOption: (pen, steps) => `${pen} (${steps})`,
  takes: (steps, kind, left) => `Gebruikt ${steps} ${fromThis[kind]}; over: ${number(left)}.`,
  editDoseFailed: 'De dosis kon niet worden gewijzigd.',
  doseGone: 'Deze dosis is ergens anders verwijderd.',
  deleteDose: 'Dosis verwijderen',
  confirmDoseDelete:
    'Weet je zeker dat je deze dosis wilt verwijderen? Dit kan niet ongedaan worden gemaakt.',
  deleteDoseFailed: 'De dosis kon niet worden verwijderd.',
  golden: 'Golden Dose',
  goldenFor: (pen) => ` voor ${pen}`,
  goldenToggleFailed: 'De instelling van de Golden Dose kon niet worden gewijzigd',
  historyPages: 'Pagina’s van de dosisgeschiedenis',
  totalDoses: (count) => plural(count, { one: 'in totaal # dosis', other: 'in totaal # doses' }),
  noDoses: 'Nog geen doses',
  noDosesHint: 'Hier staan je genoteerde doses, de nieuwste eerst.',
  editOwnDose: (when) => `Dosis bewerken: ${when}`,
  deleteOwnDose: (when) => `Dosis verwijderen: ${when}`,
};

const countPlanned = (count: number) =>
  plural(count, { one: '# geplande dosis', other: '# geplande doses' });

export const pensTexts: Words<typeof pensEnglish> = {
  pageTitle: 'Pennen · Dosewise',
  title: 'Pennen',
  loginPrompt: 'Log in om je pennen te zien.',
  loading: 'Laden …',
  loadFailed: 'Je pennen konden niet worden geladen. Er is niets verwijderd.',
  aheadFailed: 'Hoelang je voorraad meegaat, kon niet worden berekend.',

  addSealed: (thing) =>
    thing === 'pen' ? 'Ongeopende pennen toevoegen' : 'Ongeopende verpakkingen toevoegen',
  addInUse: (thing) =>
    thing === 'pen' ? 'Pen in gebruik toevoegen' : 'Verpakking in gebruik toevoegen',
  none: 'Nog geen pennen',
  nextStep: (thing) => (thing === 'pen' ? 'Je pen is toegevoegd.' : 'Je verpakking is toegevoegd.'),
  logFirstDose: 'Eerste dosis noteren',
  noneHint: 'Voeg de pen toe die je gebruikt, en de ongeopende pennen in je koelkast.',

  inUse: 'In gebruik',
  noneInUse: (thing) =>
    thing === 'pen' ? 'Er is geen pen in gebruik.' : 'Er is geen verpakking in gebruik.',
  inStock: 'Ongeopend',
  noneInStock: (thing) =>
    thing === 'pen'
      ? 'Geen ongeopende pennen. Voeg de pennen uit je koelkast toe om te zien hoelang ze meegaan.'
      : 'Geen ongeopende verpakkingen. Voeg toe wat je hebt om te zien hoelang het meegaat.',
  noneInStockHere: (thing) =>
    thing === 'pen' ? 'Geen ongeopende pennen.' : 'Geen ongeopende verpakkingen.',
  past: (count) => `Eerdere (${number(count)})`,

  outlook: 'Hoelang de voorraad meegaat',
  ofMedicine: (sentence, medicine) => `${medicine}: ${sentence}`,
  runsOut: (day) => `Op ${day} is de voorraad op.`,
  runsOutAndOrder: (day, order) => `Op ${day} is de voorraad op. Bestel uiterlijk op ${order} bij.`,
  runsOutOrderNow: (day) => `Op ${day} is de voorraad op. Bestel nu bij.`,
  outNow: (day, thing) =>
    thing === 'pen'
      ? `Voor de volgende dosis op ${day} heb je geen pen die je dan nog kunt gebruiken.`
      : `Voor de volgende dosis op ${day} heb je geen verpakking die je dan nog kunt gebruiken.`,
  enough: (doses) =>
    plural(doses, {
      one: 'Genoeg voor de volgende geplande dosis.',
      other: 'Genoeg voor alle # doses die binnen een jaar gepland zijn.',
    }),
  dosesBefore: (doses, thing) =>
    thing === 'pen'
      ? `De pennen zijn tot dan genoeg voor ${countPlanned(doses)}.`
      : `De verpakkingen zijn tot dan genoeg voor ${countPlanned(doses)}.`,
  orderDays: (days) =>
    `De besteldag is ${countDays(days)} eerder, zoals ingesteld in je herinnering ‘Voordat je pennen opraken’.`,
  orderDaysFixed: (days) =>
    `De besteldag is ${countDays(days)} eerder. Met een account kun je dat wijzigen.`,
  changeDays: 'Wijzigen in Instellingen',
  noPlan: (thing) =>
    thing === 'pen'
      ? 'Maak een schema om te zien wanneer je pennen opraken.'
      : 'Maak een schema om te zien wanneer je verpakkingen opraken.',
  makePlan: 'Schema maken',
  nothingPlanned: (thing) =>
    thing === 'pen'
      ? 'Er zijn geen doses gepland, dus we weten niet wanneer je pennen opraken.'
      : 'Er zijn geen doses gepland, dus we weten niet wanneer je verpakkingen opraken.',

  lastsTo: (day, doses) => `Gaat mee tot en met ${day} · ${countPlanned(doses)}`,
  usableTo: (day, days) =>
    `Gebruiken tot en met ${day}, daarna weggooien${days === null ? '' : ` (al ${countDays(days)} in gebruik)`}`,
  leftOver: (day, lost) =>
    `Gebruiken tot en met ${day}, daarna weggooien. Volgens het schema blijft dan over: ${lost}.`,
  discardPassed: (day) =>
    `Volgens de bijsluiter niet meer gebruiken na ${day}. Gooi weg wat er over is. Twijfel je? Vraag het aan je apotheker.`,
  usedFromTo: (from, to, doses) => `Gepland van ${from} tot en met ${to} · ${countDoses(doses)}`,
  usedOn: (day) => `Gepland voor ${day} · 1 dosis`,
  notPlanned: 'Geen geplande dosis',
  expires: (day) => `Houdbaar tot en met ${day}`,
  batch: (batch) => `Partijnummer ${batch}`,
  discarded: (day, reason) => `Weggegooid op ${day} · ${reason}`,
  expiredOn: (day) => `Was houdbaar tot en met ${day}`,
  boughtAfterStart: (bought, start) =>
    `De aankoopdatum (${bought}) ligt na de begindatum (${start}). Controleer beide datums.`,
  expiredBeforeStart: (expiry, start) =>
    `De uiterste houdbaarheidsdatum (${expiry}) ligt vóór de begindatum (${start}). Controleer beide datums.`,
  startAhead: (start) => `De begindatum (${start}) ligt in de toekomst. Controleer deze datum.`,
  wasted: (amount) => `${amount} verloren`,

  open: 'Openen',
  openPen: (name) => `${name} openen`,
  discard: 'Weggooien',
  discardPen: (name) => `${name} weggooien`,
  takeBack: 'Terugzetten',
  takeBackPen: (name) => `${name} terugzetten`,
  takenBack: (name) => `${name} teruggezet.`,
  takeBackFailed: (name) => `${name} kon niet worden teruggezet.`,
  edit: (name) => `${name} bewerken`,
  delete: (name) => `${name} verwijderen`,
};

const ofDevice: Record<DeviceKind, (strengthMg: number) => string> = {
  click_pen: (mg) => `uit een pen van ${number(mg)} mg`,
  vial: (mg) => `uit een injectieflacon van ${number(mg)} mg`,
  single_pen: (mg) => `uit een verpakking van ${number(mg)} mg`,
  tablet: (mg) => `uit een verpakking van ${number(mg)} mg`,
};

export const planTexts: Words<typeof planEnglish> = {
  pageTitle: 'Schema · Dosewise',
  title: 'Schema',
  titleOf: (name) => `Schema van ${name}`,
  medicines: 'Geneesmiddelen',
  another: 'Nog een geneesmiddel plannen',
  loginPrompt: 'Log in om je schema te zien.',
  loading: 'Laden …',
  loadFailed: 'Je schema kon niet worden geladen.',
  recordsFailed:
    'Je doses en pennen konden niet worden geladen, dus klikken en pennen ontbreken hier.',

  none: 'Nog geen schema',
  noneLead:
    'Een schema laat zien wanneer je je volgende doses neemt en uit welke pen ze komen. Je kunt op elk moment een dosis overslaan of het schema wijzigen.',
  noneAdvice: 'Vul in wat je is voorgeschreven. Dosewise stelt nooit een dosis voor.',
  begin: 'Schema maken',
  fromForecast: 'Eerst de geschatte bloedspiegel bekijken',
  noRecords: 'Voeg een pen toe om doses ook in klikken te zien.',
  addPen: 'Pen toevoegen',

  plan: 'Huidig schema',
  newPlan: 'Nieuw schema',
  change: 'Schema wijzigen',
  changeDay: 'Dag wijzigen',
  pause: 'Pauzeren',
  editPause: 'Pauze wijzigen',
  resume: 'Vandaag verdergaan',
  removePause: 'Pauze verwijderen',
  paused: (from, until) =>
    until === null
      ? `Gepauzeerd sinds ${from}, tot je verdergaat.`
      : `Gepauzeerd van ${from} tot en met ${until}.`,
  pauseAhead: (from, until) =>
    until === null
      ? `Op ${from} begint een pauze. Die duurt tot je verdergaat.`
      : `Er is een pauze gepland van ${from} tot en met ${until}.`,
  ended: 'Dit schema is afgelopen.',
  former: 'Eerdere schema’s',
  calendarFile: 'Agendabestand',
  calendarName: 'dosewise-agenda.ics',
  calendarFailed: 'De agenda kon niet worden gemaakt. Probeer het opnieuw.',
  delete: 'Schema verwijderen',
  zone: (zone, device) => `De tijden gelden voor ${zone}. Dit apparaat staat op ${device}.`,
  settings: 'Wijzigen in Instellingen',

  from: (day) => `Vanaf ${day}`,
  until: (doses) => (doses === null ? 'Zonder einddatum' : countDoses(doses)),
  mg: (dose) => `${number(Number(dose.toFixed(2)))} mg`,
  partOf: (takenMg, ofMg) =>
    `${number(Number(takenMg.toFixed(2)))} van ${number(Number(ofMg.toFixed(2)))} mg`,

  medicine: 'Geneesmiddel',
  switches: (before, after) =>
    `Bij het opslaan eindigt je schema voor ${before} en begint er een voor ${after}. Wil je ze allebei houden? Annuleer dan en plan ${after} apart, als extra geneesmiddel.`,
  anchor: 'Wanneer je je doses neemt',
  anchors: { weekday: 'Op vaste dagen', last_dose: 'Een vast aantal dagen na mijn laatste dosis' },
  fixed: (pace) => `${pace}. Een late dosis verschuift de volgende niet.`,
  counting: (days) => `${countDays(days)} na de laatste dosis, op dezelfde tijd`,
  firstDay: 'Eerste dag',
  time: 'Tijd',
  openHint: 'Laat dit leeg om door te gaan tot je het schema wijzigt.',
  untilNextHint: 'Laat dit leeg om door te gaan tot de volgende stap.',
  givenBy: (amount, strengthMg, device) => `${amount} ${ofDevice[device](strengthMg)}`,
  ways: (ways) => `${list(ways)}.`,
  givenByNone: (thing) =>
    thing === 'pen'
      ? 'Geen van de pennen kan deze dosis geven.'
      : 'Geen van de verpakkingen kan deze dosis geven.',
  startNeeded: 'Vul de dag van de eerste dosis in.',
  sameStart: 'Op deze dag begint al een andere stap.',
  timeNeeded: 'Vul een tijd in.',
  dosesLimit: (least, most) =>
    `Vul bij doses een heel getal van ${number(least)} tot en met ${number(most)} in, of laat dit leeg.`,
  save: 'Schema opslaan',
  saveFailed: 'Het schema kon niet worden opgeslagen.',
  saved: 'Schema opgeslagen.',
  changedElsewhere:
    'Dit schema is ergens anders gewijzigd, dus jouw versie is niet opgeslagen. Je wijzigingen staan hier nog.',
  showOther: 'Mijn wijzigingen niet opslaan en de andere versie tonen',
  saveMine: 'Vervangen door mijn versie',
  leave: 'Pagina verlaten zonder op te slaan?',
  leaveQuestion: 'Je wijzigingen in het schema zijn niet opgeslagen.',
  confirmLeave: 'Verlaten zonder op te slaan',
  stay: 'Hier blijven',

  ahead: 'Doses',
  preview: 'Voorvertoning',
  incomplete: 'Vul de stappen in om je doses te zien.',
  views: 'Weergave',
  list: 'Lijst',
  calendar: 'Kalender',
  nothing: 'Er zijn geen doses meer gepland.',
  nothingDue: 'Er staat geen dosis gepland tot je het schema hervat.',
  more: 'Meer tonen',
  states: {
    upcoming: 'Komt nog',
    due: 'Te nemen',
    overdue: 'Te laat',
    taken: 'Genomen',
    partly_taken: 'Deels genomen',
    paused: 'Gepauzeerd',
    skipped: 'Overgeslagen',
    missed: 'Gemist',
  },
  notInStock: (thing) =>
    thing === 'pen'
      ? 'Je hebt geen pen die je voor deze dosis kunt gebruiken'
      : 'Je hebt geen verpakking die je voor deze dosis kunt gebruiken',
  fromPen: (amount, pen) => `${amount}, ${pen}`,
  skip: 'Overslaan',
  skipDose: (when) => `Dosis overslaan: ${when}`,
  unskip: 'Toch niet overslaan',
  unskipDose: (when) => `Dosis toch niet overslaan: ${when}`,
  took: 'Heb ik genomen',
  tookDose: (when) => `Heb ik genomen: dosis van ${when}`,

  earlierMonth: 'Vorige maand',
  laterMonth: 'Volgende maand',
  month: (name) => `Doses in ${name}`,
  marks: {
    taken: 'Genomen',
    partly_taken: 'Deels genomen',
    planned: 'Gepland',
    skipped: 'Overgeslagen',
    paused: 'Gepauzeerd',
    missed: 'Gemist',
  },
  dayDose: (state, amount, time) => `${state}, ${amount}, ${time}`,
  monthSummary: (counts) =>
    counts.length === 0 ? 'Geen doses in deze maand.' : `${counts.join(', ')}.`,
  markCount: {
    taken: (count) => `${number(count)} genomen`,
    partly_taken: (count) => `${number(count)} deels genomen`,
    planned: (count) => `${number(count)} gepland`,
    skipped: (count) => `${number(count)} overgeslagen`,
    paused: (count) => `${number(count)} gepauzeerd`,
    missed: (count) => `${number(count)} gemist`,
  },
};

export const planChangesTexts: Words<typeof planChangesEnglish> = {
  pauseTitle: 'Schema pauzeren',
  editPauseTitle: 'Pauze wijzigen',
  firstDay: 'Eerste dag',
  pastHint: 'Deze dag mag in het verleden liggen.',
  untilResumed: 'Tot ik verderga',
  lastDay: 'Laatste dag',
  firstNeeded: 'Vul de eerste dag in.',
  lastNeeded: 'Vul de laatste dag in.',
  endsEarly: 'De pauze eindigt voordat die begint.',
  pauseFact:
    'Doses op deze dagen gelden niet als gepland of gemist, en je krijgt er geen herinneringen voor.',
  nextAfter: (day, time) => `Je volgende dosis na de pauze: ${day}, ${time}.`,
  noneAfter: 'Na de pauze is er geen dosis gepland.',
  noneUntilResumed: 'Er staat geen dosis gepland tot je verdergaat.',
  savePause: 'Pauze opslaan',
  pauseSaved: 'Pauze opgeslagen.',
  pauseFailed: 'De pauze kon niet worden opgeslagen.',

  dayTitle: 'Dag wijzigen',
  dayLead: 'Je volgende dosis en alle doses daarna verschuiven. De hoeveelheden blijven gelijk.',
  before: (day, time) => `Huidige planning: ${day}, ${time}.`,
  day: 'Dag van de volgende dosis',
  dayNeeded: 'Vul de dag van de volgende dosis in.',
  dayPassed: 'Kies vandaag of een latere dag.',
  next: (day, time, days) =>
    days === null
      ? `Je volgende dosis: ${day}, ${time}.`
      : `Je volgende dosis: ${day}, ${time} (${countDays(days)} na je laatste).`,
  counted:
    'Je laatste dosis telt al voor de dag die je hebt gekozen, dus op die dag zou er geen dosis gepland staan.',
  nothing: 'Vanaf deze dag zou er geen dosis gepland zijn.',
  changedElsewhere:
    'Dit schema is ergens anders gewijzigd. Sluit dit venster en bekijk het schema.',
};

export const sitesTexts: Words<typeof sitesEnglish> = {
  pageTitle: 'Injectieplaatsen · Dosewise',
  title: 'Injectieplaatsen',
  lead: 'Hoelang elke plaats rust heeft gehad. Kies een plaats om de doses en de pijn te zien.',
  loading: 'Laden …',
  loginPrompt: 'Log in om je injectieplaatsen te zien.',
  failed: 'Je injectieplaatsen konden niet worden geladen.',

  map: 'Lichaamskaart',
  longest: 'Langste rust',
  suggestedTitle: 'Voorgestelde plaats',
  suggested: (zone, rest) => `${zone}, ${rest}`,
  suggestedWhy: 'Van de gekozen plaatsen heeft deze de langste rust gehad.',
  unusedWhy: 'De eerste van de gekozen plaatsen waar nog geen dosis is genoteerd.',
  noneChosen: 'Je hebt geen plaatsen gekozen. Kies er hieronder een paar.',
  noDoses: 'Nog geen injectie',
  noDosesHint:
    'Noteer doses met hun injectieplaats om te zien hoelang elke plaats rust heeft gehad. Tabletten hebben geen injectieplaats.',
  logDose: 'Dosis noteren',
  withoutPlace:
    'Noteer je een dosis zonder precieze plaats, dan telt die voor elke plaats in dat lichaamsgebied.',

  lastUsed: 'Laatst gebruikt',
  uses: 'Hoe vaak',
  meanPain: 'Gemiddelde pijn',
  never: 'Nooit',
  painOf: (pain) => `${number(pain)} van 10`,
  noPain: '–',
  painOver: (zone) => `Pijn in de tijd: ${zone.toLowerCase()}`,
  pain: 'Pijn',
  date: 'Datum',
  otherSites: 'Andere plaatsen',
  noneHere: 'Precies hier is nog geen dosis genoteerd.',
  painSummary: (uses, pain) => `${countDoses(uses)} hier, gemiddelde pijn ${number(pain)} van 10.`,
  dosesFailed: 'Je doses konden niet worden geladen.',

  own: 'De plaatsen die je gebruikt',
  ownHint: 'Alleen deze worden voorgesteld.',
  saveFailed: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
  notes: {
    arm: 'Volgens de bijsluiter van tirzepatide moet een injectie in de bovenarm door iemand anders worden gegeven.',
    buttock:
      'Bijsluiters noemen alleen buik, bovenbeen en bovenarm. Overleg met je apotheker of voorschrijver voordat je ergens anders injecteert.',
  },

  list: 'Alle plaatsen',
  usesHere: (uses) => countDoses(uses),
  painHere: (pain) => `pijn ${number(pain)} van 10`,
};
