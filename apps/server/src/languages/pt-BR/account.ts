import type { ServerWords } from '../words.ts';

export const auth = {
  commonPassword: 'Esta senha está na lista das mais comuns. Escolha outra.',
  pastExpiry: 'Escolha hoje ou um dia posterior.',
  sameAddress: 'Este é o endereço que você já tem.',
  passwordRequired: 'Digite sua senha.',
  wrongPassword: 'Esta não é a sua senha.',
  noAccount: (email) => `Nenhuma conta tem o endereço ${email}.`,
} satisfies ServerWords['account/auth'];

export const secondFactor = {
  onAlready: 'Um app autenticador já está configurado. Remova-o antes.',
  notBegun: 'Recomece a configuração para receber uma nova chave.',
  wrongCode: 'Este código está errado ou já foi usado.',
  notOwn: 'Remova seu próprio app autenticador na sua página Segurança, com um código.',
} satisfies ServerWords['account/auth/second-factor'];

export const people = {
  ownAddress: 'Este é o seu próprio endereço.',
  there:
    'Você já compartilha seus registros com esta pessoa. Para mudar o que ela pode fazer, pare de compartilhar e depois a convide de novo.',
  pastDay: 'O último dia já passou.',
} satisfies ServerWords['account/people'];

export const pushSubscriptions = {
  unknownService: 'Este servidor não pode usar o serviço de notificações deste navegador.',
  brokenKeys: 'As chaves deste navegador não podem ser usadas.',
} satisfies ServerWords['account/push-subscriptions'];

export const reminders = {
  mail: {
    queued: 'O e-mail aguarda o envio',
    claimed: 'O e-mail aguarda o envio',
    sending: 'O e-mail está sendo enviado',
    suppressed: 'O servidor de e-mail recusa este endereço',
    failed: 'O servidor de e-mail não o aceitou',
    unconfirmed: 'Talvez enviado: o servidor parou antes da confirmação',
    cancelled: 'Não enviado',
  },
  mailTaken: {
    smtp: 'O servidor de e-mail o aceitou',
    outbox: 'Este servidor não envia e-mails',
  },
  test: 'Dosewise: o teste que você pediu',
  partly: (delivered, all, answer) =>
    `Aceito para ${delivered} de ${all} navegadores. Para outro: ${answer}`,
  noAddress: {
    push: 'Nenhum navegador seu recebe notificações',
    email: 'Não há endereço de e-mail',
    ntfy: 'Nenhum endereço do ntfy está definido',
  },
  noTopic: (hosts) =>
    hosts.length === 0
      ? 'Este servidor não envia ao ntfy.'
      : `O endereço do ntfy deve ser o de um tópico em ${hosts.join(' ou ')}.`,
} satisfies ServerWords['account/reminders'];

export const webhooks = {
  misfits: {
    plain:
      'Este endereço deve usar https. Quem administra este servidor pode permitir http para máquinas próprias.',
    private:
      'Este endereço fica em uma rede privada. Quem administra este servidor pode permitir máquinas assim.',
  },
} satisfies ServerWords['account/webhooks'];
