import type { texts as english } from '../../../features/account/unsubscribe/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Cancelar e-mails · Dosewise',
  title: 'Cancelar e-mails',
  loadFailed: 'Não foi possível consultar sua inscrição.',
  endsMailsTo: 'Isto encerra todos os nossos e-mails para ',
  endsWhat:
    ', exceto os que são sobre a própria conta. Sua conta e seus registros ficam como estão.',
  unsubscribe: 'Cancelar todos os e-mails',
  reminders: {
    endsMailsTo: 'Isto encerra os lembretes por e-mail para ',
    endsWhat: '. Outros e-mails, e lembretes por outros meios, ficam como estão.',
    unsubscribe: 'Parar lembretes por e-mail',
    getsNoMore: ' não receberá mais lembretes por e-mail.',
    onAgain: 'Se mudar de ideia, você pode ativá-los de novo em Configurações.',
  },
  unsubscribeFailed: 'Sua inscrição ainda não foi cancelada.',
  onlySome:
    'Quer só alguns deles? Entre na sua conta e escolha os assuntos em Configurações, em Preferências de e-mail.',
  done: 'Sua inscrição foi cancelada',
  doneBefore: 'Sua inscrição já estava cancelada',
  getsNoMore:
    ' não receberá mais e-mails nossos, exceto os que são sobre a própria conta, como o de uma nova senha que você pedir.',
  resubscribe: 'Se mudar de ideia, você pode se inscrever de novo em Configurações.',
  deadLink: 'Este link não funciona',
  deadLinkAdvice:
    'Ele pode estar incompleto. Tente o link de um e-mail mais novo, ou entre na sua conta e cancele em Configurações, em Preferências de e-mail.',
  toSettings: 'Ir para Configurações',
};
