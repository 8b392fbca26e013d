import type { texts as english } from '../../../parts/oidc/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  noPasswords: 'Este servidor não aceita senhas',
  noPasswordsHint: 'Aqui há outra forma de entrar.',
  logIn: 'Ir para o login',
};
