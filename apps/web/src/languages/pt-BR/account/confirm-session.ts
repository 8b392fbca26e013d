import type { texts as english } from '../../../features/account/confirm-session/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  title: 'É você?',
  lead: 'Isto dá a uma pessoa, um programa ou um aparelho acesso à sua conta. Confirme que é você; depois, tudo continua automaticamente.',
  password: 'Sua senha',
  code: 'Código do seu app autenticador',
  codeHint: 'Ou um dos seus códigos de recuperação.',
  enterCode: 'Digite um código.',
  confirm: 'Confirmar',
  usePassword: 'Usar a senha',
  useCode: 'Usar um código',
  byPasskey: 'Usar uma chave de acesso',
  byOidc: (name) => `Entrar de novo com ${name}`,
  oidcHint: 'Isto leva para fora desta página. O que você digitou aqui e não salvou se perde.',
  usePasskey: 'Usar uma chave de acesso',
  noPasskey:
    'Nenhuma chave de acesso foi usada. Você pode tentar de novo, ou confirmar de outra forma.',
  failed: 'Não foi possível confirmar isto. Tente de novo.',
};
