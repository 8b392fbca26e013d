import { PATHS } from '../../data/navigation/paths.ts';
import type { texts as authEnglish } from '../../features/account/auth/texts.ts';
import type { texts as confirmEmailEnglish } from '../../features/account/confirm-email/texts.ts';
import type { texts as confirmSessionEnglish } from '../../features/account/confirm-session/texts.ts';
import type { texts as passwordLinkEnglish } from '../../features/account/password-link/texts.ts';
import type { texts as peopleEnglish } from '../../features/account/people/texts.ts';
import type { texts as settingsRemindersEnglish } from '../../features/account/settings/reminders/texts.ts';
import type { texts as settingsSecurityPhoneEnglish } from '../../features/account/settings/security/phone/texts.ts';
import type { texts as settingsSecurityEnglish } from '../../features/account/settings/security/texts.ts';
import type { texts as settingsEnglish } from '../../features/account/settings/texts.ts';
import type { texts as settingsWebhooksEnglish } from '../../features/account/settings/webhooks/texts.ts';
import type { texts as setupEnglish } from '../../features/account/setup/texts.ts';
import type { texts as unsubscribeEnglish } from '../../features/account/unsubscribe/texts.ts';
import type { Words } from '../words.ts';
import { countDays } from './data.ts';
import { capital, number, plural } from './grammar.ts';

export const authTexts: Words<typeof authEnglish> = {
  checking: 'Controleren of je bent ingelogd …',
  modes: {
    login: {
      pageTitle: 'Inloggen · Dosewise',
      title: 'Welkom terug',
      lead: 'Log in om doses te noteren en je pennen te zien.',
      submit: 'Inloggen',
      question: 'Nieuw hier?',
      other: 'Account maken',
    },
    register: {
      pageTitle: 'Account maken · Dosewise',
      title: 'Account maken',
      lead: 'Gratis, en je gegevens blijven van jou.',
      submit: 'Account maken',
      question: 'Heb je al een account?',
      other: 'Inloggen',
    },
  },
  byInvitation: {
    title: 'Een account maken kan hier alleen op uitnodiging',
    hint: 'Vraag de beheerder van deze server om een link.',
  },
  closed: {
    title: 'Op deze server kun je geen nieuw account maken',
    hint: 'De rekenhulp kun je ook zonder account gebruiken.',
  },
  bringsRecords:
    'De gegevens in deze browser worden naar je account gekopieerd. Ze blijven hier staan tot je ze verwijdert.',
  email: 'E-mail',
  confirmPassword: 'Wachtwoord bevestigen',
  repeatedPassword: 'Herhaald wachtwoord',
  withPasskey: 'Inloggen met een passkey',
  noPasskey: 'Er is geen passkey gebruikt. Log op een andere manier in, of probeer het opnieuw.',
  withOidc: (name) => `Inloggen met ${name}`,
  thatPlace: 'de inlogdienst',
  finishing: 'Je wordt ingelogd …',
  secondFactorLead: 'Nog één stap: vul de code uit je authenticator-app in.',
  noPasswordLead: 'Je kunt hier niet met een wachtwoord inloggen.',
  confirmed: 'Bevestigd. Tien minuten lang vragen we het niet opnieuw.',
  linked: (name) => `Gekoppeld. Je kunt nu inloggen met ${name}.`,
  goOn: 'Doorgaan',
  oidcErrors: {
    denied: (name) => `Je hebt niet ingelogd met ${name}. Je kunt het opnieuw proberen.`,
    expired: () => 'Deze inlogpoging duurde te lang of is al gebruikt. Begin opnieuw.',
    forged: () =>
      'Deze inlogpoging is niet in deze browser begonnen, of cookies zijn geblokkeerd. Begin opnieuw.',
    unreachable: (name) =>
      `${capital(name)} is op dit moment niet bereikbaar. Probeer het later opnieuw.`,
    refused: (name) =>
      `${capital(name)} kent deze server niet. Vraag de beheerder om de instellingen aan beide kanten te controleren.`,
    clock: (name) =>
      `De klokken van ${name} en deze server lopen te ver uiteen. Vraag de beheerder van deze server om ze gelijk te zetten.`,
    failed: (name) =>
      `Het antwoord van ${name} kon niet worden gecontroleerd. Probeer het opnieuw.`,
  },
  forgot: 'Wachtwoord vergeten?',
  loginFailed: 'Inloggen is mislukt',
  registrationFailed: 'Account maken is mislukt',
  failed: 'Er is een fout opgetreden',

  country: 'Land',
  countryHint: 'Bepaalt prijzen en eenheden.',
  chooseCountry: 'Kies je land',
  chooseCountryError: 'Kies je land.',
  otherCountry: 'Een ander land',
  countryName: 'Naam van het land',
  countryNameError: 'Vul de naam van je land in, met 2 tot en met 60 tekens.',
  currency: 'Valuta',
  chooseCurrency: 'Kies je valuta',
  chooseCurrencyError: 'Kies je valuta.',
  news: 'Stuur me nieuws',
  newsHint: 'Per e-mail, tot je je afmeldt.',
};

export const confirmEmailTexts: Words<typeof confirmEmailEnglish> = {
  pageTitle: 'Nieuw e-mailadres · Dosewise',
  title: 'Dit adres gebruiken?',
  lead: 'Dit e-mailadres voor je account gebruiken? Je logt er dan voortaan mee in. We sturen een bericht naar je oude adres.',
  submit: 'Dit adres gebruiken',
  failed: 'Het adres kon niet worden gewijzigd. Probeer het opnieuw.',
  done: 'Je adres is gewijzigd',
  doneHint: (email) => `Log voortaan in met ${email}.`,
  toDashboard: 'Naar je dashboard',
  logIn: 'Inloggen',
  dead: 'Deze link werkt niet meer',
  deadHint:
    'De link werkt één keer en is een uur geldig. Vraag een nieuwe aan op de pagina Beveiliging.',
  toSecurity: 'Naar Beveiliging',
};

export const confirmSessionTexts: Words<typeof confirmSessionEnglish> = {
  title: 'Bevestig dat jij het bent',
  lead: 'Deze wijziging geeft een persoon, app of apparaat toegang tot je account. Na je bevestiging gaan we verder.',
  password: 'Je wachtwoord',
  code: 'Code uit je authenticator-app',
  codeHint: 'Of een van je herstelcodes.',
  enterCode: 'Vul een code in.',
  confirm: 'Bevestigen',
  usePassword: 'Liever met wachtwoord',
  useCode: 'Liever met een code',
  byPasskey: 'Passkey gebruiken',
  byOidc: (name) => `Opnieuw inloggen met ${name}`,
  oidcHint: 'Je verlaat deze pagina. Wat je hier niet hebt opgeslagen, gaat verloren.',
  usePasskey: 'Liever met een passkey',
  noPasskey: 'Er is geen passkey gebruikt. Probeer het opnieuw, of bevestig op een andere manier.',
  failed: 'Dit kon niet worden bevestigd. Probeer het opnieuw.',
};

export const passwordLinkTexts: Words<typeof passwordLinkEnglish> = {
  pageTitle: 'Wachtwoord vergeten · Dosewise',
  title: 'Wachtwoord vergeten?',
  lead: 'Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
  noMail: 'Vraag de beheerder om een link waarmee je een nieuw wachtwoord kiest.',
  email: 'E-mail',
  send: 'Link versturen',
  sendAgain: 'Link opnieuw versturen',
  sent: 'Als dit adres een account heeft, is er een link onderweg.',
  sentHint: 'De link werkt een uur. Kijk ook in je spammap.',
  sendFailed: 'De link kon niet worden verstuurd.',
  backToLogin: 'Terug naar inloggen',

  newPageTitle: 'Nieuw wachtwoord · Dosewise',
  choose: 'Nieuw wachtwoord kiezen',
  chooseHint:
    'Als je je wachtwoord wijzigt, word je op elk apparaat uitgelogd en stopt het delen met iedereen die je gegevens kan zien. Ook trekken we API-tokens, gedeelde rapporten, webhooks, openstaande uitnodigingen, het agenda-adres en het ntfy-adres in.',
  save: 'Opslaan en inloggen',
  saveFailed: 'Het wachtwoord kon niet worden gewijzigd.',
  changed: 'Je wachtwoord is gewijzigd en je bent ingelogd.',
  changedOnly: 'Je wachtwoord is gewijzigd. Log ermee in.',
  dead: 'Deze link werkt niet meer',
  deadHint: 'De link is verlopen, al gebruikt of niet volledig. Er is zojuist niets gewijzigd.',
  askAgain: 'Nieuwe link aanvragen',
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  pageTitle: 'Personen · Dosewise',
  title: 'Personen',
  lead: 'Je kunt iemand die je vertrouwt, toegang geven om je gegevens te zien of voor je te noteren. Jullie kunnen hier allebei op elk moment mee stoppen.',
  loginPrompt: 'Log in om te zien met wie je gegevens deelt.',
  loadFailed: 'De lijst met personen kon niet worden geladen.',

  caredBy: {
    title: 'Wie je gegevens kan zien',
    none: 'Je deelt je gegevens met niemand.',
    invite: 'Iemand uitnodigen',
    reminded: 'Krijgt ook mijn herinneringen per e-mail',
    remindedOf: (email) => `Krijgt ook mijn herinneringen per e-mail: ${email}`,
    remindFailed: 'Dit kon niet worden gewijzigd.',
    invited: 'Uitgenodigd. De link werkt 7 dagen.',
    waits: 'Uitgenodigd. De uitnodiging is nog niet aangenomen. De link werkt 7 dagen.',
    newLink: 'Nieuwe link',
    newLinkOf: (email) => `Nieuwe link voor ${email}`,
  },
  caresFor: {
    title: 'Wiens gegevens jij kunt zien',
    none: 'Niemand deelt gegevens met je.',
    waits:
      'Deze persoon nodigt je uit. Open de link die je hebt gekregen om de uitnodiging aan te nemen. Heb je de link niet, vraag dan om een nieuwe.',
    look: 'Gegevens tonen',
    lookOf: (email) => `Gegevens tonen van ${email}`,
  },
  roles: {
    sees: {
      name: 'Mag bekijken',
      hint: 'Kan je gegevens, schema en rapport zien, maar niet wijzigen.',
    },
    logs: {
      name: 'Mag bekijken en noteren',
      hint: 'Kan ook doses, wegingen, klachten en metingen voor je noteren, en wijzigen of verwijderen wat die persoon zelf heeft genoteerd. Je ziet wie wat heeft gedaan.',
    },
  },
  noEnd: 'Zonder einddatum',
  until: (day) => `Tot en met ${day}`,

  ends: {
    carer: {
      name: 'Stoppen met delen',
      of: (email) => `Stoppen met delen met ${email}`,
      title: 'Nu stoppen met delen?',
      question: (email) =>
        `${email} kan je gegevens dan niet meer zien en niets meer voor je noteren. Wat al is genoteerd, blijft.`,
      confirm: 'Ja, stoppen met delen',
      failed: 'Het delen kon niet worden gestopt.',
    },
    invited: {
      name: 'Intrekken',
      of: (email) => `Uitnodiging voor ${email} intrekken`,
      title: 'De uitnodiging intrekken?',
      question: (email) => `De link voor ${email} werkt dan niet meer.`,
      confirm: 'Ja, intrekken',
      failed: 'De uitnodiging kon niet worden ingetrokken.',
    },
    cared: {
      name: 'Mijn toegang beëindigen',
      of: (email) => `Mijn toegang tot de gegevens van ${email} beëindigen`,
      title: 'Je toegang beëindigen?',
      question: (email) =>
        `Je kunt de gegevens van ${email} dan niet meer zien en niets meer voor deze persoon noteren. Wat je al hebt genoteerd, blijft.`,
      confirm: 'Ja, beëindigen',
      failed: 'Je toegang kon niet worden beëindigd.',
    },
  },

  dialog: {
    title: 'Iemand uitnodigen',
    email: 'E-mailadres',
    emailHint:
      'We mailen een link naar dit adres. De ontvanger heeft een account met dit adres nodig.',
    linkHint:
      'Je krijgt een link om door te geven. De ontvanger heeft een account met dit adres nodig.',
    emailError: 'Vul een e-mailadres in.',
    role: 'Wat deze persoon mag',
    until: 'Laatste dag',
    untilHint:
      'Tot en met deze dag kan deze persoon je gegevens zien. Laat dit leeg als er geen einddatum is.',
    pastDay: 'Deze dag ligt in het verleden.',
    questions: {
      sees: (email) => `Mag ${email === '' ? 'deze persoon' : email} je gegevens zien?`,
      logs: (email) =>
        `Mag ${email === '' ? 'deze persoon' : email} je gegevens zien en voor je noteren?`,
    },
    submit: 'Uitnodiging versturen',
    makeLink: 'Link maken',
    failed: 'De uitnodiging kon niet worden verstuurd.',
    sent: (email) => `${email} is uitgenodigd. We hebben een link gemaild.`,
  },

  link: {
    title: 'Uitnodigingslink',
    label: (email) => `Link voor ${email}`,
    hint: (email) =>
      `Geef de link door. Die werkt 7 dagen, voor een account met het adres ${email}.`,
    subject: 'Een uitnodiging voor Dosewise',
    message: (url, email) =>
      `Ik wil mijn gegevens in Dosewise met je delen. Open deze link, en log in of maak een account met ${email}: ${url}\n\nDe link werkt 7 dagen.`,
  },

  invitation: {
    title: (email) => `${email} nodigt je uit`,
    rights: {
      sees: 'Je kunt dan de gegevens, het schema en het rapport van deze persoon zien, maar niet wijzigen.',
      logs: 'Je kunt dan de gegevens van deze persoon zien, doses, wegingen, klachten en metingen voor deze persoon noteren, en wijzigen of verwijderen wat je zelf hebt genoteerd.',
    },
    lasts: (day) => (day === null ? 'Er is geen einddatum.' : `Tot en met ${day}.`),
    comeIn: (email) =>
      `De uitnodiging is voor ${email}. Maak een account met dit adres, of log in op je account.`,
    logInFirst: (email) =>
      `De uitnodiging is voor ${email}. Log in met dit adres. Heb je geen account, vraag er dan een aan de beheerder van deze server.`,
    register: 'Account maken',
    logIn: 'Inloggen',
    otherAccount: (invited, own) =>
      `De uitnodiging is voor ${invited}, maar je bent ingelogd als ${own}. Log uit en gebruik het andere account, of vraag om een uitnodiging voor ${own}.`,
    logOut: 'Uitloggen',
    dead: 'Deze uitnodiging werkt niet meer',
    deadHint: 'De uitnodiging is verlopen, aangenomen of ingetrokken. Vraag om een nieuwe link.',
    goOn: 'Doorgaan',
    loadFailed: 'De uitnodiging kon niet worden geladen.',
    accept: 'Aannemen',
    later: 'Niet nu',
    failed: 'De uitnodiging kon niet worden aangenomen.',
    accepted: (email) => `Je kunt nu de gegevens van ${email} zien.`,
  },

  acts: {
    title: 'Wat anderen hebben gedaan',
    none: 'Het afgelopen jaar heeft niemand anders iets genoteerd, gewijzigd of verwijderd.',
    did: {
      added: (email, what) => `${email} noteerde: ${what}`,
      changed: (email, what) => `${email} wijzigde: ${what}`,
      deleted: (email, what) => `${email} verwijderde: ${what}`,
    },
    when: (at, date) => `Op ${at}, registratie van ${date}`,
    weighIn: (weight) => `gewicht ${weight}`,
    symptom: (name, severity) => `${name}, ${number(severity)} van 10`,
    measurement: (name, value) => `${name}, ${value}`,
    dose: (mg, medicine) => `${mg} mg ${medicine}`,
  },

  waiting: {
    title: 'Nog niet verstuurd: registraties voor anderen',
    lead: 'Dit heb je voor iemand anders genoteerd. Het staat alleen op dit apparaat.',
    kinds: {
      dose: 'Dosis',
      weight: 'Gewicht',
      symptom: 'Klacht',
      measurement: 'Meting',
    },
    entry: (what, email) => `${what} voor ${email}`,
    waits: 'Nog niet verstuurd.',
    tryAgain: 'Opnieuw proberen',
    discard: 'Verwijderen',
  },

  ended: {
    pageTitle: 'Niet meer gedeeld · Dosewise',
    title: (email) => `Je kunt de gegevens van ${email} niet meer zien`,
    lead: 'Het delen is gestopt, of de laatste dag is voorbij. Je kunt om een nieuwe uitnodiging vragen.',
    mine: 'Mijn eigen gegevens tonen',
  },
  ofOwn: {
    pageTitle: 'Je eigen account · Dosewise',
    title: 'Deze pagina gaat over je eigen account',
    lead: (email) => `Je bekijkt de gegevens van ${email}.`,
  },
};

export const settingsTexts: Words<typeof settingsEnglish> = {
  pageTitle: (title) => `${title} · Dosewise`,
  loginPrompt: 'Log in om je instellingen te wijzigen.',
  title: 'Instellingen',
  loading: 'Laden …',
  loadFailed: 'De instellingen konden niet worden geladen. Probeer het opnieuw.',

  theme: 'Thema',
  themeHint: 'Alleen voor deze browser.',

  sections: {
    [PATHS.settingsReminders]: 'Herinneringen',
    [PATHS.settingsUnits]: 'Eenheden, taal en land',
    [PATHS.settingsMedicines]: 'Geneesmiddelen en Golden Dose',
    [PATHS.settingsCalendar]: 'Agenda',
    [PATHS.settingsPrivacy]: 'Privacy en e-mail',
    [PATHS.security]: 'Beveiliging',
    [PATHS.settingsAccount]: 'Account',
  },
  backToAll: 'Terug naar Instellingen',
  people: 'Personen',
  now: {
    people: 'Wie je gegevens kan zien, en wiens gegevens jij kunt zien',
    needsServer: 'Alleen met een server',
    needsAccount: 'Alleen met een account',
    asFile: 'Geplande doses als bestand',
    off: 'Uit',
    noKind: 'Nog niets gekozen',
    noChannel: 'Wordt nog nergens heen gestuurd',
    reminders: (kinds, channels) =>
      `${plural(kinds, { one: '# herinnering', other: '# herinneringen' })} via ${channels}`,
    channels: { push: 'melding', email: 'e-mail', ntfy: 'ntfy' },
    goldenOn: (ml) => `Golden Dose aan, ${number(ml)} mL`,
    goldenOff: 'Golden Dose uit',
    calendarSince: (day) => `Aan sinds ${day}`,
    allEmails: 'Alle e-mails',
    someEmails: (count, all) => `${number(count)} van ${number(all)} soorten e-mail`,
    noEmails: 'Geen e-mails',
    accountEmails: 'Alleen e-mails over je account',
    passwordOnly: 'Alleen een wachtwoord',
    passwordAndCode: 'Wachtwoord en een code',
    code: 'een code',
    passkeys: (count) => plural(count, { one: '# passkey', other: '# passkeys' }),
  },

  preferences: 'Voorkeuren',
  parts: {
    goldenDose: {
      saved: 'Instellingen van de Golden Dose opgeslagen!',
      refused: 'De instellingen van de Golden Dose konden niet worden opgeslagen',
      unreachable:
        'Fout bij het opslaan van de instellingen van de Golden Dose. Probeer het opnieuw.',
    },
    country: {
      saved: 'Land opgeslagen!',
      refused: 'Het land kon niet worden opgeslagen',
      unreachable: 'Fout bij het opslaan van het land. Probeer het opnieuw.',
    },
    currency: {
      saved: 'Valuta opgeslagen!',
      refused: 'De valuta kon niet worden opgeslagen',
      unreachable: 'Fout bij het opslaan van de valuta. Probeer het opnieuw.',
    },
    timeZone: {
      saved: 'Tijdzone opgeslagen!',
      refused: 'De tijdzone kon niet worden opgeslagen',
      unreachable: 'Fout bij het opslaan van de tijdzone. Probeer het opnieuw.',
    },
    units: {
      saved: 'Eenheden opgeslagen!',
      refused: 'De eenheden konden niet worden opgeslagen',
      unreachable: 'Fout bij het opslaan van de eenheden. Probeer het opnieuw.',
    },
  },
  save: 'Instellingen opslaan',
  nothingToSave: 'Alles is al opgeslagen.',
  saveRefused: (why) => `Fout: ${why}`,

  goldenDose: 'Golden Dose',
  goldenClaim:
    'Een extra dosis naast de 4 doses volgens het etiket, opgezogen uit de vloeistof die daarna in de pen over is. Volgens sommige bronnen bespaart dat ongeveer 20–25%.',
  aboutGolden: 'Meer',
  aboutGoldenRest: ' over de Golden Dose',
  closeGolden: 'Sluiten',
  goldenRefused: 'De instellingen van de Golden Dose konden niet worden geladen.',
  goldenUnreachable:
    'Fout bij het laden van de instellingen van de Golden Dose. Probeer het opnieuw.',
  trackGolden: 'Golden Doses bijhouden',
  trackGoldenHint: 'Voor nieuwe pennen. Elke pen heeft een eigen schakelaar.',
  volume: 'Gebruikelijk volume',
  volumeUnit: 'mL',
  volumeSpoken: (ml) => `${number(ml)} milliliter`,
  volumeHint: 'Dit volume is al ingevuld als je een Golden Dose noteert. Het is geen aanbeveling.',

  languageFailed: 'De taal kon niet worden opgeslagen. Probeer het opnieuw.',
  language: 'Taal',
  country: 'Land',
  currency: 'Valuta',
  currencyHint: 'Voor kosten die je vanaf nu invult.',
  timeZone: 'Tijdzone',
  timeZoneHint: 'Voor je schema, herinneringen en begin van de dag.',
  deviceZone: (zone) => ` Dit apparaat staat op ${zone}.`,
  weightUnit: 'Gewicht in',
  weightUnits: {
    kg: 'kg',
    lb: 'lb',
    st: 'st en lb',
  },
  heightUnit: 'Lengte in',
  heightUnits: {
    cm: 'cm',
    ft: 'ft en in',
  },
  unitsHint: 'In exports staan altijd kg en cm.',
  priceList: 'Lijstprijzen',
  prices: (country) => `Prijs van een pen per sterkte, ${country}`,
  pricesFailed: 'De prijzen konden niet worden geladen.',
  tryAgain: 'Opnieuw proberen',
  strength: (mg) => `${number(mg)} mg`,
  noPrice: 'Geen prijs',
  medicine: 'Geneesmiddel',
  noPricesOf: (medicine, country) =>
    `Voor ${medicine} is geen lijstprijs bekend (${country}). Doses daarvan tellen niet mee in je besparing.`,
  priceFrom: (day) => `vanaf ${day}`,
  usualPrice: 'de gebruikelijke prijs van het land',

  account: 'Account',
  name: {
    label: 'Je naam',
    hint: 'Personen met wie je deelt, zien je naam, met je e-mailadres eronder.',
    save: 'Naam opslaan',
    saved: 'Je naam is opgeslagen.',
    removed: 'Je naam is verwijderd.',
    failed: 'Je naam kon niet worden opgeslagen. Probeer het opnieuw.',
  },
  email: 'E-mail',
  accountType: 'Soort account',
  types: { admin: 'Admin', user: 'Gebruiker' },
  memberSince: 'Account sinds',
  lastLogin: 'Laatst ingelogd',
  never: 'Nooit',

  emails: 'E-mailvoorkeuren',
  onlyAccountEmails:
    'Deze server verstuurt e-mails over je account en de herinneringen die je kiest, en geen andere.',
  emailsLoadFailed: 'Je e-mailvoorkeuren konden niet worden geladen.',
  emailsSaved: 'E-mailvoorkeuren opgeslagen!',
  emailsFailed: 'De e-mailvoorkeuren konden niet worden opgeslagen. Probeer het opnieuw.',
  unsubscribed:
    'Je bent afgemeld voor reclame, nieuws over de app en tips. E-mails over je account en de herinneringen die je hebt gekozen, blijven komen.',
  unsubscribe: 'Afmelden voor alle e-mails',
  resubscribe: 'Weer aanmelden voor alles',
  topics: {
    marketing: ['Reclame', 'Aanbiedingen en nieuws'],
    productUpdates: ['Nieuws over de app', 'Wat hier nieuw is'],
    tips: ['Tips', 'Hoe je meer uit je gegevens haalt'],
  },

  analytics: 'Gebruiksstatistieken',
  noAnalytics: 'Deze server gebruikt geen analysedienst.',
  analyticsAllowed:
    'Mijn e-mailadres en gegevens over mijn pennen en doses naar de analysedienst sturen',
  analyticsOn: 'Bedankt. De gebruiksstatistieken staan aan.',
  analyticsOff: 'De gebruiksstatistieken staan uit.',
  analyticsFailed:
    'Je antwoord kon niet worden opgeslagen. Er wordt niets verstuurd tot het is opgeslagen.',
  analyticsObjected:
    'Je browser vraagt websites je niet te volgen (Global Privacy Control of Do Not Track). Daarom wordt er niets verstuurd.',

  deleteAccount: 'Mijn account verwijderen',
  deleteHint: 'Verwijdert je account en alles erin definitief. Misschien wil je eerst ',
  deleteHintExport: 'je gegevens exporteren',
  deleteHintRest: '.',
  inBackups: (days) =>
    days === null
      ? 'In de back-ups van deze server kunnen kopieën blijven staan.'
      : `In de back-ups van deze server kunnen kopieën tot ${countDays(days)} blijven staan, en langer in een back-up van vóór een update.`,
  deleteWarning: 'Dit kan niet ongedaan worden gemaakt',
  deleteWhat: (email) =>
    `Dit verwijdert het account ${email} en alle pennen, doses, wegingen, metingen en klachten daarin.`,
  deleteRemains:
    'Wat je voor andere mensen hebt genoteerd, blijft bij hen staan, samen met je e-mailadres.',
  deletePassword: 'Wachtwoord',
  confirmationWord: 'VERWIJDEREN',
  typeToConfirm: (word) => `Typ ${word} om te bevestigen`,
  keepAccount: 'Mijn account behouden',
  confirmDelete: 'Definitief verwijderen',
  deleteFailed: 'Het account kon niet worden verwijderd.',
  deleted:
    'Je account en alles erin zijn verwijderd. In de back-ups van deze server kunnen kopieën blijven staan.',

  calendar: {
    title: 'Agenda',
    loading: 'Laden …',
    loadFailed: 'Je agenda kon niet worden geladen.',
    what: 'Bekijk in je eigen agenda je geplande doses, de laatste dag waarop je een pen kunt gebruiken en de dag waarop je voorraad op is. Afspraken hebben een discrete tekst als je herinneringen die ook hebben.',
    make: 'Toevoegen aan mijn agenda',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',

    address: 'Adres van je agenda',
    addressHint:
      'Je ziet het maar één keer. Iedereen die het heeft, kan je agenda lezen zonder in te loggen.',
    open: 'Openen in een agenda-app',

    since: (day) => `Aan sinds ${day}.`,
    lastRead: (when) => `Laatst opgehaald: ${when}.`,
    notRead: 'Nog niet opgehaald.',
    replace: 'Nieuw adres',
    turnOff: 'Uitzetten',
    replaceTitle: 'Een nieuw adres maken?',
    replaceQuestion:
      'Het oude adres werkt dan niet meer. Agenda’s die het gebruiken, hebben het nieuwe adres nodig.',
    turnOffTitle: 'De agenda uitzetten?',
    turnOffQuestion:
      'Het adres werkt dan niet meer. De meeste agenda-apps verwijderen dan de afspraken; doet die van jou dat niet, verwijder daar dan het abonnement.',

    how: 'Wat je met het adres doet',
    apps: [
      {
        name: 'Apple',
        how: 'iPhone: Instellingen, Apps, Agenda, Agenda-accounts, Voeg account toe, Anders, Voeg agenda-abonnement toe. Mac: in Agenda: Archief, Nieuw agenda-abonnement. Vink bij ‘Verwijder’ de meldingen uit om vóór een dosis een melding te krijgen.',
      },
      {
        name: 'Google',
        how: 'Op een computer: in Google Agenda het plusje naast ‘Andere agenda’s’, Via URL. Google werkt de agenda hoogstens een paar keer per dag bij, en negeert de meldingen ervan.',
      },
      {
        name: 'Outlook',
        how: 'Op het web: in Agenda, Agenda toevoegen, Abonneren via internet. Het kan enkele uren duren voor je wijzigingen ziet.',
      },
    ],
  },
};

/** A time in the largest unit that says it whole. */
const span = (minutes: number) =>
  minutes < 60 || minutes % 60 !== 0 ? `${number(minutes)} min` : `${number(minutes / 60)} uur`;

export const settingsRemindersTexts: Words<typeof settingsRemindersEnglish> = {
  loading: 'Laden …',
  loadFailed: 'De herinneringen konden niet worden geladen. Probeer het opnieuw.',

  what: 'Wat we versturen',
  dose: 'Als het tijd is voor een dosis',
  doseHint: 'Stopt zodra je de dosis noteert of overslaat.',
  optionsOf: (kind) => `Opties: ${kind}`,
  lead: 'Herinner me',
  atItsTime: 'Als het tijd is',
  before: (minutes) => `${span(minutes)} ervoor`,
  repeat: 'Opnieuw herinneren',
  noRepeat: 'Nee',
  every: (minutes) => (minutes === 60 ? 'Elk uur' : `Elke ${span(minutes)}`),
  andAgain: (first, minutes) =>
    `${first}, daarna ${minutes === 60 ? 'elk uur' : `elke ${span(minutes)}`}`,
  times: 'Maximaal herhalen',
  timesOf: (count) => `${number(count)} keer`,
  stock: 'Voordat je pennen opraken',
  daysBeforeAt: (count) => `${countDays(count)} ervoor, om 09:00`,
  discard: 'Op de laatste dag om een pen te gebruiken',
  discardHint: 'Om 09:00',
  daysBefore: 'Hoelang van tevoren',
  days: countDays,
  weighIn: 'Om me te wegen',
  weeklySummary: 'Weekoverzicht',
  day: 'Dag',
  weekdays: 'Dagen',
  time: 'Tijd',
  dayAt: (day, time) => `${day} om ${time}`,

  where: 'Versturen naar',
  nowhere: 'Kies er minstens één, anders wordt er niets verstuurd.',
  chooseFirst: 'Kies eerst waar herinneringen heen gaan.',
  calendar: 'Toevoegen aan mijn agenda',
  noWay:
    'Deze server kan nog geen herinneringen versturen. De beheerder moet e-mail of meldingen instellen. Je agenda kan je wel herinneren.',
  browsers: 'Meldingen',
  notifyHere: 'Meldingen in deze browser',
  notifiedHere: 'Meldingen staan aan in deze browser.',
  thisBrowser: (device) => `${device} (deze)`,
  added: (day) => `Toegevoegd: ${day}, nog niets verstuurd`,
  lastSent: (when, answer) => `${when}: ${answer}`,
  removeDevice: (device) => `${device} verwijderen`,
  remove: 'Verwijderen',
  removeFailed: 'Deze browser kon niet worden verwijderd. Probeer het opnieuw.',
  unsupported: 'Deze browser kan geen meldingen tonen.',
  shareMenu:
    'Op een iPhone of iPad: open het deelmenu, kies ‘Zet op beginscherm’ en open Dosewise van daaruit. Dan kun je meldingen krijgen.',
  oldShareMenu:
    'Voor meldingen is iOS 16.4 of nieuwer nodig; dit apparaat heeft een oudere versie. Herinneringen kunnen je bereiken per e-mail, ntfy of via je agenda.',
  blocked:
    'Meldingen zijn geblokkeerd voor deze site. Sta ze toe in de site-instellingen van je browser, naast het adres, en kom dan hier terug.',
  email: 'E-mail',
  ntfyShort: 'ntfy',
  ntfy: 'ntfy-onderwerp',
  ntfyHint: (hosts) =>
    `Een adres bij ${hosts}. Iedereen die het onderwerp kent, kan lezen wat daarheen wordt verstuurd.`,
  ntfyExample: (host) => `https://${host}/mijn-onderwerp`,
  test: 'Test versturen',
  testOf: {
    push: 'Test versturen naar de browsers',
    email: 'Test versturen per e-mail',
    ntfy: 'Test versturen naar ntfy',
  },
  testFailed: 'De test kon niet worden verstuurd. Probeer het opnieuw.',
  testAnswer: (answer) => `Test: ${answer}`,
  last: (when, answer) => `Laatst: ${when}, ${answer}`,

  how: 'Opties',
  howHint: 'Stille uren, discrete tekst',
  quiet: 'Stille uren',
  quietHint: 'Herinneringen wachten tot deze uren voorbij zijn.',
  from: 'Van',
  to: 'Tot',
  discreet: 'Discrete tekst',
  discreetHint: 'Er wordt geen geneesmiddel, pen of hoeveelheid genoemd.',
  lockScreen: 'Op het vergrendelscherm',
  discreetExample: 'Dosewise: er staat iets gepland',
  openExample: 'Geplande dosis: 10 mg, 40 klikken uit Pen 15',
};

export const settingsSecurityTexts: Words<typeof settingsSecurityEnglish> = {
  lead: 'Hoe je inlogt, en waar.',
  loginPrompt: 'Log in om de beveiliging van je account te zien.',
  count: (count) => (count === undefined ? null : count === 0 ? 'Geen' : number(count)),

  sessions: 'Waar je bent ingelogd',
  sessionsLead: 'Herken je een apparaat niet, log het dan uit en wijzig je wachtwoord.',
  sessionsLeadWithout: 'Herken je een apparaat niet, log het dan uit.',
  devices: (count) => plural(count, { one: '# apparaat', other: '# apparaten' }),
  sessionsFailed: 'Je sessies konden niet worden geladen.',
  thisOne: 'Dit apparaat',
  unknownDevice: 'Onbekend apparaat',
  since: (day) => `Sinds ${day}.`,
  lastUsed: (time) => `Laatst gebruikt: ${time}.`,
  end: 'Uitloggen',
  endOf: (device, day) => `Uitloggen: ${device}, sinds ${day}`,
  endTitle: 'Dit apparaat uitloggen?',
  endQuestion: (device) => `${device} wordt meteen uitgelogd.`,
  confirmEnd: 'Uitloggen',
  endFailed: 'Het apparaat kon niet worden uitgelogd.',

  elsewhereHint:
    'Nog ingelogd op een telefoon die je hebt verkocht, of op de computer van iemand anders? Hiermee word je op alle andere apparaten uitgelogd en stopt het delen met iedereen die je gegevens kan zien. Ook trekken we alle API-tokens, gedeelde rapporten, webhooks, openstaande uitnodigingen, het agenda-adres en het ntfy-adres in.',
  endElsewhere: 'Op andere apparaten uitloggen',
  elsewhereEnded: 'Je bent op alle andere apparaten uitgelogd.',
  elsewhereFailed: 'Dat is niet gelukt. Probeer het opnieuw.',

  password: 'Wachtwoord wijzigen',
  currentPassword: 'Huidig wachtwoord',
  enterCurrent: 'Vul je huidige wachtwoord in.',
  passwordFailed: 'Het wachtwoord kon niet worden gewijzigd.',
  passwordLead:
    'Als je je wachtwoord wijzigt, word je op elk ander apparaat uitgelogd en stopt het delen met iedereen die je gegevens kan zien. Ook trekken we alle API-tokens, gedeelde rapporten, webhooks, openstaande uitnodigingen, het agenda-adres en het ntfy-adres in.',
  firstPassword: 'Wachtwoord instellen',
  firstPasswordLead:
    'Je account heeft geen wachtwoord. Met een wachtwoord kun je ook met je e-mailadres inloggen. Als je er een instelt, word je op elk ander apparaat uitgelogd en stopt het delen met iedereen die je gegevens kan zien. Ook trekken we alle API-tokens, gedeelde rapporten, webhooks, openstaande uitnodigingen, het agenda-adres en het ntfy-adres in.',
  passwordChanged: 'Wachtwoord gewijzigd. Elk ander apparaat is uitgelogd.',

  address: {
    title: 'E-mailadres',
    lead: 'Met dit adres log je in, en hierheen sturen we links voor een nieuw wachtwoord.',
    noPasswordLead: 'Naar dit adres sturen we berichten over je account.',
    current: (email) => `Je adres is ${email}.`,
    newEmail: 'Nieuw e-mailadres',
    change: 'Adres wijzigen',
    failed: 'Het adres kon niet worden gewijzigd.',
    sent: (email) =>
      `We hebben een link gemaild naar ${email}, tenzij dat adres al een account heeft. Open de link binnen een uur. Tot je dat doet, verandert er niets.`,
    noMailSent: (email) =>
      `Vraag de beheerder van de server om de link, en open die binnen een uur. Als ${email} al een account heeft, is er geen link. Tot je de link opent, verandert er niets.`,
  },

  passkeys: {
    title: 'Passkeys',
    lead: 'Log in met de vingerafdruk, gezichtsherkenning of pincode van je apparaat, zonder wachtwoord of code. Als je je wachtwoord wijzigt, blijven je passkeys werken. We vragen of je ze wilt verwijderen.',
    none: 'Je hebt geen passkeys.',
    notHere: 'Voor passkeys heb je een recente browser nodig en een adres dat begint met https.',
    loadFailed: 'Je passkeys konden niet worden geladen.',
    made: (day) => `Gemaakt: ${day}.`,
    neverUsed: 'Nog niet gebruikt.',
    lastUsed: (time) => `Laatst gebruikt: ${time}.`,
    make: 'Passkey maken',
    makeFailed: 'De passkey kon niet worden gemaakt.',
    notMade: 'Er is geen passkey gemaakt. Je kunt het opnieuw proberen.',
    alreadyHere: 'Je hebt al een passkey op dit apparaat.',
    remove: 'Verwijderen',
    removeOf: (name) => `Verwijderen: ${name}`,
    removeTitle: 'Deze passkey verwijderen?',
    removeQuestion: (name) =>
      `Je kunt dan niet meer inloggen met ${name}. Verwijder de passkey ook op dat apparaat, anders blijft het apparaat die aanbieden.`,
    confirmRemove: 'Passkey verwijderen',
    removeFailed: 'De passkey kon niet worden verwijderd.',
  },

  oidc: {
    title: (name) => `Inloggen met ${name}`,
    lead: (name) =>
      `Je kunt hier inloggen met je gekoppelde account bij ${name}. Iedereen die dat account kan gebruiken, kan hier ook inloggen.`,
    endsWithPassword: 'Als je je wachtwoord wijzigt, wordt de koppeling verwijderd.',
    loadFailed: 'Dit kon niet worden geladen.',
    none: 'Niet gekoppeld',
    linkedAs: (who) => `Gekoppeld als ${who}.`,
    since: (day) => `Sinds ${day}.`,
    neverUsed: 'Nog niet gebruikt.',
    lastUsed: (time) => `Laatst gebruikt: ${time}.`,
    link: 'Extern account koppelen',
    linkAnother: 'Ander extern account koppelen',
    linkFailed: 'Dat is niet gelukt. Probeer het opnieuw.',
    unlink: 'Ontkoppelen',
    unlinkTitle: 'Dit externe account ontkoppelen?',
    unlinkQuestion: (who, name) => `${who} bij ${name} kan hier dan niet meer inloggen.`,
    confirmUnlink: 'Ja, ontkoppelen',
    unlinkFailed: 'Het externe account kon niet worden ontkoppeld.',
  },

  secondFactor: {
    title: 'Authenticator-app',
    lead: 'Bij het inloggen vul je ook een code van je telefoon in.',
    loadFailed: 'Dit kon niet worden geladen.',
    isOff: 'Uit',
    isOn: 'Aan',
    off: 'Uit. Je logt in zonder code.',
    on: 'Aan. Je hebt ook een code nodig om in te loggen, behalve met een passkey.',
    codesLeft: (count) =>
      count === 0
        ? 'Je hebt geen herstelcodes meer. Verwijder de app en stel die opnieuw in om nieuwe te krijgen.'
        : `Herstelcodes over: ${number(count)}.`,
    setUp: 'App instellen',
    setUpTitle: 'Authenticator-app instellen',
    passwordFirst: 'Vul je wachtwoord in om te beginnen.',
    confirmFirst: 'Voeg eerst een sleutel toe aan de app.',
    next: 'Doorgaan',
    beginFailed: 'Dat is niet gelukt. Probeer het opnieuw.',
    key: 'Sleutel',
    picture: 'QR-code van de sleutel',
    keyHint: 'Scan de QR-code met je authenticator-app, of vul deze sleutel daar in.',
    openApp: 'Openen in een app op dit apparaat',
    codeOfApp: 'De code van zes cijfers die de app nu toont.',
    turnOn: 'Aanzetten',
    recoveryTitle: 'Je herstelcodes',
    recoveryLead:
      'Elke code werkt één keer in plaats van de app. Bewaar ze op een plek waar je ook zonder je telefoon bij kunt. Je ziet ze niet nog een keer.',
    recoveryCodes: 'Herstelcodes',
    kept: 'Ik heb ze opgeslagen',
    remove: 'Verwijderen',
    removeTitle: 'De authenticator-app verwijderen?',
    removeLead: 'Je logt dan in zonder code.',
    codeHint: 'Uit de app, of een herstelcode.',
    removeFailed: 'De app kon niet worden verwijderd.',
  },

  tokens: {
    title: 'API-tokens',
    lead: 'Laat een script, een opdracht op je telefoon of een weegschaal je account gebruiken zonder je wachtwoord. Als je je wachtwoord wijzigt, wordt elk token ingetrokken.',
    none: 'Je hebt geen tokens.',
    loadFailed: 'Je tokens konden niet worden geladen.',
    scopes: {
      read: { name: 'Lezen', hint: 'Kan lezen wat je hier ziet, maar niets wijzigen.' },
      log: {
        name: 'Lezen en noteren',
        hint: 'Kan ook doses, wegingen, metingen en klachten noteren.',
      },
      all: {
        name: 'Alles',
        hint: 'Alles wat jij kunt, behalve deze pagina gebruiken, je wachtwoord wijzigen en het account verwijderen.',
      },
    },
    until: (day) => `Tot en met ${day}.`,
    noEnd: 'Verloopt niet.',
    neverUsed: 'Nog niet gebruikt.',
    lastUsed: (time) => `Laatst gebruikt: ${time}.`,
    made: (day) => `Gemaakt: ${day}.`,
    make: 'Token maken',
    name: 'Naam',
    nameHint: 'Waar het voor is, zoals Personenweegschaal.',
    nameError: 'Vul een naam in.',
    scope: 'Rechten',
    expiresOn: 'Laatste dag',
    expiresHint: 'Laat dit leeg als het token niet hoeft te verlopen.',
    fromPhone: 'Versturen vanaf een telefoon',
    pastDay: 'Kies vandaag of een latere dag.',
    makeFailed: 'Het token kon niet worden gemaakt.',
    madeTitle: 'Je nieuwe token',
    token: 'Token',
    tokenHint:
      'Kopieer het nu: je ziet het niet nog een keer. Iedereen die het heeft, kan in je account komen.',
    done: 'Klaar',
    remove: 'Intrekken',
    removeOf: (name) => `Intrekken: ${name}`,
    removeTitle: 'Dit token intrekken?',
    removeQuestion: (name) => `Alles wat ${name} gebruikt, verliest de toegang.`,
    confirmRemove: 'Token intrekken',
    removeFailed: 'Het token kon niet worden ingetrokken.',
  },
};

export const settingsSecurityPhoneTexts: Words<typeof settingsSecurityPhoneEnglish> = {
  title: 'Versturen vanaf een telefoon',
  lead: 'Een app op je telefoon kan wegingen, metingen, klachten en doses automatisch versturen. Vul een van deze adressen in de app in, en voeg de header ‘Authorization: Bearer JOUW-TOKEN’ toe, met een token dat mag lezen en noteren. Als je dezelfde gegevens twee keer verstuurt, ontstaat er niets dubbel.',
  apple: 'Health Auto Export',
  appleHint: 'Op een iPhone: een automatisering van het type REST API, als JSON.',
  android: 'Health Connect',
  androidHint: 'Op Android, bijvoorbeeld met HC Webhook. Die stuurt geen doses en geen klachten.',
  docs: 'Beschrijving van de API',
  close: 'Sluiten',
};

export const settingsWebhooksTexts: Words<typeof settingsWebhooksEnglish> = {
  title: 'Webhooks',
  lead: 'Stuur je doses, wegingen en herinneringen naar Gotify, Telegram, Home Assistant of een eigen programma.',
  count: (count) => (count === undefined ? null : count === 0 ? 'Geen' : number(count)),
  none: 'Er zijn geen webhooks.',
  loadFailed: 'Je webhooks konden niet worden geladen.',
  make: 'Webhook toevoegen',
  save: 'Opslaan',
  edit: 'Bewerken',
  editOf: (name) => `Bewerken: ${name}`,
  editTitle: 'Webhook bewerken',
  test: 'Testen',
  testOf: (name) => `Testen: ${name}`,
  testFailed: 'De test kon niet worden verstuurd. Probeer het opnieuw.',
  came: (answer) => `Antwoord: ${answer}`,
  last: (when, answer) => `Laatst: ${when}, ${answer}`,
  notYet: 'Nog niets verstuurd.',
  resting: 'Gepauzeerd',
  restingHint:
    'Gepauzeerd na 20 fouten op rij. Test de webhook of sla hem op om hem weer te starten.',
  template: 'Versturen naar',
  templates: {
    json: {
      name: 'Een eigen programma',
      hint: 'Het krijgt JSON via POST, ondertekend volgens Standard Webhooks.',
      example: 'https://example.com/hook',
    },
    gotify: {
      name: 'Gotify',
      hint: 'Het adres van je Gotify, met het token van een app die je daar hebt gemaakt.',
      example: 'https://gotify.example.com/message?token=…',
    },
    telegram: {
      name: 'Telegram',
      hint: 'Met het token dat BotFather aan je bot gaf, en het ID van je chat.',
      example: 'https://api.telegram.org/bot…/sendMessage?chat_id=…',
    },
    discord: {
      name: 'Discord',
      hint: 'Te maken in de instellingen van een kanaal, onder Integraties.',
      example: 'https://discord.com/api/webhooks/…',
    },
    pushover: {
      name: 'Pushover',
      hint: 'Met het token van een applicatie die je daar hebt gemaakt, en je user key.',
      example: 'https://api.pushover.net/1/messages.json?token=…&user=…',
    },
    apprise: {
      name: 'Apprise',
      hint: 'Het notify-adres van je Apprise API, met de sleutel ervan.',
      example: 'https://apprise.example.com/notify/…',
    },
    home_assistant: {
      name: 'Home Assistant',
      hint: 'Met het ID van de webhooktrigger van een automatisering.',
      example: 'https://home.example.com/api/webhook/…',
    },
  },
  url: 'Adres',
  urlHint: (hint, example) => `${hint} Bijvoorbeeld ${example}`,
  urlError: 'Vul het hele adres in, dat begint met https.',
  events: 'Wat er wordt verstuurd',
  eventNames: {
    'dose.due': 'Als het tijd is voor een dosis',
    'dose.logged': 'Als een dosis wordt genoteerd',
    'stock.low': 'Voordat je pennen opraken',
    'weight.logged': 'Als een gewicht wordt genoteerd',
    reminder: 'Elke herinnering die hierboven aanstaat',
  },
  eventsError: 'Kies er minstens één.',
  eventsShort: {
    'dose.due': 'geplande dosis',
    'dose.logged': 'dosis genoteerd',
    'stock.low': 'pennen raken op',
    'weight.logged': 'gewicht genoteerd',
    reminder: 'elke herinnering',
  },
  saveFailed: 'De webhook kon niet worden opgeslagen.',
  madeTitle: 'Webhook toegevoegd',
  secret: 'Sleutel voor de handtekening',
  secretHint:
    'Kopieer de sleutel nu als een eigen programma handtekeningen controleert: je ziet die niet nog een keer. Gotify, Telegram en de andere hebben de sleutel niet nodig.',
  done: 'Klaar',
  remove: 'Verwijderen',
  removeOf: (name) => `Verwijderen: ${name}`,
  removeTitle: 'Deze webhook verwijderen?',
  removeQuestion: (name) => `Naar ${name} wordt dan niets meer verstuurd.`,
  confirmRemove: 'Webhook verwijderen',
  removeFailed: 'De webhook kon niet worden verwijderd.',
};

export const setupTexts: Words<typeof setupEnglish> = {
  pageTitle: 'Instellen · Dosewise',
  title: 'Het eerste adminaccount maken',
  lead: 'De server toonde deze link bij het starten. De link werkt één keer.',
  email: 'E-mail',
  submit: 'Admin maken',
  failed: 'De admin kon niet worden gemaakt. Probeer het opnieuw.',
  dead: 'Deze link is niet volledig',
  deadHint: 'Open de hele link die de server bij het starten toonde.',
};

export const unsubscribeTexts: Words<typeof unsubscribeEnglish> = {
  pageTitle: 'Afmelden · Dosewise',
  title: 'Afmelden',
  loadFailed: 'Je aanmelding voor e-mails kon niet worden opgezocht.',
  endsMailsTo: 'Hiermee stoppen reclame, nieuws over de app en tips naar ',
  endsWhat:
    '. E-mails over je account en de herinneringen die je hebt gekozen, blijven komen. Je account en je gegevens blijven zoals ze zijn.',
  unsubscribe: 'Afmelden voor deze e-mails',
  reminders: {
    endsMailsTo: 'Hiermee stoppen herinneringen per e-mail naar ',
    endsWhat: '. Andere e-mails, en herinneringen via een ander kanaal, blijven zoals ze zijn.',
    unsubscribe: 'Stoppen met herinneringen per e-mail',
    getsNoMore: ' krijgt geen herinneringen per e-mail meer.',
    onAgain: 'Als je je bedenkt, kun je ze in Instellingen weer aanzetten.',
  },
  unsubscribeFailed: 'Je kon niet worden afgemeld.',
  onlySome:
    'Wil je er maar een paar? Log in en kies onderwerpen in Instellingen, onder ‘E-mailvoorkeuren’.',
  done: 'Je bent afgemeld',
  doneBefore: 'Je bent al afgemeld',
  getsNoMore:
    ' krijgt geen reclame, nieuws over de app en tips meer van ons. E-mails over je account en de herinneringen die je hebt gekozen, blijven komen.',
  resubscribe: 'Als je je bedenkt, kun je je in Instellingen weer aanmelden.',
  deadLink: 'Deze link werkt niet',
  deadLinkAdvice:
    'Misschien is de link niet volledig. Probeer de link in een nieuwere e-mail, of log in en meld je af in Instellingen, onder ‘E-mailvoorkeuren’.',
  toSettings: 'Naar Instellingen',
};
