import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

export const channels = {
  acts: { taken: 'Genomen', later: 'Later' },
  answers: {
    noSubscription: 'Niet verstuurd: deze browser is niet meer aangemeld voor meldingen',
    noPushService: 'Niet verstuurd: de pushdienst van deze browser is hier niet bekend',
    notYet: 'Nog niet verstuurd',
    noSender: 'Niet verstuurd: deze server heeft geen openbaar adres en geen afzender voor e-mail',
    badKeys: 'Niet verstuurd: de sleutels van deze browser zijn niet bruikbaar',
    noNtfy: 'Niet verstuurd: dit ntfy-adres is hier niet toegestaan',
    noTopic: 'De dienst kent dit onderwerp niet',
    privateAddress: 'Niet verstuurd: het adres ligt in een privénetwerk',
    noAnswer: 'Misschien verstuurd: er kwam geen antwoord',
    late: 'Geen antwoord op tijd',
    unreachable: 'De dienst is niet bereikbaar',
    resting: 'Niet verstuurd: deze webhook is gepauzeerd na te veel fouten',
    gone: 'Niet verstuurd: deze webhook is verwijderd',
    plain: 'Niet verstuurd: dit adres moet https gebruiken',
    serverStopped: 'Misschien verstuurd: de server stopte voordat dat zeker was',
  },
  replies: {
    taken: 'aangenomen',
    elsewhere: 'het adres verwijst door, en dat volgen we niet',
    unknownSender: 'de dienst accepteert deze afzender niet',
    ended: 'deze browser neemt geen meldingen meer aan',
    tooLong: 'het bericht is te lang',
    wait: 'de dienst vraagt te wachten',
    problem: 'de dienst heeft een probleem',
    refused: 'de dienst weigert het',
    nothingThere: 'op dit adres is niets gevonden',
    sentNothing: 'Apprise heeft niets verstuurd: geen doel heeft deze sleutel of tag',
    targetFailed: 'een doel van Apprise gaf een fout',
  },
} satisfies ServerWords['outgoing/channels'];

const DAY = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });
/** '26 november 2026' of '2026-11-26'. */
const dayOf = (day: string) => DAY.format(Date.parse(day));

export const mails = {
  why: (where) => `Je krijgt deze e-mail omdat je een account hebt bij ${where}.`,
  unsubscribe: 'Afmelden',
  linked: (label, url) => `${label}: ${url}`,
  links: {
    password_reset: {
      subject: (product) => `Kies een nieuw wachtwoord voor ${product}`,
      asked: (product) =>
        `Iemand heeft een nieuw wachtwoord aangevraagd voor je account bij ${product}.`,
      how: 'Hier kun je er een kiezen. De link werkt één keer en is 60 minuten geldig.',
      link: 'Nieuw wachtwoord kiezen',
      otherwise: 'Was jij dit niet? Dan hoef je niets te doen: je wachtwoord blijft hetzelfde.',
    },
    new_address: {
      subject: (product) => `Bevestig je adres voor ${product}`,
      asked: (product) =>
        `Iemand die bij ${product} is ingelogd, wil dit adres voor het eigen account gebruiken.`,
      how: 'Hier kun je het bevestigen. De link werkt één keer en is 60 minuten geldig.',
      link: 'Dit adres gebruiken',
      otherwise: 'Was jij dit niet? Dan hoef je niets te doen: er verandert niets.',
    },
    person_invited: {
      subject: (product) => `Een uitnodiging voor ${product}`,
      asked: (product, person, role = 'sees', until = null) => {
        const end = until === null ? '' : ` Dat kan tot en met ${dayOf(until)}.`;
        return role === 'logs'
          ? `${person} houdt met ${product} doses, gewicht en klachten bij en wil die gegevens met je delen: je kunt ze bekijken en ook voor deze persoon noteren.${end}`
          : `${person} houdt met ${product} doses, gewicht en klachten bij en wil die gegevens met je delen: je kunt ze bekijken.${end}`;
      },
      how: 'Hier kun je de uitnodiging aannemen. Je hebt een account met dit e-mailadres nodig. De link werkt één keer en is 7 dagen geldig.',
      link: 'Uitnodiging bekijken',
      otherwise:
        'Ken je deze persoon niet? Dan hoef je niets te doen. Met deze uitnodiging krijgt niemand toegang tot jouw gegevens.',
    },
  },
  notices: {
    new_device: {
      subject: (product) => `Er is ingelogd bij ${product}`,
      what: (product, device, when) =>
        `Iemand heeft ingelogd op je account bij ${product}: ${device}, ${when}. We hebben deze browser en dit apparaat de afgelopen 90 dagen niet bij je account gezien.`,
      advice: () =>
        'Was jij dit? Dan hoef je niets te doen. Zo niet, log dat apparaat dan uit en wijzig je wachtwoord.',
    },
    second_factor_removed: {
      subject: () => 'Je account: je authenticator-app is verwijderd',
      what: (product) =>
        `Een admin heeft de authenticator-app van je account bij ${product} verwijderd. Je logt nu alleen met je wachtwoord in.`,
      advice: (product) =>
        `Je kunt er weer een instellen. Heb je hier niet om gevraagd, wijzig dan je wachtwoord en waarschuw de beheerder van ${product}.`,
    },
    address_changed: {
      subject: () => 'Je account: je e-mailadres is gewijzigd',
      what: (product) =>
        `Je account bij ${product} heeft een nieuw e-mailadres. Log in met het nieuwe adres; ook links voor een nieuw wachtwoord gaan daarheen.`,
      advice: (product) =>
        `Was jij dit? Dan hoef je niets te doen. Zo niet, dan gebruikt misschien iemand anders je account. Waarschuw meteen de beheerder van ${product}.`,
    },
    person_ended: {
      subject: () => 'Je account: delen is gestopt',
      ofOwner: (product, email) =>
        `${email} kan je gegevens bij ${product} niet meer zien en niets meer voor je noteren.`,
      ofCarer: (product, email) =>
        `Je kunt de gegevens van ${email} bij ${product} niet meer zien en niets meer voor deze persoon noteren.`,
      advice: 'Je hoeft niets te doen. De pagina Personen laat zien wie waar toegang toe heeft.',
      link: 'Personen',
    },
    unknownDevice: 'een onbekend apparaat',
    commandLine: 'de opdrachtregel van de server',
    device: (browser, system) => `${browser} op ${system}`,
    systems: { 'a Mac': 'een Mac', 'a Chromebook': 'een Chromebook' },
    doorSubject: (what) => `Je account: ${what}`,
    doneBy: (device, when) => `Apparaat: ${device}. Tijd: ${when}.`,
    rightsAdvice:
      'Had je dit verwacht? Dan hoef je niets te doen. Zo niet, vraag het dan aan een andere admin of aan de beheerder van deze server.',
    advices: {
      password: (product) =>
        `Heb je dit zelf gedaan of aangevraagd? Dan hoef je niets te doen. Zo niet, kies dan ‘Wachtwoord vergeten?’ op de inlogpagina. Werkt dat niet, waarschuw dan de beheerder van ${product}.`,
      second_factor_on: (product) =>
        `Was jij dit? Dan hoef je niets te doen. Zo niet, en kun je nog inloggen, verwijder dan de app en wijzig je wachtwoord. Kun je niet meer inloggen, waarschuw dan de beheerder van ${product}.`,
      passkey: () =>
        'Was jij dit? Dan hoef je niets te doen. Zo niet, verwijder dan de passkey, kies ‘Op andere apparaten uitloggen’ en wijzig je wachtwoord.',
      reset_link: (product) =>
        `Heb je hierom gevraagd? Dan hoef je niets te doen. Zo niet, waarschuw dan meteen de beheerder van ${product} en wijzig je wachtwoord.`,
      others: (product) =>
        `Heb je dit zelf gedaan of aangevraagd? Dan hoef je niets te doen. Zo niet, kies dan ‘Op andere apparaten uitloggen’ en wijzig je wachtwoord. Waarschuw meteen de beheerder van ${product}.`,
    },
    doorAdvice:
      'Heb je dit zelf gedaan of aangevraagd? Dan hoef je niets te doen. Zo niet, kies dan ‘Op andere apparaten uitloggen’ en wijzig je wachtwoord.',
    link: 'Beveiliging van je account',
  },
  doors: {
    passkey: {
      subject: 'er is een passkey toegevoegd',
      what: (product, name) =>
        `Je kunt nu met de passkey ‘${name}’ inloggen op je account bij ${product}.`,
    },
    oidc: {
      subject: 'er is een extern account gekoppeld',
      what: (product, name) =>
        `Een account bij ${name} is gekoppeld: je kunt daarmee nu inloggen op je account bij ${product}.`,
    },
    api_token: {
      subject: 'er is een API-token gemaakt',
      what: (product, name) =>
        `Een programma met het API-token ‘${name}’ kan nu je account bij ${product} gebruiken.`,
    },
    share: {
      subject: 'er is een rapport gedeeld',
      what: (product, day) =>
        `Tot en met ${dayOf(day)} kan iedereen die de link heeft, een rapport van je gegevens bij ${product} lezen.`,
    },
    calendar: {
      subject: 'er is een agenda-adres gemaakt',
      what: (product) =>
        `Iedereen die het adres heeft, kan nu de agenda van je account bij ${product} lezen. Eerdere agenda-adressen werken niet meer.`,
    },
    ntfy: {
      subject: 'herinneringen gaan naar een ander ntfy-adres',
      what: (product, host) =>
        `Herinneringen van je account bij ${product} gaan nu naar een onderwerp bij ${host}.`,
    },
    webhook: {
      subject: 'er is een webhook opgeslagen',
      what: (product, host) =>
        `Je account bij ${product} stuurt nu gegevens naar een programma bij ${host}: doses, voorraad, wegingen of herinneringen, zoals gekozen in de webhook.`,
    },
    person: {
      subject: 'er is iemand uitgenodigd om je gegevens te zien',
      what: (product, email) =>
        `Met je account bij ${product} is ${email} uitgenodigd om je gegevens te bekijken. De toegang begint zodra de uitnodiging is aangenomen. De pagina Personen laat zien of deze persoon je gegevens alleen mag bekijken of ook voor je mag noteren.`,
    },
    person_reminded: {
      subject: 'nog iemand krijgt je herinneringen',
      what: (product, email) =>
        `Herinneringen van je account bij ${product} gaan nu ook per e-mail naar ${email}.`,
    },
    address: {
      subject: 'er is een nieuw e-mailadres aangevraagd',
      what: (product) =>
        `Iemand die is ingelogd op je account bij ${product}, heeft gevraagd het e-mailadres ervan te wijzigen. Het verandert zodra de link wordt geopend die naar het nieuwe adres is gestuurd.`,
    },
    password: {
      subject: 'je wachtwoord is gewijzigd',
      what: (product, passkeys) =>
        `Je account bij ${product} heeft een nieuw wachtwoord. Elk ander apparaat is uitgelogd, en alle API-tokens, gedeelde rapporten en webhooks, het agenda-adres en het ntfy-adres zijn ingetrokken. Het delen met iedereen die je gegevens kon zien, is gestopt, en openstaande uitnodigingen zijn ingetrokken.${passkeys === '' ? '' : ` Deze passkeys werken nog: ${passkeys}.`}`,
    },
    reset_link: {
      subject: 'er is een link voor een nieuw wachtwoord gemaakt',
      what: (product) =>
        `De beheerder van ${product} heeft een link gemaakt waarmee een nieuw wachtwoord voor je account kan worden ingesteld. De link werkt één keer en is 24 uur geldig.`,
    },
    second_factor_on: {
      subject: 'er is een authenticator-app ingesteld',
      what: (product) =>
        `Je hebt nu een code uit een authenticator-app nodig om in te loggen op je account bij ${product}.`,
    },
    second_factor_off: {
      subject: 'de authenticator-app is verwijderd',
      what: (product) =>
        `Je hebt geen code uit een authenticator-app meer nodig om in te loggen op je account bij ${product}.`,
    },
    second_factor_of_other: {
      subject: 'van een ander account is een authenticator-app verwijderd',
      what: (product, email) =>
        `Met je account is de authenticator-app van het account van ${email} bij ${product} verwijderd.`,
    },
    made_admin: {
      subject: 'je bent nu admin',
      what: (product) => `Je bent nu admin bij ${product}.`,
    },
    made_user: {
      subject: 'je bent geen admin meer',
      what: (product) => `Je bent geen admin meer bij ${product}.`,
    },
    made_other_admin: {
      subject: 'iemand is admin geworden',
      what: (product, email) => `Met je account is ${email} admin gemaakt bij ${product}.`,
    },
    made_other_user: {
      subject: 'iemands adminrechten zijn ingetrokken',
      what: (product, email) =>
        `Met je account zijn de adminrechten van ${email} bij ${product} ingetrokken.`,
    },
    invite: {
      subject: 'er is een uitnodiging gemaakt',
      what: (product, email) =>
        email === ''
          ? `Met je account is bij ${product} een uitnodiging voor een nieuw account gemaakt.`
          : `Met je account is bij ${product} een uitnodiging voor een nieuw account voor ${email} gemaakt.`,
    },
    backup_made: {
      subject: 'er is een back-up gemaakt',
      what: (product, name) =>
        `Met je account is bij ${product} de back-up ${name} gemaakt. Die bevat de gegevens van iedereen.`,
    },
    backup_downloaded: {
      subject: 'er is een back-up gedownload',
      what: (product, name) =>
        `Met je account is de back-up ${name} van ${product} gedownload. Die bevat de gegevens van iedereen.`,
    },
  },
  welcome: {
    subject: (name) => `Welkom bij Dosewise, ${name}`,
    heading: 'Welkom',
    greeting: (name) => `Hallo ${name},`,
    ready: (email) => `Je account is klaar. Het e-mailadres is ${email}.`,
    first: 'Drie dingen om mee te beginnen:',
    pen: 'Voeg de pen toe die je nu gebruikt.',
    dose: 'Noteer je laatste dosis.',
    settings: 'Loop de instellingen door: land, valuta, tijdzone en e-mails.',
    noAdvice:
      'Dosewise houdt gegevens bij en rekent. Het geeft geen medisch advies; met vragen over je behandeling kun je terecht bij je voorschrijver of apotheker.',
    yours:
      'Je kunt op elk moment in de app alles exporteren wat je bewaart, of je account verwijderen.',
    closing: 'Het Dosewise-team',
  },
  reminder: {
    acts: { taken: 'Ik heb de dosis genomen', later: 'Herinner me over een uur' },
    why: (product) => `Je hebt ${product} gevraagd je per e-mail te herinneren.`,
    end: 'Stoppen met herinneringen per e-mail',
    whyCarer: (product, email) =>
      `${email} deelt bij ${product} gegevens met je. Daarom krijg je ook de herinneringen van deze persoon.`,
    people: 'Personen van wie je de gegevens kunt zien',
  },
} satisfies ServerWords['outgoing/channels/email/compose'];

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise: er is een dosis genoteerd',
    'weight.logged': 'Dosewise: er is een gewicht genoteerd',
  },
  doseLogged: (mg) => `Dosis genoteerd: ${mg} mg`,
  weightLogged: (weight) => `Gewicht genoteerd: ${weight}`,
  test: 'Dosewise: de test die je hebt aangevraagd',
} satisfies ServerWords['outgoing/channels/webhook'];

const plural = pluralIn('nl');

const due = (person?: string) =>
  person === undefined ? 'Geplande dosis' : `Geplande dosis voor ${person}`;

export const planner = {
  discreet: 'Dosewise: er staat iets gepland',
  doseDue: (amount, person) => `${due(person)}: ${amount}`,
  doseDueAs: (amount, steps, person) => `${due(person)}: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen, person) => `${due(person)}: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen, person) => `${due(person)}: ${amount}, ${steps} uit ${pen}`,
  forPerson: (person, title) => `Voor ${person}: ${title}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine}: de laatst genoteerde dosis was ${n} uur geleden. Volgens de bijsluiters mogen twee geneesmiddelen van dit soort niet samen worden gebruikt. Overleg met de voorschrijver voordat deze dosis wordt genomen.`,
  otherDays: (medicine, n) =>
    `${medicine}: de laatst genoteerde dosis was ${n} ${plural(n, { one: 'dag', other: 'dagen' })} geleden. Volgens de bijsluiters mogen twee geneesmiddelen van dit soort niet samen worden gebruikt. Overleg met de voorschrijver voordat deze dosis wordt genomen.`,
  nextOf: (medicine, when) => `Volgende dosis ${medicine}: ${when}`,
  runsOutOf: (medicine, day) => `Er blijft geen ${medicine} over voor de dosis op ${day}`,
  clicks: (n) => `${n} ${plural(n, { one: 'klik', other: 'klikken' })}`,
  units: (n) => `${n} ${plural(n, { one: 'eenheid', other: 'eenheden' })}`,
  pens: (n) => `${n} ${plural(n, { one: 'pen', other: 'pennen' })}`,
  tablets: (n) => `${n} ${plural(n, { one: 'tablet', other: 'tabletten' })}`,
  planned: (when) => `Gepland voor ${when}.`,
  runsOut: (day) => `Er blijft geen geneesmiddel over voor de dosis op ${day}`,
  dosesLeft: (n) =>
    plural(n, {
      one: `Daarvóór is er nog genoeg voor ${n} dosis.`,
      other: `Daarvóór is er nog genoeg voor ${n} doses.`,
    }),
  lastDay: (pens) => `Laatste dag om ${pens} te gebruiken`,
  thenDiscard: 'Volgens de bijsluiter gooi je die na vandaag weg.',
  thenDiscardAll: 'Volgens de bijsluiter gooi je ze na vandaag weg.',
  weighIn: 'Tijd om het gewicht te noteren',
  week: 'Weekoverzicht',
  entries: (doses, weighIns, symptoms) =>
    `Genoteerd: ${doses}, ${weighIns} ${plural(weighIns, { one: 'weging', other: 'wegingen' })}, ${symptoms} ${plural(symptoms, { one: 'klacht', other: 'klachten' })}`,
  doses: (n, amount) =>
    n === 0 ? `${n} doses` : `${n} ${plural(n, { one: 'dosis', other: 'doses' })} (${amount})`,
  weight: (change) => `Gewicht: ${change}`,
  nextDose: (when) => `Volgende dosis: ${when}`,
  aPen: 'een pen',
} satisfies ServerWords['outgoing/planner'];
