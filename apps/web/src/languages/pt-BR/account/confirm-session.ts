import type { texts as english } from '../../../features/account/confirm-session/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  title: 'É você?',
  lead: 'Isto dá acesso à sua conta a uma pessoa, um programa ou um aparelho. Confirme que é você; depois, tudo continua automaticamente.',
  password: 'Sua senha',
  code: 'Código do seu app autenticador',
  codeHint: 'Ou um dos seus códigos de recuperação.',
  enterCode: 'Digite um código.',
  confirm: 'Confirmar',
  usePassword: 'Usar a senha',
  useCode: 'Usar um código',
  byPasskey: 'Usar uma chave de acesso',
  byOidc: (name) => `Entrar de novo com ${name}`,
  oidcHint: 'Você sairá desta página. O que você digitou aqui e não salvou será perdido.',
  usePasskey: 'Usar uma chave de acesso',
  noPasskey:
    'Nenhuma chave de acesso foi usada. Você pode tentar de novo, ou confirmar de outra forma.',
  failed: 'Não foi possível confirmar. Tente de novo.',
};
