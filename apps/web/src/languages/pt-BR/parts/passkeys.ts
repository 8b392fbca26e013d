import type { texts as english } from '../../../parts/passkeys/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Excluir também suas chaves de acesso?',
  lead: 'Tudo o mais que dava acesso à sua conta foi encerrado. Estas chaves de acesso ainda dão acesso:',
  advice: 'Mantenha-as se cada uma estiver em um aparelho seu.',
  delete: 'Excluir todas as chaves',
  keep: 'Manter',
  failed: 'Não foi possível excluir as chaves de acesso.',
};
