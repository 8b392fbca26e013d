import type { texts as english } from '../../../kit/forms/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  closeTitle: 'Fermer sans enregistrer ?',
  closeQuestion: 'Ce que vous avez saisi ici sera perdu.',
  discard: 'Abandonner',
  keepEditing: 'Continuer',

  undo: 'Annuler',
  undone: 'Modification annulée.',

  copy: 'Copier',
  copied: 'Copié.',
  notCopied:
    'Votre navigateur n’a pas pu copier ce texte. Il est sélectionné : copiez-le vous-même.',

  enterEmail: 'Saisissez votre adresse e-mail.',
  emailWrong: 'Il faut une adresse e-mail, comme nom@example.com.',
  password: 'Mot de passe',
  enterPassword: 'Saisissez votre mot de passe.',
  code: 'Code',
  codeHint: 'Celui de votre application d’authentification, ou un code de récupération.',
  enterCode: 'Saisissez le code.',
  enterNewPassword: 'Saisissez un nouveau mot de passe.',
  passwordLength: (least, most) =>
    `Le mot de passe doit avoir de ${number(least)} à ${number(most)} caractères.`,
  passwordsDiffer: 'Les mots de passe ne correspondent pas',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: '8 caractères ou plus. Quelques mots à la suite conviennent bien.',
  confirmNewPassword: 'Confirmer le nouveau mot de passe',

  amount: (what, most) => `${what} : il faut un nombre de 0 à ${most}, comme 245,50.`,
  outOfYears: (what, first, last) =>
    `${what} : l’année doit être comprise entre ${first} et ${last}.`,
  currencies: {
    AUD: 'Dollar australien',
    USD: 'Dollar américain',
    GBP: 'Livre sterling',
    EUR: 'Euro',
    CAD: 'Dollar canadien',
  },
  currency: (code, name, symbol) => `${code} – ${name} (${symbol})`,
  thisDevice: (zone) => `${zone} (cet appareil)`,
};
