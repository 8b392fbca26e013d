import type { ServerWords } from '../words.ts';

export const auth = {
  commonPassword: 'Dit wachtwoord staat op de lijst van de meest gebruikte. Kies een ander.',
  pastExpiry: 'Kies vandaag of een latere dag.',
  sameAddress: 'Dit is het adres dat je al hebt.',
  passwordRequired: 'Vul je wachtwoord in.',
  wrongPassword: 'Dit is niet je wachtwoord.',
  noAccount: (email) => `Er is geen account met het adres ${email}.`,
} satisfies ServerWords['account/auth'];

export const secondFactor = {
  onAlready: 'Er is al een authenticator-app ingesteld. Verwijder die eerst.',
  notBegun: 'Begin opnieuw met instellen om een nieuwe sleutel te krijgen.',
  wrongCode: 'Deze code klopt niet of is al gebruikt.',
  notOwn: 'Je eigen authenticator-app verwijder je op de pagina Beveiliging, met een code.',
} satisfies ServerWords['account/auth/second-factor'];

export const people = {
  ownAddress: 'Dit is je eigen adres.',
  there:
    'Je deelt je gegevens al met deze persoon. Wil je wijzigen wat die mag? Stop dan met delen en stuur een nieuwe uitnodiging.',
  pastDay: 'De laatste dag is al voorbij.',
} satisfies ServerWords['account/people'];

export const pushSubscriptions = {
  unknownService: 'Deze server kan de pushdienst van deze browser niet gebruiken.',
  brokenKeys: 'De sleutels van deze browser zijn niet bruikbaar.',
} satisfies ServerWords['account/push-subscriptions'];

export const reminders = {
  mail: {
    queued: 'De e-mail wacht op verzending',
    claimed: 'De e-mail wacht op verzending',
    sending: 'De e-mail wordt verstuurd',
    suppressed: 'De mailserver weigert dit adres',
    failed: 'De mailserver heeft de e-mail niet aangenomen',
    unconfirmed: 'Misschien verstuurd: de server stopte voordat dat zeker was',
    cancelled: 'Niet verstuurd',
  },
  mailTaken: {
    smtp: 'De mailserver heeft de e-mail aangenomen',
    outbox: 'Deze server verstuurt geen e-mail',
  },
  test: 'Dosewise: de test die je hebt aangevraagd',
  partly: (delivered, all, answer) =>
    `Geaccepteerd voor ${delivered} van ${all} browsers. Voor een andere: ${answer}`,
  noAddress: {
    push: 'Geen van je browsers is aangemeld voor meldingen',
    email: 'Er is geen e-mailadres',
    ntfy: 'Er is geen ntfy-adres ingesteld',
  },
  noTopic: (hosts) =>
    hosts.length === 0
      ? 'Deze server verstuurt niets naar ntfy.'
      : `Het ntfy-adres moet dat van een onderwerp bij ${hosts.join(' of ')} zijn.`,
} satisfies ServerWords['account/reminders'];

export const webhooks = {
  misfits: {
    plain:
      'Dit adres moet https gebruiken. De beheerder van deze server kan http naar eigen computers toestaan.',
    private:
      'Dit adres ligt in een privénetwerk. De beheerder van deze server kan zulke computers toestaan.',
  },
} satisfies ServerWords['account/webhooks'];
