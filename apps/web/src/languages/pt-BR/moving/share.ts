import type { texts as english } from '../../../features/moving/share/texts.ts';
import type { Words } from '../../words.ts';
import { sentence } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Relatório compartilhado · Dosewise',
  title: 'Relatório compartilhado',
  loading: 'Carregando…',
  dead: 'Este link não é válido',
  deadHint: 'Ele pode ter vencido ou sido revogado. Peça outro a quem o enviou.',
  askPasscode: 'Este relatório tem um código de acesso',
  passcode: 'Código de acesso',
  passcodeHint: 'Quem enviou o link sabe o código.',
  open: 'Abrir o relatório',
  missing: 'Digite o código de acesso.',
  wrong: 'Este código de acesso não está certo.',
  failed: 'Não foi possível abrir o relatório. Tente de novo.',
  until: (day) => sentence(`O link vale até ${day}`),
  print: 'Imprimir',
};
