import type { texts as english } from '../../../features/account/confirm-email/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Novo endereço de e-mail · Dosewise',
  title: 'Usar este endereço?',
  lead: 'Sua conta passa a ter o endereço para o qual este link foi enviado. A partir daí, você entra com ele, e o endereço antigo recebe um aviso.',
  submit: 'Usar este endereço',
  failed: 'Não foi possível alterar o endereço. Tente de novo.',
  done: 'Seu endereço foi alterado',
  doneHint: (email) => `Entre com ${email} a partir de agora.`,
  toDashboard: 'Ir para o seu painel',
  logIn: 'Entrar',
  dead: 'Este link não funciona mais',
  deadHint: 'Ele vale uma vez, por uma hora. Peça outro na página Segurança.',
  toSecurity: 'Ir para Segurança',
};
