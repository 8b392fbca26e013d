import type { texts as english } from '../../../../../features/account/settings/security/phone/texts.ts';
import type { Words } from '../../../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Enviar de um celular',
  lead: 'Um app no seu celular pode enviar pesagens, medidas, sintomas e doses automaticamente. Dê a ele um destes endereços e um cabeçalho Authorization com a palavra Bearer, um espaço e um token que possa ler e registrar. Enviar o mesmo de novo não adiciona nada.',
  apple: 'Health Auto Export',
  appleHint: 'Em um iPhone: uma automação do tipo REST API, em JSON.',
  android: 'Health Connect',
  androidHint: 'No Android, por exemplo HC Webhook. Não tem doses nem sintomas.',
  docs: 'Como isto é descrito para programas',
  close: 'Fechar',
};
