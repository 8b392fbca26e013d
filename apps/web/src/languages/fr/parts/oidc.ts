import type { texts as english } from '../../../parts/oidc/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  noPasswords: 'Ce serveur n’accepte pas de mots de passe',
  noPasswordsHint: 'Il y a ici une autre façon de se connecter.',
  logIn: 'Aller à la connexion',
};
