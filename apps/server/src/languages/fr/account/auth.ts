import type { ServerWords } from '../../words.ts';

export const auth = {
  commonPassword:
    'Ce mot de passe est dans la liste des plus courants. Veuillez en choisir un autre.',
  pastExpiry: 'Choisissez aujourd’hui ou un jour plus tard.',
  sameAddress: 'C’est l’adresse que vous avez déjà.',
  passwordRequired: 'Saisissez votre mot de passe.',
  wrongPassword: 'Ce n’est pas votre mot de passe.',
  noAccount: (email) => `Aucun compte n’a l’adresse ${email}.`,
} satisfies ServerWords['account/auth'];
