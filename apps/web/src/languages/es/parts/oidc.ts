import type { texts as english } from '../../../parts/oidc/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  noPasswords: 'Este servidor no acepta contraseñas',
  noPasswordsHint: 'Aquí se inicia sesión de otra manera.',
  logIn: 'Ir a iniciar sesión',
};
