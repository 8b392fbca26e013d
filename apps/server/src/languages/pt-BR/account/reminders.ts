import type { ServerWords } from '../../words.ts';

export const reminders = {
  mail: {
    queued: 'O e-mail aguarda o envio',
    claimed: 'O e-mail aguarda o envio',
    sending: 'O e-mail está sendo enviado',
    suppressed: 'O servidor de e-mail recusa este endereço',
    failed: 'O servidor de e-mail não o aceitou',
    unconfirmed: 'Talvez tenha sido enviado: o servidor parou nesse meio-tempo',
    cancelled: 'Não enviado',
  },
  mailTaken: {
    smtp: 'O servidor de e-mail o aceitou',
    outbox: 'Este servidor não envia e-mails',
  },
  test: 'Dosewise: um teste, como você pediu',
  noAddress: {
    push: 'Nenhum navegador seu recebe notificações',
    email: 'Não há endereço de e-mail',
    ntfy: 'Nenhum endereço do ntfy está definido',
  },
  noTopic: (hosts) =>
    hosts.length === 0
      ? 'Esta instalação não envia nada ao ntfy.'
      : `O endereço do ntfy deve ser o de um tópico em ${hosts.join(' ou ')}.`,
} satisfies ServerWords['account/reminders'];
