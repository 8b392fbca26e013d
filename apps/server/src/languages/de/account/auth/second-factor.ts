import type { ServerWords } from '../../../words.ts';

export const secondFactor = {
  onAlready: 'Eine Authenticator-App ist schon eingerichtet. Entferne sie zuerst.',
  notBegun: 'Fordere zuerst einen neuen Schlüssel an.',
  wrongCode: 'Dieser Code ist falsch oder wurde schon benutzt.',
  notOwn: 'Deinen eigenen zweiten Faktor entfernst du auf deiner Seite Sicherheit, mit einem Code.',
} satisfies ServerWords['account/auth/second-factor'];
