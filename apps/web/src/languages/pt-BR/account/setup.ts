import type { texts as english } from '../../../features/account/setup/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Configuração inicial · Dosewise',
  title: 'Criar o primeiro admin',
  lead: 'Este endereço foi mostrado quando o servidor iniciou, e funciona só uma vez.',
  email: 'E-mail',
  submit: 'Criar admin',
  failed: 'Não foi possível criar o admin. Tente de novo.',
  dead: 'Este endereço não está completo',
  deadHint: 'Abra o endereço inteiro que o servidor mostrou quando iniciou.',
};
